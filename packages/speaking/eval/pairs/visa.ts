/** Answers to visa officers. */
import type { AnswerPair } from './pair.ts';

export const VISA_PAIRS: readonly AnswerPair[] = [
  {
    question: 'visa-what-study',
    heldOut: false,
    weak: 'I am going to study a very good course at a very good university. It is related to business and management and things like that. It is a popular course.',
    strong:
      'A Master of Science in Public Health at the University of Leeds, in Leeds. It is one year, full time, and begins on 22 September.',
  },
  {
    question: 'visa-why-course',
    heldOut: false,
    weak: 'I chose this course because it is in high demand and has a lot of scope. My consultant told me that it is a good course for getting a job. I am also very interested in it and it will help me to have a bright future.',
    strong:
      'I worked two years as a nurse in the dengue ward in Dhaka, and in 2023 we ran out of beds on a Tuesday that anybody could have seen coming. This course has a module on outbreak forecasting, which is what our ward did not have. My hospital’s planning office has one person, and I want to be the second.',
  },
  {
    question: 'visa-why-university',
    heldOut: false,
    weak: 'Because it is a top-ranked university and it has a very good reputation all over the world. The environment is very good and the campus is beautiful. My agent suggested it to me and I liked it very much.',
    strong:
      'I looked at three: Leeds, Glasgow and Monash. Leeds teaches epidemiology with data from hospitals in the first term, and I can use their placement with the city’s health office. Glasgow would have cost 4,000 pounds more. I wrote to the course leader in March and she sent me the reading list.',
  },
  {
    question: 'visa-not-at-home',
    heldOut: true,
    weak: 'The education system in my country is very bad and there is no future there. Foreign education is much better and has more value everywhere. If I study abroad, I will get international exposure and people will respect my degree more.',
    strong:
      'There is a good master’s in public health at BRAC University, and I applied there too. It has no course on forecasting; the closest is one week in biostatistics. For the work I want, that week is the whole job. So I compared the price of one year abroad with two years there, and my hospital agreed to keep my post for twelve months.',
  },
  {
    question: 'visa-who-pays',
    heldOut: false,
    weak: 'My family will pay for everything. They have enough money and property, so there is no problem at all. I will also work part-time there to pay my fees and living expenses.',
    strong:
      'My father pays. He has run a rice mill in Bogura since 1998 and earned 3.1 million taka last year; his tax papers are in the file. He has already paid the tuition of 21,000 pounds. For living there are 13,000 pounds in my own account, saved since 2021.',
  },
  {
    question: 'visa-sponsor-income',
    heldOut: true,
    weak: 'My sponsor is my uncle. He does business. I am not sure about the exact amount, but he earns very well and he has a lot of property, so he can easily support my studies.',
    strong:
      'My mother is the sponsor. She is a senior teacher at Holy Cross School and earns 780,000 taka a year; she also has the rent of two flats in Mirpur, 540,000 a year, since 2015. Both are in her tax return, and the rent goes into the account that you see.',
  },
  {
    question: 'visa-deposit',
    heldOut: true,
    weak: 'That is our savings. My family had some money and we put it in the account for the visa. I do not know all of the details, because my father manages these things. But it is our own money.',
    strong:
      'That is the sale of a piece of land in Gazipur. My grandfather left it to my mother in 2012. It was sold on 4 May for 2.6 million taka; the deed and the buyer’s cheque are in the file, page nine. The money stays in the account for my second term.',
  },
  {
    question: 'visa-cost',
    heldOut: false,
    weak: 'The cost is quite high, but it is manageable for us. I think that tuition is around twenty thousand or something, and then there are living expenses as well. We have more than enough money in the bank.',
    strong:
      'Tuition is 18,500 euros for the first year, and 9,000 of it is paid. Living in Lyon is about 900 a month, so 10,800. I have 22,000 euros in my account and my father has another 15,000 for the second year. The statements of both are in the file.',
  },
  {
    question: 'visa-work-there',
    heldOut: true,
    weak: 'Yes, of course. I will find a part-time job as soon as I arrive, because I need to earn my living expenses and maybe also send some money home. Many of my friends are doing that, so it will not be difficult.',
    strong:
      'Not in the first term. My studies are paid without it. Later I may help in the library, if there is a place, up to the twenty hours a week that the visa allows in term. It would be for the language, not for the rent; the rent of 620 dollars is in the budget.',
  },
  {
    question: 'visa-after',
    heldOut: false,
    weak: 'After I finish my studies I will see what opportunities I get. If I find a good job there I will stay, because salaries are much higher. Otherwise I will come back to my country and look for a job or do something else.',
    strong:
      'I go back to the planning office of my hospital in Dhaka. They keep my post until October next year; the letter is in the file. The ministry wants every district hospital to have somebody who can forecast beds by 2027, and there are fewer than ten people in the country who can. I want to train the ones for my division.',
  },
  {
    question: 'visa-return',
    heldOut: true,
    weak: 'I love my country very much and I promise that I will definitely come back. My family, my friends and my culture are there. There is no place like home. Please trust me, I have no intention to stay there.',
    strong:
      'My parents live in our house in Sylhet and my mother has kidney disease; I drive her to dialysis on Sundays, and my brother does it while I am away. We have a printing shop with seven people that my father wants to hand over in 2027. And my fiancé teaches there at the medical college.',
  },
  {
    question: 'visa-gap',
    heldOut: true,
    weak: 'After my graduation I was trying for different things and preparing myself. There were some personal issues as well. I was also looking for good opportunities. Then I decided to go abroad for my higher studies.',
    strong:
      'I graduated in June 2021. From September 2021 to December 2023 I worked as a site engineer at Max Infrastructure on the Padma link; the letter and the pay slips are there. From January I looked after my grandmother until she died in May 2024. Since then I have prepared for IELTS and applied. I study again now because the next post at the company needs a master’s.',
  },
  {
    question: 'visa-change',
    heldOut: true,
    weak: 'I changed my field because IT has more jobs and better salaries than my previous subject. Everybody is going into IT now. It is also easier to get admission and a visa for this subject. I am sure I can learn it.',
    strong:
      'My degree is in accounting. For three years I did the books of a garment factory, and most of my day was moving figures between two programs that did not speak to each other. I taught myself Python in evenings and wrote the bridge; it saves the office eleven hours a week. The master’s in information systems accepts accountants for that reason. Factories like ours have four hundred such offices and nobody who knows both sides.',
  },
  {
    question: 'visa-refused',
    heldOut: true,
    weak: 'I do not remember exactly. Maybe there was something a long time ago, but it was not my fault. It was a mistake of the agent. Now everything is fine and my documents are complete.',
    strong:
      'Yes, once. Canada refused me in March 2023 because the funds of my uncle could not be traced. Nothing of that is in this file: my parents pay, from two accounts with two years of statements. I have named that refusal in the form, on page four.',
  },
  {
    question: 'us-intent',
    heldOut: false,
    weak: 'I hope to find a good job in the United States, because there are more opportunities and the salaries are much higher. After some years I would like to settle there with my family and get a green card, if possible.',
    strong:
      'I go back to Nairobi. My company, which measures air at schools, has two engineers and has promised me the third post; the letter is with me. What they cannot do is calibrate the sensors in the dry season, and that is Professor Lin’s work. There are about four thousand schools in the county and we have forty.',
  },
  {
    question: 'us-money',
    heldOut: true,
    weak: 'My parents are funding me. They have savings and also some business. And I will get a job on campus, so it will be enough. I also think that I will get a scholarship after the first semester.',
    strong:
      'The I-20 says 48,200 dollars a year. The university gives me a tuition award of 20,000. My parents pay the rest: my father is a dentist and earns 41,000 dollars a year, my mother has a pharmacy with 22,000. They have 64,000 in a deposit that is older than three years, which also covers the second year.',
  },
  {
    question: 'gb-course-content',
    heldOut: true,
    weak: 'The course has many modules and they are all very interesting and practical. There will be some assignments and exams. I have seen the details on the website, but I do not remember the names now. The course covers everything about management.',
    strong:
      'There are six modules and a dissertation, in twelve months. In the first term Operations Analytics, Supply Chain Design and Research Methods; in the second Procurement, Simulation and one option, and I chose Humanitarian Logistics. Two have exams, the others are coursework. The dissertation is 60 of the 180 credits.',
  },
  {
    question: 'gb-funds-28',
    heldOut: true,
    weak: 'The money is from a relative who kindly helped us for the visa. He put the money in the account last week so that we can show it. After the visa it will be given back to him and my father will arrange my expenses.',
    strong:
      'It is my father’s account at Sonali Bank, and he has signed the letter that I may use it. The balance has been above 31,000 pounds since 2 June, so for ten weeks. Most of it is his provident fund, which was paid out in May when he retired from the railway; that paper is in the file.',
  },
  {
    question: 'ca-leave',
    heldOut: true,
    weak: 'I promise that I will leave when my studies end. I respect the law and I am an honest person. But Canada is a great country and if I get permanent residence there I will be very happy, because the quality of life is much better.',
    strong:
      'My employer, a seed company in Faisalabad, gives me leave without pay for two years and a bond to return; it is in the file with the salary I come back to. My wife is a doctor there and stays with our son. I had a visitor visa for the Netherlands in 2019 and came back two days early.',
  },
  {
    question: 'au-benefit',
    heldOut: true,
    weak: 'Completing this course will benefit me a lot. It will increase my knowledge and give me international exposure. I will have better career opportunities and a better life. An Australian degree is recognised everywhere in the world.',
    strong:
      'Hotels in Pokhara are being rebuilt as lodges for trekkers, and the licence now asks for one certified environmental manager in each. There are sixty-two lodges and eleven people with the paper. The post pays 95,000 rupees a month; I earn 38,000 as a shift leader. The units on waste water and on audits are the two that the licence names.',
  },
  {
    question: 'de-blocked',
    heldOut: true,
    weak: 'I will open a blocked account soon. For the first year my family will arrange the money from somewhere. After that I will work in Germany and pay for myself, because there are many jobs for students.',
    strong:
      'There are 11,904 euros in a blocked account, paid in by my father on 3 June from his salary account; he is an accountant at the port. For the second year he has a fixed deposit of 14,000 that ends next August. The programme has no tuition fee, only 310 euros a semester, and I have a room in the hall for 290 a month.',
  },
  {
    question: 'fr-project',
    heldOut: true,
    weak: 'My project is to study in France because France is a country of culture and its diplomas are recognised in the world. I want to do a master’s in management. After that I will have a good job. I am motivated and serious and I will do everything to succeed.',
    strong:
      'I have a bachelor’s in food science from Dakar; my thesis was on drying mangoes without losing their colour. I chose the master’s in food process engineering in Montpellier first, because it has a pilot plant for fruit, and Nantes second. Afterwards I join the cooperative in Thiès where I did my placement: they throw away a third of the harvest, 900 tonnes, for want of a dryer that works in the wet season.',
  },
];
