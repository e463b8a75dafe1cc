/** Thirty more, written after the rules had been mended for the sixty, and answered once: docs/interview-feedback.md has the figures. */
import type { HeardAnswers } from './heard-answers.ts';

export const HEARD_LATER: readonly HeardAnswers[] = [
  {
    question: 'visa-sponsor-why',
    strong:
      'Because he has no children and I grew up in his house in Kandy after the tsunami took ours. He put me through the convent also. He told the bank the full two years, not only the first.',
    weak: 'He is a very kind person with a big heart and he supports me in everything because he wants to see my success.',
    beside:
      'I am excited about the campus gym, they have a swimming pool, and in Colombo I could only swim in the ocean.',
    short: 'He is my uncle.',
  },
  {
    question: 'visa-not-at-home',
    strong:
      "Kigali has civil, but nobody there teaches landslides. I phoned both campuses. The nearest slope lab is Nairobi and it's been without a professor since 2023.",
    weak: 'Education abroad has a better quality and the certificate is recognised everywhere, so it gives more value in my career.',
    beside: 'I wake up at five and run around the stadium with my cousin, and afterwards we drink milk at the corner.',
    short: 'Nobody teaches it in Rwanda.',
  },
  {
    question: 'visa-loan',
    strong:
      'Credila gave me thirty-two lakh. It starts six months after the last exam, about forty-one thousand a month. Deloitte Hyderabad told me in writing one lakh ten, so it leaves me sixty-nine.',
    weak: 'I will repay it after getting a good job. I am confident that there will not be any problem in repaying.',
    beside: 'My hobby is stamp collecting. I have a red one from Zanzibar and my grandmother gave me the first album.',
  },
  {
    question: 'visa-grades',
    strong:
      "In second year I'd three backlogs, that's when we had the flood and I was shovelling mud out of the house till November. I cleared all three in May. From then on it never went under 7.8.",
    weak: 'Marks do not show everything about a student. I believe in my abilities and I will work hard to complete this course.',
    beside: 'We will get a room near the station with two guys from Kochi who work in a restaurant and cook very well.',
  },
  {
    question: 'visa-english',
    strong:
      "PTE, on the eleventh of January, overall 67. I did it alone from the app, and I recorded my uncle's radio and repeated after it. Speaking pulled it down, 61.",
    weak: 'I have a good command over English because I studied in English medium and I can communicate with everyone without problem.',
    beside: 'My sister will get married in December and I will miss it, which makes my mother cry already.',
    short: 'IELTS, six point five.',
  },
  {
    question: 'visa-conditions',
    strong:
      'Not under eighty percent in class, tell them within a week if I move house, and forty-eight hours in two weeks for a job. And out by the fifteenth of March, or I ask for more before that.',
    weak: 'I will respect every law of the country and be a good student, I will never do anything illegal there.',
    beside:
      'I have been working in a bakery in Lusaka since I was seventeen and I can decorate three wedding cakes a day.',
  },
  {
    question: 'us-residence',
    strong:
      'My mum and her mother, with two dogs, in Arequipa. My room stays as it is, and since February I own a third of the bakery downstairs, so yes, in two years.',
    weak: 'My home is very important to me and I feel attached to it, it is where all my memories are.',
    beside: 'I got 112 in TOEFL and the hardest was the listening where two people talked about penguins.',
    short: 'My parents, and yes.',
  },
  {
    question: 'us-money',
    strong:
      "First year is the assistantship, twenty-three thousand plus the tuition. For the second they renew it if I'm over 3.0, and if not there's my parents' fund in Banorte, that's thirty-eight.",
    weak: 'The funding for my studies is completely arranged and I have shown all documents so there will be no issue during my stay.',
    beside: 'My research is on the bats of Yucatán. We wait by the cave at sunset and count with a clicker.',
  },
  {
    question: 'gb-course-content',
    strong:
      'Six taught ones: epidemiology, stats with R, health economics, then I picked vector control, refugees, and GIS. Four have a written paper, two an exam in May. After that ten thousand words till September.',
    weak: 'The course covers all important areas of the field and gives both theoretical and practical knowledge by experienced lecturers.',
    beside: 'My husband is a teacher of Arabic in Omdurman and in the war he walked with us for nine days.',
  },
  {
    question: 'gb-living',
    strong:
      "Mill Point, that's the one the university has behind the bus depot. A hundred and sixty-two a week with heat. I eat for thirty because I cook, and it's ten minutes walking.",
    weak: 'I will live in a good and safe accommodation, and the monthly expenses will be according to my budget.',
    beside: 'I studied nursing at Makerere and did my internship in Gulu in the ward for burned children.',
    short: 'University hall, six hundred a month.',
  },
  {
    question: 'au-change-level',
    strong:
      "I've a bachelor in commerce, I know. But to wire a house in Brisbane or even in Suva for the big hotels they ask for the Certificate Three, and my degree can't open a switchboard. My dad's firm lost two tenders over it.",
    weak: 'Learning has no limit and every course is valuable. I want to learn new skills for my better future.',
    beside: 'In Fiji there are over three hundred islands and I grew up on one with no cars, only one tractor.',
  },
  {
    question: 'de-modules',
    strong:
      'Four semesters. In the first it is only mandatory, tensors and finite elements, thirty points. Then I take fatigue and composites, in the third the industry half-year, and last the thesis.',
    weak: 'The programme is structured in a very good way and it gives the students a strong base for their profession.',
    beside: 'I have a room from the Studentenwerk, eleven square metres, and the kitchen is for six people.',
  },
  {
    question: 'ie-gaps',
    strong:
      '2019 to 2021 I was with the army, it is compulsory for us, in Ulaanbaatar. Then ten months nothing on paper, I drove for my brother with sheep and meat. From August 2022 it is the language school.',
    weak: 'The gaps in my education were due to some personal reasons, but during that time I was always learning something.',
    beside: 'Ireland is green because it is raining. I like the music and I have seen a film about Michael Collins.',
  },
  {
    question: 'uni-yourself',
    strong:
      "I'm Sreymom, nineteen, from Kampot where the pepper is. I fix sewing machines with my aunt, and since the garment factory closed I've been reading about motors, that's how I ended up here.",
    weak: 'I am a hardworking, honest and ambitious person who likes to face challenges and always wants to learn new things.',
    beside:
      'Climate is changing very fast. Scientists have said that the sea will rise and many cities will be under water.',
  },
  {
    question: 'uni-why-subject',
    strong:
      'The vet comes to our steppe twice a year. In March 2020 we lost forty ewes in nine days and I cut one open with my father and saw the lungs, grey, like wet felt. I still want the name of it.',
    weak: 'From my childhood this subject has been very fascinating to me and it is my dream to be a specialist in this area.',
    beside: 'My best friend lives in Almaty now, she sells flowers in a passage and her boss is from Georgia.',
  },
  {
    question: 'uni-strength',
    strong:
      'I hear when a motor is about to die. At the mill they laughed, then I told them three on the list and two stopped the same month. Since that the foreman walks the line with me on Fridays.',
    weak: 'My strengths are that I am hardworking, punctual and a fast learner, and I can work under pressure and in a team.',
    beside:
      'Last summer we travelled to Saint-Louis in a bus with no windows. The sea was rough and the fish was cheap.',
  },
  {
    question: 'uni-contribute',
    strong:
      "I run a Sunday thing where people bring a broken object and nobody may leave until it's opened. In Dakar it's forty people. I'd need a room, six screwdrivers and somebody with a kettle.",
    weak: 'Other students can learn from my culture and my experiences, and I will be an active member of the university life.',
    beside: 'I hope that the professors will be friendly and that the examinations will not be too difficult for me.',
  },
  {
    question: 'uni-five-years',
    strong:
      "Back in Tyre with a van and a freezer in it. I'd take the samples from the fishermen at the quay and have the mercury for them by evening. The municipality pays, I've spoken with Mr Haddad.",
    weak: 'In five years I see myself in a successful position in a reputed international company with a good salary.',
    beside: 'When I was five years old I broke my arm on a swing, and since then I have a scar like a fish.',
  },
  {
    question: 'uni-change',
    strong:
      "I'm a pharmacist. At the counter in Isfahan I sold the same three antibiotics for everything, and the doctors wrote them by habit. What bothers me isn't the pill, it's the habit. So now it's behavioural economics.",
    weak: 'I want to change because I discovered that my real passion is in this field, and it has more opportunities in the future.',
    beside: 'I have a cat with one eye. He sleeps on the washing machine and my neighbour feeds him chicken.',
  },
  {
    question: 'uni-work-experience',
    strong:
      "At the call centre in Manila I learnt that people don't ring about the thing they say. A woman shouted at me about a bill, and it was that her son had moved out. No module tells you to wait eleven seconds.",
    weak: 'Work experience taught me many things such as time management, teamwork, communication and responsibility.',
    beside: 'I want to see snow. My cousin in Calgary sent a video of it and it squeaks when you step in it.',
  },
  {
    question: 'uni-disagree',
    strong:
      "I was certain that microcredit helps. I'd even collected for one. Then I sat in the yard of a woman in Oaxaca with five booklets, each paid from the next one. I don't collect any more.",
    weak: 'I am an open-minded person and I always respect the opinions of other people and I can change mine if needed.',
    beside: 'I won a prize for a poem about my river when I was in the tenth grade, and the mayor gave me a bicycle.',
  },
  {
    question: 'sch-know-award',
    strong:
      "You pay four and a half years of people like me if we've two years' work and we go home for two. You want somebody with others behind them, and I must write a report every term.",
    weak: 'It is one of the most prestigious scholarships in the world and it gives opportunity to talented students like me.',
    beside: 'I repaired our roof in the dry season with tin from the old school and it has not leaked since.',
  },
  {
    question: 'sch-criticism',
    strong:
      'My boss at the ministry: she says that a law on seeds is no use if there are four inspectors for a country. She has got a point. So the first year is about who checks, not about the law.',
    weak: 'I always accept criticism positively because criticism makes us better and helps us to grow as persons.',
    beside: 'I travel by boat to my school as there is no road, and when the engine stops we row with plates.',
  },
  {
    question: 'ielts-1-phones-1',
    strong:
      'Mostly maps, honestly. I deliver parcels in the afternoon, so it talks to me all day long, left, right, left.',
    weak: 'I use it for many things because nowadays it is very important for everybody in daily life.',
    beside: 'My town is quite small, it has a square with a fountain and a bakery that opens at four.',
    short: 'Maps and music.',
  },
  {
    question: 'ielts-1-studies-2',
    strong: "After ten at night, when my little brothers have dropped off. In the morning I'm a stone, I've tried it.",
    weak: 'Both times are good for studying, it is depending on the person and the situation and the mood.',
    beside: 'I have a red bicycle from my father and I ride it to the market with two baskets on it.',
    short: 'At night.',
  },
  {
    question: 'ielts-2-skill',
    strong:
      'Whistling with two fingers. Everybody in my village calls the goats like that. I tried behind the house the whole spring, only spit came out. My uncle put my tongue back with a spoon, and one evening it screamed so loud that the dog ran off.',
    weak: 'There are many skills in life which are hard. We should never give up and continue to practise until success.',
    beside: 'My favourite season is autumn. The leaves become yellow and red and we collect mushrooms with my aunt.',
  },
  {
    question: 'ielts-3-place-2',
    strong:
      'So that someone without a balcony can sit somewhere for nothing. In Amman we had one square with grass, and it was full at midnight, grandmothers, babies, students with exams.',
    weak: 'There are many benefits and every place should have all facilities for the citizens to be happy and healthy.',
    beside: 'I go to sleep at eleven usually, and before it I read something, or I watch one episode of a series.',
  },
  {
    question: 'gen-mistake',
    strong:
      'I mailed the salary list to the whole clinic instead of to Dr Sow. Ninety-one people. I went into his office before he opened it. Since then the address comes last, after I have read the file name aloud.',
    weak: 'Everybody makes mistakes in life. I also made some, but I learned from each one of them and became stronger.',
    beside: 'I play the kora. My teacher is from the Diabaté family, and a kora has twenty-one strings and a gourd.',
  },
  {
    question: 'oth-volunteer',
    strong:
      "My gran had no one to read her post, so half of it she paid twice. I'd come Tuesdays and Thursdays five to seven, and if I'm sick my flatmate takes it, she's agreed.",
    weak: 'I want to volunteer because it is good to give back to the society and I will be a very reliable person.',
    beside: 'I am allergic to nuts, and once in the airport in Doha I ate a cookie and my face became double.',
  },
  {
    question: 'fr-home',
    strong:
      "There's one in Thiès, with eighteen places, and it stops at the licence. For the soils of the saltwater delta there's nothing, they send their own assistants to Montpellier.",
    weak: 'In my country the level of education is not so high as in France, so I prefer to study in France.',
    beside: 'I arrive on the second of September in Lyon and a friend of my brother will take me from the station.',
    short: 'No, there is not.',
  },
];
