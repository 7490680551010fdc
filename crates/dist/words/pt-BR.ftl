# O que dizem do jogo os menus do sistema, as lojas e os pacotes; as palavras dele estão em assets/locales.

genre = Jogo de dados
summary = Escale com os dados e saiba a hora de parar
keywords = dados; jogo de tabuleiro; força a sorte; escalada; família; sofá; bots
about = Role quatro dados, divida-os em dois pares e suba um escalador na coluna de cada soma; depois role de novo e arrisque tudo o que subiu neste turno, ou pare e monte acampamento. Três colunas conquistadas vencem, para duas a quatro pessoas no mesmo sofá, com bots nos lugares livres. Os dados caem com física de verdade, as partidas se salvam sozinhas, e tudo funciona com mouse, teclado e controle.
helps = Também para quem vê, ouve ou aperta pouco: leitor de tela, texto grande, alto contraste, legendas dos sons, um só botão para tudo, movimento reduzido e nenhum limite de tempo.
picture-title = A montanha de onze colunas ao anoitecer
picture-decision = Três escaladores na parede e o vento aumenta: rolar de novo, ou parar e acampar?
picture-bust = Uma queda: a rajada arranca três escaladores da parede
picture-claim = Uma conquista: a bandeira tremula no topo de uma coluna
picture-results = Os resultados: quem liderou e quanta sorte cada um teve
setup = PortugueseBR
running = O jogo está aberto. Feche-o e tente de novo.
