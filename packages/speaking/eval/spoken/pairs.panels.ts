/** Answers to universities, scholarship panels and others as students of many countries speak. Written before the rules. */
import type { SpokenPair } from './spoken-pair.ts';

export const SPOKEN_PANEL_PAIRS: readonly SpokenPair[] = [
  {
    question: 'uni-yourself',
    strong:
      "I'm Thandi, I'm nineteen, from Bulawayo. I finished school in December and since then I count tickets at the bus station, and that's how I came to mathematics again: they lose one ticket in thirty and nobody knows where. I made a table for it. What I want next is statistics, proper statistics, and then the transport office.",
    weak: 'I am a hard working and dedicated student. I completed my schooling with good marks. My hobbies are reading books, listening music and playing cricket. I am a positive person and I believe in teamwork. My strengths are leadership and communication. Thank you for giving me this opportunity.',
  },
  {
    question: 'uni-why-subject',
    strong:
      "It began with my grandmother's pills. She had nine, and two of them don't go together, I found that on the leaflet when I was fifteen. The man in the pharmacy in Cebu said nobody'd asked before. Since then I help there on Saturdays, and the question that I still have is why a dose for a Swede should be the dose for her.",
    weak: 'Since my childhood I was fascinated by medicines and human body. Pharmacy is a noble profession, and it has a very good future. There are many opportunities in industry, hospital and research. I want to serve people and also make my family proud, that is why I choose it.',
  },
  {
    question: 'uni-why-here',
    strong:
      "Two things. The Glacier Lab lets second years go up to Zongo with the team, and there's Hydrology II with Dr Rojas, who measured the river I drink from. I looked at Cusco also, they've the glacier but not the chemistry. That's what decided it.",
    weak: 'Your university has an excellent reputation worldwide with highly qualified professors and state of the art facilities. The campus life is diverse and inclusive. I believe that this is the perfect place for me to grow academically and personally and to reach my full potential.',
  },
  {
    question: 'uni-problem',
    strong:
      "We had one microscope in the school, and the mirror was broken, it was in my last year. So I took the lens out of a dead camera and my phone's light, and some clay. It took four evenings. At first you saw only my eyelash. In the end twenty-six of us saw the onion cells, and I understood what the condenser is for, because I'd left it out.",
    weak: 'In my college we had a project and we had very limited resources and time. I motivated my team members and we worked hard day and night. With proper planning and teamwork we completed the project successfully. I learned that nothing is impossible if we have the will power.',
  },
  {
    question: 'uni-failure',
    strong:
      "The rabbits died. I was fourteen, I sold the milk money to buy six of them, and I put them in the sun because there it's clean. Eleven o'clock, thirty-eight degrees. I told my father myself. The second time I asked first, Mr Pham next door, and I built a roof from palm. I've nineteen now. I still ask first.",
    weak: 'Once I failed in an exam because I was sick, but I did not lose hope. I studied very hard and next time I got good marks. It taught me that failures are the stepping stones to success and we should never give up in our life.',
  },
  {
    question: 'uni-weakness',
    strong:
      "I go quiet in a group. At the lab meeting I have the thing to say and then it's over, and I say it to one person in the corridor. My teacher noticed. So since March I put one question on paper before, and I must be the first or second to speak. Out of nine meetings I managed six.",
    weak: 'My weakness is that I cannot say no to people and I work too much. Sometimes I become very emotional. But I am trying to overcome it by meditation and positive thinking, and I think that a weakness can be turned into strength.',
  },
  {
    question: 'uni-team',
    strong:
      "It was about the goat. For the village fair two wanted to sell raffle tickets for a goat, and Amina said a living thing's no prize. We shouted, honestly. I asked each one to say what we need the money for, it was the pump, and then we found the carpenter gives a door. Amina sold the most tickets. I'd have lost her otherwise.",
    weak: 'In group work there are always some disagreements because different people have different opinions. In that situation I always listen to everyone and respect their point of view, and I try to find a solution which is good for all. Communication is the key of teamwork.',
  },
  {
    question: 'uni-contribute',
    strong:
      "I'd start with the bikes. In Ouaga I repair them with six others on Sundays, forty so far this year, people bring them and learn it. Your hall has a cellar, it's on the plan, and I'd do it there. Those who gain are first years, who don't know anybody and can't afford the bus.",
    weak: 'I will bring my culture and diversity to your university. I am a friendly person and I can make friends easily. I will participate in all the activities and clubs and I will share my knowledge and experience with other students.',
  },
  {
    question: 'uni-five-years',
    strong:
      "In the seed bank at Kandy, or in one like it. They've 12,000 samples and two people who know how to test if they're alive. First I'd have to do a year in the field, with the farmers, that's how they take you. From you I need the germination course and the statistics.",
    weak: 'After five years I see myself in a good position in a multinational company as a manager. I will have a good salary and a happy family. I will also do something for the society and my country. I want to be a successful person.',
  },
  {
    question: 'uni-alternative',
    strong:
      "Then I go on at the weather office, they've me until June, and I do the mathematics that's missing, the Open University has it. And I'd apply again, and to Cape Town too. What I wouldn't do is take another subject.",
    weak: 'I am very confident that you will give me a chance because I have all the qualifications. If not, then I will be very sad, but I will try in other universities also. Whatever happens, happens for good.',
  },
  {
    question: 'uni-finance',
    strong:
      "A year is 14,300 euros with the rent. My mother can give 4,000, she's a midwife, and the state pays 6,500 if I keep a B. The rest is what I've saved from the phone shop. If the grant goes, then I've one year only, and I'd have to stop for a year. I've told her that.",
    weak: 'Regarding the finance, my family will fully support me. My parents always gave the highest priority to my education. I am also planning to search for a scholarship and a part time job there, so I can manage it easily.',
  },
  {
    question: 'uni-thesis',
    strong:
      "I asked if the women who sell fish in Mbour lose more to heat or to ice that's too expensive. I weighed, each morning for five weeks, at eleven stalls, before and after. It was heat: nine percent by noon, and ice costs less than that. What it doesn't show is the rainy season, I had only the dry one.",
    weak: 'My thesis was about the impact of social media on consumer behaviour. It is a very relevant topic today. I used a questionnaire and analysed the data with SPSS. The result showed that social media has a significant impact on consumer behaviour. My supervisor was very satisfied.',
  },
  {
    question: 'uni-why-master',
    strong:
      "I hit a wall, that's why. In the bank I do credit for shops, and I see that the rule turns down women with two phones. I can see it but can't prove it. I tried a course on the internet, six weeks, it stops at regression. Now, because in 2026 the bank renews the whole thing and I'd like to be the one who tests it.",
    weak: 'In this competitive world only a bachelor degree is not enough. A master degree will enhance my skills and knowledge and will give me a better position in the job market. I think it is the right time because I am young and energetic.',
  },
  {
    question: 'uni-modules',
    strong:
      "Soil Mechanics 3, for the slope behind our school, it moved eleven centimetres since they cut the trees. And Remote Sensing, because I can't stand on every slope in Rwanda. With soil I did the first two already, remote sensing's new for me.",
    weak: 'I think all the modules in this programme are equally important. But if I have to choose, I will choose Artificial Intelligence and Big Data because these are the future. They have a high demand in the industry and will increase my value.',
  },
  {
    question: 'uni-grade',
    strong:
      "Yes, the physics, it's a 48. That term the school had no teacher, from February on, and I learned from a book with the answers torn out. I'm not saying that's all of it, I also stopped doing the problems. In the summer I did all of Halliday's first part, and the retake was 71.",
    weak: 'Actually that time the teacher was very strict and he did not like me, and there was also a lot of pressure in my family. But marks are not everything, practical knowledge is more important. I have improved a lot after that and I am very confident now.',
  },
  {
    question: 'uni-explain',
    strong:
      "Inflation, then. Think of the market on Friday with ten mangoes and ten people, each has one coin. A mango's a coin. Now the chief gives everybody a second coin, and there are still ten mangoes. So a mango's two. Nobody's richer. Where it stops being true: with more coins somebody may plant a tree.",
    weak: 'Computer science is the study of computers and computational systems. It includes algorithms, data structures, programming and databases. It is used in every sector such as banking, education and health care. Nowadays we cannot imagine our life without computers.',
  },
  {
    question: 'sch-why-you',
    strong:
      "It's for people who come back to teach, you say on the first page. I've taught for four years, in Turkana, class eight, and I was the first there to get girls into the exam, fourteen of them. I can't train the other teachers, I've no degree for it, that's what the money's for.",
    weak: 'I deserve this scholarship because I have excellent academic result and leadership qualities. I come from a poor family and it is my dream to study abroad. If you give me this opportunity I will prove myself and make you proud. I will give back to the society.',
  },
  {
    question: 'sch-leader',
    strong:
      "The buses left us standing. Eleven of us at the stop in Soacha, every day, because the driver takes the express lane. I counted for a month, with three neighbours, and took it to the company: 212 times. The first man laughed. The second put a stop sign. It's now four times a month. I never got the old ones to sign, they were afraid.",
    weak: 'I was the captain of my college team and the president of the debating club. As a leader I always inspire my team and lead from the front. Under my leadership we organised many events successfully. I believe that a leader is one who knows the way, goes the way and shows the way.',
  },
  {
    question: 'sch-return',
    strong:
      "To Gondar, to the same hospital. There's one physiotherapist for four hundred beds and it's me. The first year I'd train two of the nurses for the stroke ward, the director has said yes, and after that open Tuesdays for the villages.",
    weak: 'Of course I will return to my country after my studies because my country needs me. I will contribute to the development of my nation with the knowledge that I gained. I will work for the poor people and bring positive change in the society.',
  },
  {
    question: 'sch-impact',
    strong:
      "That a mother in Bong County knows within one day if it's typhoid. Today it's nine. I'd set up the two labs, in Gbarnga and Totota, and train who runs them. You can measure it: days from the blood to the phone call, it's in the book at the clinic.",
    weak: 'In ten years there will be a big change. I will become a leader in my field and I will create job opportunities for thousands of youth. The education sector and health sector will be improved and my country will be a developed country.',
  },
  {
    question: 'sch-need',
    strong:
      "It's 31,000 for the year. My father has the kiosk, that brings 2,400, and there are four of us. I've put together 3,100 in two years. The bank gives 5,000 against the house and no more. So there's twenty and a half missing, and without it I can't begin.",
    weak: 'I belong to a middle class family and my father is the only earning member. The study abroad is very expensive for us. So I need your financial support to fulfil my dream. Without this scholarship it will be very difficult for me to continue my higher study.',
  },
  {
    question: 'sch-criticism',
    strong:
      "That it stops when I leave. My old headmaster said it: your reading club's you. And it's true, in the holidays three came. So since January the class sevens lead it and I sit at the back, and I've missed it twice on purpose.",
    weak: 'I respect all the criticisms because they help us to grow. Some people told me that it is very difficult to implement, but I have full confidence in my plan. With hard work and dedication everything is possible.',
  },
  {
    question: 'gen-mistake',
    strong:
      'I gave a child the wrong bottle. I helped at the vaccination in Sukkur and the vitamin drops look the same. Nothing happened to him, but I told the doctor at once, and she made me go to the mother. Since then I read it aloud, every label, and people laugh.',
    weak: 'Everybody makes mistakes, and mistakes are our best teacher. In my school life I made some mistakes in choosing my friends and I wasted my time. Then I realised the importance of time and I became more serious in my study.',
  },
  {
    question: 'gen-why-abroad',
    strong:
      "There's no course for prosthetics in Madagascar. I asked in Tana and in Fianar too. We've a workshop with three men, and the knees come from France in a box. I'd like to be able to make the knee. It means two years without my daughter, that I know.",
    weak: 'Studying abroad gives us an international exposure and a global perspective. We can meet people from different countries and learn their cultures. It also makes us independent and confident. The education quality in abroad is much better.',
  },
  {
    question: 'gen-plan',
    strong:
      "Back to the railway, to signalling, in Tanga. They bought a Chinese system and the people who could run it leave in 2027. I'd begin as an assistant, that's clear. Without the degree they don't let you touch it.",
    weak: 'After my studies I want to get a good job in a reputed company where I can use my skills. After getting some experience I may start my own business and create employment for others. My long term goal is to become an entrepreneur.',
  },
  {
    question: 'oth-task',
    strong:
      "The cold room. My boss in the fish hall went on leave and the meter wasn't read any more. I looked for his old sheets, found he read it at six and at six, so I did that, and on the third day it was plus two. I called the man for the compressor. We'd have lost four tons. I'd ring my boss earlier next time.",
    weak: 'In my internship my manager gave me a task and I completed it before the deadline without any guidance. He was very impressed with my work and appreciated me in front of everyone. I am a self motivated person and I can work under pressure.',
  },
];
