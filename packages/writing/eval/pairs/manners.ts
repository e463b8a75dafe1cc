import type { ContentPair } from './pair.ts';

/**
 * Manners that the measures were not made for. Three kinds: quiet essays that show and never say, against hollow ones in good
 * order and full of invented names; translated idioms; a strong essay in poor English against a weak one in perfect English.
 * Written after the measures; only the order and the difference were looked at.
 */
export const MANNER_PAIRS: readonly ContentPair[] = [
  {
    id: 'quiet-ferry',
    essayType: 'Personal Statement',
    heldOut: true,
    weak: `The ferry has always been an important part of my life and of the lives of many people in my community. Every day, countless
passengers depend on it, and it plays a vital role in connecting people from different backgrounds. Growing up near the river gave me a
unique perspective on life and taught me to appreciate the little things.

One experience in particular had a profound impact on me. When the ferry was out of service, many people suffered, and I realized how
important transportation is for society. I decided to help, and together with other motivated young people I organized a number of
activities that made a real difference. Although we faced various challenges, we never gave up, and our hard work paid off in the end.

This experience shaped me into the person I am today. It taught me valuable lessons about leadership, responsibility and the power of
community. I discovered my passion for helping others and my strong interest in engineering. I believe that with dedication and
determination anything is possible.

In the future I hope to use my skills and knowledge to contribute to the development of my country. I am confident that a university
education will provide me with the tools that I need to achieve my goals and to make the world a better place for everyone.`,
    strong: `The ferry leaves Paturia when it is full, and my father decides when that is. He stands on the ramp with a stick of chalk and
draws the line on the hull that the water may reach. Nobody has ever seen him measure. On foggy mornings the trucks hoot, the bus drivers
offer him tea and money, and he drinks the tea.

In January of my ninth year at school he had a fever, and I drew the line. A man with forty goats said that my father would have taken
him. I looked at the water. I looked at the goats. I took them. Halfway across, the deck was wet, and a woman moved her baby from her left
arm to her right one, the side away from the rail. She did not say anything, and she did not look at me.

My father asked how it had been. I told him forty goats. He got up, in his blanket, and walked with me to the ramp, and we stood there until
the ferry came back, low, and then he put the chalk into my pocket.

I have it still. That spring I filled plastic boats with nails in my mother's washing tub and wrote down at how many they sank, and at how
many they merely turned over. It is a smaller number. The line that I draw now is a hand lower than his. He has seen it. He waits for me
to tell him why, and I am not ready yet.`,
  },
  {
    id: 'quiet-tailor',
    essayType: 'Diversity Essay',
    heldOut: true,
    weak: `I come from a very diverse and multicultural neighborhood where people of many religions and cultures live together in harmony. My
family has a tailoring business that serves customers from all walks of life. Because of this, I have had the opportunity to interact
with all kinds of people and to learn about their traditions and values since my childhood.

Diversity is extremely important in today's globalized world. It allows us to broaden our horizons, to break stereotypes and to become
more tolerant. In our shop I learned to respect everyone regardless of their background. I saw with my own eyes that, in spite of our
differences, we are all the same on the inside. This valuable lesson will stay with me for the rest of my life.

At school I was an active member of the cultural club. We celebrated many festivals and organized events that brought students together.
I always tried to make new students feel welcome and to be a bridge between different groups. My friends describe me as an open-minded
and empathetic person with excellent communication skills.

I am convinced that I would be a valuable addition to your vibrant campus community. I would bring my unique background and my positive
attitude, and I look forward to learning from people from all over the world and to sharing my rich culture with them.`,
    strong: `There are two curtains in our shop in Peshawar. Behind the green one women are measured by my mother, behind the grey one men by
my uncle, and I sit between them at the machine and hem what comes out. I am left-handed, and the machine is not.

When I was fourteen, somebody came in who did not go to either curtain. She stood with her hands on the counter. She had a man's shoes on
and a shirt over her arm, folded very small, and she said that it needed to be taken in at the waist. My uncle went to look for something
in the back. My mother went on counting buttons. I could hear that she was counting the same ones again.

I got up and took the tape. There is no place in the shop between the curtains but the one where I sit, so I measured her there, beside
the machine, with the street looking in. I wrote down the numbers in my own column. On Thursday she came back, put the shirt on over the
other, and turned once. She paid in coins.

She has come each spring, and lately she brings a friend. My uncle does not go to the back any more; he says that the tea is getting cold,
to nobody, and pours. Last year my mother bought cloth for a third curtain. It lies on the shelf. We have not agreed on the colour, and
I have noticed that I sew more slowly when the subject comes up, so that nobody has to finish.`,
  },
  {
    id: 'quiet-snow',
    essayType: 'Other',
    heldOut: true,
    weak: `Teamwork is one of the most important skills that a person can have. In this essay I would like to share a story about how I learned
the value of teamwork. I come from a mountain region where life is not easy, and people must work together in order to survive.

One winter there was a lot of snow, and our village was cut off from the outside world. It was a very difficult time for everyone. The
young people of the village decided to come together and clear the road. I was chosen as one of the leaders because of my leadership
skills and my positive attitude. We worked very hard, day and night, and everybody gave their best. At first it seemed impossible, but
step by step we made progress. In the end we were successful, and all of the people were very happy and grateful.

From this experience I learned that alone we can do so little, but together we can do so much. I also learned to listen to the opinions
of others and to respect them. These skills helped me later in my studies and in many other situations in my life.

I strongly believe that teamwork makes the dream work. As a student at your university I will continue to be a team player and to
motivate the people around me to do their best in everything that they do.`,
    strong: `The snow came on the ninth of February and stayed on our side of the Lowari pass for twenty-six days. We have one shovel to a
house. On the first morning forty men stood on the road, and each of them dug where he stood, since that was in front of his own door.

By the third day there were forty holes. My grandfather, who has carried the post for longer than there has been a post office, walked along
the top of the snow with a pole and came back with wet knees. He said nothing either. He took the shovel from our wall, went past our
door, past the neighbours' door and past the mosque, and began at the far end, where the road goes down and nobody lives.

I brought him his tea. It was cold when I arrived, so the next day I brought my shovel as well. There were five of us on the sixth day, and on
the eighth somebody had put stones to show how wide a truck is. I carried the same stone forward for six hundred metres. It is a good
stone, flat on one side.

Medicine came up on the fourteenth day, on a mule, over the part that was open. The men from the holes came down to look at it. One of them
asked where we had got the idea to start from there. My grandfather said that it was where the road started. The stone lies under my
desk now, and I rest my feet on it when I do not know where to begin with a proof.`,
  },
  {
    id: 'hollow-names-policy',
    essayType: 'SOP',
    heldOut: true,
    weak: `Public policy is the foundation of prosperous societies. As Aristotle and John Rawls have shown, and as the work of the World Bank,
the United Nations and Harvard University confirms, good governance matters. Since my years at St. Xavier College I have been deeply
interested in this field, and I have followed thinkers such as Amartya Sen, Esther Duflo and Joseph Stiglitz with great admiration.

During my Bachelor at the University of Dhaka I took courses such as Microeconomics, Macroeconomics and Statistics. I completed internships
at BRAC, Grameen and the Ministry of Planning, where I worked with dedicated professionals such as Dr. Rahman and Ms. Chowdhury. These
experiences gave me valuable insights into policy making and sharpened my analytical skills. In 2022 and 2023 I also attended conferences
in Delhi, Singapore and Geneva, which broadened my horizons.

The Master of Public Policy at your esteemed university is the ideal platform for me. Professor Smith, Professor Miller and Professor
Johnson are leading experts, and modules such as Policy Analysis, Public Finance and Leadership match my interests perfectly. The Policy
Lab and the Global Forum offer excellent opportunities for networking.

After graduation I plan to work for the United Nations, the World Bank or the Asian Development Bank. In the long term I aspire to become
a leader who will transform Bangladesh into a modern and prosperous nation by 2041.`,
    strong: `In the third month of my internship at the Ministry of Planning I was given a table with the number of schools that had been
repaired after the flood of 2022, and asked to make it look better. I did not know how one does that, so I telephoned the schools. Of the
sixty that I reached, nineteen told me that nobody had come. They were in the table as finished.

My supervisor was not surprised. A school is finished, he explained to me, when the money has left. I had taken a whole course on indicators
at Dhaka University and passed it with the best mark, and it had never occurred to me that a number could describe the desk it comes from.
For my thesis I therefore compared three ways to count a repair: by payment, by the engineer's visit, and by asking the headteacher. They
differ by a third, and they differ most where the road is bad. I cannot say yet which of them a minister would be better off with, because
headteachers, too, have their reasons to answer as they do.

This is the question I would like to take to the Master in Public Policy. I need the module on measurement and field experiments, since I
have no training in how to sample places that are hard to reach, and I would like to learn from Professor Lindqvist's audits in Zambia, where
a second visitor came unannounced. Afterwards I will go back to the planning division in Rangpur, which has agreed to let me call the
schools each year, and publish both columns.`,
  },
  {
    id: 'hollow-names-scholar',
    essayType: 'Motivation Letter',
    heldOut: true,
    weak: `My name is Daniel Okafor and I am from Lagos, Nigeria. I am writing to apply for the Erasmus Mundus Master in Renewable Energy, which
is offered by the University of Oldenburg, the University of Zaragoza and Hanze University in Groningen. I first heard of this prestigious
programme from my mentor, Engineer Adebayo, and from graduates such as Chinedu Eze and Amina Bello.

I studied Mechanical Engineering at Covenant University, where I graduated in 2021 with a CGPA of 4.52. I was President of the Engineering
Society, Secretary of Rotaract and Captain of the Eagles debate team. I have certificates from Coursera, Siemens and Schneider Electric, and
I have won the Shell Award, the Chevron Prize and the MTN Scholarship. These achievements demonstrate my commitment to excellence.

Germany, Spain and the Netherlands are leaders in renewable energy. Studying in Oldenburg, Zaragoza and Groningen would expose me to world-class
facilities and renowned experts such as Professor Peinke and Professor Yusta. I am particularly attracted by the multicultural environment
and by the excellent reputation of the programme, which perfectly matches my career goals.

Upon completion of the programme I will return to Nigeria and work with companies such as Lumos, Arnergy and Starsight. My dream is to bring
light to Africa. I am hardworking, flexible and highly motivated, and I am ready to give my best. Thank you for considering my application.`,
    strong: `At the market in Mushin the generators start at seven, and from then on one has to shout. I repaired them for three years to
pay for my studies in mechanical engineering. A tailor there, Mama Sikirat, asked me one day what it would cost to sew without one. I told
her that I would work it out over the weekend. It took me five months.

A panel was the easy part. Her machine pulls four times its power in the moment when the needle starts, and the cheap inverters switched
off at exactly that moment. I read data sheets until I saw that I had been sizing the battery for the day and not for the tenth of a
second. I wound a coil that gives the motor a slower start. It burned. The third one has lasted since March 2023, and nine tailors in her
row use it. Each of them still owns a generator, which I had not foreseen: they trust the sun on Mondays and not before Eid, when the
orders come. I do not blame them, for I have no figures on how often the system fails.

That is the gap in what I know. In your master's course I want to study load statistics and storage, above all the module on small grids in
Oldenburg, because its laboratory can play back a measured day, and I have recorded forty of them. I could bring a kind of load that is not
in your library. After that I will return to Mushin, where the market association has promised me its roof for two years.`,
  },
  {
    id: 'hollow-order-research',
    essayType: 'Research Proposal',
    heldOut: true,
    weak: `Climate change is one of the most pressing issues of our time. Many scholars have studied it from different perspectives. However, there
is still a gap in the literature that needs to be addressed. The aim of this research is to investigate the impact of climate change on
agriculture and to propose effective solutions. The research questions are: What is the impact of climate change? How can farmers adapt? What
is the role of technology?

The study will be based on a mixed-methods approach. First, a comprehensive literature review will be conducted. Second, quantitative data
will be collected by means of a survey and analysed with appropriate statistical tools. Third, qualitative data will be collected through
interviews with relevant stakeholders. The data will be triangulated in order to ensure validity and reliability. Ethical considerations will
be taken into account at every stage.

The research will be carried out over a period of three years. In the first year the literature will be reviewed, in the second year the
data will be collected, and in the third year the results will be written up and disseminated. The necessary resources are available.

The findings of this study will be of great significance for policymakers, practitioners and society as a whole. They will contribute to
the existing body of knowledge and will help to achieve the Sustainable Development Goals. Furthermore, the study will open new avenues for
future research in this important and dynamic field.`,
    strong: `Farmers in the Senegal river valley sow rice by a date that the extension service has printed on its calendar since 1994. Trials at
the Ndiaye station show that the safe window for flowering has moved forward by eleven days (Dingkuhn 1995; Sow and van Oort 2021), yet
nobody has examined whether the calendar or the farmers have moved with it. If neither has, sterility in the hot season is a matter of
paper. This project asks: by how many days do actual sowing dates differ from the best ones, and is the cause the calendar, the credit, or the
pump?

I will compare three sources for 2016 to 2026: satellite images of flooding in 1,200 plots, the loan books of four cooperatives, and the pump
logs of the irrigation office. Forty farmers, half of them women, will keep a diary for two seasons. A plot fixed-effects model separates the
date on which the credit arrived from the date on which water did. Where clouds hide the sowing, I will use radar images and say for how
many plots I had to guess.

The pilot with one cooperative in Podor in 2024 took five weeks and showed that a quarter of the pages in the loan book are undated; for these I
will ask the treasurer and test the results without them. I speak Wolof and Pulaar. The irrigation office has agreed in writing.

If credit is the cause, a new calendar changes nothing, and the service should know this before it prints one.`,
  },
  {
    id: 'idioms-restaurant',
    essayType: 'Personal Statement',
    heldOut: true,
    weak: `Life is like a river that never flows back, and who does not risk does not drink champagne. With these golden words my father always
opened my eyes. Since my young nails I have known that without work one cannot pull a fish out of the pond, and so I have always worked with
my sleeves rolled up.

In our family restaurant I have eaten my dog on many difficulties. Every client is a king, and every day is a new page in the book of life. There
were days when I wanted to throw the white flag, but I took myself into my hands and went on, because after the rain always comes the sun.
My colleagues became my second family, and together we moved mountains.

This big school of life tempered my character like steel. I understood that the eyes are afraid but the hands are doing, and that one warrior in
the field is no warrior. I became stronger, wiser and more responsible. Now I can look at the future with open eyes and an open heart.

I want to study hospitality because it is the work of my soul. I am burning with desire to gain knowledge, and I will drink it like a
sponge. I know that the road will be thorny, but the one who walks will master the road. Give me a chance, and I will turn the world upside
down and write my name with golden letters in the history of your university.`,
    strong: `In our family restaurant in Batumi my hands grew up before me. At eleven I could open forty walnuts in a minute, and at thirteen I knew
from the sound of the door whether somebody came to eat or to ask for credit. My father has a saying for it: the guest is from God, the debt
is from the guest.

The winter when the road to Turkey was closed we had two tables in an evening. My father took the blue notebook with the debts off its nail and
gave it to me, because, he said, his heart was not made of paper. I went to eleven houses. At the first I said what I had prepared, and the
man's wife gave me a jar of tkemali instead of money, and I carried it home as one carries a fish that is still moving. At the fourth I
stopped saying it. I asked what they had last eaten at our place. They all remembered. Some paid; one old doctor paid for a table that he had
shared with somebody who was not alive any more, and he told me about her until it was dark.

I had thought that a debt is a number that waits. Since that winter I write beside each one what was on the table, and my cousin in the tax
office laughs at this book. But the eleven came back, and I would like to study how a small place can keep such a memory when the one who
remembers leaves, as I am going to do.`,
  },
  {
    id: 'idioms-nurse',
    essayType: 'Motivation Letter',
    heldOut: true,
    weak: `It is said that health is the head of everything, and who has health has hope, and who has hope has everything. From my mother's milk I
received love for people, and the profession of the nurse is written on my forehead. I want to put my little stone into the building of
world medicine.

During my studies I went through fire and water. I did not sleep nights, I swallowed books, and I tore myself into pieces so that my family would
have a clean face before the people. My teachers said that I have a lion's heart and golden hands. In the practice I saw the two sides of
the medal, but I did not lower my head, because drop by drop the lake is formed.

Your university is the star in the sky of education, and to study with you is the dream of every person of our profession. I heard from far
and near that your doors are open and that your teachers give their soul. I am sure that under your wings I will open like a flower and that
the seed you plant will give fruits.

After my studies I will return with a full backpack and light a candle in the darkness of our hospitals. A single swallow does not bring the
spring, but I will be that swallow. I beg you to believe in me with your whole heart, and I will not leave you with black face. May
your days be white.`,
    strong: `On the night shift in the hospital of Aleppo we had a proverb: the one who counts the night makes it longer. I counted anyway. There were
thirty-two children on my ward in the winter of 2019, two nurses, and one monitor, and I was the one who decided where the monitor stood.

I moved it after the breathing. A girl with burns, Rima, breathed well, so I gave it to the baby beside her, and by four her fever had gone up
so far that she spoke to somebody behind me. She lived. The next day I drew on the back of a calendar, for each bed, what I had looked at
before I decided. I saw that I look at the chest, because it moves, and that I had not taken a temperature since eleven. The tongue of
scales, we say, hides in the hand. I made a card with five things that have to be checked before the monitor may be moved. The other nurse called
it my Koran, and she used it.

In Gaziantep I have translated that card for the clinic in which I work now, but I do not know whether it helps or only calms me. For this I
want to join your master's course in paediatric nursing: the seminar on early warning scores, and the statistics that go with it, because my
ninety-four filled cards lie in a bag, and I cannot ask them anything. What I can offer to the others is how one does it when there is one
monitor. I have the permission of the clinic to come back with a better card.`,
  },
  {
    id: 'poor-english-bakery',
    essayType: 'Personal Statement',
    heldOut: true,
    weak: `Perseverance is the quality that distinguishes successful people from those who merely dream. Throughout my life I have consistently
demonstrated this quality, and I am convinced that it will enable me to excel at university and beyond. My parents instilled in me the
importance of education, and I have always endeavoured to make them proud.

At school I was recognised as a dedicated and conscientious student. I balanced my academic obligations with a wide variety of extracurricular
activities, which allowed me to develop excellent organisational skills. Whenever I encountered an obstacle, I approached it with a positive
attitude and regarded it as an opportunity for growth. My teachers frequently praised my maturity and my ability to inspire others.

One particularly challenging period taught me more than any textbook could. Confronted with circumstances beyond my control, I refused to be
discouraged. Instead, I reflected on my priorities, sought support where it was needed, and emerged from the experience as a stronger and
more resilient individual. I came to appreciate that success is not a destination but a journey.

I am now eager to embark on the next chapter of that journey. A university education will equip me with the knowledge and the skills that I
require in order to realise my full potential. I am confident that I shall make a meaningful contribution to the academic community and,
ultimately, to society as a whole.`,
    strong: `In 2020 my father loose his job in the port of Beirut, and after the explosion we have no window and no oven. We was making
bread at home because the bakery close. I was fifteen years. The flour come from the army, in sacks of fifty kilo, and it was worm in it. My
mother cry. I take the sieve of my grandmother and I sit three hours in the stairs and I make it clean.

The neighbour, Abu Elie, he see me and he bring his flour too. Next day it was six bags in the stairs. I wrote the names on the bag with
lipstick of my sister, because it was no pen. Then I make mistake: I gave to the family Haddad the flour of other family, which was more
good. Nobody say nothing, but in the evening the woman of Abu Elie bring me a scale for the baby and she say, like this you will not be
ashamed. So I understand that they was all seeing it. I thought I am helping them. But they was helping me to learn it.

After this I weight every bag two times and I write in a notebook: before, after, how much is worm. It was eleven percent in August and
twenty-three in October. I bring this notebook to the man from the army, he did not read it, but he change the sacks. I still have the
lipstick on the page. I want to study food science because I want to know what is in the bag before the mother is crying.`,
  },
  {
    id: 'poor-english-bridge',
    essayType: 'SOP',
    heldOut: true,
    weak: `Civil engineering has shaped human civilisation since time immemorial. From magnificent bridges to towering skyscrapers, the
achievements of engineers surround us everywhere. It is this grandeur that ignited my passion for the discipline at an early age, and it
has continued to inspire me throughout my academic career.

As an undergraduate I acquired a solid theoretical foundation in all of the major areas of civil engineering. I consistently ranked among the
best students of my cohort, and I complemented my studies with internships at reputable companies, where I gained valuable hands-on
experience. These opportunities allowed me to apply my knowledge to real-world problems and to refine my communication and teamwork skills.

I have chosen your university because of its outstanding reputation, its distinguished faculty and its state-of-the-art facilities. The
curriculum strikes an ideal balance between theory and practice, and the vibrant international atmosphere of the campus will allow me to
exchange ideas with talented individuals from around the globe. I am certain that there is no better place for me to pursue my ambitions.

Upon completion of my degree I intend to pursue a career in a leading engineering company. In the long term I aspire to contribute to the
sustainable development of my home country and to serve as a role model for future generations. I am fully prepared for the challenges that
lie ahead, and I look forward to joining your esteemed institution.`,
    strong: `My village Tatopani have a bridge of bamboo, and each monsoon the river is taking it. I crossed it to go to school for nine years. In
2017 it break when Sunita didi was in the middle with the milk. She hold on the rope two hours. After that I want to know only one thing: why
it break always on the left side.

At Pulchowk Campus I study civil engineering and in my third year I go back with a measuring tape and two friend. We find that the left
stone is not moving, it is the right one that move, six centimetre in one rain, and it is pulling. All the people, and me also, was looking
on the wrong side. For my thesis I put a pipe with sand behind the right stone for let the water out, and I measure the movement 14 month
with a dial gauge that I borrow. It became one centimetre. But in the second monsoon the pipe was full with mud and it did not work any
more, and I did not know how to calculate this.

For this reason I apply to your Master in Geotechnical Engineering. In the course about drainage and filter Professor Moreau teach the
clogging, and it is exactly the thing I am missing. In your laboratory is a column to test it with mud of the place, and I can bring 20 kilo
from Tatopani. After I finish in 2028 I want to build with the district office of Sindhupalchok, they have list of 63 bridge like this, and
I begin with the one of Sunita didi.`,
  },
  {
    id: 'poor-english-radio',
    essayType: 'Other',
    heldOut: true,
    prompt:
      'Tell us about a time when you changed something in your community. What did you do, and what did you learn?',
    weak: `Communities flourish when individuals take responsibility for them. I have always regarded myself as an active citizen, and I have had
numerous opportunities to effect positive change in my community. In this essay I shall describe one of them and reflect upon what it
taught me.

Some time ago I became aware that many people in my community lacked access to reliable information. Recognising the urgency of the issue, I
decided to take the initiative. I assembled a team of committed volunteers, and together we developed an innovative concept. We
encountered considerable resistance at first; however, through effective communication and unwavering determination we succeeded in
convincing the relevant decision-makers. The project was implemented successfully and was met with widespread approval.

The experience was immensely rewarding. It taught me that genuine leadership means listening to others and empowering them to contribute. It
also demonstrated that even small actions can have a significant impact when they are carried out with passion. Furthermore, I learned to
manage my time more effectively and to remain calm under pressure, which are skills that have served me well ever since.

Above all, I came to understand that change begins with each and every one of us. I intend to carry this insight with me to university, where
I hope to continue to make a difference in the lives of others and to inspire my fellow students to do the same.`,
    strong: `In the camp of Kakuma it is 180 000 people and one time in a day the water open, but nobody know the hour. The women they stand from
four in the morning. My mother stand also, and she have a bad leg. So I think: if I know when, she can sleep.

I go to the man of the pump, his name is Lokwang. I ask him to tell me. He say he decide it when the engine is cold. I sit with him for two
weeks and I put my hand on the engine and I write the hour. It was not true what he say: he open when his brother bring the food. I did not
tell this to nobody. I only ask the brother if he can come at six. He laugh, but he come.

Then I take the radio of the church, it have a loudspeaker, and at half past five I say in three language: water at six. First day nobody
believe. Second day my mother only. After one week the line was short like a hand. But then come the people from block 9 and they are angry
with me, because now the water finish before they arrive, they have no loudspeaker. I did not think on them. I was proud and I was blind. We
make two hours, six and seven, and a boy from block 9, Deng, he speak the second one.

I learn that when you make something better, look who is not in the line. My mother sleep now until five.`,
  },
  {
    id: 'poor-english-proposal',
    essayType: 'Research Proposal',
    heldOut: true,
    weak: `Education constitutes the cornerstone of every prosperous society. In recent decades, digital technologies have transformed the manner in
which knowledge is transmitted, and numerous studies have emphasised their considerable potential. Nevertheless, further research is
required in order to arrive at a more nuanced understanding of this complex phenomenon. The proposed project seeks to address this need.

The overarching objective of the project is to explore the relationship between digital technologies and learning outcomes in developing
countries. In order to achieve this objective, an interdisciplinary methodology will be adopted. Both primary and secondary sources will be
consulted, and a variety of qualitative and quantitative techniques will be employed. The results will be interpreted in the light of
contemporary theoretical frameworks, with due regard to their limitations.

The applicant possesses an excellent academic record and extensive experience in the field of education, and is therefore exceptionally well
prepared to carry out the project. The facilities of the host institution, together with the expertise of its distinguished scholars, will
provide an ideal environment for research of the highest quality.

It is anticipated that the findings will make an original contribution to scholarship and will be of considerable interest to educators,
policymakers and the general public. They will furthermore serve as a basis for the formulation of recommendations, thereby contributing to
the improvement of educational systems worldwide and to the well-being of future generations.`,
    strong: `In Mozambique the children learn to read in Portuguese, but in the house of 84 percent of them is spoken another language (census 2017).
The ministry begin in 2019 to use books in Emakhuwa in 120 schools of Nampula. Chimbutane (2018) and Benson (2010) show that it help in the
first year. But nobody did ask what is happening with the children that change the school in the middle, and this is in Nampula one of five,
because the parents follow the cashew.

My question is: the child who change from a Emakhuwa school to a Portuguese school, do it lose the reading, and how long? I will follow 300
children from 2 grade in six schools, three near the cashew road, for 18 months. Each three months I will test them with the same ten words
and one short text (EGRA), and I will record it. I compare the child that move with the child that stay and had the same result in the
first test. For the statistic I will use a mixed model with school and child.

I was teacher in Murrupula for seven years and I speak Emakhuwa. The pilot in 2024 with 22 children did show one problem: four of them I did not
find again. For this I will write the number of the uncle, not of the father. The director of province give me the permission, and the cost
is 2,900 dollar.

If the reading is lost only for three months, the ministry can keep the books. If it is more, it need a bridge book, and I will tell them in
which grade.`,
  },
];
