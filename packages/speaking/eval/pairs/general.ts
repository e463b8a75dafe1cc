/** Answers in general interviews, for exchanges, placements and work. */
import type { AnswerPair } from './pair.ts';

export const GENERAL_PAIRS: readonly AnswerPair[] = [
  {
    question: 'gen-introduce',
    heldOut: true,
    weak: 'Good morning. First of all, thank you for giving me the chance to introduce myself. I am a simple and friendly person. I am honest, hard-working and positive. My hobbies are cricket and music. My strength is that I never give up and my aim is to be successful in life.',
    strong:
      'I am Nadia, I am twenty-three and I repair sewing machines in Narayanganj. I began as a helper after school, and since 2022 I keep forty machines running in one hall. I am here because the new machines have electronics that I cannot open, and your course teaches that.',
  },
  {
    question: 'gen-why-abroad',
    heldOut: false,
    weak: 'I want to study abroad because the quality of education is better there and I will get international exposure. I will meet people from different cultures and become more independent. It will also increase my confidence. A foreign degree has more value and it will help me to get a better job and a better life.',
    strong:
      'Because what I want to learn is not taught at home yet. In Nepal nobody teaches how to build with rammed earth after an earthquake; my professor learned it in Lyon. I looked at a course in Delhi, which is nearer and cheaper, but it has no laboratory. It means two years without my grandmother, who is eighty-one, and that is the part I find hard.',
  },
  {
    question: 'gen-mistake',
    heldOut: true,
    weak: 'Everybody makes mistakes in life, because we are human beings. The important thing is to learn from our mistakes and not repeat them. I have also made some small mistakes in the past, but I always learned from them. They made me a stronger and more mature person.',
    strong:
      'In my second month at the pharmacy I gave out a syrup for adults to a child’s mother. I saw it an hour later on the shelf. I ran to her house, and she had not opened it. I told my boss the same evening, although nobody would have noticed. Since then the two bottles stand on different shelves, which I asked for, and I read the age aloud before I hand anything over.',
  },
  {
    question: 'gen-plan',
    heldOut: true,
    weak: 'After my studies I want to get a good job in a multinational company and earn a good salary. I want to build my career and become successful. After some years I may start my own business. I want to make my parents happy and give something back to society.',
    strong:
      'I want to teach physics at the girls’ school in Hunza where I went myself. They have had no physics teacher since 2020; the chemistry teacher reads from the book. The first step is the teaching licence, which needs this degree and one year of practice. After that I would bring in the experiments that cost nothing: I have forty of them in a notebook.',
  },
  {
    question: 'gen-money',
    heldOut: true,
    weak: 'I will manage my expenses with the support of my family and a part-time job. There are also many scholarships available for good students. So I am not worried about money. I think that if we have talent and hard work, money is never a problem.',
    strong:
      'A year costs about 9,600 euros: 310 for the semester fees twice, 350 rent and 280 for food a month, and insurance. My brother, who is a welder in Qatar, sends 400 a month; he has done so for my sister since 2021. I have 4,000 saved from tutoring. If my brother lost his work, my savings would carry me for five months.',
  },
  {
    question: 'gen-teamwork',
    heldOut: true,
    weak: 'I always work very well in a team. In a team I help everybody and take responsibility. I listen to others and share my ideas. I think that teamwork makes the dream work. Because of my positive attitude my teams have always been successful and everybody liked to work with me.',
    strong:
      'We were five in the school newspaper, and it was always late. I did the part nobody wanted: I rang every writer on Sunday evening and asked for what they had, even if it was half. Two of them were angry at first. From March on we printed eight issues, all on the Monday. When I was ill in June, Karim made the calls, so it did not hang on me.',
  },
  {
    question: 'oth-internship',
    heldOut: true,
    weak: 'I want to learn many new things in this placement and gain practical experience in a professional environment. It is a great opportunity for me to improve my skills and my confidence. I am ready to learn anything that the company teaches me, because I am a quick learner.',
    strong:
      'I want to learn to read a vibration spectrum. At the jute mill where I did my first placement we changed bearings every ninety days, broken or not, because nobody could hear which one was failing. I have begun with a phone and a free program, and I can tell a bad bearing from a good one about seven times in ten. At the end I would like to be right nine times, on your turbines.',
  },
  {
    question: 'oth-customer',
    heldOut: true,
    weak: 'If somebody is angry with me, I stay calm and polite. I listen to them and try to understand their problem. The customer is always right, so I will say sorry and try to solve the problem as soon as possible. I never get angry, because patience is very important.',
    strong:
      'It happened in the hotel in Cox’s Bazar. A man shouted at me because his room had no sea view, and he had paid for one. I said: “You are right, it is on your paper, and I cannot see one from here either.” Then I stopped talking. He sat down. I rang the other house, which had one free from Tuesday, and gave him the two dinners that I am allowed to give. He stayed for the week and asked for me when he left.',
  },
];
