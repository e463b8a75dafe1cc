import type { BankAnswer } from './bank-answer.ts';

export const VISA_ANSWERS: readonly BankAnswer[] = [
  {
    question: 'visa-what-study',
    strong:
      'I am going to do the Master in Water Engineering, two years, at the University of Bonn. It starts the first of October. The first year is courses and in the second I write the thesis, about small dams.',
    beside:
      'I always wanted to go abroad because there the life is better organised. People respect the line, the bus is on time, and my cousin says also that the parks are clean.',
    short: 'MSc Data Science, University of Leeds.',
  },
  {
    question: 'visa-why-course',
    strong:
      'Because at the port of Tema I plan the cranes with paper and a phone. The ships wait nine hours in the middle. This master in logistics has one part about port simulation, which I did not find in Ghana, and my boss said when I come back I lead the planning.',
    beside:
      'My family is very happy that I go. My mother already bought a suitcase with four wheels, my aunts come each evening to say goodbye, and my little brother wants my room.',
  },
  {
    question: 'visa-why-university',
    strong:
      'I compared three, Hull, Leeds and Heriot Watt. Hull has the logistics institute with the simulation room, and it is 17,000 when Leeds is 29. One colleague of mine, Kojo, did it there and he works now in Takoradi.',
    beside:
      'I finished my bachelor with second class upper in 2021. After that I did the national service in a primary school, I taught mathematics to class six, and the children called me uncle.',
  },
  {
    question: 'visa-other-offers',
    strong:
      'I applied to four. Coventry and Hull said yes, Leeds said no because of my second class lower, and from Strathclyde I did not hear until today. I took Hull.',
    beside:
      'My favourite city is Istanbul. I was there with my father in the winter, we bought carpets, we ate fish bread at the bridge, and he slipped on the snow.',
    short: 'Only this one.',
  },
  {
    question: 'visa-not-at-home',
    strong:
      'At home two universities have it, Legon and KNUST, but both only with books, there is no simulation room. And the KNUST one was closed for new students this year. I looked, I even went to Kumasi and asked the head of department.',
    beside:
      'I live with my parents in East Legon in a house with four rooms. My father is retired, he grows tomatoes in buckets, and we have a dog who sleeps on the car.',
    short: 'It does not exist in my country.',
  },
  {
    question: 'visa-who-pays',
    strong:
      'My father and mother together. My father has a pharmacy in Multan since 2003, he pays the tuition of 16,500 pounds, it is paid already half. My mother is a headteacher and from her savings is the living cost.',
    beside:
      'I will work hard and make my parents proud. Since I was small I dreamed of this day, and I promise that I will study from the morning to the night and never waste one minute.',
    short: 'My father.',
  },
  {
    question: 'visa-sponsor-income',
    strong:
      'My uncle is a contractor for roads, he has eleven workers and two rollers, in Nakuru. In a year after the tax it is about 5.8 million shillings, it stands in the return of 2025 that I have in the folder.',
    beside:
      'My uncle is a good man and he loves me like his own son. When I was small he carried me on the shoulders to the market, and he never forgot my birthday.',
  },
  {
    question: 'visa-sponsor-why',
    strong:
      'He is the older brother of my mother, and he has no children. When my father died in 2014 he took me and my sister in his house in Nakuru, he paid the school for both. And he wants somebody who can do the accounts of the company when he stops.',
    beside:
      'The tuition is 15,000 pounds a year and for the living you need around ten thousand. The bank statement shows it, and the first payment was made in June to the university.',
    short: 'He is my father, sir.',
  },
  {
    question: 'visa-deposit',
    strong:
      'This is the land. My father sold the plot in Savar on the twelfth of August to our neighbour, Mr Hossain, for 34 lakh. The deed from the registry is here, and the cheque went in on the fourteenth.',
    beside:
      'Our account is in the Dutch Bangla Bank, near the station. The manager knows my father since many years, they drink tea together, and the bank opens at ten in the morning.',
    short: 'My father sold a piece of land.',
  },
  {
    question: 'visa-cost',
    strong:
      'Tuition is 18,200 pounds and for living I must show 10,539. So it is about 28,700 in the first year. I have 31,000, of this 9,000 is paid to the university already and 22,000 is in my father’s account.',
    beside:
      'I know that life there is expensive but I am a simple person. I do not smoke, I do not go to restaurants, I cook by myself rice and lentils, and I wear a jacket five years.',
  },
  {
    question: 'visa-loan',
    strong:
      'It is 25 lakh from SBI, ten and a half per cent. I begin to pay six months after the course, about 34,000 rupees in the month for ten years. My old company in Pune pays for this degree 95,000, they have written that they take me again, and my father has signed too.',
    beside:
      'The bank was very friendly, they asked for many papers and I went there five times. In the end the officer, a lady from Kerala, gave me sweets because she has a son of my age.',
    short: 'I have no loan.',
  },
  {
    question: 'visa-work-there',
    strong:
      'In the first semester no. Afterwards maybe ten hours, in the library or in the kitchen of the students, I know that more than twenty I may not. But the money for the whole year is there without this, it is from my father.',
    beside:
      'My father works in the railway since 1998, first as a guard and now in the office in Lahore. He likes the trains, he knows each number, and at home he has a clock from a station.',
    short: 'No, I want only to study.',
  },
  {
    question: 'visa-after',
    strong:
      'I go back to Tema. The port authority keeps my post for two years, the letter is in the file, and they start the new terminal in 2028. I will plan the cranes there, this is what the course is for.',
    beside:
      'The course is one year, it has eight modules and a dissertation. In the autumn there is supply chain and finance, in the spring there is simulation, and the campus is ten minutes from the sea.',
    short: 'I will go back to my job at the port.',
  },
  {
    question: 'visa-return',
    strong:
      'My wife and my daughter, she is three, they stay in Tema with my mother. I have the house there which I still pay, until 2031. And my post at the port is kept for me. I would miss too much, my daughter begins school in that year.',
    beside:
      'I like to travel and see new things. I was in Dubai with my friends, we saw the tall tower, drove in the sand with a jeep and made hundreds of photos.',
    short: 'My wife and my daughter, they stay in Tema.',
  },
  {
    question: 'visa-relatives',
    strong:
      'Yes, one cousin, Samina, she lives in Bradford with her husband since 2012, she is a citizen. I saw her the last time in 2019 at a wedding. I will not live with her, Hull is two hours away.',
    beside:
      'Family is very important in our culture. We are together on every Eid, we are thirty, the old ones sit on chairs and the young ones on the carpet, and we eat from the same plate.',
    short: 'No, nobody.',
  },
  {
    question: 'visa-live',
    strong:
      'In the student hall of the university, it is called Taylor Court, a room with own bath for 165 pounds in the week. I paid the 250 deposit in July. It is fifteen minutes by foot to the campus.',
    beside:
      'In my childhood we moved six times because my father is in the police. I went to school in three districts, I learned three dialects, and each time I had to find new friends.',
    short: 'In the student hall, Taylor Court.',
  },
  {
    question: 'visa-gap',
    strong:
      'I finished in 2021. From January 2022 until now I am at the port, first as tally clerk eight months and then as planner. In between I took IELTS two times. The letter with the dates from the port is here.',
    beside:
      'I am very sure that this course is the best for me. It is modern, the university is in a nice city, the teachers are international, and my friend said that the food is cheap.',
    short: 'I worked as a planner in the port.',
  },
  {
    question: 'visa-change',
    strong:
      'It looks other but it is not so far. My degree is physics. At the bank in Colombo I got the job to check the models of the loans, because I can do numbers, and I saw that I do not know the rules behind. So now finance, to have both.',
    beside:
      'Physics in Colombo was four years. In the first year we had mechanics, in the second optics, and in the last I made a small laser experiment with my friend Nuwan, we burned a hole in his shirt.',
    short: 'It is not another field, I studied accounting before.',
  },
  {
    question: 'visa-grades',
    strong:
      'In the third semester I had two fails, thermodynamics and circuits. That was when I worked nights in the call centre because my father was ill. When I stopped it, I repeated both with 68 and 71, and my last year is 74 average. I will not work in the first term.',
    beside:
      'My teachers were very nice people. Dr Perera told us always jokes about his cat, and at the end of the year we gave him a cake with the formula of gravity on it.',
  },
  {
    question: 'visa-english',
    strong:
      'IELTS, on the eighteenth of May in Lagos. I got 6.5, with 6 in writing. I prepared four months, each day one text from the Cambridge books, and for speaking I recorded me on the phone and my sister, who teaches English, corrected it.',
    beside:
      'I speak with my mother in Yoruba and with my friends in pidgin. I like the songs of Burna Boy, I know all the words, and I dance with them when I clean the house.',
    short: 'IELTS, I got 7.',
  },
  {
    question: 'visa-refused',
    strong:
      'Yes, one time, the United Kingdom, in March 2023. They said that the money was not long enough in the account, it was only nineteen days. I have written it in the form. Now the money is there since seven months.',
    beside:
      'I am very honest person and I never broke the law in my life. I respect the police, I pay for the ticket in the bus, and my neighbours would all say good things about me.',
    short: 'No, never.',
  },
  {
    question: 'visa-travel',
    strong:
      'I was in India two times, for the eye operation of my father in Chennai, in 2018 and 2019, and in Malaysia one week in 2023 for a training. I came back each time before the visa ended, the stamps are in the old passport.',
    beside:
      'I want to see the world while I am young. A friend of mine posts photos from everywhere, and when I look at them I think that one day I also will stand on such a mountain.',
    short: 'None, this is my first passport.',
  },
  {
    question: 'visa-agent',
    strong:
      'Yes, an agency in Kathmandu, Bright Path, they sent the papers to the university and I paid 15,000 rupees. But the course I looked for myself, and the letter I wrote myself, my teacher read it for the English.',
    beside:
      'My application is very strong. I have good marks, good English and enough money, I was never ill, and the university answered already after two weeks with the offer.',
    short: 'No, I did it alone.',
  },
  {
    question: 'visa-family',
    strong:
      'We are five. My father Bishnu is a teacher in Pokhara, my mother has a small shop of wool. I have one sister, she is married in Butwal, and a brother in class nine. My grandfather lives also with us.',
    beside:
      'In Pokhara is a big lake, you can rent a boat for two hours. The mountains stand behind it and in the morning, when there is no cloud, they are orange.',
  },
  {
    question: 'visa-conditions',
    strong:
      'I must be enrolled full time and come to the classes, I may work not more than twenty hours in the term, I have to tell the university when I change my address, and leave or extend before the date on the visa.',
    beside:
      'I chose my course because I love computers. I built my first one from old parts with my brother, it was very slow and loud, and we played chess on it.',
  },
];
