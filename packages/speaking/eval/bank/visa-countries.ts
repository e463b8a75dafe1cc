import type { BankAnswer } from './bank-answer.ts';

export const VISA_COUNTRY_ANSWERS: readonly BankAnswer[] = [
  {
    question: 'us-why',
    strong:
      'For petroleum data there are three programmes which have real well logs, and two are in Texas. The one in Tulsa lets me use the logs of the state archive. In Nigeria the companies keep them closed, I asked at two.',
    beside:
      'I was born in Warri, near the river. My mother sells smoked fish, I helped her to carry it, and on Sunday we put our white clothes and walk to the church with the drum.',
  },
  {
    question: 'us-intent',
    strong:
      'I go home to Port Harcourt. My department at NLNG gave me study leave without pay until August 2028, and I have to be back, they signed and I signed. There I will read the logs that now we send to Houston.',
    beside:
      'My programme is a Master of Science with thirty credits, it has a thesis or a project, and the professors are from many countries. I start on the twentieth of August with the orientation.',
    short: 'Go back to Nigeria, my company waits for me.',
  },
  {
    question: 'us-residence',
    strong:
      'My wife, my two boys and my mother live there, in Port Harcourt in the Woji estate. The house is ours, my father built it in 1996. My boys go to school at the corner. Yes, I go back to it, where else would I go.',
    beside:
      'I admire how clean are the streets in America and how people keep the time. In a film I saw a small town with a white church, and everybody had a flag and a dog.',
    short: 'My wife and sons, and yes, I go back.',
  },
  {
    question: 'us-money',
    strong:
      'The I-20 says 38,400 for a year and I have two years. The assistantship covers the tuition and 1,500 in the month, this is 29,000. The other part is mine, from the savings of six years, 26,000 dollars, and my brother gives 5,000 for the second year if it lacks.',
    beside:
      'I think education is the best investment in the world. Everything can be stolen from you, the gold, the car, but what you have in your head nobody can take, my father said.',
  },
  {
    question: 'us-professors',
    strong:
      'Dr Reyes. She published in 2024 how to read old well logs which are scanned crooked, with a program that is free. I tried it with ours from 1974 and it failed on the blue ones. I wrote to her, she said bring them.',
    beside:
      'I know that the university is one of the best, it has a big stadium and a mascot. Many rich and famous people studied there and the students are friendly and come from a hundred countries.',
  },
  {
    question: 'us-opt',
    strong:
      'No. I know that there is OPT for a year, and three with STEM, but my leave from NLNG ends in August 2028 and if I come later I lose the post. So I take the degree and go.',
    beside:
      'My degree was in chemical engineering in Port Harcourt, I had 4.1 from 5. My final project was about the corrosion in the pipes, we hanged iron nails in salt water for two months.',
    short: 'No, I go home after the degree.',
  },
  {
    question: 'us-score',
    strong:
      'I wrote the GRE in November, 318, quantitative was 166, and TOEFL 101. I sent it with three letters to five schools. Tulsa asked me for an interview on Zoom with Dr Reyes, forty minutes, and after ten days came the offer.',
    beside:
      'My father was a welder in the shipyard. He had burned arms and he never complained, and he told us that we must learn so that we do not have to bend like him.',
    short: 'TOEFL 104 and GRE 322.',
  },
  {
    question: 'gb-why-uk',
    strong:
      'The master is one year in the UK and at home it is two and a half, with the strikes. And public health with the focus on cholera is only at two schools, London is one. In Malawi my college has it general. One year is what my hospital can give me free.',
    beside:
      'My hospital is in Zomba, it has 400 beds. I work in the children ward with nine nurses, we begin at half past seven, and at noon the mothers bring porridge in a green pot.',
  },
  {
    question: 'gb-course-content',
    strong:
      'There are epidemiology, statistics, health economics, and one about outbreaks in the second term, and then the dissertation in the summer. The half is exams in June, the statistics is course work with a data set, and the dissertation is ten thousand words.',
    beside:
      'I want to come to Britain since I was in primary school, because our teacher Mrs Phiri had a picture of London bridge on the wall, and she sang to us the song about it.',
  },
  {
    question: 'gb-provider',
    strong:
      'I looked at London School of Hygiene, Leeds and Liverpool. Leeds has no outbreak part and Liverpool asked for two years of work that I did not have then. So London, and a doctor of our ministry, Dr Kamanga, was there and showed me her notes.',
    beside:
      'My parents are farmers, they have maize and some goats. We were seven children, the school was six kilometres away, and in the rain we put our shoes in a plastic bag.',
  },
  {
    question: 'gb-progress',
    strong:
      'I have the diploma and the bachelor of nursing. There I learned to treat one patient. When the cholera came in 2023 they made me to count the cases of the district, and I did it with a pen. The master is the step from one patient to the district.',
    beside:
      'In my free time I sing in a choir of nurses. We are twenty women, we practise on Thursday, and at Easter we sang on the radio and my mother cried.',
  },
  {
    question: 'gb-funds-28',
    strong:
      'It is mine and my husband’s, the account is in both our names, at National Bank in Zomba. It lies there since the third of March, so about four months, and it was never under 19,000 pounds.',
    beside:
      'I will live in a shared flat with other nurses from Malawi who are there already. The area is called Stratford, it has a big shopping place and a park where you can run.',
    short: 'It is my father’s, since more than six months.',
  },
  {
    question: 'gb-living',
    strong:
      'In a shared flat in Stratford with two nurses from Blantyre. My part is 640 pounds with the electricity, then food about 200 and the bus 100 with the student card, so I count with 950 in the month.',
    beside:
      'My husband is a driver of the ministry. He is away three weeks and one at home, he brings fish from the lake for everybody, and our son sits in the car and makes the noise.',
    short: 'In the university hall, 780 pounds a month.',
  },
  {
    question: 'gb-gap',
    strong:
      'I worked eight years as nurse, I did not stop. I come back because since the outbreak I do the district numbers, and I reached what I can without the theory. And my son is four now, before he was too small.',
    beside:
      'The programme has a very good name in the whole world. It is number three in a list, the professors wrote the books that we all read, and the building is from white stone.',
    short: 'There is no gap, I finished in July.',
  },
  {
    question: 'gb-history',
    strong:
      'For the UK I had one visit visa in 2018, for a training of ten days in Birmingham, and I went back on time. South Africa I was three times. A refusal I had from the Schengen, from Germany in 2016, because the letter of the employer was missing.',
    beside:
      'I love history since school. The story of Chilembwe, how he stood up in 1915, is what each child of Malawi knows, he is on our money, and my grandfather told it as if he was there.',
    short: 'I never had a visa and never applied for one.',
  },
  {
    question: 'gb-after',
    strong:
      'Now I am nurse and earn 280,000 kwacha. With this the ministry can put me as district epidemiologist, there are four posts open and my director wrote it, and this is 610,000 in the month. It is not rich but it is double.',
    beside:
      'I have an offer from the university since April. They asked me for the passport, two letters, and the certificate, and I sent all in one evening with my phone because the power was off.',
  },
  {
    question: 'ca-why',
    strong:
      'Canada because the college teaches the repair of the cold storage with ammonia, as our fish factory in Nouadhibou uses. France has it only from the second year. And Fanshawe because it is with sixteen weeks in a plant, I spoke with the man who places the students.',
    beside:
      'My brother and I have a small boat. In the summer we go out at four, we catch sea bream and sometimes an octopus, and our mother waits on the beach with the tea.',
  },
  {
    question: 'ca-leave',
    strong:
      'Because my place is at home. The factory of my uncle in Nouadhibou has five cold rooms and no one who can repair them, he pays half of my course for that and I signed for five years. My wife is there and the house is in my name since 2022.',
    beside:
      'I heard that Canada is a very friendly country, with snow and lakes and many cultures. There are people from my country in Toronto, and they have a mosque and a shop with our rice.',
    short: 'My wife and children are here and my job waits.',
  },
  {
    question: 'ca-funds',
    strong:
      'My uncle put 22,000 dollars in the GIC, so the living of one year is there. The tuition of 16,400 I paid from my own savings, the receipt is in the file. For the second year is the rent of our two shops, it makes 1,300 in the month.',
    beside:
      'I am used to work since I was small. I washed cars, I carried ice, I sold phone cards at the crossing, and never I was ashamed because work is honour.',
    short: 'My father pays for everything, the GIC is done.',
  },
  {
    question: 'ca-program-fit',
    strong:
      'I have the licence of mechanical engineering from Nouakchott, yes, but there was no cooling with ammonia, only theory of gas. When the compressor broke last August we lost eleven tons of fish. This programme is smaller than my degree, but it is the thing in my hands.',
    beside:
      'I got my licence in 2019. We were forty in the class, we had one old engine from a Renault which we opened and closed each year, and our professor came from Tunis.',
  },
  {
    question: 'ca-province',
    strong:
      'It is in Ontario, London, the small one, between Toronto and Detroit, about 400 thousand people. In January it is minus ten. The bus pass is in the fee of the college. There are many farms around and food factories, so the placements are near.',
    beside:
      'I have four sisters and I am the only son. At home all spoil me, I get the biggest fish, and when I was ill they sat around my bed and sang.',
  },
  {
    question: 'ca-spouse',
    strong:
      'No. My wife stays, she has her own work, she teaches in the primary school, and our son is in the second class. They will maybe visit me one time in the summer, if the visa is given.',
    beside:
      'I like the cold. In the factory I work at minus twenty with a thick jacket, the others laugh at me because I eat ice cream there, and I never caught a flu.',
    short: 'No, I go alone.',
  },
  {
    question: 'au-circumstances',
    strong:
      'I live in Battambang with my parents, they have three hectares rice. I am the eldest. I work four years in the microfinance, I visit the villages with the motorbike. In the pagoda I keep the money book for the school fund. I am engaged, she is a midwife.',
    beside:
      'Australia is very far and very big, with kangaroos and a red rock. I like to watch the videos of a man who catches snakes, and I want to see the big reef before it is gone.',
  },
  {
    question: 'au-why-course',
    strong:
      'The agribusiness at Adelaide has a part about loans for small farms and weather insurance, this is what our office tries since 2024 and does not know how. I looked also in Bangkok, no insurance. In Adelaide I may work 48 hours in two weeks, the rent is about 250 a week and I must keep the health cover.',
    beside:
      'My father never went to a school and he signs with the thumb. But he can see from the clouds when it rains, and he tells it to the neighbours, and they bring him bananas.',
  },
  {
    question: 'au-benefit',
    strong:
      'In my office there are eleven loan officers and one manager for products. She goes in 2028, and the director told me that they want for her place somebody with a master in this field. It pays 900 dollars, now I have 410. And I could begin the insurance for my own villages.',
    beside:
      'I finished the university in Phnom Penh in 2020. I lived there with my cousin above a shop of wedding clothes, we heard the music the whole day, and I know all songs.',
  },
  {
    question: 'au-history',
    strong:
      'In Australia never. I was in Thailand, six months in 2019, an exchange at Khon Kaen, with a student visa, and I left two days before it ended. Nothing happened, only I lost my bicycle.',
    beside:
      'I prefer fish to meat. My mother makes amok with coconut in a banana leaf, and when I come home late she keeps one for me under a plate on the stove.',
    short: 'No, never, it would be my first time.',
  },
  {
    question: 'au-funds',
    strong:
      'The tuition is 41,000 and the scholarship of the ministry pays 30 of it. For living I have to show 29,710 and the ticket is about 1,200. I have 24,000 saved in ACLEDA, and my parents sold the rice of two years, 19 thousand. So it is covered with three thousand more.',
    beside:
      'I am a calm man and do not need much. I have two trousers, one phone, and when I am happy I buy a sugar cane juice for half a dollar and sit near the river.',
  },
  {
    question: 'au-change-level',
    strong:
      'Yes, I have a master of finance and this is a graduate diploma. I know it is lower. But in the master I never had soil or crops, I cannot judge what a farmer tells me. In eight months I get just that, a second master would be two years with things I know.',
    beside:
      'My graduation was a big day. Three of us rented the black hat, we took photos in front of the palace, and my mother wore the silk that she had kept since her wedding.',
    short: 'It is not lower, I have a bachelor and this is a master.',
  },
  {
    question: 'de-why',
    strong:
      'Because the wind turbines that we have at Lake Turkana are from there, and the manuals and the technicians come from Germany, each repair waits for one of them. In Flensburg you can climb on a real one in the second semester. And there is no tuition, only the fee of 180 euro.',
    beside:
      'My grandmother has 82 years and she still milks the camels. She cannot see well, but she knows each by the voice, and they do not let another person come near.',
  },
  {
    question: 'de-modules',
    strong:
      'It is four semesters, 120 credits. The first two are the basics, aerodynamics, generators, and law of the grid. In the third I choose between offshore and small networks, I take small. The fourth is only the thesis, thirty credits.',
    beside:
      'I saw Germany first in the world cup, when they won seven to one against Brazil. My whole street shouted, my uncle threw his shirt away, and since then I wanted to learn there.',
  },
  {
    question: 'de-blocked',
    strong:
      'The blocked account has 11,904 euro, it is done with Expatrio since May. It gives me 992 in the month. For the second year my company pays me half of the salary, 400 euro, I have the contract, and I want to be tutor in the lab for the rest.',
    beside:
      'The wind in Turkana blows always. It takes away the hats and the goats walk with the side first. The children make small mills of plastic bottles and run with them.',
    short: 'From my blocked account, and afterwards my father sends it.',
  },
  {
    question: 'de-language',
    strong:
      'I have A2 since March, from Goethe in Nairobi, and I go to B1 until September. I can buy and ask for the way, and understand the man on the train half. The course is in English but the technicians speak only German.',
    beside:
      'My brother is older than me and he is a policeman. He is strict, he wakes us with a whistle, and when he laughs it is like a motorbike that does not start.',
    short: 'Only a little, A1.',
  },
  {
    question: 'de-past',
    strong:
      'Three phase power. You have three waves that come one after the other, like three persons who push a swing in turn, so the push never stops. With one wave the motor shakes. I need it again because the generator of the turbine makes just this, and the control must keep the three apart.',
    beside:
      'At my university in Nairobi I was in the hostel number four. We were six in a room, two slept on the floor in turn, and we had one kettle in which we cooked everything.',
  },
  {
    question: 'de-after',
    strong:
      'I go back to the park in Turkana, my company keeps me the place for 26 months. There are 365 turbines and for the control system we call each time a man from Aarhus. I want to be this man.',
    beside:
      'My degree will be a Master of Engineering. The university has five thousand students, it lies by the sea near Denmark, and a room costs about 350 euro with internet.',
    short: 'Go back to my company in Kenya.',
  },
  {
    question: 'fr-project',
    strong:
      'My project is a master of two years in cheese and milk technology in Rennes. I have a licence in biology from Fès and I worked in the cooperative of my village, which throws 200 litres a week. Afterwards I want to make there a small cheese workshop with my two cousins.',
    beside:
      'I love French songs, above all Stromae. I listen to him in the bus, I learned all the words, and one time I sang Papaoutai at the wedding of my sister and all were crying.',
  },
  {
    question: 'fr-choices',
    strong:
      'I asked for four, three are milk or food technology, in Rennes, Dijon and Lille. The fourth in Tours is management of cooperatives, it looks other, but it is the second half of the same plan, somebody has to sell the cheese.',
    beside:
      'In Fès I lived in the medina with my aunt. The street is so narrow that when a donkey comes you go into the next shop, and the seller gives you already tea.',
  },
  {
    question: 'fr-language',
    strong:
      'I have DELF B2 with 71, from January. In the licence half of the courses were in French, biochemistry for example. What I do not follow is when they speak fast between them, so I listen every day the radio, France Culture, with the text.',
    beside:
      'My aunt has a loom and makes blankets. I help her to wash the wool, it smells strong, and we dry it on the roof where the cats sleep on it.',
    short: 'I have the B2, and my school was in French.',
  },
  {
    question: 'fr-home',
    strong:
      'There is one in Rabat, at the IAV, but it is for engineers of five years and it takes only after their own preparation. For somebody with a licence there is none in milk. I called them in December.',
    beside:
      'At home it is warm and there is always somebody. In the evening all sit in the yard, my mother peels oranges for everybody, and my uncle tells the story of the wolf.',
    short: 'No, there is none.',
  },
  {
    question: 'fr-funds',
    strong:
      'I have 615 euro for each month, for the year it is 7,380, this is blocked in the bank of Fès in my name. My father, who has a bakery, put it. The fee is 243 because the school is public, and I asked for a room in the Crous, about 250.',
    beside:
      'I am very motivated for this study and I gave everything for it. I passed the interview of Campus France, I have all the papers in order, and my professors encouraged me.',
    short: 'My father pays.',
  },
  {
    question: 'fr-career',
    strong:
      'It is the profession of the technologist for milk, who says which milk makes which cheese and watches the hygiene. Yes, at home it is there, the cooperative Copag looks for them, and small ones like ours have none, they ask the vet.',
    beside:
      'My sister is a hairdresser. On Saturday her shop is full, they put colour and talk, and I bring the coffee and must not listen but I hear all.',
  },
  {
    question: 'nl-why',
    strong:
      'In Wageningen there is the one group that grows potatoes with salt water, with Dr de Vos. Our delta in Bhola gets salt each spring. I wrote my thesis on it with three pots, they have a whole field on Texel. I found no other country which has that in a master.',
    beside:
      'The Dutch are the tallest people, I read it, and they eat chocolate on the bread. My friend went to Amsterdam and his bicycle was stolen in two days, we laughed very much.',
  },
  {
    question: 'nl-progress',
    strong:
      'I know I need 30 of 60 credits or I must leave. Four periods, so two courses each. I take statistics in the first because there I am weak, when I am fresh, and I have already started the book. And there is a study adviser, I will go in week three and not when it burns.',
    beside:
      'I arrive on the twentieth of August with Emirates over Dubai. My cousin takes me from the airport, then we eat, and I will call my mother who will wait with the phone in the hand.',
  },
  {
    question: 'nl-funds',
    strong:
      'I transfer 13,569 euro to the account of the university, they ask this and give it back each month. The money is from my father, from the shrimp farm, and it is there since January. The tuition pays the Holland scholarship with 5,000 and the rest him.',
    beside:
      'I never was afraid of a new place. I went alone to Dhaka when I was fifteen, I slept in the launch on the deck, and in the morning I asked a policeman for the way.',
    short: 'My father’s bank statement, 14,000 euro.',
  },
  {
    question: 'sg-why',
    strong:
      'Because Singapore treats its used water to drink, NEWater, and nobody else does it so big. In Chennai in 2019 the four lakes were dry, I stood in the line for the tank at three in the night. NTU has the membrane centre, there I want to learn.',
    beside:
      'I am the youngest. My two brothers are in the police and in the bank, and they always gave me their old trousers. Only when I got the offer my father bought me a new suit.',
  },
  {
    question: 'sg-bond',
    strong:
      'Yes, it is three years in a company of Singapore. I talked with my parents. Without the grant it is 38,000 more, this we cannot. And in three years I would work at a plant, which at home nobody would let me touch. Chennai waits, the lakes too.',
    beside:
      'I like the food of Singapore, I saw it on the television. They have chicken rice, and a soup with noodles, and crabs with chilli, and all sit at one big hall and share.',
    short: 'I will not take the grant.',
  },
  {
    question: 'sg-rules',
    strong:
      'I must be full time, with the attendance of ninety per cent. I may work sixteen hours a week if the university is on the list, NTU is. Without pass no work at all. And I give the pass back in seven days when I stop the course.',
    beside:
      'My first bicycle was red. My father brought it on the roof of the bus from Madurai, I fell three times the first day, and I still have the mark on the knee.',
  },
  {
    question: 'ie-why',
    strong:
      'Ireland has the big makers of medicine, nine of ten, around Cork, and the course in UCC is made with them, you are four months in the factory. I work in quality control in Hyderabad for the same companies. In the UK the same master has no placement and costs 9,000 more.',
    beside:
      'My grandmother gave me a small Ganesh of brass to take with me. It was in her kitchen for fifty years, it is black from the smoke, and I put it already in the bag.',
  },
  {
    question: 'ie-gaps',
    strong:
      'I have two. From June 2019 to January 2020 I waited for the result and cared for my mother after the operation. And from April 2022 five months, when the lab closed and I looked for another job. Since September 2022 I work, without a break.',
    beside:
      'In education I was always good. In school I got 91 per cent, in the college 8.4, I was monitor of the class, and I won the spelling contest with the word rhythm.',
    short: 'I have none.',
  },
  {
    question: 'ie-funds',
    strong:
      'The tuition is 21,500, I paid 8,000 of it. Then in the account are 24,000 euro, of that 10,000 is an education loan from Axis and 14,000 is of my father, he got it when he retired from the railway, the letter of the pension is there.',
    beside:
      'My father knows each station between Hyderabad and Delhi. He took me with him when I was eight, I slept under the bench, and at night the tea men were calling.',
    short: 'My father’s pension, 25,000 euro.',
  },
  {
    question: 'ie-after',
    strong:
      'I return to Hyderabad. My manager at Dr Reddy’s said in writing that they take me as validation engineer, they need it for the new injection plant. And my wife has her dental practice there, she cannot move it.',
    beside:
      'The degree is one year. It has six modules, a thesis, and the placement, and in Cork it rains 150 days of the year, so I bought a jacket for it.',
    short: 'Go back to my company.',
  },
];
