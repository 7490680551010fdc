### The book of games

chronicle-heading = O livro de cume
chronicle-games = Partidas
chronicle-players = Escaladores
chronicle-dice = Dados
chronicle-back = Voltar
chronicle-nowhere = Aqui ainda não há partidas guardadas.
chronicle-unreadable = Não é possível ler a pasta das partidas.
chronicle-reading = Lendo as partidas: { $done } de { $all }…
chronicle-none = Ainda não se jogou nenhuma partida. Todas ficarão aqui.
chronicle-none-such = Nenhuma partida corresponde a esta escolha.
chronicle-unusable = { $files ->
    [one] Um arquivo não pode ser lido: { $file }
   *[other] { $files } arquivos não podem ser lidos, como { $file }
}
chronicle-who = Escalador
chronicle-everyone = Todos
chronicle-rules = Regras
chronicle-rules-usual = Usuais
chronicle-rules-house = Da casa
chronicle-company = Mesa
chronicle-any = Qualquer
chronicle-people = Só pessoas
chronicle-bots = Com computador
chronicle-page = Página
chronicle-page-of = { $page } / { $pages }
chronicle-game-spoken = { $when }, { $names }: { $ended }. Ver de novo
chronicle-won = { $turns ->
    [one] Venceu { $names } em { $turns } turno
   *[other] Venceu { $names } em { $turns } turnos
}
chronicle-unfinished = Não terminada
chronicle-in-progress = Ainda em jogo
chronicle-played-on = Continuada de outra partida, não conta
chronicle-won-of = Vencidas { $figures }
chronicle-beside = { $counted } · justo { $low }–{ $high }
chronicle-beside-spoken = { $title }: { $figures }, { $expected } esperados
chronicle-band = A sorte justa fica na faixa clara 19 vezes em 20; a linha verde é o que ela dá em média.
chronicle-faces = Faces
chronicle-sums = Somas de dois dados
chronicle-sums-note = Cada dado em um par
chronicle-pairs = Primeiro e segundo dado
chronicle-stray = dados justos se afastam tanto { $percent } vezes em 100
player-wins = Partidas vencidas
player-no-wins = Nenhuma partida terminada ainda.
player-wins-of = { $games ->
    [one] De { $games } partida de { $seats }
   *[other] De { $games } partidas de { $seats }
}
player-wins-all = De todas as { $games } partidas
player-luck = Sorte
player-busts = { $rolls ->
    [one] Quedas em { $rolls } lance
   *[other] Quedas em { $rolls } lances
}
player-faces = Seus próprios dados: os justos se afastam tanto { $percent } vezes em 100.
player-turns = Turnos
player-turns-note = { $turns } turnos, em média com { $rolls } lances; { $banked } casas mantidas, { $lost } perdidas.
player-rolls-many = { $rolls } lances ou mais
player-columns = Colunas
player-column = { $visited } · tomadas { $claimed }
player-bold = Lances mais ousados
player-survived = { $percent } em 100, e deu certo · turno { $turn }
player-fell = { $percent } em 100, e queda · turno { $turn }
player-against = Vencidas antes do outro
player-against-one = { $games ->
    [one] { $name }, { $games } partida
   *[other] { $name }, { $games } partidas
}
player-skill = Decisões
player-no-skill = Cume revê as partidas enquanto este livro está aberto. Volte daqui a pouco.
player-skill-note = Segundo Cume, { $lost } partidas perdidas a cada 100 decisões, em { $games } partidas com { $decisions } decisões.
player-trend = Nas últimas { $games } partidas { $lately }, antes { $before }.
identity-open = Nome e privacidade
identity-counts-as = É a mesma pessoa que
identity-itself = Mais ninguém
identity-hidden = Fora de todas as listas
identity-kept-out = As partidas não contam
identity-note = Para convidados e crianças: partidas que não contam não contam para ninguém. Apagar tira o nome de todos os registros para sempre; partidas só contra o computador vão junto.
identity-rename = Renomear
identity-delete = Apagar tudo
identity-not-deleted = { $files ->
    [one] Um registro não pôde ser alterado e mantém o nome: o disco está cheio ou é só de leitura?
   *[other] { $files } registros não puderam ser alterados e mantêm o nome: o disco está cheio ou é só de leitura?
}
when-today = Hoje, { $time }
when-yesterday = Ontem, { $time }
when-days = { $days ->
    [one] Há { $days } dia
   *[other] Há { $days } dias
}
chronicle-open = Livro de cume
