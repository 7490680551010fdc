### The way up.

way-note = Five rivals live here. Beat each twice: best of three, then again with a twist. Losing costs nothing.
way-climbed = Matches won: { $won } of { $all }
way-begins = Game { $game } of the match: { $name } begins.
way-table-common = Standard rules
way-table-harder = With a twist
way-standing-spoken = you { $wins }, { $name } { $losses }
way-fresh = Best of three
way-prize = Prize: { $reward }
way-prize-won = Won: { $reward }
way-closed = Win the match before this one first.
way-play = Play
way-go-on = Continue
way-once-more = Play again
way-button-spoken = { $what }: { $name }, { $table }, { $standing }
way-next = Next game
way-tab = The way up

# The stations, and what is said of them.
way-station-spoken = { $name }, station { $place } of { $all }: { $state }
way-state-closed = not reached yet
way-state-open = in reach
way-state-common = won by standard rules
way-state-both = won with a twist too
way-route-spoken = The way up the mountain. { $climbed }

# What can be won.
way-reward-birch = birch dice
way-reward-dawn = dawn scenery
way-reward-amber = amber dice
way-reward-spring = spring scenery
way-reward-jade = jade dice
way-reward-snow = snow scenery
way-reward-ice = ice dice
way-reward-aurora = northern lights scenery
way-reward-quartz = rose quartz dice
way-reward-golden-flag = golden flags

# What they say: before a match at either table, when they have been beaten at it, and when they have won.
way-marmot-common = One little step, then home to the burrow. You will see how far that gets me.
way-marmot-harder = At this table one hops over the camps of others. I have dug so many!
way-marmot-beaten = You ran past while I was tucking in my winter store. Well climbed.
way-marmot-harder-beaten = Over my own burrows! The whole meadow will hear of this.
way-marmot-wins = Crumb by crumb makes a loaf. Come back after a nap.
way-ibex-common = I know three paths and I love them. Why stop on a path one loves?
way-ibex-harder = Out with every climber who can go! That is how a herd sets off.
way-ibex-beaten = I stayed one leap too long. Again. You were wiser.
way-ibex-harder-beaten = You lead a herd as if you had horns. This ledge is yours.
way-ibex-wins = Head first, heart first! Will you try my path once more?
way-magpie-common = Ooh, shiny! One more roll. And one more. And then one more.
way-magpie-harder = No resting beside another’s camp: press on! I never wanted to stop anyway.
way-magpie-beaten = I had everything! Nearly! It glittered so, and then came the wind.
way-magpie-harder-beaten = You pressed on harder than I did. Keep the glittering one.
way-magpie-wins = Mine, mine, mine! You should have rolled once more.
way-owl-common = I have reckoned my whole way up. You do not appear in it. No offence.
way-owl-harder = Four columns. The longer a sum, the less it errs. Shall we?
way-owl-beaten = There was a remainder that I left out: you.
way-owl-harder-beaten = I checked it twice. Tonight you are simply better.
way-owl-wins = As reckoned, to the third decimal. Who-o would like another try?
way-summit-common = Everybody comes up here in the end. I see the whole mountain, and you on it.
way-summit-harder = Three camps each, no more. What you put up you must be able to give up.
way-summit-beaten = So that is what you look like from above. Come, one table is left.
way-summit-harder-beaten = There is nothing above you any more. Look around: all of it is yours.
way-summit-wins = The wind was mine today. It turns. I will be here.

# After a game.
way-result-standing = { $person } { $wins } : { $losses } { $name }
way-result-goes-on = Two wins take the match. { $next } begins the next game.
way-result-won = The match is yours.
way-result-lost = { $name } takes the match. Losing costs nothing: try again whenever you like.
way-result-top = All matches won: your flags are golden now.
way-result-others = Somebody else played in one of the seats: this game does not count on the way up.
way-try-again = Try again
way-back = Back to the mountain

### Sceneries and dice.

scenery = Scenery
scenery-dusk = Dusk
scenery-dawn = Dawn
scenery-spring = Spring
scenery-snow = Snow
scenery-aurora = Northern lights
scenery-dice = Dice
scenery-dice-ivory = Ivory
scenery-dice-birch = Birch
scenery-dice-amber = Amber
scenery-dice-jade = Jade
scenery-dice-ice = Ice
scenery-dice-quartz = Rose quartz
scenery-everything = Unlock everything
scenery-won = You win these on the way up; or switch them on here.
about-scenery = Sky, light and weather around the mountain.
about-dice = What the dice are made of. All fall the same way.
