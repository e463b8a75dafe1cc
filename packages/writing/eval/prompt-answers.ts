/**
 * Short essays beside prompts: twelve that do what the prompt asks, mostly in other words than the prompt's, and twelve good ones
 * that tell of something else, some of them with the prompt's own words. Written before the engine looked for what a prompt asks.
 */
import type { AskedId } from '../src/prompts/asked-things.ts';
import type { EvaluateInput } from '../src/types.ts';

export type PromptAnswer = EvaluateInput & {
  id: string;
  prompt: string;
  /** What the prompt asks to be shown. */
  asks: AskedId;
  /** Whether the essay shows it. */
  fits: boolean;
};

const PERSONAL = 'Personal Statement';

export const PROMPT_ANSWERS: readonly PromptAnswer[] = [
  {
    id: 'mind-on-plastic',
    essayType: PERSONAL,
    asks: 'change-of-mind',
    fits: true,
    prompt: 'Tell us about a time you changed your mind.',
    text: `I wrote the petition against plastic bags in Form Four, and I was sure of every line. Two hundred students signed it. The headmistress read it on the parade ground and the canteen stopped giving bags that same week.

Mama Achieng sold mandazi at our gate. On the Monday she had a pile of newspapers beside the basin. The oil went through the paper and onto the uniforms, so by Wednesday nobody bought. On Friday her place was empty. I walked to her house in Nyalenda to tell her that banana leaves would do. She asked me what a bundle of leaves costs in the dry season. I did not know. She knew: forty shillings, and she makes sixty a day.

I sat on her step for an hour with a pencil. There was no price at which I was right. I took the petition off the notice board myself, and the second one that I wrote, with her, asks the school to buy the leaves.`,
  },
  {
    id: 'mind-off-radio',
    essayType: PERSONAL,
    asks: 'change-of-mind',
    fits: false,
    prompt: 'Tell us about a time you changed your mind.',
    text: `The radio that I built stands on our kitchen shelf in Mymensingh, between the salt and the mustard oil. It took me from June to October.

I bought the coil from a mender in Station Road for thirty taka. The speaker came out of a toy car. My cousin Rafi had a book with a circuit on page 44, and I copied it onto the back of a calendar. I soldered the pieces with an iron that my uncle uses for watches. The first evening it hummed. The second evening it hummed louder. I moved the aerial to the roof and tied it to the water tank, and at a quarter past seven a man in Dhaka read the price of onions to my whole family.

My grandmother listens to it every evening now. She holds the knob with two fingers, the way she holds an egg. I have drawn the plan for a second one, with a transistor in place of the valve, and I want to study how signals travel.`,
  },
  {
    id: 'failure-on-bakery',
    essayType: PERSONAL,
    asks: 'challenge',
    fits: true,
    prompt:
      'Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?',
    text: `We opened on a Saturday, my sister and I, with sixty loaves on a door laid across two chairs. By evening fifty-one were still there. On Sunday we sold four. On Monday the bread was hard, and our neighbour took it for his goats and did not even pretend to pay.

I had counted flour, yeast and charcoal to the last sol. I had not counted that the people of our street in Puno get their bread at five in the morning, on the way to the market, and that we lit the oven at seven.

We closed after nine days. My mother had lent us two hundred soles, and I washed pots in a restaurant until March to give them back. Standing at that sink I watched when people came, and what they asked for, and wrote it down on the backs of bills. I think that I was in love with the oven. A shop is about the people who walk past it.`,
  },
  {
    id: 'failure-off-medal',
    essayType: PERSONAL,
    asks: 'challenge',
    fits: false,
    prompt: 'Describe a failure of yours and what came of it.',
    text: `In April I won the district chess cup in Benin City with six points from six games. My coach, Mr Osagie, had told me to play the Caro-Kann, and I played it three times.

The best game was the fourth. My opponent was a bank clerk of forty with a gold watch. He moved quickly and I moved slowly. On move nineteen he took a pawn with his queen, and I saw that the queen could not come home. I put my rook on the seventh row and he looked at it for eleven minutes. Then he shook my hand.

The cup stands in the headmaster's office beside the flag. Since then I have taught nine juniors in the library on Thursdays. Two of them, Efe and Blessing, played for the school in June and brought home a second cup. I keep their score sheets in a folder, and on Sundays I go through them with a red pen.`,
  },
  {
    id: 'gratitude-on-bus',
    essayType: PERSONAL,
    asks: 'gratitude',
    fits: true,
    prompt:
      'Reflect on something that someone has done for you that has made you happy or thankful in a surprising way. How has this affected or motivated you?',
    text: `The conductor of bus 36 never asked me for the fare. I noticed it in the second week. He went from seat to seat with the notes folded between his fingers, and when he came to me he looked out of the window.

I had the money. My father gave me five pounds each Sunday for the road to the institute in Assiut. So one morning I held it out. The conductor said, "Your father taught me to read, in the army. Sit." My father drives a tractor. He had never told us that he taught anybody anything.

I did not ask him about it for a month. When I did, he went on peeling his orange and said that there had been four of them, in a tent, with one newspaper. That summer I began to sit with my uncle, who signs with his thumb. We use the sports page. He can read the names of both teams now, and he says the conductor should have charged me.`,
  },
  {
    id: 'gratitude-off-tutor',
    essayType: PERSONAL,
    asks: 'gratitude',
    fits: false,
    prompt:
      'Reflect on something that someone has done for you that has made you happy or thankful in a surprising way. How has this affected or motivated you?',
    text: `On Saturdays I run a mathematics hour under the mango tree behind the mosque. It began with my brother and a broken slate. Now fourteen children come, and I bring two boards that I painted black myself.

I start each lesson with a price. If a sack of rice costs 2,400 taka, what does a kilo cost? The children from the market answer before the others, because they have done it all their lives, and I let them explain it at the board. Then we do the same with fractions, which nobody has done all their life. I drew a roti on the board and cut it into eight, and Shefali, who is seven, asked who would eat it.

In November eleven of the fourteen passed the class test. I am proudest of Jahid, who could not add in May. I wrote their marks in a notebook with a column for what each of them found hard, and I plan the next lesson from that column.`,
  },
  {
    id: 'community-on-landing',
    essayType: 'Diversity Essay',
    asks: 'community',
    fits: true,
    prompt: 'Describe a community that you belong to and your place in it.',
    text: `There are nine families on our landing in Hanoi and one tap. The tap decides things. Mrs Hoa, who sells rice cakes, fills her buckets at four. The two nurses come at six, in uniform, and the Pham brothers last of all, because they sleep.

When the pressure falls, somebody has to say who goes first. For years that was old Mr Binh on the third step. Since he moved to his son's I do it, because my room is nearest and because I write things down. I made a list on the back of a calendar. Mrs Hoa crossed herself out of it twice so that the nurses would not be late for their shift.

People borrow from each other here without asking, a pot, a motorbike, a child to carry a letter. I know whose door sticks and who must not be woken. When I leave for the university the list goes to Linh, who is eleven and has already changed it.`,
  },
  {
    id: 'community-off-thesis',
    essayType: 'Diversity Essay',
    asks: 'community',
    fits: false,
    prompt: 'Describe a community that you belong to and your place in it.',
    text: `The bearing failed at 3,100 turns. I had set the motor on a bench in the basement and bolted it down with eight screws, and at a quarter to four the sound changed.

I took it apart with a puller and laid the balls on white paper. Six were smooth and two were pitted. I measured the pits under a microscope: 40 micrometres, all on one side. The grease had turned grey. I had read in a handbook that this comes from current passing through the bearing, and I did not believe it, as the motor ran at 24 volts.

So I put a carbon brush on the shaft and ran it again with new balls. It turned for 9,000 hours of test, day and night, until the caretaker switched the power off. I cut the balls in half and photographed them. No pits. I would like to study where the current goes when nobody has given it a path.`,
  },
  {
    id: 'problem-on-queue',
    essayType: PERSONAL,
    asks: 'problem',
    fits: true,
    prompt: 'Describe a problem that you have solved, or one that you would like to solve.',
    text: `People came to the clinic in Owerri at four in the morning and slept on the steps, so as to be among the first thirty. The cards ran out at six. Those who came at seven had walked for nothing.

I was there with my aunt for three weeks and had time to count. The doctor saw thirty patients by eleven and then sat with the newspaper until two. It was not that she worked little. Nobody after the thirtieth was allowed to stay.

I asked the matron if I might write times on the cards. She laughed and gave me the pen. Ten people for eight, ten for nine, and so on to one. On the first day they came at four all the same. By the second Thursday the steps were empty at dawn, and fifty-two people were seen. A new matron has kept the cards. She has left off my drawing of a clock, since most people have a phone.`,
  },
  {
    id: 'problem-off-dance',
    essayType: PERSONAL,
    asks: 'problem',
    fits: false,
    prompt: 'Describe a problem that you have solved, or one that you would like to solve.',
    text: `The marinera is danced with a handkerchief, and mine is older than my mother. My grandmother ironed it each January for the festival in Trujillo and put it into my hand only when the band had begun.

One begins with the feet. I danced barefoot on the patio until my soles were like leather, and then on gravel. My partner was Julio from the house with the green gate. He wore his father's hat. In the third part the man follows with the hat behind the woman's back and must never touch her, and the people clap faster and faster.

Last January we danced on the big square in the last light. There were forty pairs. I remember the smell of the dust, and my grandmother's chair in the front row, and that I did not count at all. When the music stopped she held out her hand for the handkerchief, folded it in four and put it into her bag.`,
  },
  {
    id: 'major-on-soil',
    essayType: PERSONAL,
    asks: 'why-subject',
    fits: true,
    prompt: 'Why do you want to study the major you have chosen?',
    text: `My father tastes the ground. He takes a little from the corner of the field, puts it on his tongue and says "salt" or "not yet". When he says salt, we plant nothing there for a year.

In class nine I borrowed a meter from the school and walked behind him with a bottle and a spoon. He tasted, I measured. We did it at thirty-four places in Satkhira. He was right thirty-one times, and where he was wrong, the meter showed salt a hand deeper, below what a tongue can reach.

I have read what I could find since then. I know that shrimp ponds let the salt in sideways, and that some rice stands it for two weeks and dies in the third. I do not know how it moves upwards in March, when there has been no rain and no flood. That is soil science, as far as I can tell, and I would like to learn it well enough to tell my father which corner comes next.`,
  },
  {
    id: 'major-off-market',
    essayType: PERSONAL,
    asks: 'why-subject',
    fits: false,
    prompt: 'Why do you want to study the major you have chosen?',
    text: `On Fridays my mother and I sell at the market in Minya, she the onions and I the garlic. We leave at three on the cart of Amm Sayed, and I sleep on the sacks.

The place by the wall is ours because my grandfather sat there. The widow beside us sells eggs and knows the name of each hen. At six the restaurant men come. They press the onions with a thumb and say that they are old. My mother says nothing and begins to pack up, and then they pay.

By nine the sun is on the wall, and I hold the cloth over us with a broom. I have a cigar box for the coins, with one half for the rent. Once a man gave me a hundred for a fifty, and I ran after him through the copper street and past the bath, and he gave me an orange. We eat it on the way home, my mother and I and Amm Sayed, and the donkey has the peel.`,
  },
  {
    id: 'belief-on-dowry',
    essayType: PERSONAL,
    asks: 'challenged-belief',
    fits: true,
    prompt:
      'Reflect on a time when you questioned or challenged a belief or idea. What prompted your thinking? What was the outcome?',
    text: `Everyone in our house in Rajshahi said that a girl who reads at night goes blind. My aunt wore thick glasses and was held up as the proof.

I was eleven. I wanted to finish a book about whales, so I asked my aunt when she had begun to read. She laughed. She had left school in class three, and the glasses were from a fever. Nobody had ever asked her.

I wrote down everyone I knew over thirty, sixty-two people, and went from door to door: do you read, and do you wear glasses? Nineteen read. Four of these wore glasses. Of those who did not read, eleven did. My grandfather looked at the page for a long time. He said that I had left out the dead. The lamp was allowed after that, until ten, and my aunt asked me to read her the whales.`,
  },
  {
    id: 'belief-off-harvest',
    essayType: PERSONAL,
    asks: 'challenged-belief',
    fits: false,
    prompt:
      'Reflect on a time when you questioned or challenged a belief or idea. What prompted your thinking? What was the outcome?',
    text: `The coffee is ripe in Buon Ma Thuot in November, and the whole family picks. My hands are dark until the new year. We spread a net under the tree, and my brother shakes, and the cherries come down like hail.

My part is the drying yard. Every two hours I turn the beans with a wooden rake, from six in the morning until the sun is behind the pepper poles. If it rains, we have four minutes to bring nine hundred kilos under the roof, and my grandmother, who is eighty, carries a corner of the sheet.

At night we sit around the sorting table. My mother tells the same three stories. Black beans go to the left and broken ones into a bowl for ourselves. Last year we sold two tonnes to a buyer from Da Lat, who bit a bean in half and nodded. I bought a bicycle of my share, a blue one, and my brother a phone.`,
  },
  {
    id: 'topic-on-knots',
    essayType: PERSONAL,
    asks: 'engaging-topic',
    fits: true,
    prompt:
      'Describe a topic, idea, or concept you find so engaging that it makes you lose all track of time. Why does it captivate you? What or who do you turn to when you want to learn more?',
    text: `It began with a shoelace. A sailor on the ferry at Chittagong tied it for me and said that it would hold till Friday. It held till Friday.

Since then I have had a cord in my pocket. I tie knots in the queue, under the desk and in the dark, when the power is cut, and then it is midnight and my mother calls. There is a book by a man named Ashley with almost four thousand of them, and a library in Agrabad that has it, without the cover. I have copied out two hundred.

What I cannot leave alone is why they hold. A reef knot and a granny knot differ in one crossing, and one of them kills people. I pulled both apart with a bucket of sand and wrote down the weight. I asked my physics teacher, who said friction. I asked the sailor, who said that a knot wants to be a straight line and you must give it a reason not to. I have been trying to say that in numbers ever since.`,
  },
  {
    id: 'topic-off-brother',
    essayType: PERSONAL,
    asks: 'engaging-topic',
    fits: false,
    prompt:
      'Describe a topic, idea, or concept you find so engaging that it makes you lose all track of time. Why does it captivate you? What or who do you turn to when you want to learn more?',
    text: `My brother came home from the army with one shoe. My mother looked at the foot without it and then put rice on his plate.

He slept in my room, because the door shuts. For a month I walked him to the clinic in Kaduna, two kilometres, with his arm over my neck. He was heavy and he did not talk. I carried the water and paid the boy for the bicycle when it rained. At the clinic they changed the cloth, and I held his hand, which he would never have allowed before.

In the fifth week he walked to the gate by himself. In the seventh he went to the market and came back with a second shoe, a brown one, as the first was black. He wore them to church. My mother laughed until she had to sit down on the step. He still has both pairs of laces in a tin, and he works at the mill now, in boots.`,
  },
  {
    id: 'growth-on-funeral',
    essayType: PERSONAL,
    asks: 'growth',
    fits: true,
    prompt:
      'Discuss an accomplishment, event, or realization that sparked a period of personal growth and a new understanding of yourself or others.',
    text: `When my grandfather was buried in Enugu, I was given the microphone because I had the loudest English. I was to thank the guests. There were four hundred, and I thanked the chief, the priest, the Union and the men who had brought the canopy.

Afterwards a woman in a brown wrapper stood by the water drum. She had cooked since two in the morning. She said, not angrily, "You thanked the canopy."

I went back to school with that. I was class captain and I began to notice whose name I said. I knew the prefects. I did not know who filled the lamp. For a term I stayed behind for a quarter of an hour and watched, and learned that her name is Ngozi, that she is in class two, and that nobody had told her to. I speak less now and later. When I do, I begin at the back of the hall.`,
  },
  {
    id: 'growth-off-engine',
    essayType: PERSONAL,
    asks: 'growth',
    fits: false,
    prompt:
      'Discuss an accomplishment, event, or realization that sparked a period of personal growth and a new understanding of yourself or others.',
    text: `An outboard engine has eleven parts that break. I can name them in the order in which they break on the Amazon at Iquitos, where the water is brown and full of sand.

The first is the impeller. It is a wheel of rubber, the size of a coin for the small engines and of a saucer for the large ones. You take out four bolts and lift the lower half away. The old wheel is stiff and has lost two or three blades. You grease the new one, turn it to the left while pushing, and count to see that all blades lie the same way.

The second is the pin in the propeller, which is made to break so that the shaft does not. Boatmen put a nail in its place, and the nail holds, and then the shaft goes. A pin costs one sol and a shaft two hundred. The third is the fuel line. In our shop there are forty metres of it on a wheel behind the door, and my uncle cuts it with his teeth.`,
  },
  {
    id: 'place-on-roof',
    essayType: PERSONAL,
    asks: 'place',
    fits: true,
    prompt:
      'Describe a place or environment where you are perfectly content. What do you do there, and why is it meaningful to you?',
    text: `You reach it by the bakery's ladder. There are two tanks, a dish that points nowhere, my uncle's pigeons and eleven steps of warm concrete from one edge to the other. Below is all of Shubra.

I go up when the afternoon call has ended and the ovens are being cleaned. I sit against the northern tank, where the shade is, with a board on my knees, and draw the street from above: awnings, the heads of men, a tray of bread going along by itself on a boy's head. Nobody up here asks what I will become. The pigeons go round three times and come down.

In our two rooms we are seven. I love them, and I can hear each of them breathe. On the concrete I can hear what I think. My sister found the ladder last year. She sits against the other tank with her own book, and we do not talk until the lights come on.`,
  },
  {
    id: 'talent-on-hands',
    essayType: PERSONAL,
    asks: 'talent',
    fits: true,
    prompt:
      'What would you say is your greatest talent or skill? How have you developed and demonstrated that talent over time?',
    text: `I can tell by the sound whether a motorbike will start tomorrow. In our alley in Can Tho people stop outside the window and give gas, and my father calls, "Well?"

I was nine when I said "chain" of the postman's bike and it broke on the bridge. After that I listened on purpose. I lay on the mat with my eyes shut and named what went past: Wave, Dream, a Cub with a hole in the pipe. At twelve I could hear a loose tappet through a wall. When I was fifteen the mechanic, Mr Tam, let me sit on a crate beside him. He would start an engine, I would say what was wrong, and he would open it. We kept count on the door. In the first month I was right in 14 of 40 cases, in the last in 37.

I record them now on a phone and look at the curves. The ear still knows before I can point to the place.`,
  },
  {
    id: 'talent-off-sister',
    essayType: PERSONAL,
    asks: 'talent',
    fits: false,
    prompt:
      'What would you say is your greatest talent or skill? How have you developed and demonstrated that talent over time?',
    text: `My sister left for Kuwait on a Tuesday. She had a pink suitcase with a rope around it, and in it were four dresses, a Quran and a jar of our mother's lime pickle.

The agent's van was two hours late. We stood at the tea stall in Comilla with all our neighbours. My father checked the ticket eleven times. When the van came she got in quickly, so as not to cry, and the door was shut on the end of her scarf, and they had to stop again to free it.

She telephones on Fridays. She looks after two boys who like football and a grandmother who likes nobody. The pickle was taken from her at the airport. Her first money came in the third month, and my mother bought a fan with it and cried under the fan. I have her bed now. There is a heart on the wall behind it, drawn with a pen, with the names of film actors in it.`,
  },
  {
    id: 'disagreement-on-well',
    essayType: PERSONAL,
    asks: 'disagreement',
    fits: true,
    prompt: 'Tell us about a time you disagreed with someone about something that mattered. How did you deal with it?',
    text: `Hamza wanted the borehole beside the school. I wanted it at the crossroads. We had the money from the youth club for one hole, and we had not spoken for a week.

He said that the girls of the school lose an hour a day. I said that the women of the lower street lose two. He called me a politician, in front of the imam. I called him his father's son, which in Gombe is worse.

Then his small sister was ill, and I went to the house, because one goes. We sat with our backs against the same wall. After some time he asked how many women there were in the lower street. I said that I had not counted. He had not counted the girls either. The next morning we walked the whole town with one notebook and took turns in holding it. Neither place won. There is a spot between the two, behind the mill, that nobody had named, and it is four minutes from both.`,
  },
  {
    id: 'leadership-off-garden',
    essayType: PERSONAL,
    asks: 'leadership',
    fits: false,
    prompt: 'Describe an example of your leadership experience in which you have positively influenced others.',
    text: `I have a garden on the balcony that is as long as I am and as wide as my arm. In it I grow mint, coriander, two kinds of chilli and a lemon tree which has never had a lemon.

The soil came from my grandfather's field near Beni Suef in three rice bags. I sieved it on a bed sheet. In April I sow, and in the first weeks I water with a teaspoon, as the seeds swim away otherwise. Sparrows come at six. I hung up a compact disc, and they looked at themselves in it.

The mint grew over everything in the first year, so it lives in a tin of its own now. The coriander went to seed in June, and I let it, and picked two hundred grains. In August the chillies turned red on the same morning, eleven of them. I dried them on a thread across the window. The lemon tree has a new leaf.`,
  },
  {
    id: 'obstacle-off-cousin',
    essayType: PERSONAL,
    asks: 'challenge',
    fits: false,
    prompt: 'Tell us about an obstacle that you have overcome.',
    text: `Cousin Thu married in the last week of the dry season, and I was allowed to carry the tray with the areca nuts. It was covered with a red cloth with a golden phoenix on it.

We went in a line of eleven through the lane, the boys in blue and the girls in yellow. My aunt walked in front with an umbrella, though the sky was clear. At the bride's gate the families changed trays, and each of us found a small red envelope in their hand. Mine held twenty thousand dong. Then there was tea, and a long speech by a man whom nobody knew.

In the evening we ate in the yard under blue lamps: spring rolls, a carp as long as my arm, and cake from the city. Thu changed her dress three times. I danced with my uncles. My grandmother sat by the altar and told everyone who passed what she herself had worn, in 1961, and that it had rained.`,
  },
];

/** Fourteen more, written after the signs were set and read once: ten that answer, most of them without a word of their prompt, and four that do not. */
export const MORE_ANSWERS: readonly PromptAnswer[] = [
  {
    id: 'mind-on-goat',
    essayType: PERSONAL,
    asks: 'change-of-mind',
    fits: true,
    prompt: 'Describe a time you changed your mind about something important. What led you to change it?',
    text: `In our house only boys took the goats to the hill. I agreed with that. I had four sisters and I liked the hill.

When I was fifteen I fell from the rocks at Abancay and lay two months with my leg in plaster. Somebody had to go. My father sent Yeni, who was twelve, and I told him that we would have nine goats by Sunday instead of thirty. I drew her a map with the bad places marked in red. She looked at it and used it to wrap her cheese.

On Sunday there were thirty. In the second week there were thirty-one, because she had found the one with the torn ear, which I had reported as eaten by a fox. At the end of the second month my father asked me when I would go back up. I said that the hill was Yeni's, and that she should get my knife as well.`,
  },
  {
    id: 'failure-on-play',
    essayType: PERSONAL,
    asks: 'challenge',
    fits: true,
    prompt: 'Describe a failure of yours and what came of it.',
    text: `I wrote a play in verse for the end of term. It had eleven kings. At the rehearsal in the hall in Ibadan my own mother fell asleep in the second row, beside the principal, who had been asleep since the third king.

The cast said it was very good. Then two of them went to the toilet and did not return. On the evening itself we had sixty guests, and by the interval I could count them from behind the curtain: fourteen, and seven of these were waiting for lifts.

I read it again in the holidays, aloud, to my grandfather's tailor, who is an honest man. He lifted his hand each time he would have gone home. He lifted it on page two. So I cut nine kings, and after that the verse. What is left is a woman who sells kerosene and waits for one of the two others to pay.`,
  },
  {
    id: 'challenge-on-letters',
    essayType: PERSONAL,
    asks: 'challenge',
    fits: true,
    prompt: 'Tell us about an obstacle that you have overcome.',
    text: `The letters moved. A b would turn its back while I looked at it. In class two the teacher in Barisal tied my left hand to the bench, as he thought that it came from there.

So I learned the book by heart. My cousin read me the page at night and I said it the next morning with my finger going along the line. Nobody found out until class five, when an inspector opened the book at another page.

My mother took the matter in hand. She makes nets. She gave me the letters in rope, as big as plates, and I had to close my eyes and say them with my fingers. A b has its belly on the side where I hold the needle. By the rains I could read the names on the boats, and in winter the newspaper that the fish came in. I still read with one finger on the belly.`,
  },
  {
    id: 'growth-on-bench',
    essayType: PERSONAL,
    asks: 'growth',
    fits: true,
    prompt:
      'Discuss an accomplishment, event, or realization that sparked a period of personal growth and a new understanding of yourself or others.',
    text: `For two seasons I was the striker of our alley in Imbaba. In the third a boy came from Aswan who was faster, and the captain pointed at the bench, which is a door on two bricks.

From the bench one sees feet. I saw that Karim never looks to the left. I saw that our keeper counts aloud, and that he is afraid of nothing except high balls. On the pitch I had known where the goal was. I could not have told you the colour of the others' shoes.

In April the captain asked me what I would do about Ghobashy, the tall one, and I told him, and we won by that. He asked me again. I carry a notebook to the games now. My mother says that I have become easier at home as well. I let my sister finish her sentences. They are longer than I had supposed.`,
  },
  {
    id: 'disagreement-on-wedding',
    essayType: PERSONAL,
    asks: 'disagreement',
    fits: true,
    prompt: 'Tell us about a time you disagreed with someone about something that mattered. How did you deal with it?',
    text: `My sister want to marry at eighteen and I think she must finish the nursing school first. She has two more year. In our family in Vinh Long the brother can say something, so I say it, in front of all people, and she left the table.

One week she cook my rice and put it down without looking me. My mother tell me to say sorry. I did not want. I believed it is for her good.

On Sunday I went to her school to ask how much money she will lose. The teacher told me my sister already asked the same. She has a paper: she will study until the diploma, the wedding is before, and his family has sign it. She has made it three months ago. I bring her the paper back and I ask why you do not show me. She said, "You did not ask. You was announcing."`,
  },
  {
    id: 'leadership-on-drain',
    essayType: PERSONAL,
    asks: 'leadership',
    fits: true,
    prompt: 'Describe an example of your leadership experience in which you have positively influenced others.',
    text: `The drain in our street in Port Harcourt had not run since before my birth. Everybody knew whose work it was: the council's.

In the long holiday I went down into it with my uncle's shovel, by myself, at six, outside our own gate. I dug two metres. On the second day I dug the next two, and Mrs Briggs shouted from her window that I was making her gate look bad. On the third day her sons came out. I gave the bigger one the shovel and took the bucket, so that he would be in front.

I did not call a meeting. I drew a line on the road in chalk every evening, at the place we had reached, with the date. People stepped over it on the way home. By the church we were seventeen, and Baba Tunde, who had said that it was the council's work, had brought the wheelbarrow.`,
  },
  {
    id: 'belief-on-owl',
    essayType: PERSONAL,
    asks: 'challenged-belief',
    fits: true,
    prompt:
      'Reflect on a time when you questioned or challenged a belief or idea. What prompted your thinking? What was the outcome?',
    text: `When an owl calls on a roof in Huanta, somebody in the house will die. My grandmother kept a pan of salt by the door for it. In May one called on ours, for three nights, and she took to her bed and waited.

I borrowed the torch of the watchman and climbed into the loft. There was a nest behind the chimney with three white faces in it, and under it a heap of grey pellets. I took the pellets down in my hat. On the kitchen table, with two needles, we took them apart, my grandmother in her shawl and I: skulls of mice. She counted thirty-eight. That year the mice had left us half of the maize.

She got up on the fourth day. She told the neighbours that the owl had come for the mice and not for her. She did not put away the salt. She moved it to the loft.`,
  },
  {
    id: 'gratitude-on-glasses',
    essayType: PERSONAL,
    asks: 'gratitude',
    fits: true,
    prompt:
      'Reflect on something that someone has done for you that has made you happy or thankful in a surprising way. How has this affected or motivated you?',
    text: `In class seven I copied everything from the neighbour, since the board in our school in Bogura was grey with white on it, and for me it was only grey.

Our cleaner, Rokeya Khala, wiped that board every afternoon. One day there was a small letter in the top corner, which she had left out. I did not see it. On the next day there was a bigger one. On the fourth day the letter was as tall as my arm, and I laughed when I saw it, and she put down her cloth. She went to the headmaster. I know from his clerk that she stood there for an hour.

The spectacles came in June. She never spoke of it, and she cleans there now. When I tutor in the evening, I write one letter small, up in the corner, and look who reads it.`,
  },
  {
    id: 'topic-on-dough',
    essayType: PERSONAL,
    asks: 'engaging-topic',
    fits: true,
    prompt:
      'Describe a topic, idea, or concept you find so engaging that it makes you lose all track of time. Why does it captivate you? What or who do you turn to when you want to learn more?',
    text: `Leave flour and water on a shelf in Fayoum for three days and it starts to breathe. I was ten. I put my ear to the bowl.

My aunt, who bakes, says that it is the blessing. The chemist at the corner says that it is yeast and lent me a lens. With the lens I saw nothing, so I built a stand for it from a lamp, and then I saw round things, each with a smaller one at its side. I forgot the bread in the oven that day, and the day after.

I keep eleven bowls. One has grape skins in it, one dust from the mosque, one the water of a well. They do not smell alike and they do not rise alike, and I want to know who lives in each. There is a woman at the faculty of agriculture to whom I write on Fridays. She answers with another thing to try.`,
  },
  {
    id: 'community-on-bus',
    essayType: 'Diversity Essay',
    asks: 'community',
    fits: true,
    prompt: 'Describe a community that you belong to and your place in it.',
    text: `The 5.20 from Cu Chi has thirty-one seats and we are forty. Nobody has introduced himself to anybody. All the same, the seat behind the driver is the pregnant woman's, whoever she is this year, and the man with the ducks stands at the back door.

I am the one who wakes the others. I get off last, at the university, so I know the stops. Mr Phuc sleeps with his mouth open and must be touched at the elbow at the tyre factory. The two seamstresses get off at the second light. Once I had a fever and stayed at home, and eleven people were late for work.

When Mr Phuc retired he got on once more, in a suit, without a ticket. The driver took him to the end and back. There was a cake made of sticky rice, and it went from hand to hand over the heads, and the last piece was for me.`,
  },
  {
    id: 'mind-off-mosque-clock',
    essayType: PERSONAL,
    asks: 'change-of-mind',
    fits: false,
    prompt: 'Describe a time you changed your mind about something important. What led you to change it?',
    text: `Every Friday I wind the clock of the old mosque in Rosetta. It has two weights as heavy as sheep, and a crank that I turn a hundred and sixty times.

My grandfather had the key before me. He oiled the wheels with olive oil and wiped them with a piece of his old shirt, and I do it in the same way. In summer the rod grows and the clock loses four minutes a week, so I turn the nut below the disc by one mark. In winter I turn it back. I write both in a book with a green cover that begins in 1931.

Last year the big wheel lost a tooth. A smith in the copper market made a new one from the brass of a tray. We set it with a pin and filed it for two evenings. Since then it strikes a little deeper, and the muezzin waits for it with one hand at his ear.`,
  },
  {
    id: 'disagreement-off-seeds',
    essayType: PERSONAL,
    asks: 'disagreement',
    fits: false,
    prompt: 'Tell us about a time you disagreed with someone about something that mattered. How did you deal with it?',
    text: `I collect seeds. I have 240 kinds, each in a bottle that once held eye drops, in the drawers of a sewing machine.

The first was from a watermelon in Zaria. The smallest is from tobacco and looks like snuff. For each I write where it came from, who gave it, and the moon. My aunt sends me some from Jos in her letters, glued to the paper, and the postman brings me what he finds in his hat.

In the rains I sow three of every kind in cups along the wall. I measure the height on Sundays with the ruler from my geometry box. The okra of one Fulani woman was two weeks earlier than all the others, and I gave a spoonful of it to each neighbour. In harmattan I dry the new seeds on the roof and fill the bottles again.`,
  },
  {
    id: 'challenge-off-kite',
    essayType: PERSONAL,
    asks: 'challenge',
    fits: false,
    prompt:
      'Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?',
    text: `In January the sky over old Dhaka is full of paper. I make my kites of four sheets, red and white, and split the bamboo myself with my grandfather's knife.

The thread is boiled with glue, and powdered glass goes on it, blue or yellow. My cousins hold one end on our roof and I walk with the other to the roof of the Basaks, six houses away. It dries in the wind. Then we wind it on the reel with gloves on.

On the day of Shakrain everybody is up by seven. My aunt sends puffed rice and date sugar. I cut eleven kites last year and got a cheer from the street for each. In the evening there are lanterns, and boys who blow fire, and the girls of the next house sing from a loudspeaker. I have kept the last kite. It hangs above my bed and turns when the fan is on.`,
  },
  {
    id: 'leadership-off-stamps',
    essayType: PERSONAL,
    asks: 'leadership',
    fits: false,
    prompt: 'Give an example of your leadership.',
    text: `The river at Iquitos rises twelve metres and goes down again, and I measure it. I have a pole with white rings, which I painted, and a book.

I go at six, before school, in my uncle's canoe. The water is the colour of tea. I read the ring, write the number and the hour, and look for the dolphin that comes to the sawmill. In May the pole is nearly gone, and I tie the canoe to the branch of a tree in which I have picked fruit in October.

I have nine years in the book, 3,100 mornings. I drew them all on squared paper, one beside the other, and glued the sheets together, and the roll reaches from our door to the bakery. The line looks like somebody breathing. In 2021 he took a deeper breath than in all the other years.`,
  },
];
