/** Sixteen written last, after every rule, answered once and never learned from: what to expect of answers from others. */
import type { HeardAnswers } from './heard-answers.ts';

export const HEARD_LAST: readonly HeardAnswers[] = [
  {
    question: 'visa-what-study',
    strong:
      'Master of Public Health at the University of Manchester, one year from the eighteenth of September. I finish with a dissertation on dengue.',
    weak: 'I am going to study a very good programme in a famous institution, it is related to my previous background.',
    beside: 'My grandfather planted forty mango trees in our garden and each of us has one with the own name on it.',
    short: 'Public Health, in Manchester.',
  },
  {
    question: 'visa-cost',
    strong:
      'The tuition is nineteen thousand two hundred and I counted eleven thousand for living. We have thirty-six thousand in the account of my mother, and it has been there since January.',
    weak: 'It will cost a lot, but my family is financially strong and they have enough money for everything, so no worries.',
    beside: 'In the winter I want to learn ice skating, because in Ghana we have only seen it in the Olympics on TV.',
    short: 'Thirty thousand pounds, and I have thirty-six.',
  },
  {
    question: 'visa-work-there',
    strong:
      "Maybe some hours in the library from the second term. I don't need it, the fees and the rent are paid by my father, and twenty hours is the limit in term time.",
    weak: 'If I get the opportunity then I will think about it, because experience is a good thing for every student.',
    beside:
      'I was born in Chiang Mai, we moved to Bangkok when I was three, and my first school had a big elephant painted on the wall.',
    short: 'No, my parents pay for everything.',
  },
  {
    question: 'ca-why',
    strong:
      'I compared Australia and Canada. Humber has the co-op term with the railway company, and I work at the railway in Lahore since 2021, so I wanted the signalling part. Toronto is also cheaper than Sydney by six thousand.',
    weak: 'Canada is a beautiful and multicultural country with the best quality of education and the institution has a good reputation.',
    beside: 'I cook biryani every Friday for the whole street. My neighbours send plates and they come back empty.',
  },
  {
    question: 'de-why',
    strong:
      'Because there is no tuition and the automotive labs are at the university, not only in the company. My professor in Pune did his doctorate in Stuttgart and gave me the old lecture notes. I saw the test bench in a video call.',
    weak: 'Germany is the land of ideas and has high standard of education and strong economy, so it is the best for engineers.',
    beside:
      'Yesterday I lost my wallet in the metro. A boy found it, he called my sister, and we gave him a box of sweets.',
  },
  {
    question: 'au-funds',
    strong:
      'My father retired from the navy last year and got his pension payout, sixty-two thousand dollars, and he has put forty-five of it on my name in ANZ. That is for the flights, the first year and the rent. My mother teaches and pays the food.',
    weak: 'My parents will take care of all expenses during my study in Australia and they have a sufficient amount in bank.',
    beside: 'I have practised karate for nine years and I have the brown belt. My trainer says I kick too early.',
  },
  {
    question: 'nl-why',
    strong:
      'Wageningen is the only one that teaches greenhouse climate with a real greenhouse. I grow roses with my uncle in Naivasha, and our buyers are Dutch. At home the college has only books about it.',
    weak: 'The Netherlands is an innovative country with international atmosphere and almost everyone speaks English there.',
    beside: 'My phone was made in China and its camera is broken, so I draw the things that I want to remember.',
  },
  {
    question: 'uni-why-here',
    strong:
      'I read three theses from your department about low-cost water filters. Two of the authors went back to East Africa, I wrote to one of them, Grace, and she told me the workshop is open in the night.',
    weak: 'Your university is one of the top universities with excellent faculty and modern facilities, so it was my first choice.',
    beside:
      'I have two sisters, both are older. One of them has just got a baby and they named her after our grandmother.',
  },
  {
    question: 'uni-book',
    strong:
      'A book by Atul Gawande on checklists, my sister brought it from the hospital. I liked the part about the pilots. After it I made one for the pharmacy where I do my practice, seven lines.',
    weak: 'I like reading a lot and I have read many books about my subject, which improved my knowledge very much.',
    beside: 'We play dominoes in the yard after the dinner, and the one who loses has to carry the water the next day.',
  },
  {
    question: 'uni-lead',
    strong:
      'When our teacher had an operation there was nobody for class five for six weeks. I was in class ten. I taught them fractions each morning before my own school, and thirty-one of thirty-four passed.',
    weak: 'I was a leader many times, and people depend on me because I am responsible and always do my duties well.',
    beside:
      'I would like to eat sushi. I have seen it in films, and a shop in Nairobi sells it, but one piece costs like a lunch.',
  },
  {
    question: 'uni-team',
    strong:
      'In our hackathon team two wanted an app and I wanted SMS, because farmers in our area have button phones. We argued till midnight. I called my father on the speaker, he said he cannot open an app, and then we voted for SMS.',
    weak: 'When there was a disagreement in my team I always stayed calm and we solved it with good communication and respect.',
    beside:
      'The road to my village is closed in the rain season. We walk the last eleven kilometres with our shoes in the hand.',
  },
  {
    question: 'sch-why-you',
    strong:
      'Because I come back to a hospital that has one oxygen technician, and it is me. In 2022 I trained four nurses to clean the concentrators and the broken ones went from nine to two. With the degree I can do it for the district, and your award asks for exactly two years at home.',
    weak: 'I am a deserving candidate, I have good marks and leadership skills, and I will use this scholarship for a bright future.',
    beside:
      'My street has a dog with three legs. Everybody feeds him, and on Eid he gets so much meat that he hides it.',
  },
  {
    question: 'sch-impact',
    strong:
      'In ten years I want each of the nine clinics in Kitui to have a working fridge for vaccines. Now it is three. I would come back to the county office, which has promised me the post, and start with the solar ones.',
    weak: 'There will be a big change in my society, because I will work hard for the development of my country and people.',
    beside: 'I like the month of May as the jacarandas are purple, and we lie on the grass after the lectures.',
  },
  {
    question: 'gen-difficult-day',
    strong:
      'The day of my final exam the bridge was under water. I crossed with a fisherman, my papers were in a plastic bag on my head, and I arrived forty minutes late. They let me write the rest. Now I sleep in town before each exam.',
    weak: 'Life has many difficult days, but I always stay positive and believe that after every night there is a morning.',
    beside: 'My cousin works in a cinema, so I have seen all parts of Fast and Furious without paying anything.',
  },
  {
    question: 'ielts-1-home-town-1',
    strong:
      'In Gorakhpur, near the railway station, which has a platform longer than a kilometre. It is noisy, but the sweets are good.',
    weak: 'It is a nice place and I like it very much because the people are good and it is peaceful.',
    beside: 'I have studied accounting for two years, and before it I wanted to be a pilot.',
    short: 'In Gorakhpur, it is noisy.',
  },
  {
    question: 'ielts-3-money-1',
    strong:
      'Yes, a little, from about eight years. My nephew gets ten rupees on Sunday, and he saved three months for a kite. If they get it every time they ask, they learn nothing.',
    weak: 'This is a good question. There are positive and negative sides and parents should think about it carefully.',
    beside: 'We have two seasons, dry and wet, and now it is wet, so my shoes never dry.',
    short: 'Yes, a little.',
  },
];
