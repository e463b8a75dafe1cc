/** Answers to scholarship panels. */
import type { AnswerPair } from './pair.ts';

export const SCHOLARSHIP_PAIRS: readonly AnswerPair[] = [
  {
    question: 'sch-why-you',
    heldOut: false,
    weak: 'I deserve this scholarship because I am a brilliant and hard-working student. I have always been at the top of my class. My family cannot afford my studies, so I really need your help. Please give me this chance and I will prove that I am the best candidate and make you proud.',
    strong:
      'The award is for people who build something in public health and go back to it. I began with one thing: the clinic in Kurigram kept its vaccines in a kitchen fridge. I logged its temperature for five weeks, showed the district that it froze on nine nights, and they sent a real one. Four clinics asked me for the same log since. With this degree I could do it for the eleven of the district, and train the midwives who would keep it.',
  },
  {
    question: 'sch-leader',
    heldOut: false,
    weak: 'I have been a leader since my school days. I was the class captain and also the president of a club. As a leader I always motivated my team and took responsibility. Under my leadership we organised many successful events. I believe that a good leader should be honest, confident and hard-working.',
    strong:
      'At our college girls could not use the computer room after four, because nobody would stay to lock it. I asked the guard’s wife whether she would, for tea money, and eleven of us put in twenty taka each a week. The principal refused twice. The third time I brought her a list with forty names and the guard’s wife herself. Since February it is open until seven, and 52 girls used it last month. What failed was Friday: nobody came, and I let it go.',
  },
  {
    question: 'sch-return',
    heldOut: true,
    weak: 'Yes, I will definitely go back and serve my country. I want to use my knowledge for the development of my nation and help the poor people. My country needs educated people like me. I will try to bring a positive change in society and be a good citizen.',
    strong:
      'I go back to the Coast Research Station in Mombasa, where my post is kept. In the first year I would set up the seagrass survey that stopped in 2016 when its only diver left; the boats are there, the method is not. The fisheries office has asked for those maps twice, because they decide where nets are allowed. If a firm abroad offered me more, it could not offer me that coast.',
  },
  {
    question: 'sch-impact',
    heldOut: true,
    weak: 'In ten years many things will be different because of your support. I will become a leader in my field and change the lives of millions of people. I will fight against poverty and corruption and make my country a developed nation. Your investment in me will never be wasted.',
    strong:
      'In ten years the blind students of our division would sit the same exam as everybody else. Today 38 of them have their papers read aloud by a stranger. I have made eleven past papers that a phone can read, and six students used them last year; four passed mathematics, which nobody had in 2022. One would measure it by that: how many sit it, and how many pass. I cannot do it for the whole country, but I can write the rules that the board has asked for.',
  },
  {
    question: 'sch-need',
    heldOut: true,
    weak: 'I come from a poor family and my father has a small income. Studying abroad is very expensive and we cannot afford it. I have struggled a lot in my life. If you do not help me, my dream will be broken. So I request you to consider my situation.',
    strong:
      'A year in Uppsala costs 16,800 euros with the fee. My father drives a bus and earns 3,900 euros a year; my mother sews, about 1,100. They can give 1,500. I have saved 2,300 from teaching. The university has waived half of the fee. What is missing is 7,400, and I have asked the Lions Club for 1,000 of it.',
  },
  {
    question: 'sch-course-fit',
    heldOut: true,
    weak: 'This course is the best one for me because the university is highly ranked and the course is very popular. It will give me the knowledge and skills that I need to change my society. The professors are experts and the curriculum is excellent. So it is a perfect match for my goals.',
    strong:
      'I can lay a pipe; I cannot defend it in front of a council. The master’s in water policy at Dundee has a term on tariffs and one on hearings, where students argue a real case from Malawi, and that is the skill I lack. I compared it with Delft, which is stronger in hydraulics. But in Blantyre the pipes were not the problem: in 2022 the council stopped three of them because nobody could explain the price.',
  },
  {
    question: 'sch-community',
    heldOut: true,
    weak: 'I have always helped people in my community. I did a lot of volunteer work, such as distributing food and clothes to poor people, and I was part of many social organisations. Helping others gives me great satisfaction. I know that it helped because they were very happy and thanked us.',
    strong:
      'I helped tea pickers’ children with reading, in the line houses near Srimangal. At first I read to them. After two months I tested the twenty and only three could read a new page. So I stopped reading and made cards with their own words: leaf, basket, manager. In June fourteen could read the page. Six still cannot, and I think that two of them need glasses; I have written to the eye camp.',
  },
  {
    question: 'sch-criticism',
    heldOut: true,
    weak: 'I do not think that there is any real criticism of my plan, because I have thought about it carefully. Some people are always negative and jealous, but I do not listen to them. I am confident about my goals and I will achieve them whatever others say.',
    strong:
      'My former boss, Mrs Perera, says that a school for nurses fails when nobody pays the nurses afterwards, and she is right: of our last class of thirty, nine left for Dubai. I had planned for teachers and rooms only. Since then I have asked four hospitals what they would pay, and two agreed to bond and house their nurses. So the plan now begins with eight places and not with thirty.',
  },
];
