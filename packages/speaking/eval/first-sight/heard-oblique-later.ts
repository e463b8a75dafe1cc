/** Fourteen more of the same kind, written after the rules had been mended for those, and answered once. */
import type { HeardAnswers } from './heard-answers.ts';

export const HEARD_OBLIQUE_LATER: readonly HeardAnswers[] = [
  {
    question: 'visa-why-university',
    strong:
      "I wrote to nine places and asked only one thing, who there has ever stood in a rice field at night with a light trap. Eight sent me the prospectus. Dr Okello from Reading sent me her own counts from Jinja, and I've used them in my thesis since.",
    weak: 'This is one of the top universities with world class facilities and experienced teachers, so I selected it for my future.',
    beside: 'My sister got married in January and we danced until four, the photographer fell in the fountain.',
  },
  {
    question: 'visa-relatives',
    strong:
      'Only Dayo, we shared a bench in primary. He drives a bus in Leeds, which is four hours from me. Otherwise nobody.',
    weak: 'There are many people from my country living there and they are very helpful, so I will not feel alone at all.',
    beside: 'I like mathematics because numbers do not argue with you, they are the same each morning.',
    short: 'No, not one.',
  },
  {
    question: 'visa-live',
    strong:
      'The letter says Flat 14, Block C, and I share the cooker with five others. I paid the first two hundred on the ninth. The lecture building is behind the bakery, my friend walked it for me with the phone, eleven minutes.',
    weak: 'I will arrange a good and suitable place for me when I reach there, it will not be any problem.',
    beside: 'The exam of English was on a Saturday and the man beside me coughed all the time.',
    short: 'In the university hall.',
  },
  {
    question: 'visa-sponsor-income',
    strong:
      'Three boats, sir. In the season each one lands about four hundred kilos a night and the factory in Mtwara takes all of it. After diesel and the six men he keeps some fifty-five million shillings in a year; the tax paper of 2025 has that number.',
    weak: 'He has a good business and a good amount of income every year, which is more than enough for my studies.',
    beside: 'In the summer I will visit the museum of trains, because I have built small ones from tins.',
  },
  {
    question: 'visa-loan',
    strong:
      'The bank has my aunt’s two acres until 2036. Eighteen thousand five hundred leaves my account on the fifth, beginning half a year after the last exam, and the hospital in Kochi that I left pays a nurse with this paper seventy.',
    weak: 'I am confident that I will get a good job with a high package and then I will pay back everything easily.',
    beside: 'I have never seen an escalator before Delhi, and I fell on it with my bag and everybody laughed.',
  },
  {
    question: 'us-residence',
    strong:
      'You would find my mother there, and my two boys, seven and four. My name is on the gate, we built the second room in March. I have told the boys how many Fridays, one hundred and four, they cross them on the wall.',
    weak: 'I live with my family in my home country and I have a strong bond, so I will definitely come back.',
    beside: 'I take photos of doors. I have four hundred of them, the blue one in Harar is the best.',
  },
  {
    question: 'gb-gap',
    strong:
      'In the ward they gave me the keys in 2021, and since then everybody above me has the paper that I have not. Twice I trained the person who then became my head. My daughter is in school now, so it is my turn at the desk.',
    weak: 'Learning never ends and now I feel that it is the right time for me to upgrade my qualifications.',
    beside: 'We have a mango tree, the bats come in the evening, and my brother chases them with a pan.',
  },
  {
    question: 'ca-program-fit',
    strong:
      'With my diploma I can change the compressor. I cannot say why it dies every May, and that is what the owner asks me. Term three at Fanshawe is only refrigerant circuits, and I have the three failed ones in photographs.',
    weak: 'This program will add value to my profile and give me practical knowledge as per the industry requirements.',
    beside: 'My friends call me Tiger because I once ran away from a cat when I was eight.',
  },
  {
    question: 'uni-strength',
    strong:
      'If the neighbours buy a phone they bring me the box. I do not know more than they do; I read the small paper to the end. Last Ramadan I found that way that the pump of the mosque had a second fuse, and eleven people had looked at it before.',
    weak: 'My strengths are hard work, honesty, dedication, and I am a quick learner with good communication skills.',
    beside: 'My village has two rivers and in the rainy season they become one, it is very beautiful.',
  },
  {
    question: 'uni-culture',
    strong:
      'At the well in the camp I was the only one without Arabic. Umm Khaled put my bucket behind hers each morning for a month and taught me one word each time. I carried her water up when her back went, and at Christmas she brought me bread with a candle in it.',
    weak: 'I respect every culture and religion and I can adjust easily with people of different backgrounds.',
    beside: 'I had a red schoolbag with a picture of a racing car and I used it until the seventh class.',
  },
  {
    question: 'uni-proud',
    strong:
      'It is only a rail, six metres of pipe. My grandmother had fallen twice at the step of the latrine. I bent it on the tree at night, and now the whole row of grandmothers comes to our side; nobody has fallen since Easter.',
    weak: 'I am proud of all my achievements because I have worked very hard for them with the support of my parents.',
    beside: 'In my country we have many festivals, and my favourite sweets are the ones with coconut.',
  },
  {
    question: 'sch-impact',
    strong:
      'Count the lamps at Nkhotakota clinic at two in the night. Today it is one, and it is a phone. I would like you to come in 2036 and not find it worth counting, because the woman who repairs the panels lives next door and I trained her.',
    weak: 'I will use my knowledge to develop my country and bring a positive change in the life of many people.',
    beside: 'My alarm rings at five thirty, I iron my shirt and then I wait for the minibus with my neighbour.',
  },
  {
    question: 'gen-friend',
    strong:
      'Samira says that I am the person who asks the waiter how the machine works while everybody is hungry. She is right. She also says I came to the hospital every day for six weeks, and I think that is the same thing, I wanted to see how it goes on.',
    weak: 'My friend would describe me as a kind, helpful and loyal person who is always there, and yes I would agree.',
    beside: 'The bus to Mombasa has now air condition, but they close the windows and the old women complain.',
  },
  {
    question: 'oth-skill',
    strong:
      'I hear when a story has a hole. At Radio Pamoja I cut forty minutes to four each evening, and once the chief said on tape that the road was finished, so I drove there on my bicycle before the news. It was not. We sent the hole.',
    weak: 'I have good communication and computer skills and I can use them in any situation where they are needed.',
    beside: 'I drink my tea with a lot of ginger, and on Sundays I wash the car of my uncle.',
  },
];
