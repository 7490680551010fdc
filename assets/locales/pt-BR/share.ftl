### Sharing

share-heading = Compartilhar esta partida
share-drawing = O cartaz está sendo desenhado …
share-preview = O cartaz: { $poster }
share-poster = Salvar o cartaz
share-turn = Turno
share-turn-value = { $turn } · { $name }
share-turn-decisive = { $turn } · { $name } · decisivo
share-animation = Salvar o turno como animação
share-copy = Copiar a partida como texto
share-text = Salvar a partida como texto
share-done = Fechar
share-luck = Sorte { $luck } %
share-decisive = O turno decisivo
share-decisive-turn = Turno { $turn }, { $name }: { $rolls ->
    [one] 1 lance
   *[other] { $rolls } lances
}, e de { $before } % a { $after } % de vencer
share-turn-title = Turno { $turn }: { $name }
share-stop = Acampou!
share-saved = { $file } está em { $folder }
share-copied = A partida está na área de transferência.
share-under-way = A animação está sendo desenhada; uma mensagem avisa quando estiver pronta.
share-failed = Não foi possível salvar.
share-full = Não foi possível salvar: o disco está cheio.
share-read-only = Não foi possível salvar: ali não se pode gravar.
share-no-folder = Não foi possível salvar: não há pasta de imagens nem de documentos.
open-missing = { $file } não está lá.
open-unreadable = { $file } não pode ser lido.
open-folder = { $file } é uma pasta; indique uma partida.
open-empty = { $file } está vazio.
open-foreign = { $file } não é uma partida de Can’t Stop.
open-damaged = { $file } está danificado na linha { $line }.
open-newer = { $file } é de uma versão posterior do jogo.
