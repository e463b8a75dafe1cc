/** Twenty-eight whose strong answer gives what is asked by other words or by an example; fixed before they were run. */
import type { HeardAnswers } from './heard-answers.ts';

export const HEARD_OBLIQUE: readonly HeardAnswers[] = [
  {
    question: 'visa-why-course',
    strong:
      "At the clinic in Gulu we write every vaccine in a paper book, and in 2023 forty-one children got the second dose twice. I made a small table in Excel and it stopped. But I don't know how to build the real thing, and the second term of this master's is exactly that.",
    weak: 'This course is very demanded in the market and it has a lot of scope, so I chose it to improve my knowledge and skills.',
    beside: 'My little brother supports Arsenal and I support Chelsea, so on Sundays we sit in two different rooms.',
  },
  {
    question: 'visa-after',
    strong:
      'The same desk. Grameen Shakti gave me unpaid leave until October 2028, my name stays on the door, and two villages in Barisal wait for the mini-grid drawing that I could not finish.',
    weak: 'After my studies I will look for better opportunities and make my future bright with the knowledge that I gain.',
    beside: 'We celebrate Eid at the river, my aunts cook for sixty people and the children get new sandals.',
    short: 'Back to Grameen Shakti, they keep my post.',
  },
  {
    question: 'visa-return',
    strong:
      "Amma cannot climb the stairs since the operation, and the shop at Kurunegala junction is written on me and not on my brother. He is the one who has gone, he's in Milan. Somebody has to open the shutter.",
    weak: 'I love my country very much and my culture, so of course I will come back after completing my studies.',
    beside: 'I would like to see snow. I have seen it in the films and my cousin sent me a photo of a snowman.',
  },
  {
    question: 'visa-who-pays',
    strong:
      'The goats, honestly. Two hundred and twelve head, my father sells at Tabaski each year, last time for nine million francs, and he has put it in Ecobank since I was in Terminale.',
    weak: 'The financial part is not a problem because everything is already arranged and there is enough for all expenses.',
    beside: 'In Dakar I took the bus 23 every day, it is always late, and the driver plays Youssou N’Dour very loud.',
    short: 'My father, he sells goats.',
  },
  {
    question: 'visa-gap',
    strong:
      "When the bridge went in the rains nobody from our side could reach the college, so I taught class six under the mango tree, sixty-two children, for nothing at first, then the ward gave me eight thousand a month. That's the two years you see.",
    weak: 'In this period I was preparing for my higher studies and improving myself in many ways, so it was not wasted.',
    beside: 'The hostel there has a kitchen on every floor and my friend says the washing machine works with an app.',
  },
  {
    question: 'visa-change',
    strong:
      'I was the accountant who had to say no to the ward: no money for the incubator, three times. After the third I went upstairs to see what I was saying no to. Health management is the same table from the other chair.',
    weak: 'I have changed because I found that I have more interest in this field and it has better opportunities nowadays.',
    beside: 'I collect old coins. I have one from 1936 with a hole in the middle and my grandfather carried it.',
  },
  {
    question: 'visa-grades',
    strong:
      'Those two Ds are the semester of the strike: no lab for five months and then the exam in three weeks. Look at what stands beside them afterwards, 71, 74, 78, and the project got the second place in the faculty.',
    weak: 'I know my grades are not the best but I am a hardworking person and I promise that I will do better there.',
    beside: 'My room will have a view of the harbour. I have already chosen the curtains with my sister.',
  },
  {
    question: 'visa-not-at-home',
    strong:
      'There are two wave tanks that are long enough for this, one in Delft and one in Hannover. In Lomé the port pays a Dutch firm to use theirs each time the beach moves, eleven metres last year.',
    weak: 'The education system abroad is more developed and practical, so it will give me more exposure than here.',
    beside: 'I am a good cook of fufu and my friends always come to my room on Saturday because of that.',
  },
  {
    question: 'visa-deposit',
    strong:
      "That is the cardamom. The buyer from Kochi comes once a year, in February, he weighs and pays everything the same day. You see the same line in February '24 and '25, only smaller, and the receipt of the Spices Board is on page nine.",
    weak: 'It is our own family money, there is nothing wrong in it and it is all legal and we can show documents.',
    beside: 'I had the vaccination yesterday and my arm hurts still, the nurse was very friendly to me.',
  },
  {
    question: 'visa-work-there',
    strong:
      'Seventeen contact hours, two labs, and the reports are due on Mondays; I counted it with a girl from my town who is in the second year. She gave up the café after a month. So, not before the summer, and it is not in my budget.',
    weak: 'I will see when I go there, if there is a good chance then it can be a good experience for me also.',
    beside: 'I broke my leg at football in 2019 and there is still a screw inside, it beeps at the airport.',
    short: 'Not in the first year.',
  },
  {
    question: 'visa-agent',
    strong:
      "Nobody typed for me. My old physics sir read the letter and put a red line under 'esteemed', and my sister checked the dates in the form, that's all. The rest took me nine evenings.",
    weak: 'I got some guidance and support from different people around me who have experience in this process.',
    beside: 'The flight has a stop in Istanbul and I have asked for the window seat on the left side.',
    short: 'No, I filled it in myself.',
  },
  {
    question: 'us-why',
    strong:
      'Nobody else lets a first-year touch the reactor. At Oregon State you stand at the console in the second term; in Pretoria I would look at it through glass until the honours year.',
    weak: 'America is a land of opportunities, it has the best universities in the world and people from all cultures.',
    beside: 'My aunt sells cloth in Onitsha, and every Saturday I carry the bales from the lorry to the shop.',
  },
  {
    question: 'ca-leave',
    strong:
      "My wife is the only midwife of the district and she won't leave it, and my daughter starts school in Mzuzu in September. I asked the college for the dates: I fly back the week after the last exam, the ticket is a return.",
    weak: 'I respect the laws of Canada and I promise that I will follow every rule, I am a genuine student, please trust me.',
    beside: 'Winter jackets are expensive at home so I will buy one from the second hand shop near the campus.',
  },
  {
    question: 'gb-progress',
    strong:
      'The bachelor stopped where the soil starts to move: we calculated everything dry. Two of the eight modules here are about water in slopes, and that is what sits under the road I supervised for three years.',
    weak: 'This course is the next level of my previous education and it will take me forward in my career definitely.',
    beside: 'My mother makes the best momo in our lane and she wants to send a packet of dry ones with me.',
  },
  {
    question: 'de-why',
    strong:
      "The machine in our mill has a plate, 'Reutlingen 1987', and when it stops we send photos and wait four weeks for somebody who can read the drawing. I'd like to be that somebody. And at Reutlingen it costs the semester ticket only.",
    weak: 'Germany is known for its high quality education and technology and it is the strongest economy in Europe.',
    beside: 'I like the cold. In the evenings I sit on the roof with my dog and count the planes.',
  },
  {
    question: 'uni-problem',
    strong:
      'The projector lamp of the school died before the exam week and the office said next budget. I cut the bottom of a shoe box, put a reading glass and my phone inside; it was upside down, so we turned the slides. Sixty of us learnt the cell from a shoe box.',
    weak: 'I always solve problems in a positive way. When there is any difficulty I think calmly and then I find the solution.',
    beside: 'My uncle has a boat with a blue sail, and in July the whole family goes to the island.',
  },
  {
    question: 'uni-failure',
    strong:
      'Nineteen chairs, and four people came, two of them my cousins. I had put the poster in English. For the second evening my mother read my text aloud to the neighbours in Hausa and then there were not enough chairs.',
    weak: 'I believe that failure is the pillar of success. Whenever I fail, I learn from it and become a stronger person.',
    beside: 'In our compound there is a big neem tree and the goats always sleep below it at noon.',
  },
  {
    question: 'uni-weakness',
    strong:
      "I say yes. In May three people had my Tuesday evening at the same time. Now there's a paper on the fridge, and before I promise, I go and look at the fridge; my friends laugh, but since then I have not missed one.",
    weak: 'My weakness is that I am a perfectionist and I work too hard, but I am trying to improve on it every day.',
    beside: 'The school is fifty years old and the gate was painted by the old students in green and white.',
  },
  {
    question: 'uni-lead',
    strong:
      'From the ferry I had the list, twenty-six names, and the smallest was seven. At Chandpur the light went out. I counted hands, not faces, in the dark, and we waited at the rail until I had twenty-six again.',
    weak: 'I have leadership qualities and I was always given responsibility in school because people trust in me very much.',
    beside: 'I have a bicycle with three gears that my father bought from a neighbour who moved to the city.',
  },
  {
    question: 'uni-homesick',
    strong:
      'The kitchen at six in the morning. At home there are five voices in it. I have asked to be in the corridor with the shared table, and my grandmother has learnt to press the green button, Sundays at four.',
    weak: 'It will be a new experience and I will adjust myself with everything because I am a flexible and positive person.',
    beside: 'I won a prize for drawing in class four, it was a picture of a train and a banana tree.',
  },
  {
    question: 'uni-why-subject',
    strong:
      'Our well turned salty the year I was twelve. My grandfather tasted it, put the cup down and said nothing, and I wanted to know how far the sea had come below us. I still do; I have tested eighty-one wells since.',
    weak: 'From my childhood I am very passionate about this subject and it has always been my dream to study it.',
    beside: 'My favourite dish is koshari, and the best one is at the corner behind the station in Tanta.',
  },
  {
    question: 'uni-team',
    strong:
      'Two wanted the play in Swahili, two wanted it in English, and the one with the drum wanted no words. We lost a week. Then we gave each scene to one side and the drum came between; the head said it was the first time he understood who fights whom.',
    weak: 'I am a team player and I can work with any type of people. In a group I respect the opinion of everybody.',
    beside: 'Every year we go to the lake, and my cousin catches tilapia with his hands.',
  },
  {
    question: 'uni-disagree',
    strong:
      'I used to give coins at the traffic light, each morning. Then I sat one Saturday with the woman who sells water there, and she showed me the man who collects the coins from the boys. Now I buy the water.',
    weak: 'I am an open minded person and I am always ready to change my opinion if somebody gives me good reasons.',
    beside: 'I have two sisters and we share one cupboard, mine is the lowest drawer.',
  },
  {
    question: 'sch-community',
    strong:
      'Mama Akinyi signs now. It was a thumb for thirty years. Eleven women on the church bench, Thursdays, and I know that it holds because the bank teller stopped calling her daughter.',
    weak: 'I love to help people and I have done a lot of social work for the poor and needy people of my community.',
    beside: 'I have seen all the films of that series and my favourite one is the third, with the dragon.',
  },
  {
    question: 'sch-leader',
    strong:
      "The lecturers locked the lab at four. I didn't write to anybody, I asked the guard what he is afraid of: missing pipettes. So we made a book, each signs, and after two months the dean moved the key to eight. It's still eight.",
    weak: 'As a leader I always motivate my team and guide them to the right direction to achieve the goals together.',
    beside: 'I am the second of five children and my elder sister is getting married in December.',
  },
  {
    question: 'sch-need',
    strong:
      'Baba drives a Bajaj. On a good day it brings nine hundred birr, four mouths eat from it, and the fee for one year is what it makes in eleven. I have asked the bank: they want a house, and we rent.',
    weak: 'I come from a middle class family and education abroad is expensive, so this scholarship will be a great help for me.',
    beside: 'I was born on the same day as my cousin, so we always share one cake with two names.',
  },
  {
    question: 'gen-mistake',
    strong:
      'I sent the list with the grades to everybody, not only to Sir. Two girls cried. I went to each of the thirty-one that evening, door by door, and since that day I count the names in the line before I press.',
    weak: 'Everybody makes mistakes in life. I also made many, but I always learned from them and never repeated them.',
    beside: 'In the holidays I read about planets, and I know the names of the moons of Saturn.',
  },
  {
    question: 'oth-customer',
    strong:
      'At the pharmacy he hit the counter, the syrup had gone up by sixty rupees. I turned the box so that he could read the company price, found him the one without the brand, and he left with a thank you and forty rupees in his hand.',
    weak: 'I stay calm and polite with every customer because the customer is always right, and I solve the matter.',
    beside: 'I wake up at five, drink warm water with lemon and run three rounds around the field.',
  },
];
