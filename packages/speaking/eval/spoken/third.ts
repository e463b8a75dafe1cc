/** Written after the rules, and looked at only as a figure: strong answers, none of which is off-topic, and answers that are. */
import type { BesideTheQuestion } from './beside-the-question.ts';

export const TO_THE_POINT: readonly BesideTheQuestion[] = [
  {
    question: 'visa-why-course',
    answer:
      "I grow oysters with my father in Quy Nhon, and three summers in a row they've died in June. The ministry man says it's a parasite, another says salt. This course has aquatic pathology and you cut the animals open in week two. I'd like to know which of them was right.",
  },
  {
    question: 'visa-why-university',
    answer:
      "Because Dr Mensah there wrote the only paper about shea butter presses that I could find, and he answered me, twice. I'd also an offer from Cranfield, but their presses are for olives.",
  },
  {
    question: 'visa-who-pays',
    answer:
      "Half is from my wife, she's a radiographer in Amman, eleven hundred dinars a month, and the other half's the Said Foundation. The letter says 14,000 pounds. I've put both in the folder.",
  },
  {
    question: 'visa-deposit',
    answer:
      "My grandfather's orchard. He passed in February and we three sold it, mine was 41,000 lari, and you'll find the notary's page behind the statement.",
  },
  {
    question: 'visa-after',
    answer:
      "There's a desk waiting at the seismic station in Almaty, the one by the window, my chief jokes about it every week. I'd read the Tian Shan array, and it's been nobody's since Marat left.",
  },
  {
    question: 'visa-return',
    answer:
      "My boy's in first grade and stays with his grandmother in Lviv. And there's the bakery, my name's on the lease until 2031.",
  },
  {
    question: 'visa-gap',
    answer:
      "From 2020 I looked after my mum, she'd dialysis three times a week in Port Said. When she died I went to the harbour, as a tally clerk, that's two years now. The papers are there for both.",
  },
  {
    question: 'visa-live',
    answer:
      "With a landlady, Mrs Doyle, in Drumcondra. A hundred and sixty a week with breakfast, I've paid her the first month, and the 16 bus stops outside.",
  },
  {
    question: 'visa-agent',
    answer:
      "Only my brother-in-law, he's done it before for Hungary. He typed, I read it out to him from my papers. The letter's mine, every word.",
  },
  {
    question: 'visa-conditions',
    answer:
      "I've got to sit in every class, they scan the card. Not more than twenty hours behind a counter in term. And if I move flat I tell the police within a week.",
  },
  {
    question: 'us-professors',
    answer:
      "They've a greenhouse on the roof with its own weather. And Professor Okafor's grafting cassava on something wild, it's on her page with the failures too. I liked the failures.",
  },
  {
    question: 'gb-funds-28',
    answer:
      "It's mine, from the garage. It has been there since last August, it never went below nineteen thousand, you can follow it on page four.",
  },
  {
    question: 'de-blocked',
    answer:
      "Eleven thousand nine hundred is on the Sperrkonto, my aunt paid it in in May. After that the institute gives me a half post, they've written that down, and my aunt has signed for what's missing.",
  },
  {
    question: 'uni-problem',
    answer:
      "The pump at our school had no handle, and a new one costs what the cook earns. I took the fork of a broken bicycle and filed it for two weeks. It's crooked, but forty children drink from it, and I learned that you measure the hole first.",
  },
  {
    question: 'uni-team',
    answer:
      "Four of us had to paint the clinic wall, and Ravi wanted the mothers in saris and Kavita didn't, she said half the mothers here wear jeans. So I went and drew who came in on one morning. There were eleven saris. We painted both, and nobody's spoken about it since.",
  },
  {
    question: 'uni-lead',
    answer:
      'When my father was at sea my sisters came to me with everything, from nosebleeds to the electricity man. The worst was the flood in 2019, I put them on the wardrobe and sang. They laugh about my singing today.',
  },
  {
    question: 'uni-weakness',
    answer:
      "Deadlines, if nobody's waiting. I handed in two lab books late. So now I tell Irina on Monday what she'll see on Thursday, and she's merciless.",
  },
  {
    question: 'uni-book',
    answer:
      "I found 'The Emperor of All Maladies' in a hotel in Tbilisi with the last third torn off. What stayed is that they cut more and more out of people because it felt like doing something. I'm not sure we've stopped.",
  },
  {
    question: 'sch-why-you',
    answer:
      "You ask for somebody who goes back to the islands. I was the only one in my year who did, from the nursing school in Suva to Kadavu, and the health post was shut for two years before me. I can't set a bone, that's what I'd come for.",
  },
  {
    question: 'sch-leader',
    answer:
      "The women at the well had to queue behind the men's cattle. I wasn't anybody, I was sixteen. I asked the imam's mother, and she asked him on a Friday in front of all. Since then it's cattle after ten. Two herders still greet me badly.",
  },
  {
    question: 'gen-mistake',
    answer:
      "I told a customer his laptop was dead. It was the charger. He'd bought a new one by the evening, from somebody else, and he came back and put the old one on my counter, running. I test the charger first now, and I say 'I don't know yet'.",
  },
  {
    question: 'gen-money',
    answer:
      "It's nine thousand lev for me with the dorm. My dad drives the trolleybus and gives five, I've three from the vineyard, and the last thousand's the municipality, for grades.",
  },
  {
    question: 'ielts-2-skill',
    answer:
      "Whistling with two fingers. My cousin could stop a taxi with it. I tried it behind the house for a whole winter and only got wet hands, until he said, push the tongue back like you've a hot potato. It came on a Tuesday and the dog went mad. I still can't do it when I laugh.",
  },
  {
    question: 'ielts-3-work-1',
    answer:
      "I don't think you can order it. But my uncle's an accountant and he chops wood for the neighbours, and he says that's the only thing in his week that's finished when it's finished. Perhaps those who clean would be thanked more.",
  },
];

export const BESIDE_THE_POINT: readonly BesideTheQuestion[] = [
  {
    question: 'visa-refused',
    answer:
      'My hamster is called Bruno. He runs in his wheel the whole night, and my brother says that he goes to Paris. In the morning he sleeps in his ear.',
  },
  {
    question: 'visa-who-pays',
    answer:
      'In the summer we climb the hill behind Sarajevo. On the top there is an old bobsleigh track with paintings on it, and we eat burek there and look down.',
  },
  {
    question: 'visa-why-course',
    answer:
      'My uncle was a wrestler. He has ears like cauliflower, and he showed me how to fall without pain, on a mattress in the yard.',
  },
  {
    question: 'visa-why-university',
    answer:
      'On my balcony live two pigeons. I wanted to chase them away, but then there was an egg, and now we have an agreement.',
  },
  {
    question: 'visa-cost',
    answer:
      'I am in love with the sea. I could sit on the pier in Batumi for hours, with sunflower seeds, and count the ships.',
  },
  {
    question: 'visa-deposit',
    answer:
      'My little sister lost her tooth on Friday. She put it under the pillow, and my father forgot it, so she wrote a letter of complaint.',
  },
  {
    question: 'visa-after',
    answer:
      'I have eleven pairs of trainers. The oldest are from my cousin, white ones, and I clean them with toothpaste every Sunday evening.',
  },
  {
    question: 'visa-return',
    answer:
      'The tuition is fourteen thousand and I have paid six. The module that I like most is Thermodynamics, it has a laboratory with a real turbine.',
  },
  {
    question: 'visa-live',
    answer:
      'When I was in the third class I wanted to be an astronaut. I made a helmet from a melon and I could not get it off.',
  },
  {
    question: 'visa-gap',
    answer:
      'My favourite singer is Fairuz. My grandmother plays her every morning when she makes coffee, and if somebody speaks she raises one finger.',
  },
  {
    question: 'visa-english',
    answer: 'We had a goat that ate my homework, really. The teacher did not believe me, so I brought the goat.',
  },
  {
    question: 'visa-travel',
    answer: 'I wear glasses since I was six. The first ones were red and I sat on them in the bus on the same day.',
  },
  {
    question: 'us-intent',
    answer:
      'In the night I hear the trains. I know by the sound if it is a goods train, and I count the wagons until I sleep.',
  },
  {
    question: 'us-why',
    answer:
      'My hair was very long, to the belt. I cut it for my cousin, who was ill, and they made a wig of it, and I was cold around the neck.',
  },
  {
    question: 'gb-course-content',
    answer:
      'I am afraid of lifts. I live on the ninth floor and I walk, with the shopping too, and my knees are like those of a goat.',
  },
  {
    question: 'ca-funds',
    answer:
      'At the wedding of my brother the lights went out. We danced with the headlamps of the cars, and it was better than before.',
  },
  {
    question: 'de-why',
    answer:
      'I make kites. The paper is from the kitchen and the sticks from the river, and the best one is now in a tree in front of the mosque.',
  },
  {
    question: 'uni-why-here',
    answer:
      'I cannot eat eggs. When I was five I ate nine of them for a bet, and since then I smell them through the wall.',
  },
  {
    question: 'uni-finance',
    answer:
      'My friend Ola can imitate birds. In the park we made a whole tree of parakeets answer him, and an old lady clapped.',
  },
  {
    question: 'uni-five-years',
    answer:
      'We found a tortoise on the road to Fez. We painted a number on it, seven, and one year later it sat in front of our door.',
  },
  {
    question: 'uni-modules',
    answer:
      'I sleep badly when the moon is full. Then I go into the kitchen and eat bread with olive oil, and my mother comes, and we talk.',
  },
  {
    question: 'sch-need',
    answer:
      'I was once on a horse. It went where it wanted, through a river and a garden, and in the end it stood in its stable and I too.',
  },
  {
    question: 'sch-return',
    answer:
      'My grandfather collects clocks. There are thirty-one, none is right, and at noon it takes a quarter of an hour until they are finished.',
  },
  {
    question: 'gen-plan',
    answer:
      'I burned my tongue yesterday with the soup. Now everything tastes like paper, even the chilli of my aunt, and she is offended.',
  },
];
