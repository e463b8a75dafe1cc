/** Sixty questions answered four times as students of ten countries speak. Written and fixed before they were run. */
import type { HeardAnswers } from './heard-answers.ts';

export const HEARD: readonly HeardAnswers[] = [
  // Bangladesh
  {
    question: 'visa-who-pays',
    strong:
      "My elder brother, sir. He drives a crane at Chattogram port, takes home seventy-two thousand taka each month, and since Abba died in 2019 he's the one who looks after us. Eighteen lakh is lying in his Sonali Bank account.",
    weak: 'My sponsor will pay everything. He has good financial condition and sufficient fund in the bank, so there is no problem about money at all, sir.',
    beside:
      'I like to play carrom with my friends in the evening near the tea stall, and we also watch every match of Bangladesh together on the big screen.',
    short: 'My father.',
  },
  {
    question: 'visa-after',
    strong:
      'I go back to Khulna. The shrimp hatchery of my uncle at Paikgacha loses thirty percent of the larvae every season, and he kept the lab job for me from January 2028. He wrote it in a letter also.',
    weak: 'After finishing I want to build a bright career in a good company and be successful person in life and make my parents proud of me.',
    beside:
      'My flight is with Qatar, one stop in Doha for six hours. I packed already two blankets and the pickle of my mother, and my friend picks me from the airport.',
    short: 'I go home and join the hatchery of my uncle.',
  },
  {
    question: 'visa-gap',
    strong:
      'From August 2022 I looked after the shop, because my father had the stroke. In the mornings I did the insulin and the physiotherapy with him, afternoon the counter. He walks again since last winter, so now I can leave.',
    weak: 'I was busy with different activities and also I was preparing myself for my future. I did many things to improve my skills in that time.',
    beside:
      'My college is one of the oldest in Rajshahi. It has a red building and a very large pond, and the principal there knows my family well.',
    short: 'I was at a bank, Dutch-Bangla, two years.',
  },
  {
    question: 'uni-team',
    strong:
      'For the bridge model four of us wanted bamboo and Nusrat wanted steel wire. Nobody gave in for a week. In the end I said let us break one of each. Hers held nine kilos, ours five, so we built with wire and wrote both in the report.',
    weak: 'In group work sometimes there are different opinions. I always listen to everyone and then we find a solution together, because teamwork is very important for success.',
    beside:
      'My favourite sport is kabaddi. I have played it for the district in 2021 in Bogura and my mother kept the newspaper with the photo.',
  },
  {
    question: 'ielts-1-food-1',
    strong:
      "It's mostly my grandma, though she's eighty-one. She sits on a low stool and gives orders, and my sister-in-law does the hot part, the frying.",
    weak: 'Cooking is important in our culture and we like many kinds of delicious things in our house.',
    beside: 'My school was twenty minutes away and I went by rickshaw with two cousins, every day except Friday.',
    short: 'My mother does.',
  },
  {
    question: 'uni-weakness',
    strong:
      'I freeze when more than five people look at me. In my first seminar I read from the paper with my head down. So now each Tuesday I read the news aloud for my hostel mates, eleven of them, and last month I could do it without the paper.',
    weak: 'Sometimes I am a perfectionist and I work too hard. But I always try to improve myself and be better every day.',
    beside:
      'I would like to visit Cox Bazar again. The beach is the longest in the world and we stayed there in 2018 in a hotel with a blue roof.',
  },
  // Nepal
  {
    question: 'visa-refused',
    strong:
      "Yes ma'am, one time. Australia, in March 2023. They said my education loan was not from a listed bank. I wrote it on the form, page four, and this time the loan is from Nabil.",
    weak: 'I am a genuine student and I have all the documents, so I hope that you will see my profile positively and give me the opportunity.',
    beside:
      'I completed my plus two from Pokhara in science with grade A, and I like biology more than physics because of the teacher.',
    short: 'Not even once.',
  },
  {
    question: 'visa-sponsor-income',
    strong:
      "Dad runs two jeeps between Beni and Jomsom. In season it's about three lakh rupees a month, in monsoon nearly zero, so in the tax paper it comes to nineteen lakh the year.",
    weak: 'My sponsor is a businessman and his earning is very good, more than enough for my study. He has been doing it since a long time.',
    beside:
      'I will stay in the hostel near to the college in the beginning, after that I want to find a shared room with other Nepalese.',
    short: 'He is a teacher, eight lakh a year.',
  },
  {
    question: 'visa-change',
    strong:
      'I was in hotel management, yes. But in the hotel they gave me the booking system because the old one left, and I wrote small scripts in the night shift. It was the only part of the day that went fast. So it became computing.',
    weak: 'I changed because this field has a better scope and more demand in the world today. It is good for my future and I am very interested in it.',
    beside:
      'My father sells vegetables in Kalimati and he gets up at three in the morning, and I helped him in the holidays to carry the bags.',
  },
  {
    question: 'au-history',
    strong:
      "I was in Melbourne for nine weeks in 2022, visitor visa, when my sister had the baby. I flew home eleven days before it ran out. That's the only stamp.",
    weak: 'I have the knowledge about Australia from my friends and internet, it is a developed country and the people are friendly.',
    beside:
      'My IELTS is six point five with no band less than six. I took the class at Putalisadak for two months and a half.',
    short: 'No, this is the first time.',
  },
  {
    question: 'ielts-2-help',
    strong:
      "On the bus to Gorkha there was a lady with a goat. Halfway up the goat got loose and jumped on the driver's seat. Everyone shouted. I held its horns for the last forty minutes, my arms were blue, and she gave me two oranges when we got off.",
    weak: 'Helping people is a very good thing in life. I often help people because I believe that if we help others then God will help us also.',
    beside:
      'I like mobile phones very much. My first one was a Nokia with buttons, the second one a Samsung, and it had a crack in the left corner.',
  },
  {
    question: 'sch-return',
    strong:
      'The health post in Mugu has one assistant for nine thousand people. The ward chairman, Mr Rokaya, signed that they take me back the day I land. The first year I would only train the four women who already deliver babies at home.',
    weak: 'I love my country and I will come back to serve my nation with my knowledge and contribute to its development in every sector.',
    beside:
      'My dormitory roommate snores and I have learnt to sleep with a pillow on the ears. We are friends since two thousand twenty.',
  },
  // India
  {
    question: 'us-score',
    strong:
      "GRE three hundred and nineteen, one sixty-six in quant. TOEFL one-oh-four. The CGPA's 8.7, and they had a phone interview with me for twenty minutes before the letter came.",
    weak: 'My profile is good and strong. I worked hard in my studies and the university was impressed, so they admitted me.',
    beside: 'My uncle stays at New Jersey since 1998. He has a motel and we talk with him on WhatsApp on Sundays.',
    short: 'GRE 322 and TOEFL 108.',
  },
  {
    question: 'us-opt',
    strong:
      "If a lab lets me, one year of OPT, that's what the rule gives. But Bosch in Coimbatore kept my position, I'm on leave without pay, not resigned, so by 2029 I'm at my old desk.",
    weak: 'I will think about it after completing. It depends upon situation and opportunities at that time, let us see what happens.',
    beside:
      'The professor at Purdue has many papers. I liked the department because it has a wind tunnel and an own observatory also.',
    short: 'No sir, I come back.',
  },
  {
    question: 'uni-thesis',
    strong:
      "We tried whether millet husk can take chromium out of tannery water. We put the husk in forty jars, roasted and unroasted, and measured after an hour, a day, a week. Roasted took eighty-four percent. It stops working when the water's warm, which is a problem in Vellore.",
    weak: 'My final year project was very good and innovative. We worked in a team and our guide appreciated us and we got good marks for it.',
    beside:
      'I travelled to Ooty with my batch in the last semester. We were forty-two, the bus broke down twice and it was raining all through.',
  },
  {
    question: 'uni-gap',
    strong:
      "Two tries at the UPSC exam. The first time I missed it by eleven marks, the second I didn't clear the prelims. In between I taught polity to school leavers in Karol Bagh, three batches.",
    weak: 'I took the time to understand my own self and what I really want from my career. It was a very useful period for me.',
    beside:
      'Delhi is crowded and I like the metro, mainly the yellow line, it is clean and the women have an own coach.',
    short: 'I was caring for my grandfather.',
  },
  {
    question: 'gen-misunderstanding',
    strong:
      'A German engineer asked if the valves would come on Monday and I moved my head like this. He thought no. He ordered from another firm, forty valves double. Since that day I say the word yes, and I write it.',
    weak: 'There are always cultural differences between people and we have to respect each and every culture and adjust ourselves accordingly.',
    beside:
      'My strongest subject is thermodynamics. I was the topper in the fourth semester and our HOD gave me a book by Cengel.',
  },
  {
    question: 'visa-relatives',
    strong:
      "My mother's sister, she's in Leicester, with three kids. She does the night shift at Walkers. I won't stay with her, it's two hours from Hull.",
    weak: 'In UK there are many Indians so I think it is easy to adjust and get help from them in any problem.',
    beside: 'I have applied for the course in accounting because I have finished my B.Com with 71 percent from Pune.',
    short: 'Nobody at all.',
  },
  // Pakistan
  {
    question: 'visa-deposit',
    strong:
      "That's the committee, sir. Twelve of us from the bazaar put fifty thousand every month, and in May it was my turn. Six lakh. The list with all the thumbprints is in the plastic folder.",
    weak: 'This amount is our own savings. My father has saved it for my education since many years and it is all legal money.',
    beside:
      'I have got admission in University of Hertfordshire in MSc Data Science, which starts in September and is one year long.',
    short: 'My father sold a plot.',
  },
  {
    question: 'uni-culture',
    strong:
      "In the NGO at Quetta we were two Hazaras, one Swede, and me, Punjabi. The Swede never said good morning and I took it as rude for a month. Then he told me that at home you don't disturb people. Now I greet him with a nod, he does salaam.",
    weak: 'I am a very social and friendly person so I can adjust with everyone. I respect all cultures and religions of the world.',
    beside:
      'I prefer to study at night after Isha because our house is full of children and before that nobody is quiet.',
  },
  {
    question: 'visa-live',
    strong:
      "Flat 4, Ladypool Road, with two boys from my college in Gujrat. I've seen it on video. It's three ninety a month and the deposit went on the second of August.",
    weak: 'I will find something good when I arrive there, it should be near to the university and it should be not too expensive.',
    beside: 'My course has three modules in the first semester, and I am mostly excited for machine learning.',
    short: 'In a hall on campus.',
  },
  {
    question: 'sch-leader',
    strong:
      'Our village school shut its girls wing as there was no toilet. I went door to door with my khala. First Friday six families, then thirty. We got bricks from the kiln owner on credit. By October it stood, and forty-one girls came back.',
    weak: 'I have good leadership qualities. I was the class representative and I led my classmates in many events and everyone was satisfied with me.',
    beside:
      'I was ill in the spring with typhoid and lay at home for three weeks. My mother gave me only yoghurt and boiled rice.',
  },
  {
    question: 'ielts-3-decision-1',
    strong:
      "They may advise, but the last word belongs to the one who sits the exams. My cousin was pushed into dentistry, hated it for four years and now he sells cars. So that's four years' fees gone.",
    weak: 'It is a very interesting question and there are many views on this. Every person has own opinion and we should respect it.',
    beside: 'I am living in Multan. It is hot, dusty and famous for the mangoes and for shrines with blue tiles.',
    short: 'No, I do not think so.',
  },
  {
    question: 'uni-budget',
    strong:
      'I put it in a sheet. Fees twenty-one thousand, the room five-eighty, for food I asked two seniors and took the dearer one, two hundred ten. Then I added ten percent since the rupee falls.',
    weak: 'I did research from internet about the living expenses and I think I can manage easily because I am not a spendthrift person.',
    beside:
      'The weather is cold there and I bought a jacket from Lunda bazaar, it is almost new and has a hood with fur.',
  },
  // Nigeria
  {
    question: 'visa-why-university',
    strong:
      "Because of the reservoir lab at Heriot-Watt, they let MSc people run the core flooding by themselves. Aberdeen has it only for PhD. And it's four thousand cheaper than Imperial.",
    weak: 'It is a world class institution with a conducive environment for learning, and it has a very good reputation all over the world.',
    beside: 'My elder sister wedded last year in Enugu, over six hundred people, and I was in charge of the drinks.',
  },
  {
    question: 'visa-return',
    strong:
      "My wife and the twins stay in Ibadan, they're four. And the poultry, two thousand layers, my name is on the land paper. Birds don't wait for anybody.",
    weak: 'I love Nigeria so much, it is my fatherland. There is no place like home and I am a patriotic citizen.',
    beside:
      'In secondary school I represented Oyo State in the maths olympiad. I got the bronze and a wall clock from the commissioner.',
    short: 'My wife and two kids.',
  },
  {
    question: 'gb-funds-28',
    strong:
      "It's mine and my husband's, the joint one with Zenith. Twenty-six million naira, and it hasn't moved since the ninth of June, so that's thirty-eight days today.",
    weak: 'The money is available and enough. It covers my school fees and upkeep, as you can see from the documents I submitted.',
    beside:
      'I am to study Public Health for one year. The dissertation is in the third term and I have a topic on cholera.',
    short: 'My own, forty days.',
  },
  {
    question: 'uni-problem',
    strong:
      'The blood fridge went off when NEPA took light. I carried ice from the fish market in a cooler, wrapped the bags in wet hospital gowns, and read a kitchen thermometer each ten minutes. Six hours. We lost just one unit out of nineteen.',
    weak: 'I am a problem solver by nature. Whenever there is any challenge I think outside the box and I always find a way out.',
    beside: 'I admire Chimamanda. I have read two of her novels and I saw her once in Lagos from very far.',
  },
  {
    question: 'gb-history',
    strong:
      "UK refused me in 2021, visitor, they weren't satisfied with my bank papers. In 2022 Ghana, no visa needed, and in 2024 I got Schengen from Spain, used it ten days and came home.",
    weak: 'I have travelled before and I always obey the laws of every country, I have never been a problem to any immigration.',
    beside:
      'I plan to work with the ministry of agriculture when I get back, on cassava processing, since my state grows most of it.',
    short: 'None, it is my first passport.',
  },
  {
    question: 'oth-customer',
    strong:
      "One man came to our kiosk because the transfer didn't drop, he was banging the table. I let him finish. Then I turned the screen, so he could see what I see, called the switch, and put it in his hand when they answered. He came the next day to buy a card.",
    weak: 'The customer is always right. I will be polite with a smile and satisfy the customer, because customers are the reason for business.',
    beside: 'My hostel is in Block C and I share with a guy from Benin who is studying mass communication.',
  },
  // Kenya and Ghana
  {
    question: 'visa-why-course',
    strong:
      "At Kenya Power I get sent when a feeder trips, and eight times out of ten it's the relay setting. I don't know how to set it, I only reset. Here the second term is all protection, relays on a bench.",
    weak: 'I have a passion for engineering from childhood and this course will give me knowledge and skills that are needed in the modern world.',
    beside:
      'My mother is a nurse at Kisii Level Five and she works nights. My father keeps bees, we have thirteen hives now.',
  },
  {
    question: 'uni-failure',
    strong:
      "I planted two acres of tomatoes with my chama's money and I didn't check the soil. Wilt took the lot by week seven. I stood before the women and said it, and I paid back for a year from my tuk-tuk. Now I test first, it's six hundred bob.",
    weak: 'Failure is part of success. When something goes wrong I do not give up, I keep on trying until I succeed in it.',
    beside:
      'My school in Eldoret had a strong choir. We went up to the nationals in Mombasa in form three and sang in Luo.',
  },
  {
    question: 'ca-leave',
    strong:
      "I'm an officer of the county, pensionable. They gave study leave with a bond: if I'm not back on 1 June 2027 my guarantor pays 1.9 million. The guarantor is my mum.",
    weak: 'I will surely leave because I respect the laws of Canada and I am a person of integrity who keeps his promises always.',
    beside: 'Alberta is in the west. It has the Rocky Mountains, oil, and the winters go to minus thirty degrees.',
  },
  {
    question: 'ielts-1-daily-life-3',
    strong: "By matatu, the forty-six, which blasts gengetone from six a.m. It's thirty bob, fifty when it rains.",
    weak: 'Travelling is part of my daily life and it is sometimes good and sometimes tiring for me.',
    beside: 'I like ugali with sukuma. My grandmother also makes very nice chapati on the weekends.',
    short: 'On foot.',
  },
  {
    question: 'sch-community',
    strong:
      "Mothers in Nima who sell porridge. I weighed their babies at the stall so they needn't lose the morning at the clinic. Sixty-three babies, and after a year nine underweight where there'd been twenty-four. The nurse has the book.",
    weak: 'I have helped so many people in my community, both young and old, and they are all very grateful and happy for what I did.',
    beside: 'I want to learn French since our neighbours are Togo and Burkina, and I know how to greet and count.',
  },
  {
    question: 'visa-other-offers',
    strong:
      'Three. Guelph took me, Saskatchewan took me but without the assistantship, and McGill turned me down in February, they want a higher GPA.',
    weak: 'I applied to several good universities and I got positive responses, and after much consideration I decided on the best one.',
    beside:
      'My sponsor is my aunty who has a cold store in Kumasi. She sells fish, mackerel mostly, also chicken feet.',
    short: 'Just Guelph, nowhere else.',
  },
  // Egypt, Syria, Morocco
  {
    question: 'de-language',
    strong:
      'B1, from Goethe in Cairo, in April. I can do the doctor and the landlord. When two Germans talk together I still lose it. I pay for B2 evenings until I fly.',
    weak: 'German is a very important language and I think I will learn it quickly because I am good in languages and I like it.',
    beside:
      'My blocked account is with Expatrio. I transferred the money, and they sent the confirmation two weeks ago.',
    short: 'Only a little, A2.',
  },
  {
    question: 'de-blocked',
    strong:
      'Eleven thousand nine hundred and four is with Fintiba, it came from my father who is a dentist in Tanta. For year two he signed again, and his clinic makes maybe three times of this.',
    weak: 'I will manage the living because Germany is not very expensive, and many students manage it well, so I am not worried.',
    beside:
      'I finished my degree in mechatronics and my project was a robot arm which sorts the dates by their colour.',
  },
  {
    question: 'visa-family',
    strong:
      'We are five. Baba drives a school bus, Mama sews at home. Yasmine is in pharmacy third year, Omar still in school, and I am the eldest.',
    weak: 'They are lovely and supportive and they always stand beside me. I love them very much and they love me also.',
    beside: 'The university has a huge library and the campus is beside the river, I saw it in the virtual tour.',
    short: 'Parents and one sister.',
  },
  {
    question: 'uni-experiment',
    strong:
      'We checked whether the well water in Deir Attiyeh has nitrate. To trust it I gave the same bottle to two labs with different names on it. One said 61, the other 58, so I believed it. The tap in the mosque was the control.',
    weak: 'I did many experiments in the laboratory in university and all of them were successful and we got correct results.',
    beside: 'My dream is to visit Japan as I watch anime since I was nine. I know about two hundred words.',
  },
  {
    question: 'fr-project',
    strong:
      "Two years at Lyon 2, master urban planning. First year the law and the mapping, then a placement, and I've asked the agency in Casablanca for it. What I'm after is the tram stops, why nobody from Sidi Moumen walks to them.",
    weak: 'My study project is to study in France to have a high level diploma and to open doors for my professional future.',
    beside:
      'My father is a retired soldier. He gets a pension and he built our house in Salé himself with two brothers in 1994.',
  },
  {
    question: 'uni-homesick',
    strong:
      "The silence, I think. At home there're nine of us at the table. I'll eat in the common kitchen even if I cook nothing, and Thursday I ring my grandmother while she makes bread.",
    weak: 'I am a strong and independent person and I do not think that I will face any difficulty, I can adapt in any place.',
    beside:
      'I choose chemistry because the reactions have colours. My teacher Mr Fathi made a green flame in front of us.',
  },
  // Vietnam, Indonesia, Philippines
  {
    question: 'sg-bond',
    strong:
      "Three years with a company in Singapore, I've read it twice. My boyfriend is not glad. But the discount's about half, and three years of process engineering there is what Binh Duong plants pay double for.",
    weak: 'I think it is a good chance for me. I will follow the policy of the government and do my best for it.',
    beside:
      'In my free time I make cakes. I sell on Facebook, mostly for birthdays, and the mango one is what people order.',
    short: 'Yes, three years, I accept it.',
  },
  {
    question: 'uni-lead',
    strong:
      'In the flood of October the phone mast was down. I had the only boat engine in our hamlet that started, so I took the pregnant ones and old ones to the pagoda. Fourteen trips. If I had gone to my own aunt first, they would have waited in the water.',
    weak: 'People often rely on me since I am a responsible person. My friends and family trust me in all things.',
    beside:
      'My university entrance score was twenty-six point two. I wanted medicine but it needs twenty-eight in Hue.',
  },
  {
    question: 'ielts-2-object',
    strong:
      "It's a rice measure, a tin one, from my great-grandmother. It has a dent, since she hit a soldier's horse with it, that's what they tell. We don't measure with it any more, it stands beside the ancestors and holds the incense sticks.",
    weak: 'My family keeps many things that are old. Old things are valuable and they remind us about the past and our history.',
    beside: 'I go to the gym three times a week. I do the legs on Monday and the coach is my neighbour Bao.',
  },
  {
    question: 'gen-value',
    strong:
      "That I don't put my name on what I didn't do. Our lab leader in Bandung offered me second author for washing bottles. I said no, and he didn't speak with me till December.",
    weak: 'There are so many values that are important in life and for me all of them are important to be a good human.',
    beside: 'Indonesia has more than seventeen thousand islands and I have been to five. I liked Flores the best.',
    short: 'Honesty.',
  },
  {
    question: 'visa-agent',
    strong:
      "An agency in Cebu filled in the online form, thirty thousand pesos. The letter of explanation I wrote, and I went through their form line by line, they'd put the wrong year for my board exam.",
    weak: 'All the documents are genuine and original and I am confident about my application because everything is complete.',
    beside:
      'I will study caregiving management in Toronto. It takes two years, and one semester is in a real facility.',
    short: 'I did it myself.',
  },
  {
    question: 'ca-spouse',
    strong:
      "My husband follows in January when he's done with his contract on the ship. Our girl stays with lola until she finishes grade two.",
    weak: 'My family is very close, and family is the most important thing for us Filipinos, so we always support each other.',
    beside: 'I already work as a nurse since six years, first in the emergency room and at present in dialysis.',
    short: 'No, I go alone.',
  },
  // Ethiopia, Uganda, Cameroon
  {
    question: 'sch-need',
    strong:
      "My salary at Jimma is nine thousand birr, so I'd save for the fees until I'm sixty. The university pays my wage for my family while I'm gone, but not a dollar in dollars. There's no bank here that lends for abroad.",
    weak: 'I need the scholarship to achieve my dream. It is a very prestigious scholarship and I will be very thankful to you for ever.',
    beside: 'In Ethiopia we have thirteen months. Our new year is in September, with yellow flowers everywhere.',
  },
  {
    question: 'uni-alternative',
    strong:
      "Then I take Addis, the evening master, and ask you again in a year with the paper on teff finished. The fieldwork's the same anyhow.",
    weak: 'I am very positive that you will offer me a place. I only think positive and I believe in my application.',
    beside: 'My best friend from school is a runner. He trains at Entoto at five and I went with him for two months.',
    short: 'I will apply again next year.',
  },
  {
    question: 'sch-work',
    strong:
      "At the clinic the drug store had a guard's notebook. I drew a card for each shelf with a red line where you must order. I left Mbale in 2022. My colleague sent a photo in June, the red lines are still there, someone made them in plastic.",
    weak: 'In my work I have always been hardworking. I brought positive changes to the organisation and increased the productivity of the staff.',
    beside: 'I want to study in Glasgow, which is a rainy place. The university is from 1451 and looks like Hogwarts.',
  },
  {
    question: 'nl-progress',
    strong:
      "It's forty-two points of sixty, else I'm out. I'll sit every retake in the first block, and I've started the statistics already, with the old papers a girl from Bamenda gave me. Sundays free, else I crash.",
    weak: 'I will study hard and attend all the lectures, and I will be focused and disciplined to pass all my exams well.',
    beside: 'The Dutch people ride bicycles and they are very tall. They also eat bread with chocolate in the morning.',
  },
  {
    question: 'visa-travel',
    strong:
      'Chad once, for a burial, 2017. Dubai, five days, December before last, that was for buying phones. I was back both times before the date.',
    weak: 'I like travelling a lot because by travelling a person can learn new things and see the world with different eyes.',
    beside: 'I choose this programme since it has cyber security in it, and in Douala only one school teaches it.',
    short: 'Only Chad.',
  },
  {
    question: 'oth-new-place',
    strong:
      'When I was put in the bilingual lycée in Yaoundé I had no French. The first week I ate behind the water tank. Then I saw that they all hated the English homework. I sat with it on the steps, and on Wednesday five were sitting there.',
    weak: 'I easily mix with people. When I come to a new place I make friends fast, as I am an outgoing and open person.',
    beside:
      'My salary at the microfinance was ninety thousand francs and I was in the loans section until last August.',
  },
  // Colombia, Brazil, Uzbekistan, Turkey
  {
    question: 'us-professors',
    strong:
      "Doctor Okafor at Iowa State. She's got the bees with the tags on their backs, little bar codes, and she answered me on a Sunday. In Manizales we count bees with a pencil.",
    weak: 'The department has highly qualified professors and modern facilities, and they are doing research of high quality, this motivated me.',
    beside: 'My visa fee I paid at the bank on the third, and after that I made the appointment by internet.',
  },
  {
    question: 'us-why',
    strong:
      "Because sugarcane straw ethanol at pilot scale, that you can touch as a student, I found it at two places, Urbana and Campinas, and Campinas is my own professors. I wanted people who'd tell me I'm wrong.",
    weak: 'The United States is the best country in the world, with the best education, technology and opportunity for everybody.',
    beside:
      'I play futsal with the people from the company, every Thursday, and I am the goalkeeper because I am slow.',
  },
  {
    question: 'uni-why-master',
    strong:
      "I've been six years in a cotton lab in Fergana and I can run every machine, but when the result is strange I ring Tashkent. I'd like to be who they ring. And the lab closes for rebuilding till 2028, so it's the cheap moment.",
    weak: 'A master degree is necessary today because the competition is big, and with it I will have more opportunities for my career.',
    beside:
      'We have plov each Thursday at the teahouse and the men of my street sit on carpets and talk about football.',
  },
  {
    question: 'uni-question-for-us',
    strong:
      'If my samples come out dirty in March, is there anybody else in the building with an ICP, or do I wait for yours?',
    weak: 'I think everything is clear for me, the information on your website is very complete and good.',
    beside: 'I was born in Izmir by the sea. My grandfather had a boat, and on Sundays we fished for bream.',
  },
];
