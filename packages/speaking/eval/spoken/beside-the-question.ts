/** First-person answers that do not answer: stories of something else, and good answers to another question. */
export type BesideTheQuestion = { question: string; answer: string };

export const BESIDE_THE_QUESTION: readonly BesideTheQuestion[] = [
  {
    question: 'visa-refused',
    answer:
      'I have a cat, her name is Lulu, she is grey and she sleeps on my books. My sister found her behind the bakery in 2021 and I feed her with rice and fish every morning.',
  },
  {
    question: 'visa-refused',
    answer:
      'On Fridays I play futsal with my cousins in the hall near the stadium. I am the goalkeeper and last month we won five to three, I still have the bruise on my knee.',
  },
  {
    question: 'visa-who-pays',
    answer:
      'I learned to swim in the Nile when I was seven, my brother threw me in. I can cross it now in eleven minutes, and I teach the small ones on Saturday.',
  },
  {
    question: 'visa-who-pays',
    answer:
      'In the course there is a module on remote sensing and one on soil, and I need the first because our maps in Niger are from 1978. I have written to the professor about it.',
  },
  {
    question: 'visa-who-pays',
    answer:
      'My uncle has a big truck, a blue Tata, and I drove with him to Jaffna. We saw elephants on the road, three of them, and he stopped and we ate bananas.',
  },
  {
    question: 'visa-why-course',
    answer:
      'My grandmother makes the best injera in our street. She gets up at four, mixes the teff, and I carry the water. When guests come, she always says that I eat too much.',
  },
  {
    question: 'visa-why-course',
    answer:
      'My father pays. He has a tyre shop in Onitsha since 2003 and the bank statement shows eleven million naira, I can show you the page.',
  },
  {
    question: 'visa-why-course',
    answer:
      'I like football very much, I support Arsenal since I was ten, and I watch every game with my friends in a bar. Last season we cried together.',
  },
  {
    question: 'visa-why-university',
    answer:
      'We are four at home, my parents, my little brother and me. My brother is in class eight and he wants to be a pilot, he builds planes of paper and throws them from the roof.',
  },
  {
    question: 'visa-why-university',
    answer:
      'I had dengue in August. I lay in bed for two weeks, could not even hold a spoon, and my mother boiled papaya leaves. I lost six kilos.',
  },
  {
    question: 'visa-what-study',
    answer:
      'I love to cook, mostly fish. I buy it from the boats at six, when it still moves, and I fry it with turmeric. My friends say I should open a place.',
  },
  {
    question: 'visa-cost',
    answer:
      'I came here with the night train from Hyderabad. It was late by three hours, and I could not sleep because a baby cried, so I talked with an old soldier.',
  },
  {
    question: 'visa-cost',
    answer:
      'After my degree I go back to the hospital in Gulu, where I worked as a nurse. They wait for me, and I will open the dialysis room with Dr Okello.',
  },
  {
    question: 'visa-deposit',
    answer:
      'My hobby is birds. I have seen 112 kinds, most of them in the marsh behind our house, and I write each one in a book that my teacher gave me.',
  },
  {
    question: 'visa-work-there',
    answer:
      'I was born in Arequipa, under the volcano. As a child I was afraid of it, and at night I looked if it was red. My father laughed and gave me his radio.',
  },
  {
    question: 'visa-after',
    answer:
      'I prepared with the Cambridge books, three tests a week, and I got seven. The listening was the hardest, because the speaker from Scotland swallowed half of it.',
  },
  {
    question: 'visa-after',
    answer:
      'Our dog ran away on New Year, because of the fireworks. We looked for him in the whole quarter and I put papers on the trees, and on the fifth day he stood at the gate.',
  },
  {
    question: 'visa-return',
    answer:
      'I chose this programme because of the chemistry of polymers. In the second term we make our own resin in the lab, and I have only read about it so far.',
  },
  {
    question: 'visa-relatives',
    answer:
      'The tuition is 19,500 a year and I have paid the first half. For the room I count 600 a month, with the internet.',
  },
  {
    question: 'visa-live',
    answer:
      'I failed Physics in the second year and I did it again in the summer. Now I have a B, and since then I make a plan every Sunday.',
  },
  {
    question: 'visa-live',
    answer:
      'I play the oud since I was nine. My teacher was a barber, he taught me between two customers, and I still hear the scissors when I play.',
  },
  {
    question: 'visa-gap',
    answer:
      'I want to see snow. In Colombo we have only hot and hotter, and when I was small I put my head in the freezer of my aunt to know how it feels.',
  },
  {
    question: 'visa-change',
    answer:
      'My sister married last winter. Four hundred people came, and I carried the chairs. We danced until the neighbours came too, and my shoes broke.',
  },
  {
    question: 'visa-grades',
    answer:
      'In my town there is a market on Wednesday, with cloth and goats and old phones. I go there with my mother and I carry the bags, and we drink sugar cane juice.',
  },
  {
    question: 'visa-english',
    answer:
      'I have a small garden on the roof, tomatoes and chillies. I water them with the water from the rice, and last year I gave half to the neighbours.',
  },
  {
    question: 'visa-travel',
    answer:
      'I study accounting because my father lost his shop. He had written everything in a copybook, and the man from the bank could not read it. I want to be able to read it.',
  },
  {
    question: 'visa-agent',
    answer:
      'I am afraid of snakes. Once one was in my boot, a green one, and I jumped on the table and my brother took it out with a stick.',
  },
  {
    question: 'visa-family',
    answer:
      'The university is in Lyon, and the course begins on the fourth of September. It has 120 credits and in the last term one goes to a company.',
  },
  {
    question: 'visa-conditions',
    answer:
      'I collect stamps. My oldest is from Ceylon, from 1903, and I bought it for two dollars from a man who did not know what it is.',
  },
  {
    question: 'us-why',
    answer:
      'My best friend is called Sipho. We walked to school for eleven years, six kilometres, and he told me all the films, because he had a television and I had none.',
  },
  {
    question: 'us-intent',
    answer:
      'I had an accident with the motorbike in May. The leg was broken in two places, and I learned to write with the plaster on a chair. It itches still when it rains.',
  },
  {
    question: 'us-opt',
    answer:
      'My mother sells cloth in Kumasi and she earned 120,000 cedis last year. She has paid for my two sisters also, and the statements are with me.',
  },
  {
    question: 'us-professors',
    answer:
      'I sing in the choir of our church, I am a bass. At Easter we were on the radio, and my aunt in Kitwe rang and said she heard me, but one cannot hear one bass.',
  },
  {
    question: 'gb-course-content',
    answer:
      'I worked two years at a petrol station in Lahore. At night I did the account and once a man came with a gun, and I gave him everything, and he gave me back my phone.',
  },
  {
    question: 'gb-why-uk',
    answer:
      'I like the rain. When it rains, I sit on the veranda with tea and listen to old songs, and my grandfather tells about the flood of 1988.',
  },
  {
    question: 'gb-after',
    answer:
      'I did the test in Nairobi in June and my score is seven. For the speaking I practised with a taxi driver, who had lived in Leeds.',
  },
  {
    question: 'gb-funds-28',
    answer:
      'My favourite subject was geography. I drew the map of Africa on the wall of my room, with all the rivers, and my father was angry about the wall.',
  },
  {
    question: 'ca-funds',
    answer:
      'In the winter it is minus thirty in Winnipeg, so I bought a coat already. I never saw snow, only in the film, and I think I will fall many times.',
  },
  {
    question: 'ca-why',
    answer:
      'My teeth are bad. I went to the dentist in Quito eleven times last year, and he told me about his daughter, who plays the harp.',
  },
  {
    question: 'de-blocked',
    answer:
      'I bake bread. My neighbour has a stone oven, and on Saturday I take twelve loaves there on the bicycle, and two of them I eat on the way.',
  },
  {
    question: 'de-language',
    answer:
      'I would like to become a pilot, but my eyes are minus five. So I repair drones now, I have three, and one fell in the sea at Mombasa.',
  },
  {
    question: 'fr-project',
    answer:
      'I fell in love with a girl from my street. Her father has the bakery and I bought bread there every day, until we were fat, the whole family.',
  },
  {
    question: 'uni-why-subject',
    answer:
      'On Sunday I wash the car of my father, and he gives me 200 rupees. With it I buy a ticket for the cinema, and I have seen the last film four times.',
  },
  {
    question: 'uni-why-here',
    answer:
      'I get up at five and I run, eight kilometres along the canal. I began when I was fat, in 2020, and a dog runs with me, I do not know whose.',
  },
  {
    question: 'uni-book',
    answer:
      'My brother and I built a raft of plastic bottles, two hundred of them. It swam for ten metres. Then we swam, and he lost his glasses.',
  },
  {
    question: 'uni-finance',
    answer:
      'My question is whether bees find less food near cotton. I counted them at nine hives and I would do it again with a control.',
  },
  {
    question: 'uni-thesis',
    answer:
      'I want to live in the hall, because there one meets people. A room is 480 a month, and the bus is free with the card.',
  },
  {
    question: 'uni-modules',
    answer:
      'I was in the scouts, and one night our tent flew away in a storm. We sat in the church until six and sang, and the priest made soup.',
  },
  {
    question: 'uni-five-years',
    answer:
      'When I was eleven, I stole a mango. The owner saw me, and he made me water his trees for a week. Now we are friends, and he sends me mangoes.',
  },
  {
    question: 'uni-weakness',
    answer:
      'Last year I visited my aunt in Muscat. We went to the souk, and I bought frankincense for my mother and a knife for my brother.',
  },
  {
    question: 'sch-need',
    answer:
      'I love old cars. My dream is a Volkswagen from 1967, and I have already the steering wheel, it hangs in my room above the bed.',
  },
  {
    question: 'sch-why-you',
    answer:
      'Our house has a blue door, because my grandfather had blue paint left from the boat. In the yard is a fig tree, and in August we sleep under it.',
  },
  {
    question: 'sch-return',
    answer:
      'I got the stomach flu on the trip to the sea. I lay in the bus, and the others bought shells for me, I have still a box of them.',
  },
  {
    question: 'sch-know-award',
    answer:
      'I play chess on the internet, my number is 1640. The best game I lost, against a boy from Ecuador who was nine, and I kept it.',
  },
  {
    question: 'gen-money',
    answer:
      'I was the smallest in my class, and they put me in the goal. I got a ball on the nose each day, and in the end I was good.',
  },
  {
    question: 'gen-plan',
    answer:
      'In the holidays I paint walls with my uncle. He says that I am slow, but my edges are straight, and the school took us two times.',
  },
  {
    question: 'ielts-1-food-1',
    answer:
      'I travel to college by metro, it takes forty minutes. I change at the river and there I always look for the seat at the window.',
  },
  {
    question: 'ielts-1-weather-1',
    answer:
      'I use my phone for chess, and to call my mother. I bought it from my cousin and the glass is broken in one corner.',
  },
  {
    question: 'ielts-3-journey-1',
    answer:
      'My teacher of maths wore always the same brown coat. He could throw a piece of chalk from the board to the last row and hit the desk.',
  },
  {
    question: 'ielts-3-object-2',
    answer:
      'I wake up at six because of the cock of my neighbour. I have tried everything, even earplugs, and now we eat him on Sunday.',
  },
  {
    question: 'visa-sponsor-income',
    answer:
      'I took part in a quiz on television. I knew the capital of Mongolia, but not the name of the singer, and I won a kettle, which we use every day.',
  },
  {
    question: 'visa-not-at-home',
    answer:
      'My neighbour has a parrot, which says the name of my mother. She answers him from the kitchen, each time, and then she is angry with me.',
  },
];
