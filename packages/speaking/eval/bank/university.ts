import type { BankAnswer } from './bank-answer.ts';

export const UNIVERSITY_ANSWERS: readonly BankAnswer[] = [
  {
    question: 'uni-yourself',
    strong:
      'I am Adaeze, nineteen, from Enugu. My mother sells cloth at Ogbete market and I keep her accounts since I was thirteen, first in exercise book, now in a spreadsheet. From there I began to like statistics, and last year I counted the customers for her for two months.',
    beside:
      'The weather this week was very hot and the light went off for three days. The generator of our neighbour makes so much noise that nobody sleeps, and the price of fuel went up again.',
    short: 'I am Tariq, I am eighteen and I come from Sylhet. I want to become a civil engineer.',
  },
  {
    question: 'uni-why-subject',
    strong:
      'In our village the river took eleven houses in 2019, and the engineer who came measured only one hour and left. I asked him how he knows where the wall must go and he showed me the map of the flow. After that I read about hydraulics on my phone, and this is why I want civil engineering.',
    beside:
      'I like very much to play football with my friends in the evening behind the mosque. We are eleven boys, I am the left wing, and last Ramadan we won the small cup of our quarter.',
  },
  {
    question: 'uni-why-here',
    strong:
      'Because of the clinic. In your third year the students of law sit two days a week in the housing clinic in Dundee, and I have seen in Accra how tenants lose because nobody reads the paper for them. I wrote also with Dr Campbell, who runs it, and she said first years may listen.',
    beside:
      'My best friend Kwame moved to Kumasi two years ago and we still talk each Sunday. He is a tailor now, he has two machines, and he made for me the shirt that I wear today.',
  },
  {
    question: 'uni-problem',
    strong:
      'Our school had one microscope and the lamp was dead. I took the light of a bicycle, a piece of paper and a mirror from my sister, and put it under the plate. It cost maybe forty taka. The whole class used it until the exam.',
    beside:
      'My school has a large library with four thousand books and the director is very proud of it. I went there every afternoon with my cousin, we read magazines and sometimes we slept on the table.',
  },
  {
    question: 'uni-failure',
    strong:
      'We made a small drip watering for tomatoes, and after ten days half of the plants were dead because I put too much fertiliser in the tank. I had not measured it. I said it to my teacher, we pulled them out, and the second time I did first three plants only, with a spoon measured.',
    beside:
      'I was first in my class in grade nine and ten, and in grade eleven they gave me the medal of mathematics. My parents made a dinner for thirty people and my uncle came from Jeddah.',
  },
  {
    question: 'uni-book',
    strong:
      'I read "The Emperor of All Maladies", well, about two thirds, the nurse at our clinic lent it to me. What stayed was the part about Farber and the children with leukaemia. I did not agree with how he tried it on them without saying all to parents, and I wrote that in the margin.',
    beside:
      'In the school we have six subjects, the lesson begins at eight and ends at two. My favourite is the break because then we buy samosa from the man at the gate and talk about cricket.',
    short: 'Two books, to be honest: "A Brief History of Time" and half of "Cosmos".',
  },
  {
    question: 'uni-explain',
    strong:
      'Inflation. Imagine in our village are ten mangoes and ten people with one coin each, so a mango is one coin. Now somebody gives everybody a second coin, but there are still ten mangoes. Soon the seller asks two. Nobody is richer, only the number on the mango is bigger.',
    beside:
      'I have very good marks in economics, 89 per cent, and my teacher says I am the best student he had. I also did the olympiad and came third in the province.',
  },
  {
    question: 'uni-strength',
    strong:
      'I am patient with people who are angry. At the mobile shop where I work on Saturday the old customers shout because the SIM does not work, and the others send them to me. In two years nobody left without it working, the owner gave me the key of the shop.',
    beside:
      'My father was born in Gondar and came to Addis when he was twenty. He had nothing, he slept at the bus station, and after ten years he opened a small hotel with six rooms.',
  },
  {
    question: 'uni-weakness',
    strong:
      'I speak too fast and I finish the sentence of others. My sister told me that, and then my teacher too. So I made a rule, I count to two before I answer, and in the debate club Hana gives me a sign with her pen. It is better, but when I am nervous it comes back.',
    beside:
      'I work very hard and everybody says I am a perfect student. I have A in chemistry, A in biology, and I am the captain of the handball team that won the district in March.',
  },
  {
    question: 'uni-team',
    strong:
      'We were five for the science fair, and two wanted a robot and three wanted the water filter. It went on four days, Imran did not even speak with us. I said let us price both, and the robot was nine thousand rupees, so he himself said the filter. But we took his motor for the pump.',
    beside:
      'I was in a group with five students for the science fair and we made a water filter from sand and charcoal. We worked every Saturday at the house of Imran, all of us were happy, and we got second prize from the minister.',
  },
  {
    question: 'uni-lead',
    strong:
      'When my mother was in hospital for six weeks, my two small brothers had only me. I was sixteen. I cooked, I signed the school book with her name, and I learned to give Yusuf the injection for his diabetes. I made one time a mistake with the dose and I called the nurse at night.',
    beside:
      'I like to relax at the sea. In Mombasa there is a white beach, I go there with my cousins in December, we eat fried cassava and swim until it is dark.',
  },
  {
    question: 'uni-contribute',
    strong:
      'I repair laptops since I was fourteen, I brought back maybe sixty of them. In the dormitory somebody will always have a broken one before the exam. And I would like to show how, not only do it, as we did in Kampala on Friday in the library, eight people each time.',
    beside:
      'I hope to get from this university a good degree, a good job and a new experience. I would live in the residence and I would visit London, Paris and maybe Rome in the holidays.',
  },
  {
    question: 'uni-culture',
    strong:
      'In my school in Beirut half of the class were Syrians who came new, and the others did not sit with them. I sat with Rasha because there was no other chair. She did not eat with us in Ramadan because she is Christian, and I did not know that, I offered her dates at sunset and we both laughed.',
    beside:
      'Every morning I run five kilometres around the stadium with my brother. We begin at six, before the sun is strong, and after that I drink a litre of water and do my homework.',
  },
  {
    question: 'uni-homesick',
    strong:
      'I think the evenings. At home we are nine in three rooms, it is never silent. I was once alone for two weeks in Pune and I could not sleep, so I went every evening to eat in the mess at seven with the same people. I will do the same, and call my grandmother only on Sunday, not each day.',
    beside:
      'My subject in the university is computer science, which has many modules like databases and networks. I have done a course in Python and I made a website for the shop of my uncle.',
  },
  {
    question: 'uni-five-years',
    strong:
      'In five years I want to be in the lab of the water authority in Lusaka, where now three persons test the wells for the whole province. I would be the one who trains others to test for arsenic. If they have no place, then at Copperbelt University as assistant, and test in the weekends.',
    beside:
      'I was born in 2005 in a small town. When I was in grade four we moved to the capital, because my father got a job at the post, and I had to change the school two times.',
  },
  {
    question: 'uni-alternative',
    strong:
      'Then I go to Makerere, they have offered me already a place for mechanical engineering in August. It is less good for me because there is no wind tunnel, but I would do it and apply here again for the master. A year of waiting at home I do not want.',
    beside:
      'I am sure that I have all what this university looks for. My marks are high, I have two certificates, my teachers wrote good letters, and I worked for this day for three years.',
    short: 'I will go to Makerere then. I have a place there.',
  },
  {
    question: 'uni-finance',
    strong:
      'My father gives nine thousand dollars a year, he has a rice mill in Dinajpur, and my aunt in Dhaka gives four thousand. The rest is your scholarship of eleven thousand. If that does not come, it is not enough, so I have asked also the Brac bank for a loan of 20 lakh.',
    beside:
      'I would like to study in your country because the system is modern and the professors are famous. There are many clubs, the campus is green, and the library is open the whole night.',
    short: 'My father pays, he owns a rice mill.',
  },
  {
    question: 'uni-budget',
    strong:
      'I took the 14,200 tuition from the letter, then the room, 420 in a month, from your housing page. For food I asked a girl from Ibadan who is there in second year, she spends 180. Bus is free with the card. With the flight and insurance I come to 23,600, and I put one thousand on top for winter clothes.',
    beside:
      'I think money is not the most important in life. My mother always says that health and family come first, and we were never rich, but at our table there was a place for everybody.',
  },
  {
    question: 'uni-work-study',
    strong:
      'I will work eight hours in the week, not more, and only Saturday. In the second year at school I did fifteen in my uncle his bakery and my physics fell from 81 to 64, so I know where is my limit. Before exams I stop for three weeks, I told it already to the man of the café.',
    beside:
      'The campus is very beautiful, I saw it in a video. There is a lake with ducks, the students sit on the grass, and in the autumn the leaves are red and yellow.',
    short: 'I will not work in the first year.',
  },
  {
    question: 'uni-gap',
    strong:
      'After school in 2022 my father had an accident on the motorbike, so I drove his tuk tuk for fourteen months. In the evening I did the two modules of accounting at the community college. Since January I prepare IELTS, I got 6.5 in June.',
    beside:
      'My plan is to be a data scientist. The world today runs on data, companies need people who can read it, and I am sure with this programme I will reach my dream one day.',
    short: 'I have no gap. I finished school this June.',
  },
  {
    question: 'uni-change',
    strong:
      'I studied pharmacy, yes, and four years I stood in the hospital store in Kano. The drugs came late because nobody could say how much is left. I wrote a small program that counts, it was ugly but the late orders went from nine in a month to two. So now I want to learn programming properly.',
    beside:
      'My university in Kano has twenty thousand students and it was built in 1977. The pharmacy faculty has a good name, we had laboratories each Tuesday, and I finished with second class upper.',
    short: 'I am not changing. My bachelor is in the same field.',
  },
  {
    question: 'uni-grade',
    strong:
      'That was the semester of the war in Khartoum. The university closed in April, I went to my aunt in Port Sudan, and I wrote the exam of calculus on a phone with internet two hours a day. I got 54. I took it again in Cairo and there I have 78.',
    beside:
      'Mathematics is the mother of all science, I love it since I was a child. I can solve a cube in fifty seconds, and my brother and I make number puzzles on the wall of our room.',
  },
  {
    question: 'uni-work-experience',
    strong:
      'In the class the load is always given. At the site in Nakuru nobody gives it. I calculated a beam for one store, and the foreman asked me what if they put the cement bags against that wall, and I had not thought of it. Since then I ask first who will use the room.',
    beside:
      'I finished my bachelor with 3.4 of 4. In the class we had theory of structures, soil mechanics and drawing, and my best teacher was Professor Otieno, who gave us very difficult tests.',
  },
  {
    question: 'uni-activity',
    strong:
      'The Saturday reading with the small children at the mosque. Chess I like more, honestly, but in chess if I do not come nobody misses me. There are fourteen children, and Salma, who could not read her name in January, reads now the bus signs to her mother.',
    beside:
      'My mother wakes up before all of us and makes the tea. My sister is a nurse, my brother is in the army, and on Friday we all eat together rice with lamb.',
  },
  {
    question: 'uni-language',
    strong:
      'In IELTS I have 7, in listening 7.5. But more I trust this: I followed the whole machine learning course of Andrew Ng without subtitles, and the last two years at my university in Lahore all lectures and exams were in English. Where I am slow is writing, so I practise with one page each day.',
    beside:
      'My hometown is Multan, it is famous for mangoes and for blue pottery. In the summer it is fifty degrees, people sleep on the roof, and my grandfather tells us old stories.',
    short: 'I have IELTS 7.5 and my school was in English.',
  },
  {
    question: 'uni-current-affairs',
    strong:
      'Last month I read that in Malawi they will give the malaria vaccine R21 to all babies. I thought good, but the third dose comes after months, and in my district the mothers walk 12 kilometres. So who comes back for it? I looked for numbers and I found only for two districts.',
    beside:
      'I always wanted to be a doctor since my childhood. A doctor wears white, everybody respects him, and my grandmother told all the neighbours that I will be one.',
  },
  {
    question: 'uni-experiment',
    strong:
      'I measured how much iron is in the spinach from three markets with the permanganate, in the school lab. First I got 40 milligrams, which cannot be, in the book it is 3. I had not washed the sand. I did it again four times with blank samples, and the four were between 2.6 and 3.1.',
    beside:
      'Chemistry is a subject which is in everything, in soap, in food, in medicine. I was always interested in it and my teacher, Mr Banda, explains it with funny stories from his own student time.',
  },
  {
    question: 'uni-disagree',
    strong:
      'I was thinking that people who beg in the street are lazy, my father says it too. Then I had to do the survey for the NGO and I talked with a woman, Fatou, she earns more from sewing at night than I thought, but her daughter needs dialysis. Now I think I knew nothing, I only had passed by.',
    beside:
      'My opinion is that education is the key of everything. Without school no country can develop, and the government should build more schools and pay better the teachers, I always said this.',
  },
  {
    question: 'uni-school',
    strong:
      'That we never could ask. We were 94 in class and the teacher wrote the blackboard full and we copied. I would change one thing, ten minutes at the end where each row may ask one question. I proposed it to Madame Diallo, she tried with us in physics, and then the others wanted it also.',
    beside:
      'After school I go home by bus number 17, it takes forty minutes. I eat with my grandmother, I sleep one hour, and then I make the homework at the kitchen table because there the light is good.',
  },
  {
    question: 'uni-favourite-lesson',
    strong:
      'One day our history teacher came in and gave us only a tax list from 1921 from our district, with names. And my great grandfather was on it, he had paid two goats. I had thought history is kings. I went home and asked my grandmother and she knew even the colour of the goats.',
    beside:
      'I have three sisters, they are all married. The wedding of Amina was in April, four hundred people came, and I was responsible for the cars and the music until the morning.',
  },
  {
    question: 'uni-free-time',
    strong:
      'I repair radios. Nobody asked me for it, nobody pays. I buy the dead ones for fifty cents at the Sunday market in Lomé, and I open them until midnight. Of twenty maybe twelve speak again. My mother says the house talks in six languages.',
    beside:
      'The programme has three years and each year has two semesters. In the first year there are the basics, in the second you choose a direction, and in the third there is an internship.',
  },
  {
    question: 'uni-independent',
    strong:
      'I had to do it already. Two years our physics teacher was missing, he went to Qatar, and we had only the book. I made with three others a plan, each had to explain one chapter on Thursday, and what nobody understood we asked on the internet. In the exam I got 83. What I must still learn is to ask for help early.',
    beside:
      'I love the food of my country. The best is thieboudienne, rice with fish and carrots, and my aunt cooks it on Sunday with tamarind. I hope I will find the same spices there.',
  },
  {
    question: 'uni-thesis',
    strong:
      'It was about charcoal briquettes from coconut shell. The question was if they burn as long as wood charcoal. I made three mixtures with cassava starch, burned thirty of each and weighed the ash. The one with eight per cent starch burned 71 minutes against 80 of wood. So it is shorter, but it costs half.',
    beside:
      'My university was far from my house, so I lived in a hostel with four boys from the north. We cooked in turn, we watched the Champions League, and until today we have a group on WhatsApp.',
  },
  {
    question: 'uni-why-master',
    strong:
      'Because I came to the end of what I can do alone. I run the payroll system for 300 nurses, and when they asked me to join it with the hospital records I could not design the database, I only patched. Now, because the ministry starts the new system in 2028 and I want to be ready for it.',
    beside:
      'My younger sister finished school this summer and she danced the whole night. She is funny, she paints her nails in ten colours, and she wants to become an air hostess.',
  },
  {
    question: 'uni-modules',
    strong:
      'Remote Sensing and Soil Physics. The first because our maps in Niger are from 1978 and I have to see where the field was eaten by sand. The second because my millet trial failed and I still do not know how deep the water went.',
    beside:
      'My greatest hobby is photography. I have an old Nikon from my uncle, I take pictures of doors in the old town, and one of them was printed in the newspaper last year.',
  },
  {
    question: 'uni-research-question',
    strong:
      'I want to find out why mothers in Bo stop to give the zinc after two days, when the diarrhoea stops, although the nurse says ten. Is it the price, is it that they keep it for the next child, or did nobody say why? I talked with nine of them before, and seven said they keep it.',
    beside:
      'I am a person who likes to talk to everybody. At the bus stop, in the shop, on the plane, I always find a friend. My mother says I would talk even to a stone.',
  },
  {
    question: 'uni-method',
    strong:
      'Because I cannot ask them in a form. The fishermen do not read, and they tell the officer what he likes to hear. So I go out with the boats for six weeks and I weigh the catch myself. With a survey I would have 400 answers and no truth. The weak side is only four boats.',
    beside:
      'I got to know my supervisor at a conference in Nairobi in 2023. He is a very kind person, he bought coffee for all the students and told about his time in Sweden.',
  },
  {
    question: 'uni-supervisor',
    strong:
      'Professor Lindqvist measured in 2021 the methane from rice fields with cheap sensors, and I built two of these after her paper, in Can Tho. Mine drift after a week in the humid air. She wrote me back that hers too, and that she looks for somebody for just this.',
    beside:
      'I like to get up early in the summer when it is still cool. I make tea with mint, I sit on the balcony, and I listen to the birds and the sellers of bread.',
  },
  {
    question: 'uni-stuck',
    strong:
      'Five weeks my cells died on day three and I did not know why. I changed the medium, the temperature, the plates. In the end I slept in the lab and I saw the power goes away at two at night for twenty minutes, and the incubator falls to thirty. We bought a battery of a truck.',
    beside:
      'In my last project everything went well. I collected the data in June, analysed it in July, wrote it in August, and my professor gave me the mark excellent and a handshake.',
  },
  {
    question: 'uni-us-liberal',
    strong:
      'Linguistics, first. I grew up with Hausa at home, Yoruba on the street and English at school, and I make mistakes always in the same place, I want to know why. And one of drawing, because I will study biology and I cannot draw even a leaf.',
    beside:
      'My uncle has a shop of car parts in Onitsha. On Saturday I help him to carry the boxes, he pays me a lunch, and once he let me drive his Toyota around the market.',
  },
  {
    question: 'uni-gb-course',
    strong:
      'Because I tried the others. I did the year with commerce and I was bored, I was drawing bridges in the accounts book. Then I worked a summer with the surveyor in Jaffna and I forgot to eat. I know it is only civil engineering from the first day, and this is what I want.',
    beside:
      'I have heard the British people like to stand in a queue and drink tea with milk. I saw all films of Harry Potter, and I would love to see the bridge in London and the big wheel.',
  },
  {
    question: 'uni-de-language',
    strong:
      'I have A2 now, from the Goethe centre in Kigali, and I go on until B1 before I leave. For the lab English is enough, but for the doctor and the landlord not. My cousin in Aachen gets letters from the city only in German, she showed me one, I understood half with the dictionary.',
    beside:
      'My programme has 120 credits and it begins in October. There are lectures about robotics and control, and the university was founded in 1870 and has very modern machines.',
    short: 'I already speak it, I have a B2.',
  },
  {
    question: 'uni-question-for-us',
    strong:
      'Yes, I would like to know, when a student in first year fails one exam, how can he repeat it, and does he lose the scholarship? A boy from my school came back after one year because of that, and nobody had told him before.',
    beside:
      'I have been a good student since the first class. I got the prize for attendance, I never missed a day, and I sing in the choir of our church on Sunday.',
    short: 'How many students from my country finish in three years?',
  },
  {
    question: 'uni-proud',
    strong:
      'I made a ramp for my neighbour, who is in a wheelchair since the polio. He had to be carried down three steps each morning. I used the old door of the school and I got the angle wrong first, he rolled back. The second one holds now two years, and he goes alone to the tea shop.',
    beside:
      'I usually wake up at six, I wash, I pray, and I take the bus to the college. The lesson is until one, then I have lunch in the canteen, mostly beans, and I go home at four.',
  },
  {
    question: 'uni-home-problem',
    strong:
      'In Barisal the tube wells have salt since the cyclone, the women walk two hours for sweet water. Environmental engineering can make small filters with solar, I saw one from Khulna University, but the membrane dies after four months. This is the problem, to make one that lives two years.',
    beside:
      'I would like to live in the student house near the campus. I saw a room with a desk and a bed for 400 in the month, and there is a kitchen which you share with five people.',
  },
  {
    question: 'uni-ethics',
    strong:
      'When the rule was made for another case and somebody is hurt by it. In our hospital nobody may go in after eight. A woman came at nine and her son was dying in bed six. I was the volunteer at the door, I let her in, and I told the nurse myself the next morning that it was me.',
    beside:
      'I am very good in team work and in communication. In the school I was class speaker, I organised the trip to the zoo, and everybody came back happy and with a lot of photos.',
  },
];
