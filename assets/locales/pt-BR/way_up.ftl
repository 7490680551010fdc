### A subida.

way-note = Cinco rivais vivem aqui. Vença cada um duas vezes: em melhor de três, depois com uma regra extra. Perder não custa nada.
way-climbed = Duelos vencidos: { $won } de { $all }
way-begins = Partida { $game } do duelo: { $name } começa.
way-table-common = Regras padrão
way-table-harder = Com regra extra
way-standing-spoken = você { $wins }, { $name } { $losses }
way-fresh = Melhor de três
way-prize = Prêmio: { $reward }
way-prize-won = Conquistado: { $reward }
way-closed = Vença antes o duelo anterior.
way-play = Jogar
way-go-on = Continuar
way-once-more = Jogar de novo
way-button-spoken = { $what }: { $name }, { $table }, { $standing }

way-station-spoken = { $name }, etapa { $place } de { $all }: { $state }
way-state-closed = ainda não alcançada
way-state-open = ao alcance
way-state-common = vencida com regras padrão
way-state-both = vencida também com regra extra
way-route-spoken = A subida da montanha. { $climbed }

way-reward-birch = dados de bétula
way-reward-dawn = paisagem do amanhecer
way-reward-amber = dados de âmbar
way-reward-spring = paisagem de primavera
way-reward-jade = dados de jade
way-reward-snow = paisagem de neve
way-reward-ice = dados de gelo
way-reward-aurora = paisagem da aurora boreal
way-reward-quartz = dados de quartzo rosa
way-reward-golden-flag = bandeiras de ouro

way-marmot-common = Um passinho e já para a toca. Você vai ver até onde isso me leva.
way-marmot-harder = Nesta mesa se pula os acampamentos dos outros. E eu cavei tantos!
way-marmot-beaten = Você passou correndo enquanto eu arrumava a despensa. Boa escalada.
way-marmot-harder-beaten = Por cima das minhas próprias tocas! O campo inteiro vai saber.
way-marmot-wins = De migalha em migalha se faz um pão. Volte depois do cochilo.
way-ibex-common = Conheço três trilhas e amo todas. Por que parar em uma trilha que se ama?
way-ibex-harder = Que saia todo escalador que puder! É assim que um rebanho parte.
way-ibex-beaten = Fiquei um salto a mais. De novo. Você teve mais juízo.
way-ibex-harder-beaten = Você guia o rebanho como se tivesse chifres. Esta saliência é sua.
way-ibex-wins = De cabeça e de coração! Tenta minha trilha outra vez?
way-magpie-common = Oh, que brilho! Mais uma rolagem. E mais uma. E depois mais uma.
way-magpie-harder = Nada de descansar no acampamento dos outros: sigamos! Eu nem queria parar mesmo.
way-magpie-beaten = Eu tinha tudo! Quase! Brilhava tanto, e aí veio o vento.
way-magpie-harder-beaten = Você seguiu ainda mais do que eu. Fique com o que brilha.
way-magpie-wins = Meu, meu, meu! Você devia ter rolado mais uma vez.
way-owl-common = Calculei minha subida inteira. Você não aparece nela. Sem ofensa.
way-owl-harder = Quatro colunas. Quanto mais longa a conta, menos ela erra. Vamos?
way-owl-beaten = Havia um resto que deixei de fora: você.
way-owl-harder-beaten = Conferi duas vezes. Hoje você simplesmente joga melhor.
way-owl-wins = Como calculado, até a terceira casa. Uuuma nova tentativa?
way-summit-common = No fim, todos chegam aqui em cima. Vejo a montanha inteira, e você nela.
way-summit-harder = Três acampamentos, nem um a mais. O que você monta, deve saber deixar.
way-summit-beaten = Então é assim que se vê você daqui de cima. Venha, falta uma mesa.
way-summit-harder-beaten = Não há mais nada acima de você. Olhe em volta: é tudo seu.
way-summit-wins = Hoje o vento foi meu. Ele muda. Estarei aqui.
way-next = Próxima partida
way-tab = A subida
way-result-standing = { $person } { $wins } : { $losses } { $name }
way-result-goes-on = Duas vitórias decidem o duelo. { $next } começa a próxima partida.
way-result-won = O duelo é seu.
way-result-lost = { $name } leva o duelo. Perder não custa nada: tente de novo quando quiser.
way-result-top = Todos os duelos vencidos: suas bandeiras agora são de ouro.
way-result-others = Outra pessoa jogou em um dos lugares: esta partida não conta para a subida.
way-try-again = Tentar de novo
way-back = Voltar à montanha

### Paisagens e dados.

scenery = Paisagem
scenery-dusk = Entardecer
scenery-dawn = Amanhecer
scenery-spring = Primavera
scenery-snow = Neve
scenery-aurora = Aurora boreal
scenery-dice = Dados
scenery-dice-ivory = Marfim
scenery-dice-birch = Bétula
scenery-dice-amber = Âmbar
scenery-dice-jade = Jade
scenery-dice-ice = Gelo
scenery-dice-quartz = Quartzo rosa
scenery-everything = Desbloquear tudo
scenery-won = Você ganha estas na subida; ou ative-as aqui.
