### The book of games

chronicle-heading = Livro de cume
chronicle-games = Partidas
chronicle-players = Jogadores
chronicle-dice = Dados
chronicle-back = Voltar
chronicle-nowhere = Aqui ainda não há partidas.
chronicle-unreadable = Não é possível ler a pasta das partidas.
chronicle-reading = Lendo as partidas: { $done } de { $all }…
chronicle-none = Ainda não há partidas. Todas as de mesa ficam aqui.
chronicle-none-such = Nenhuma partida corresponde.
chronicle-unusable = { $files ->
    [one] Um arquivo não pode ser lido: { $file }
   *[other] { $files } arquivos não podem ser lidos, como { $file }
}
chronicle-who = Jogador
chronicle-everyone = Todos
chronicle-rules = Regras
chronicle-rules-usual = Padrão
chronicle-rules-house = Da casa
chronicle-company = Mesa
chronicle-any = Todas
chronicle-people = Só pessoas
chronicle-bots = Com bots
chronicle-page = Página
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Rever
chronicle-won = { $turns ->
    [one] Vitória: { $names }, { $turns } turno
   *[other] Vitória: { $names }, { $turns } turnos
}
chronicle-unfinished = Não terminada
chronicle-in-progress = Em andamento
chronicle-played-on = Continua outra partida, não conta
chronicle-won-of = Vencidas { $figures }
chronicle-beside = { $counted } · esperado { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, { $expected } esperados
chronicle-band = Faixa verde: onde a sorte normal termina 19 vezes em 20. Linha: a média.
chronicle-faces = Faces
chronicle-sums = Somas de dois dados
chronicle-sums-note = Cada dado em um par
chronicle-pairs = Primeiro e segundo dado
chronicle-stray = Conjuntos justos tão desiguais: { $percent } em 100
player-wins = Partidas vencidas
player-no-wins = Nenhuma partida terminada ainda.
player-wins-of = { $games ->
    [one] { $games } partida de { $seats }
   *[other] { $games } partidas de { $seats }
}
player-wins-all = Todas as { $games } partidas
player-luck = Sorte
player-busts = { $rolls ->
    [one] Quedas em { $rolls } rolagem
   *[other] Quedas em { $rolls } rolagens
}
player-faces = Dados – conjuntos justos tão desiguais: { $percent } em 100.
player-turns = Turnos
player-turns-note = Turnos: { $turns }; rolagens em média: { $rolls }; passos garantidos: { $banked }, perdidos: { $lost }.
player-rolls-many = { $rolls } rolagens ou mais
player-columns = Colunas
player-column = { $visited } · conquistada { $claimed }
player-bold = Rolagens mais ousadas
player-survived = { $percent } em 100, sem queda · turno { $turn }
player-fell = { $percent } em 100, e queda · turno { $turn }
player-against = Cara a cara
player-against-one = { $games ->
    [one] { $name }, { $games } partida
   *[other] { $name }, { $games } partidas
}
player-skill = Decisões
player-no-skill = O Cume revê as partidas enquanto este livro está aberto. Volte daqui a pouco.
player-skill-note = Segundo o Cume, partidas perdidas a cada 100 decisões: { $lost } (partidas: { $games }, decisões: { $decisions }).
player-trend = Últimas { $games } partidas: { $lately }. Antes: { $before }.
identity-open = Nome e privacidade
identity-counts-as = Mesma pessoa que
identity-itself = Ninguém
identity-hidden = Ocultar das listas
identity-is-hidden = Fora das listas
identity-kept-out = As partidas não contam
identity-note = Para convidados e crianças: partidas que não contam não contam para ninguém. Apagar tira o nome de todas as partidas para sempre; as jogadas só contra bots vão junto.
identity-merge = A mesma pessoa?
identity-merge-note = Todas as partidas de { $earlier } vão contar para { $now }. Não dá para desfazer.
identity-merge-no = Deixar separados
identity-merge-yes = Contar juntos
identity-rename = Renomear
identity-former-name = { $name } é um nome anterior de outra pessoa. Escolha outro.
identity-delete = Apagar tudo
identity-not-deleted = { $files ->
    [one] Uma partida não pôde ser alterada e mantém o nome: o disco está cheio ou é só de leitura?
   *[other] { $files } partidas não puderam ser alteradas e mantêm o nome: o disco está cheio ou é só de leitura?
}
when-today = Hoje, { $time }
when-yesterday = Ontem, { $time }
when-days = { $days ->
    [one] Há { $days } dia
   *[other] Há { $days } dias
}
chronicle-open = Livro de cume
