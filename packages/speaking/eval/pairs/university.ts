/** Answers in admission interviews. */
import type { AnswerPair } from './pair.ts';

export const UNIVERSITY_PAIRS: readonly AnswerPair[] = [
  {
    question: 'uni-yourself',
    heldOut: false,
    weak: 'Thank you for giving me this opportunity. I am a hard-working and passionate person who always wants to learn new things. I am a good team player and I have good communication skills. I come from a respectable family. My hobbies are reading, travelling and listening to music. I believe that education is the key to success and I want to become a successful person in life.',
    strong:
      'I am in my last year at a government college in Khulna, where I study mathematics. Two years ago I began to keep the accounts of my uncle’s fish farm, and I noticed that the harvest fell every third year. I plotted eleven years of his notebooks and found that it followed the salt in the river. That is why I am here: I want to study statistics properly, and then work on water with the people who live from it.',
  },
  {
    question: 'uni-why-subject',
    heldOut: false,
    weak: 'Since my childhood I have been fascinated by computers. Computer science is the future and there is a lot of scope in this field. Technology is changing the world every day and I want to be part of it. I am very passionate about this subject and I believe it will help me to achieve my goals. That is why I want to study it.',
    strong:
      'It began with a wrong bus. The timetable app in our city showed buses that no longer ran, so in class ten I wrote down every bus at our stop for two weeks and put it into a small program. People used it. What held me was not the program but the question behind it: how do you know that data is out of date when nobody tells you? I have read about that since, and I still cannot answer it. I want to study computer science to learn how others have tried.',
  },
  {
    question: 'uni-why-here',
    heldOut: false,
    weak: 'Your university is one of the top universities in the world and it is my dream to study here. It has world-class facilities, highly qualified professors and a very beautiful campus. Students from many different countries come here, so I will get great exposure. I believe that this university will help me to grow as a person and give me a bright future.',
    strong:
      'For two things. Your third-year module on groundwater has ten days in the field with pumps that the students install themselves, and I have only ever seen pumps in drawings. The second is Dr Okafor’s group, which works on arsenic in shallow wells: in my district one well in four has it. I compared with Delft and Sheffield. Delft is larger, but the field work there comes in the master’s, and I want to know early whether I am good at it.',
  },
  {
    question: 'uni-problem',
    heldOut: false,
    weak: 'I have faced many problems in my life, but I never give up. I always try to find a solution with a positive attitude. Once there was a problem in our school and everybody was worried. I stayed calm and worked hard with my team, and in the end we solved it successfully. This taught me that hard work and teamwork can overcome any challenge in life.',
    strong:
      'In 2022 the flood came up to the second shelf of our school library. We had no money and one old laptop. I made a list of every book we had lost and marked how high its shelf was. When I sorted it, four of five lost books stood below my knee. So that winter I asked the carpenter for planks from the old benches, and six of us moved the lowest shelves up. The next year the water came again and we lost nine books, not three hundred. I learned to count before I carry.',
  },
  {
    question: 'uni-failure',
    heldOut: false,
    weak: 'I do not think that I have really failed, because every failure is a step to success. Maybe sometimes my marks were not so good, but that was because the teacher did not teach well and the exam was very difficult. I always learn from my mistakes and come back stronger. Failure has made me a better person.',
    strong:
      'I organised the science fair in class eleven and forgot to book the hall. I had assumed that the head teacher’s yes was a booking. Two days before, a wedding had it. I told the thirty groups myself, in the yard, and it was awful. We set up in the bicycle shed, and eleven groups dropped out. Since then I write down who confirmed what and on which day, and I ask for it in writing. Last March I ran the fair again: the hall was booked in January.',
  },
  {
    question: 'uni-book',
    heldOut: false,
    weak: 'I love reading books very much. I have read many books about economics and business, for example books about rich people and how they became successful. Reading increases our knowledge and makes us better people. I also read newspapers and articles on the internet regularly to improve my knowledge and stay updated about the world.',
    strong:
      'I read “Poor Economics” by Banerjee and Duflo, slowly, because I kept arguing with it. They say that people do not buy fertiliser because the money is gone by the season, and that a small discount at harvest changes that. I asked nine farmers in our village. Six said the shop simply had none at harvest. So I think the discount works only where there is a shop. I would like to ask the authors how they chose their villages.',
  },
  {
    question: 'uni-strength',
    heldOut: false,
    weak: 'I have many strengths. I am hard-working, honest, punctual, creative and confident. I am a fast learner and I can work under pressure. I also have very good leadership qualities and communication skills. My teachers and friends always say that I am a very talented person. These strengths will definitely help me to succeed at your university.',
    strong:
      'I am patient with things that do not work. Last spring the only microscope at our school showed a dark half. Everybody else used the light half. I took it apart on a Friday, drew each lens, and found a spider’s web behind the second one. It took three evenings to put it back. In a laboratory most days are like that, I am told. I do not mind those days.',
  },
  {
    question: 'uni-weakness',
    heldOut: true,
    weak: 'My biggest weakness is that I am a perfectionist. I work too hard and I always want everything to be perfect, so sometimes I forget to take rest. But I think this is also a strength, because it helps me to do my best in everything. Apart from that I do not have any major weakness.',
    strong:
      'I find it hard to speak when more than four people listen. In my first debate I lost the second half of my notes and sat down. Since last August I read one page aloud every Thursday to my cousins, who are eight and ten and laugh. In May I spoke for six minutes at our prize day. My hands still shake, but I no longer stop.',
  },
  {
    question: 'uni-team',
    heldOut: true,
    weak: 'Teamwork is very important in every field. In a team there are different people with different opinions, so sometimes there are disagreements. When this happens we should listen to everybody, respect their views and find a solution together. I am a good team player and I always try to keep the team united and motivated to reach our goal.',
    strong:
      'Four of us built a model bridge from bamboo. Rafi wanted arches, because they look right; I wanted triangles. We lost a week over it. Then I proposed that each pair builds thirty centimetres and we hang bricks on it. His arch carried seven bricks, our triangles five, because my knots slipped. So we built arches and I learned to tie a better knot from Rafi’s mother. I would test earlier next time and talk less.',
  },
  {
    question: 'uni-contribute',
    heldOut: true,
    weak: 'I believe that I can contribute a lot to your university because I come from a different culture and I will bring diversity. I am friendly and I like to meet new people. I will take part in many activities and clubs and help other students whenever they need me. I will share my culture with everybody and learn from theirs as well.',
    strong:
      'I have run a free mathematics hour on Saturdays in our village for two years. Eleven children come, and three of them are girls who had stopped going to school. I would do the same here: your website says that the students’ union teaches at Hillside School on Wednesdays. I can also bring a way of explaining fractions with rice and cups that works without a board. And I could show the others how to teach with no paper at all.',
  },
  {
    question: 'uni-culture',
    heldOut: true,
    weak: 'I respect all cultures and religions. I think that diversity is beautiful because it helps us to learn about different people. I have always been open-minded and I easily make friends with everybody. I am sure that I will adjust to the new culture very quickly and enjoy every moment with people from around the world.',
    strong:
      'Last year a student from Korea stayed with us for six weeks. On the third day I noticed that she never finished her rice, and my mother was hurt: with us an empty plate means thank you. I asked her. With her grandmother an empty plate means that you are still hungry, so each time my mother filled it again. We laughed, and then we told my mother together. Since then I ask before I explain somebody to myself.',
  },
  {
    question: 'uni-five-years',
    heldOut: false,
    weak: 'In five years I see myself as a very successful person in a reputed company with a good position and a good salary. I want to make my parents proud and have a happy life. I will work hard and achieve all of my goals. I also want to travel the world and help poor people and contribute something to society.',
    strong:
      'Five years after graduating I want to be a water engineer at the district office in Satkhira. They have one engineer for nineteen hundred tube wells; I asked him. The first step is the graduate post of the Department of Public Health Engineering, which takes people with exactly this degree. Your module on groundwater is what I need for it, because nobody there can read a salinity map. If that post did not exist, I would apply to the NGO that drills there now.',
  },
  {
    question: 'uni-finance',
    heldOut: true,
    weak: 'Money is not a problem for me. My family is financially strong and they will support me fully in my studies. I can also do a part-time job there to manage my expenses. So I do not think that there will be any financial problem during my studies. Everything will be managed.',
    strong:
      'The first year costs 23,400 pounds with rent. My father pays 15,000 of it from his pharmacy, which he has had since 2004. My mother, who is a teacher, pays the rent, 480 pounds a month. The rest is the alumni award of 3,000 that I was offered in April. If the award ended, we would sell the second shop room; it is valued and not needed.',
  },
  {
    question: 'uni-gap',
    heldOut: true,
    weak: 'There was a gap because of some personal problems and also the situation at that time. I was mostly at home and I was trying to decide what to do in my life. I was also helping my family sometimes. Now I am fully ready and motivated to start my studies again and I will not waste any more time.',
    strong:
      'I finished school in June 2022 and my father had a stroke in August. From then until March 2024 I ran his shop with my brother, six days a week, and did his exercises with him each evening. In April 2024 he came back to the counter. Since then I have taken the evening course in calculus at the polytechnic, and I passed it in December with 81. I know that I am two years behind, and I know why.',
  },
  {
    question: 'uni-change',
    heldOut: true,
    weak: 'I changed my mind because I realised that my previous field has no scope and I was not interested in it. Now data science is very popular and there are many jobs with high salaries in this field. I am a fast learner, so I do not think it will be a problem for me to learn everything from the beginning.',
    strong:
      'I studied pharmacy. In my internship at Dhaka Medical College I filled the same form 140 times: which antibiotic, which dose, which day. Nobody ever counted those forms. I counted one ward’s, and a third had been changed on day two. That changed what I want: not to fill the forms but to read them. I bring what the drugs do. What is missing is probability, so I took two online courses with exams and built the same count for three more wards.',
  },
  {
    question: 'uni-thesis',
    heldOut: true,
    weak: 'My thesis was about renewable energy, which is a very important topic nowadays because of climate change. It was a group project and we did a lot of research on it. We read many papers and we collected data and made a model. The results were very good and our supervisor was happy. I learned many things from this thesis, such as time management and research skills.',
    strong:
      'The question was whether the small solar pumps in Rajshahi run dry because of the sun or because of the well. I put a cheap flow meter on seven pumps from March to June and compared it with the sunshine of the airport. On five of them the flow fell on sunny days: the water had gone, not the sun. So the advice to buy larger panels was wrong for those five. Seven pumps are few, and one season says nothing about the wet months; I would need a year.',
  },
  {
    question: 'uni-modules',
    heldOut: false,
    weak: 'I like all of the modules of this programme because they are all very useful and interesting. The curriculum is designed very well and it covers everything that a student needs to be successful in the industry. I think that I need every module equally. They will improve my knowledge and skills and prepare me for my future career.',
    strong:
      'First “Survey sampling”, because at the bureau where I work we still ask every tenth house and nobody can tell me what the error is. The second is “Bayesian methods” in the second term: our district has forty households with twins and no method we use says anything about forty. I know regression and a little R. I would drop marketing analytics.',
  },
  {
    question: 'uni-research-question',
    heldOut: true,
    weak: 'I want to do research in the area of machine learning and health care. It is a very broad and interesting area with many applications. I want to find new methods that can help doctors and patients and make a big impact in the world. I will read many papers and work very hard with my supervisor to find a good topic and publish in good journals.',
    strong:
      'I want to find out why cheap pulse oximeters read too high on dark skin at low light, and whether a correction can be learned from the raw signal. Sjoding’s paper in 2020 showed the bias in hospitals; what is missing is data from clinics that use ten-dollar devices. I would begin with sixty volunteers in two clinics in Chittagong, a reference device that my professor has lent me, and a simple model before any deep one. If the bias is in the light and not in the skin, that would surprise me.',
  },
];
