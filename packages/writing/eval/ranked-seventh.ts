/**
 * Ten more invented essays, of Nepal, Cameroon, Uganda, Indonesia, Sri Lanka, Morocco, Ethiopia, Colombia, Pakistan and Uzbekistan,
 * graded before the engine read them: two hollow and fluent ones, two quiet ones, two lists, two vivid ones with a weak end, one that
 * answers another question, and a true plan of study in a learner's English. What was mended when they had been read is said in
 * docs/essay-engine.md.
 */
import type { RankedEssay } from './ranked.ts';

const PERSONAL = 'Personal Statement';

export const SEVENTH_RANKED: readonly RankedEssay[] = [
  {
    id: 'hollow-gulu-resilience',
    essayType: PERSONAL,
    kind: 'hollow',
    grade: 2.8,
    prompt:
      'The lessons we take from obstacles we encounter can be fundamental to later success. Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?',
    remarks: ['No setback is told, only the word', 'Each paragraph ends in a saying', 'Anybody could have sent it'],
    text: `They say that smooth seas never made a skilled sailor, and my own voyage has been anything but smooth. Looking back on the winding path that brought me here, I see that every stumble was a step and every closed door was quietly pointing me towards the one that would open.

There was a season in my life when everything I had worked for seemed to crumble. The plans that I had so carefully laid fell apart, and I was left standing among the pieces, asking myself who I was without them. It would have been easy to blame circumstances or to give in to bitterness. Instead I chose to look within. I discovered reserves of strength that I never knew I possessed, and I understood that failure is not the end of the story but the place where the real story begins.

In the months that followed I rebuilt myself, piece by piece. I surrounded myself with people who believed in me. I learned to ask for help, to embrace uncertainty and to find beauty in imperfection. What had once felt like defeat slowly revealed itself as a teacher, patient and demanding. I grew in ways that no victory could have made possible. My relationships deepened, my priorities shifted and my sense of purpose became clearer than ever before.

This experience has shaped the way I approach every challenge. Where I once saw walls, I now see windows. I have become more resilient, more adaptable and more compassionate towards those who are fighting battles of their own. I carry with me the conviction that adversity does not build character; it reveals it.

Uganda is a nation that has risen from its own ashes, and I am proud to be its daughter. Like my country, I have known what it means to fall, and like my country I have learned to rise. As I prepare to begin the next chapter, I do so with open hands and a grateful heart, knowing that whatever storms may come, I already hold the anchor.`,
  },
  {
    id: 'hollow-sop-sustainable-finance',
    essayType: 'SOP',
    kind: 'hollow',
    grade: 3,
    prompt:
      'Please describe your academic background, your motivation for the MSc in Sustainable Finance and your career goals.',
    remarks: [
      'What did you study and do? Nothing is named',
      'Why this programme',
      'The goals could be those of any applicant',
    ],
    text: `Finance and sustainability were long regarded as two separate worlds, one driven by profit and the other by principle. I belong to a generation that refuses to accept this division. It is my firm conviction that capital, when guided by conscience, can become the most powerful force for good in the twenty-first century, and it is this conviction that motivates my application to the MSc in Sustainable Finance.

My undergraduate studies equipped me with a solid foundation in economics, accounting and quantitative methods. Throughout my degree I consistently sought to bridge theory and practice, combining academic rigour with a genuine curiosity about the forces that shape our economies. My coursework sharpened my analytical abilities, while group projects strengthened my capacity to collaborate with people from diverse backgrounds. I graduated not only with excellent results but with a deeper awareness of the responsibilities that accompany knowledge.

My professional experience has further reinforced this perspective. Working in a dynamic and fast-paced environment, I gained valuable exposure to financial analysis, stakeholder engagement and strategic decision-making. I witnessed how organisations struggle to reconcile short-term pressures with long-term value creation. These observations convinced me that the transition to a green economy requires professionals who speak the languages of both markets and ecosystems, and I am determined to become one of them.

Your programme stands out for its interdisciplinary approach, its distinguished faculty and its strong links with industry. The opportunity to learn from leading experts and to engage with a global community of like-minded peers is precisely what I am looking for at this stage of my career. I am particularly attracted by the innovative curriculum, which balances theoretical depth with practical relevance, and by the emphasis on ethical leadership.

Upon completion of the programme I intend to pursue a career at the intersection of finance, policy and sustainability, ideally within an international organisation where I can contribute to the design of inclusive financial solutions for emerging economies. In the longer term I aspire to play a leading role in Indonesia's transition to a low-carbon future. I am confident that the MSc in Sustainable Finance will provide me with the tools, the network and the vision to turn this aspiration into reality.`,
  },
  {
    id: 'quiet-agency-forms',
    essayType: PERSONAL,
    kind: 'quiet',
    grade: 9,
    prompt:
      'Reflect on a time when you questioned or challenged a belief or idea. What prompted your thinking? What was the outcome?',
    remarks: ['Nothing must be changed', 'The last paragraph could say one sentence more on what to study'],
    text: `On the ground floor of our house in Lahan there is an office that sends men to Qatar. My father rents it out. After school I used to do my homework there, because it has a fan, and because the owner, Rajendra sir, let me fill in forms. I have a clear hand. He gave me ten rupees for each.

The form has twenty-six boxes. Box nine asks for the nearest relative and box ten for the relation. I would read the question, the man would answer, and I would write. Most of them could sign. Those who could not pressed the thumb, and I blew on the ink.

I believed that they went because they did not know. My social studies book has a chapter on it, with a drawing of a sad man under a crane. So I began to tell them things while I wrote. I told them about the heat, and that the passport must stay with them. They were polite. A man from Siraha with a bad tooth listened to all of it and then told me the price of a bag of cement in Doha, in riyals, and the hours of the bus to the camp at Al Khor. It was his third contract. He asked me whether in the book it says what one should do instead.

I looked. It says that the nation must create employment.

After that I asked only what was in the boxes, but I left more time. I noticed that at box nine nearly all of them stopped. They had come with the name of the wife ready, and then they said the mother's. Or they said the wife's, and at the door they came back. One brought me the form again the next morning, folded in eight, and asked if a name can be changed without paying. I asked Rajendra sir what the box is for. He said that it is who gets the money if there is a box of another kind.

I had filled in more than three hundred by then. I went home upstairs and did not do my homework.

I still think that the book is right about the nation. But I have stopped thinking that what people do not know is the same as what I know and they do not. They knew box nine. I had written it three hundred times in my clear hand and had been proud of the hand.

Now I read the whole form to them before we begin, all twenty-six, also the small print, which is in English and which I had never read either. It takes eleven minutes. Rajendra sir says that it is bad for business, and it is. Two men have left at box nineteen. The others sign, but they ask what the words mean, and for four of the words I had no answer. I copied them on the wall, above the fan. "Indemnify" is one.`,
  },
  {
    id: 'quiet-scholarship-blood-fridge',
    essayType: 'Motivation Letter',
    kind: 'quiet',
    grade: 8.6,
    prompt:
      'Scholarship essay: explain why you have chosen your field of study, what you have done in it so far, and how you will use your degree when you return home.',
    remarks: ['Strong as it is', 'One sentence on the scholarship itself may be missed'],
    text: `At the district hospital of Bafia the blood stands in a refrigerator that was made for drinks. It has a glass door and, behind the blood, a picture of an orange. I am the biomedical technician, the only one, so the refrigerator is mine.

Blood wants two to six degrees. When I came in 2023 there was a thermometer on the door and a paper on which the night nurse wrote "4" every hour. She wrote it for the whole night at eleven o'clock. I did not say anything, because I had seen her with three women in labour and no light. I put a small logger inside instead, which I had bought in Douala for 9,000 francs. In the first week the temperature was above six for thirty-one hours of 168. It was worst between five and seven in the evening, when the current is weak and the compressor starts and does not start.

I changed what I could. I moved the blood from the door to the back, where it had been too warm to put the drinks. I filled the empty shelves with bottles of water and salt, which hold the cold when the current goes. I glued a blanket of the maternity on the glass. The thirty-one hours became nine. Then for two months they did not become less, and I understood that I had come to the end of what I know. I can see that the compressor fails to start at 170 volts. I cannot calculate what would make it start, and the three books that I have do not agree.

In those two months we threw away fourteen bags. I keep the labels. One is of my own blood.

For this reason I want to do the master's in refrigeration and energy systems. I have looked at what is taught: the course on compressors under variable voltage, in the second semester, is the page that is missing in my books. For the thesis I would bring my logger data, which are now of four hospitals of the Mbam, 26 months, one value every five minutes, because three colleagues have let me put loggers in theirs. In two of the four the refrigerator is a proper one, a gift, with a plate of the donor. These were above six degrees for longer than ours. Nobody had told the donor about 170 volts.

When I return I go back to the same post, which the regional delegate has agreed in writing to keep for me. There are 189 district hospitals in Cameroon and no standard for what a blood refrigerator must survive. I would like to write that page, with the measurements behind it, and I would like it to be short enough that a night nurse believes it.`,
  },
  {
    id: 'list-colombo-scholarship',
    essayType: 'Motivation Letter',
    kind: 'achievements',
    grade: 3.8,
    prompt: 'Tell us why you deserve this scholarship.',
    remarks: ['A CV in sentences', 'One of these deserves its story', 'Nothing about what the money makes possible'],
    text: `I believe that I deserve this scholarship because of my consistent record in studies, leadership and service. I was educated at Visakha Vidyalaya, Colombo, where I obtained nine A passes at the Ordinary Level in 2020 and three A passes at the Advanced Level in 2023, with a Z-score of 2.31 and a district rank of 14. I was awarded the prize for Combined Mathematics in two years and the prize for General Proficiency in four. I am now in the second year of the BSc in Information Technology at the University of Moratuwa, with a GPA of 3.87, and I have been on the Dean's List in all three semesters.

I was a senior prefect, the secretary of the Science Society and the treasurer of the Interact Club. In 2022 I was chosen as the chairperson of the school's annual exhibition, for which we raised 1.4 million rupees from 23 sponsors and welcomed 6,000 visitors. At the university I am the vice chair of the IEEE Student Branch and was the programme lead of MoraHack 2025, in which 84 teams took part. I also served on the editorial board of the faculty magazine and edited two issues.

I have participated in many competitions. I won the gold medal at the Sri Lankan Olympiad in Informatics in 2022 and represented my country at the international round in Indonesia. I was a finalist of the Google Hash Code in 2023, the first runner-up of CodeRally in 2024 and the winner of the women's category of the National Hackathon in 2025, where our team of three developed a mobile application for bus passengers in 24 hours. I completed an internship of six months at WSO2, during which I contributed to two releases, and received an offer to return.

In the field of service I taught Scratch to 60 children in Monaragala in a camp of five days and coordinated the collection of 800 books for two libraries that were damaged in the floods. I have donated blood three times. I am a Queen's Guide, I hold the certificate of Grade 7 in the violin, and I played in the under-19 netball team, which won the provincial title in 2021.

These achievements show my commitment to excellence and my ability to balance many responsibilities. If I am awarded the scholarship, I will continue to perform at the highest level and will be a worthy ambassador of your foundation.`,
  },
  {
    id: 'list-fes-activities',
    essayType: PERSONAL,
    kind: 'achievements',
    grade: 4.2,
    prompt:
      'Some students have a background, identity, interest, or talent that is so meaningful they believe their application would be incomplete without it. If this sounds like you, then please share your story.',
    remarks: [
      'Six interests, none of them told',
      'Choose the one that you would miss',
      'The carpentry could be an essay',
    ],
    text: `Since my childhood I have had many interests, and I have developed each of them with seriousness. I live in Fes and I study in the second year of the baccalaureate, section of mathematical sciences, in French. My average is 17.86 out of 20 and I was the first of my class in five of the last six semesters.

My first talent is chess. I began at nine years in the club of the Maison des Jeunes, became champion of the region Fès-Meknès under 14 in 2021 and under 16 in 2023, and finished eleventh at the championship of Morocco in 2024. I have a rating of 1874. I also trained twelve beginners of the club every Wednesday for two years, and three of them have played in tournaments.

My second interest is robotics. I joined the club of my lycée in 2022 and I was its president in 2024. We built a robot that follows a line and another that sorts bottles, and with the second one we won the third place of the regional fair and participated at the national final in Rabat. I learned Arduino, C++ and a little of Fusion 360. I was also responsible for the budget of 8,500 dirhams.

I am interested in languages too. I speak Arabic, French and English, I have the level B1 in Spanish and I started German last year. I obtained 108 in the TOEFL. I won the second prize of the national competition of eloquence in French in 2024 with a speech about water, and I was selected for a programme of exchange of two weeks in Lyon.

Moreover, I help in the workshop of my uncle, who is a carpenter in the medina, where I have made two tables and a small door of cedar. I am a member of the association of my quarter, with which we cleaned the river in 2023 and painted the walls of a primary school. I practise swimming three times a week and I swam 100 metres in one minute and eight seconds at the championship of schools.

All these activities are meaningful for me and show that I am an ambitious and versatile person who can adapt to different environments. I am sure that I will continue to develop my talents at the university and to share them with other students.`,
  },
  {
    id: 'weak-end-hyena-night',
    essayType: PERSONAL,
    kind: 'middling',
    grade: 7,
    prompt:
      'Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?',
    remarks: [
      'The last paragraph undoes the story',
      'Say what the counting of the goats did to you',
      'The scene is excellent',
    ],
    text: `The hyena came in by the wall that I had built. I knew it at once, before anybody took a lamp to it, because I heard the stones fall in the order in which I had put them up.

I was twelve. My father had given me the gap on the side of the river, four steps wide, and said, "Big stones below, and a thorn branch in every row." I had put big stones below. But the thorns cut my hands, and it was the week of the holiday, so from the third row on I left them out, and on the top I laid one long branch so that from the house it looked as it should.

There was a noise like a cloth that is torn. My mother threw the embers of the coffee fire over the wall, the whole pan, and my brothers ran out with sticks and shouted, and I ran out too and shouted more loudly than all of them. When it was quiet we counted. My father counted by touching. He went from animal to animal in the dark with his hand on each head, and said the name of each, and at the end he stood there with his hand in the air. It was Desta, the brown one with the short ear, who gave milk for the baby.

In the morning he built up the gap again. He did not call me. I carried stones to him from the river bed, and he took them from my hands without looking at which hands they were. When he came to the third row he stopped and looked along it, and then at the long branch lying on the ground, with its thorns all on one side. He pulled one thorn out of it and put it in the pocket of his shirt. Then he said that the baby would drink tea.

She drank tea for five weeks, until the white goat kidded. I gave her mine. At the market in Jinka I asked a man what he would pay for a boy to watch cattle, and he laughed, and gave me a stick of sugar cane. I brought it home to the baby and she could not bite it.

I learned from this experience that failure is the mother of success. It taught me to be responsible and hardworking and to never give up in life. Since then I have always tried to do my best in everything, and I believe that this quality will help me to succeed at your university and to realise my dreams.`,
  },
  {
    id: 'weak-end-marimba',
    essayType: 'Diversity Essay',
    kind: 'middling',
    grade: 6.9,
    prompt: 'How has your background shaped you, and what would you bring to our community?',
    remarks: [
      'The end could close any essay',
      'What you would bring stands in the keys and is not said',
      'The father and the tuning are excellent',
    ],
    text: `A marimba of the Pacific is tuned over water. My father does it at night on the landing in Guapi, when the last boat has gone, with his feet in the river and a key of chonta palm across his knees. He shaves the underside with a machete that has become as narrow as a finger, strikes it, listens, and shaves again. When it is too low he throws it to the fish. You cannot put wood back.

He had a school of music come to him once, from Cali, four people with a machine that shows the notes. They laid it beside each key and wrote down the numbers. A young woman with headphones told him kindly that his third was too high and his seventh too low. My father took off his hat. He asked her, "For whom?"

I was holding the lamp, and I was ashamed of him. I was thirteen and I liked the machine. That week I took six keys to the back of the church and shaved them until the needle stood in the middle, every one of them, and I was very exact. Then I played the currulao that my aunts sing for the dead child, and it went like a bicycle. Aunt Eulalia put her head in at the window. She tried to sing to it. Her voice looked for the third where it has always been, and it was not there, and she stopped and asked me, quite quietly, who had died.

I threw the six keys into the river myself. They float, for some time. My father saw them go by at the landing, one after another, and counted, and said nothing until the sixth. Then he said that chonta takes nine years.

I have tuned two marimbas since, with him, and one without. I do it by Aunt Eulalia. She sits on the step with her shoes off and sings the third, and I shave until we meet. She is seventy-eight and her voice goes down a little each year, and so do the marimbas of Guapi.

Diversity is what makes our world beautiful, and every culture has something to teach us. My roots have made me who I am today, a proud, open-minded and passionate person. I will bring my culture, my values and my positive energy to your community, and together we will build bridges between different people and make a difference.`,
  },
  {
    id: 'off-why-us-cricket',
    essayType: 'Other',
    kind: 'off the prompt',
    grade: 4.4,
    prompt: 'Why are you applying to our university and to this programme in particular? (250 words)',
    remarks: [
      'It never turns to the university',
      'A fine scene for another prompt',
      'Name a course, and tie it to the scoring',
    ],
    text: `In Sialkot everybody bowls and nobody wants to score. I scored, because I have asthma. The scorer sits at a school desk beside the sight screen with a biscuit tin against the wind, and after each ball he makes a dot or a figure. My first book had 4,112 dots.

In the second year I began to use colours. A dot where the batsman was beaten I made red, a dot where he left the ball alone I made green. Nobody had asked for it. After three matches I saw that Bilal, our opener, whom everybody called a wall, was green for five overs and red ever after. He was not patient, he was tired. I showed the page to our captain at tea. He said that a scorer should score.

So I showed it to Bilal. He looked at it for a long time, with his pads on, and asked which over. "The sixth," I said. The next Sunday at the end of the fifth he asked for water, walked to the desk, drank it very slowly beside my tin, and said, "Well?" He made 61.

The captain never mentioned it, but in the spring there was a new box of pencils on the desk, twelve colours. I use five. I have tried to find something that deserves a sixth, and I think that it would be the bowler's face, but from the desk one only sees his back.`,
  },
  {
    id: 'errors-visa-study-plan',
    essayType: 'Other',
    kind: 'strong, poor English',
    grade: 7.2,
    prompt:
      'Study plan for a student visa: explain why you want to study this programme in our country, how it fits your earlier studies and work, how you will pay for it, and what you will do after you finish.',
    remarks: [
      'True and complete: programme, money, return',
      'Explain the year without work before somebody asks',
      'Let somebody read the articles and the tenses',
    ],
    text: `My name is not important, I am from Namangan, Uzbekistan, I have 24 years. In 2022 I finished bachelor of food technology in Namangan institute of engineering and technology with average 4.3 from 5. After this one year I did not work because my father was ill in the heart and I was with him, I have the papers of the hospital. From September 2023 I work in factory "Chust Meva" which is drying apricot and cherry. I am technologist of second shift.

In our factory we dry apricot with the sulphur, so it stay orange. Buyer from Germany take probe every time. In last year he sent back 18 ton, because the sulphur was 2 340 milligram and allowed is 2 000. For this my director paid transport two times. He asked to me why. I did not knew. I was measuring in the morning, and the machine was good. Then I measured each two hours and I saw that in evening shift workers put sulphur for eye, because lamp in the chamber is yellow and in yellow light all apricot looks pale. I changed the lamp to white one, it costed 90 000 sum. From January we had no return. But I do not know how to dry without sulphur at all, and buyer ask it more and more.

Therefore I chose the master of food process engineering, two years, in Wageningen. There is the course of drying technology with vacuum and microwave, and practice hall, which in Uzbekistan nobody has. I wrote to the coordinator and she answered that with my bachelor I must take one course of mathematics before, so I took it online and I have the certificate from June. In my own country there is master of food technology, but it is about canned food and wine.

The payment: first year is 21 900 euro. My director pay 10 000 from it by contract, it is added, and for this I must work five years in his factory after. My mother sold the house of grandfather, it was 24 000 dollar, the bank paper is from 3 March. For living I have enough for the first year, and for second year I will ask scholarship, and if there is no scholarship, brother of my mother, who have a transport company, gave guarantee.

After finishing I return to Chust in September 2028. It is not only because of contract. Director has bought the place beside for a new line, and he told that he will not choose machines before I come. I want to buy the machine that I understand. My daughter is two years, she stay with my wife and my mother here, and I will not lose more than it is necessary from her age.`,
  },
];
