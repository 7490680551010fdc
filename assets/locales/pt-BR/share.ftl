### Sharing

share-heading = Compartilhar esta partida
share-drawing = Desenhando o cartaz…
share-preview = Cartaz: { $poster }
share-poster = Salvar cartaz
share-poster-wide = Salvar cartaz largo
share-turn = Turno
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisivo
share-animation = Salvar turno como animação
share-copy = Copiar partida como texto
share-text = Salvar partida como texto
share-done = Fechar
share-turns = em { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
share-decisive-turn = Turno { $turn }, { $name }: { $rolls ->
    [one] { $rolls } rolagem
   *[other] { $rolls } rolagens
}: de { $before }% a { $after }%
share-turn-title = Turno { $turn }: { $name }
share-stop = Acampou!
share-saved = { $file } salvo em { $folder }
share-copied = A partida está na área de transferência.
share-under-way = Desenhando a animação… Um aviso diz quando estiver pronta.
share-failed = Não foi possível salvar.
share-full = Não foi possível salvar: o disco está cheio.
share-read-only = Não foi possível salvar: a pasta é só de leitura.
share-no-folder = Não foi possível salvar: não há pasta de imagens nem de documentos.
open-missing = { $file } não foi encontrado.
open-unreadable = { $file } não pode ser lido.
open-folder = { $file } é uma pasta, não uma partida.
open-empty = { $file } está vazio.
open-foreign = { $file } não é uma partida de Can’t Stop.
open-damaged = { $file } está danificado na linha { $line }.
open-newer = { $file } é de uma versão mais nova do jogo.
