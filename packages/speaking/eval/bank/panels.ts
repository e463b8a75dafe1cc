import type { BankAnswer } from './bank-answer.ts';

export const PANEL_ANSWERS: readonly BankAnswer[] = [
  {
    question: 'sch-why-you',
    strong:
      'Because I have started it already with nothing. In Kailahun I trained eleven girls to repair the solar lamps, with two screwdrivers, and four of them earn with it now. I did not wait for a project. With the degree I can do the grid of a village, and I go back where nobody else goes.',
    beside:
      'I come from a big family in the east of Sierra Leone. We are nine children, my father has two wives, and in the evening we all sit around a big bowl of rice with cassava leaf.',
  },
  {
    question: 'sch-know-award',
    strong:
      'It is from the British foreign office since 1983, about 1,500 persons in a year. You expect that I have two years of work, that I go home for two years after, and that I stay in the network. I met with Mr Conteh, who was in it in 2016, and he told me you will call us often.',
    beside:
      'When I got the mail that I am invited I was dancing in the kitchen. My mother thought that something had burned, my sisters came, and we shouted until the neighbours knocked.',
  },
  {
    question: 'sch-leader',
    strong:
      'In our ward the nurses wrote the doses on the hand. I was not the chief. I asked three of them to try with me a card on the bed for two weeks, and we showed the numbers, nine mistakes before and one after. Then the old matron, who was against it, ordered it for all five wards.',
    beside:
      'The leader whom I admire the most is Nelson Mandela. He was twenty seven years in prison and he forgave, he wore nice shirts, and I have his picture over my bed.',
  },
  {
    question: 'sch-network',
    strong:
      'For the lamps we had no batteries. I know a man from the choir, Sahr, who works at the phone company, they throw the old ones. He brought me to his boss, and the boss wanted a photo with the girls. So for one photo we got two hundred cells. I write down who did what, and I call also when I need nothing.',
    beside:
      'I have a phone with two cards, one for day and one for night because it is cheaper. The network in our town is bad, you must climb to the water tank and hold the arm high.',
  },
  {
    question: 'sch-return',
    strong:
      'I go to Kailahun district, to the energy office, they are two people for 500 thousand. I have talked with Mr Lahai there. First I count which clinics have dead panels, I think it is thirty, and in the first year we repair ten with the girls that I trained.',
    beside:
      'I have dreamed of studying in Britain since I saw it in a magazine. The universities are old and with towers, the students wear scarves, and in the library you hear only the paper.',
    short: 'I will go back to the district energy office.',
  },
  {
    question: 'sch-impact',
    strong:
      'In ten years a woman in Kailahun gives birth with light. Now there are 41 clinics and in 30 the panel is dead. If we train four repairers in each chiefdom, it is fourteen chiefdoms, so 56 people, most girls. And the district will pay them, this is the difficult part and I will work on it.',
    beside:
      'I am thankful to God and to my parents for all they gave me. They sold a cow for my exam, and on the day of the result my father, who never shows anything, put his hand on my head.',
  },
  {
    question: 'sch-need',
    strong:
      'My salary is 190 dollars in the month and I feed four with it. The tuition is 24,000 pounds. My whole family together, if we sell the house, does not have it. The bank gives loans only with land title, and my father’s land is of the family, it has no paper.',
    beside:
      'My programme is about renewable energy systems. It has a module of solar, one of wind and one of policy, and students visit in March a big park of turbines in the sea.',
    short: 'My family cannot pay it, we earn 190 dollars a month.',
  },
  {
    question: 'sch-part',
    strong:
      'If it is the tuition, I would come. The living I could bring for six months from my savings, 3,100, and my brother in Freetown promised 100 each month. If it is less than tuition I must say no and ask you to let me come next year, because a debt I cannot carry.',
    beside:
      'I never had a problem to share. When I was small we shared one bed with three, one pair of boots in the rain, and my brother ate always faster so I learned to be quick.',
  },
  {
    question: 'sch-spend',
    strong:
      'You give 1,347 I think. The room is 620. Then a warm coat, second hand, 40, and a pot and a blanket, 30. Food 200, the bus 60. I send 100 home because my sister has exams. The rest, around 300, I do not touch, for the day when something breaks.',
    beside:
      'In the first month I will be a bit lost, I think. I will look at the trains and the people, I will try the fish with chips, and I will write in a notebook all that is strange.',
  },
  {
    question: 'sch-course-fit',
    strong:
      'I want that clinics can repair their own panel. For this I need small grids, and Loughborough has a module just for off grid with a lab on the roof, and Dr Blanchard has worked with Malawi in it. Other courses teach big wind in the sea, we have no such sea.',
    beside:
      'I like to sing, since I was five I am in the church. I am alto, on Christmas I sing alone the second verse, and one time the light went and I sang on in the dark.',
  },
  {
    question: 'sch-academic',
    strong:
      'It is a small paper of the third year, on why lamps of the aid project stop. I opened 62 of them. In 49 it was the same solder, worth nothing, and the report of the project said that the people misuse them. My lecturer sent it to the maker and he answered, a little angry.',
    beside:
      'I went to Fourah Bay College, which is the oldest in West Africa, on a hill above Freetown. One sees the whole harbour, and the wind takes away the notes if the window is open.',
  },
  {
    question: 'sch-grade',
    strong:
      'In second year I had a 2.1, that was Ebola, the college closed and then we did two years in one. Look at the last three semesters, there are 3.6, 3.7, 3.8. And I did finish then, when half of my class did not come back.',
    beside:
      'I believe in the power of dreams. Whoever wants something with the whole heart will get it, and I want this more than everything, I think of it when I wake and when I sleep.',
  },
  {
    question: 'sch-gap',
    strong:
      'Between 2014 and 2015 the schools were closed for Ebola. I was nineteen and I went with the burial team as the one who writes, eight months. I wrote the name and which house. In the night I read the electricity book of my brother, because one cannot think of that all the time.',
    beside:
      'The gap between the rich and the poor in my country is very big. Some drive a car like a house, others have no shoes, and I think about it each time at the crossing.',
    short: 'There was none, I studied without a break.',
  },
  {
    question: 'sch-field',
    strong:
      'From nursing to energy, it sounds far. But I delivered a child with a phone in the mouth, for light. As a nurse I can hold the phone. With energy I can make that nobody has to. The new one lets me repair what kills them, before they come to me.',
    beside:
      'My class of nursing had forty women and two men. We wore blue, we practised the needles with oranges, and the two men were always called to lift the heavy ones.',
  },
  {
    question: 'sch-work',
    strong:
      'The card at the bed. It was a piece of cardboard, and I left that hospital in 2021. Last month my friend Isata sent me a photo, it is printed now with the stamp of the hospital, and they put even a line for the allergies which I had not thought.',
    beside:
      'I work from eight to four and on Monday in the night. In the room we are three nurses, there is a fan, a table and a kettle, and the window does not close.',
  },
  {
    question: 'sch-community',
    strong:
      'Eleven girls who had left the school. I know it because I ask them each half year with the same four questions, who earns, who saves, who stopped, why. Four earn, two went back to school, three stopped because of a child. Two I do not find any more. So it helped six.',
    beside:
      'I think that all people should help each other, that is how I was raised. Giving makes happy, a small smile costs nothing, and if all do a little the world will be another.',
  },
  {
    question: 'sch-ambassador',
    strong:
      'There they know of us the war and the diamond. I would bring each month one evening with our food and one true story from the clinic, as I did with the Norwegians who came in 2019. And here I would tell at the college how a queue works, and why they say the truth to the boss.',
    beside:
      'My aunt works as a cook in the embassy. She has a white hat, she brings us the cake that is left, and one time she shook the hand of a prince.',
  },
  {
    question: 'sch-criticism',
    strong:
      'Mr Lahai said to me, your girls will leave when they are good, they will go to Freetown for double money. He is right, two did. I have no full answer. I think if the chiefdom pays and they are mothers there, more will stay, but I planned now with one third who go.',
    beside:
      'My plan is clear and I have it since years. First the degree, then the experience, then I will build a company with many workers, and my country will have light in each corner.',
  },
  {
    question: 'sch-news',
    strong:
      'The transformers. In the newspaper is always the new power plant with the ribbon. But half of the power is lost in the old lines and the transformers which burn in each rain, and nobody opens a ribbon for a cable. People should ask where it goes, before they ask for more.',
    beside:
      'My day in Freetown begins with the noise of the poda poda, the small buses. The boy hangs at the door and shouts the place, and you pay when you sit on a knee of somebody.',
  },
  {
    question: 'sch-phd',
    strong:
      'When you fry plantain in the same oil many times, something grows in it which makes cancer. The women on the street cannot throw the oil, it is their money. I look for a cheap powder from clay that takes the bad part out. First I have tried four clays from Bo, one takes away the half.',
    beside:
      'I have two degrees and in both I was among the best five. My professor said that I am born for science, and I have the medal of the rector, it hangs in the room of my mother.',
  },
  {
    question: 'sch-after-bachelor',
    strong:
      'It was Madam Kargbo, she taught English and she saw that I slept in class because of the night selling. She did not beat me, she gave me the key of the staff room to sleep in the break. For a girl like me I would do that, find out first why she sleeps, and pay the exam fee.',
    beside:
      'I prefer the city to the village. In the city there is light, there are shops, one can see a film, while in the village after seven there is only the moon and the dogs.',
  },
  {
    question: 'gen-introduce',
    strong:
      'My name is Bilal, I am 22, from Peshawar. I finished electrical engineering this summer and I teach mathematics in a night school for the boys from the brick kilns. What I like is to find out why something does not work.',
    beside:
      'The traffic in the town is terrible today. It took two hours because there is a marriage hall on the road, all cars stood, and a camel was walking between them.',
    short: 'I am Bilal, 22, an electrical engineer from Peshawar.',
  },
  {
    question: 'gen-why-abroad',
    strong:
      'Because high voltage I can learn in Peshawar only from the book, the lab was burned in 2016. In Dresden there is a hall where they make a lightning. And also I want to see how people work who do not have load shedding every four hours, what do they think about then.',
    beside:
      'My brother plays cricket for the district. He bats at number three, he made 78 against Mardan, and my mother closes the eyes when the fast one comes.',
  },
  {
    question: 'gen-proud',
    strong:
      'Of Zahid, one of my boys. He carried bricks since he was eight, he could not divide. I taught him in the evening two years with bricks, really, so many in a row. In June he passed the ninth class with 61 per cent. I have the copy of his paper in my wallet.',
    beside:
      'I get up at five for the prayer, then I sleep again until seven. After breakfast, which is bread with tea, I go by the bus and I come home at six.',
  },
  {
    question: 'gen-difficult-day',
    strong:
      'The day of the blast in our bazaar, in 2022. I ran to look for my uncle, the phone was dead. I found him in the third hospital, with glass in the arm. I sat the whole night and counted the drops of the bottle so as not to think. In the morning I took the bus and told my aunt myself.',
    beside:
      'I like the sunny days when we go to Swat with the family. There is a river with cold water, we put the melon in it, and my father grills the trout.',
  },
  {
    question: 'gen-mistake',
    strong:
      'I connected the inverter of our mosque with the wrong pole, because I was sure and did not measure. It burned, 40,000 rupees, people’s donations. I went and said it was me, and I paid it back in ten months with lessons. Since then I measure, also when I know it.',
    beside:
      'In the university I got always good marks. The professors gave me as example, in the final year I had 3.8, and my project was shown to the vice chancellor.',
  },
  {
    question: 'gen-teamwork',
    strong:
      'In the final year we were four for a small wind turbine. I did the generator, I wound 400 turns by hand. And because Asad and Noor did not talk with each other any more, I was also who carried the messages, I made that we meet on Sunday with food first.',
    beside:
      'I enjoy to be alone in the mountains. I take bread and a book, I walk to the old fort, and the whole day I do not hear a voice, only the sheep.',
  },
  {
    question: 'gen-learn',
    strong:
      'I have to break it first. When I learned to program, I took a game and I changed one number and looked what happens. Then I write on paper what I think will come, before I press. Mostly I am wrong, and there I learn. And at the end I explain it to my brother, he yawns when it is not clear.',
    beside:
      'My brother is nineteen and he has a shop for mobile covers. It is as small as a cupboard, he has lights in three colours, and girls come there in groups.',
  },
  {
    question: 'gen-favourite-subject',
    strong:
      'Electrical machines. Everybody hated it because of the diagrams. I brought a fan motor from the junk market, opened it on the desk and then the others came. With it I repaired afterwards eleven fans in our street, and I got the idea for the final project.',
    beside:
      'I live in Hayatabad, phase three. There is a park with a broken fountain, two mosques, and a man who sells corn, and in winter you smell the wood smoke.',
    short: 'Physics. I built a small motor with it.',
  },
  {
    question: 'gen-plan',
    strong:
      'I want to go in the grid company of our province, in the protection department, where they decide what switches off when a line falls. They take people in September. And beside that I keep the night school, I promised it to four boys till they have class ten.',
    beside:
      'At school I was small and sat in front. The teachers liked me, but the others put chalk on my chair, and one time I fought with a boy because of a pen.',
    short: 'I want to work at the grid company at home.',
  },
  {
    question: 'gen-if-not',
    strong:
      'Then I take the job in Islamabad at the solar company, they gave me an offer until November, and I apply again in a year with more German. It would hurt, but I would not sit. The other way would be the master at NUST, for it I have the test already.',
    beside:
      'My plan will work out, I am sure, because I believe in myself. All my life I reached what I wanted, with hard work, with patience, and with the prayers of my mother.',
  },
  {
    question: 'gen-money',
    strong:
      'In Dresden is no tuition, only 290 euro for the semester with the train. For living I have 11,904 in the blocked account, my father sold his car and the rest is of my brother in Doha. After the first year I look for twenty hours as assistant in the lab.',
    beside:
      'I would study day and night. For me it is not a burden, I like the books, I like the smell of the library, and I never go out before I have finished.',
    short: 'My father pays.',
  },
  {
    question: 'gen-spend',
    strong:
      'In third year my father had no salary for five months. I had 4,000 in a month for all. I walked the six kilometres, I ate the bread of the mosque at noon, and I copied the books by hand. I wrote each rupee in a notebook, and at the end of month five I had 260 left.',
    beside:
      'I would buy a house for my mother if I had money. With a garden with roses, with a kitchen which has a window, and for my father a white car.',
  },
  {
    question: 'gen-home',
    strong:
      'That people think of bombs when they hear Peshawar, and I understand, there were. But you should know that a stranger who asks for the way is taken home and must drink green tea first. And that our old city has a street only for storytellers, Qissa Khwani, though now they sell phones.',
    beside:
      'My university has twelve departments and I was in the electrical. I entered in 2020, it was online first, and I saw the faces of my class mates only in the second year.',
  },
  {
    question: 'gen-misunderstanding',
    strong:
      'A Dutch engineer visited us and I offered him tea, he said no thank you, and I brought it anyway, because with us no means ask again. Three times. He drank five cups and was pale. At the end he asked why do you force me. I explained and he laughed, and I learned a no can be a no.',
    beside:
      'I like people from all countries. I have friends on the internet from Turkey, Brazil and Indonesia, we play together a game with tanks, and we send photos of food.',
  },
  {
    question: 'gen-value',
    strong:
      'That I say it when it was me. With the inverter of the mosque I could have kept quiet, nobody had seen. My grandfather was so, he went back eleven kilometres to return the wrong change. It cost me often, but I sleep.',
    beside:
      'Gold has gone up very much this year. My mother has two bracelets from her wedding, she looks every day on the phone what they are worth, and my sister hopes to get one.',
    short: 'Honesty. I would not give it up for anything.',
  },
  {
    question: 'gen-friend',
    strong:
      'Noor would say that I am like an old man, I carry an umbrella and I turn every thing off. And that I listen but I do not tell. The first is true. The second, I do not agree, I tell but later, when it is over.',
    beside:
      'On Fridays I play volleyball on the roof. We have a net of ropes, when the ball falls down someone must run six floors, and the loser buys the juice.',
  },
  {
    question: 'oth-why-this',
    strong:
      'Because you place people in a real newsroom in the second week. I run a page in Tamil about the bus lines in Madurai, 2,300 readers, and I do not know how to check what the officials tell me. In your list I saw the name of Meera Nair, who does just that.',
    beside:
      'My sister and I share a room. She has the bed at the window, she paints in the night, and I sleep with the head under the pillow because of the lamp.',
  },
  {
    question: 'oth-exchange',
    strong:
      'In Madurai the journalism has no data. In Aarhus there is one course where you work with the open registers of the state, every company is in it. At home I must wait with the RTI for thirty days and mostly I get nothing. I want to learn what to ask when all is open.',
    beside:
      'I have three uncles who are all bus drivers, number 7, number 31 and the night bus. I know each stop since I was a child, and I never needed a ticket.',
  },
  {
    question: 'oth-language-course',
    strong:
      'Arabic, because half of our village works in Qatar, and they sign contracts that they cannot read. I translated one with the phone for my cousin, and it was wrong. I want to come to B2 to read such a paper. To speak nice is not so important for me.',
    beside:
      'I was never good in sport. In the school I kept the score, I held the jackets and the water of the others, and I know all rules of kabaddi.',
  },
  {
    question: 'oth-internship',
    strong:
      'How you decide that a story is finished. Mine are never, I always want one more call. I would sit with the person who checks the facts, maybe two weeks, and see what she crosses out. And how to work with a lawyer before we print it.',
    beside:
      'I have seen your building from the outside. It is high and with blue glass, there is a guard with a moustache, and in front a woman sells jasmine for the hair.',
  },
  {
    question: 'oth-task',
    strong:
      'In the library the catalogue was gone after the flood, the computer dead. They told me only, sit here. I began with one shelf, wrote the titles with chalk on a board and then in a file. After five weeks there were 3,100 books. The librarian found out when a reader asked for one and I knew where.',
    beside:
      'I like when my teacher explains all step by step. In the mathematics class she wrote each line with another colour, and she asked who did not understand, and waited.',
  },
  {
    question: 'oth-customer',
    strong:
      'I let him finish. In the mobile shop one man threw the charger on the desk. I said, you came now twice for it, I would be angry too, sit. Then I asked what happened. It was the wrong one, our mistake. I changed it and I called him after two days. He brings now his brothers.',
    beside:
      'I work in a mobile shop on Saturday since two years. We sell phones, covers and cards, the owner is Mr Raja, and at noon he sends me for lemon rice.',
  },
  {
    question: 'oth-hours',
    strong:
      'My lectures are Monday to Wednesday until two. So Thursday whole and Saturday morning I am free, that is twelve hours. In April are exams, then I can only six, I say it already now. I did the same with the library for a year and I missed one time, with fever.',
    beside:
      'Time is money, as one says, and I am always on time. My watch is from my grandfather, it is five minutes before, and he used to say that who waits does not lose.',
    short: 'I am free on Thursdays and Saturday mornings.',
  },
  {
    question: 'oth-skill',
    strong:
      'I can make people talk on the phone who do not want. For the bus page I called 43 drivers, after the strike, the union had said no word. I tell first who I am and what I will not write. Thirty one answered. I used it also in the shop with the suppliers.',
    beside:
      'I would like to learn to play the violin. I hear it in the films of Rahman, it makes the skin cold, but a violin costs 8,000, and my neighbour has a dog who sings along.',
  },
  {
    question: 'oth-volunteer',
    strong:
      'When my father had the stroke, a boy from the hospital volunteers came every day and read him the newspaper. I want to give it back. You can rely on that I come each Sunday at nine, also when it rains, and that I do not tell outside what I hear.',
    beside:
      'My dream is to see the sea in another country. At Rameswaram I stood at the end of the land, the bridge, the wind, and they said there, behind, is Lanka.',
  },
  {
    question: 'oth-future',
    strong:
      'To a desk for local data in Madurai, in Tamil, with three people, so that someone reads the budget of the city before it is passed. The first step is that I can check one such budget alone. If the newspaper does not pay it, I would do it as a small society with members.',
    beside:
      'In the past my town was famous for the temple and for jasmine. My grandmother sold it in strings, an arm long for one rupee, and she could do it without looking.',
    short: 'I want to become a data journalist.',
  },
  {
    question: 'oth-new-place',
    strong:
      'When I came to the college in Chennai I was the one from the south with the accent. At lunch all sat already in groups. I sat the first week on the stairs. Then I saw that the cook, Selvi, is from my district, so I helped her to carry, and through her I knew the whole hostel in a month.',
    beside:
      'I know my town as my hand. I can tell at which hour the milk comes, who quarrels with whom, and where the dogs sleep, because I never lived anywhere else.',
  },
  {
    question: 'oth-costs',
    strong:
      'The programme costs 640 euro with the room, and the flight is 52,000 rupees. My college pays the flight, from the exchange fund, and the 640 I have from the shop, I saved it since November. For food my mother gives 10,000.',
    beside:
      'I packed already two times and took all out again. My mother puts pickles in, I take them out, and in the night she puts them in again under the trousers.',
    short: 'My parents pay, about 900 euro.',
  },
];
