/**
 * Twelve invented essays with the grade that they deserve, written before the measures of `measures/told` were and graded
 * when they were written: hollow ones that read well, quiet ones that show and never say, middling ones, weak ones. How far
 * the engine's order agrees with these grades, and how it misses, is printed by `npm run eval:essays`.
 */
import type { EssayType } from '../src/types.ts';

export type RankedEssay = {
  id: string;
  essayType: EssayType;
  kind:
    | 'hollow'
    | 'quiet'
    | 'loud'
    | 'strong'
    | 'middling'
    | 'list'
    /** Posts and prizes in whole sentences, with a little that was done. */
    | 'achievements'
    | 'off the prompt'
    | 'weak'
    | 'very weak'
    | 'strong, poor English';
  /** 0-10, by a careful reader. */
  grade: number;
  prompt?: string;
  /** What a counsellor would say first. */
  remarks?: readonly string[];
  text: string;
};

export const RANKED_ESSAYS: readonly RankedEssay[] = [
  {
    id: 'hollow-lighthouse',
    essayType: 'Personal Statement',
    kind: 'hollow',
    grade: 3.4,
    text: `There is a silence that falls before a storm, and it was in such a silence that I first met myself. Life is not a straight road but a river, and every bend of that river has carved something into the stone of my being. I am the sum of these bends.

Growing up between two worlds taught me to listen to what is not said. I learned that identity is not a destination but a conversation. In the space between languages I found not confusion but clarity, and in the space between generations I found not distance but depth. What others saw as contradiction, I came to see as music.

When darkness came, as it comes to everyone, I did not run from it. I sat with it. I let it teach me. Pain, I discovered, is not the opposite of strength but its beginning. The person who walked into that season of my life was not the person who walked out of it. I emerged quieter, softer and infinitely more alive to the beauty of small things.

Education, for me, has never been about marks on a page. It is about lighting a lamp in a room that has been dark for too long. It is about asking the questions that have no easy answers, and having the courage to live inside them. As Rumi wrote, the wound is the place where the light enters you. I have carried my wounds into every classroom, and every classroom has given me light.

I do not know where the river will take me next. I only know that I am ready to be carved again, to listen again, to become. For in the end we are not what happens to us. We are what we choose to make of it, and I have chosen, always, to make meaning.`,
  },
  {
    id: 'hollow-volunteer',
    essayType: 'Personal Statement',
    kind: 'hollow',
    grade: 3.8,
    text: `The applause of three hundred people still echoes in my ears. It was 14 November 2023, the closing night of the Rising Stars Leadership Conclave in Accra, and I had just delivered the keynote on behalf of the youth delegation. As I looked out at the sea of faces I felt something shift inside me. I knew that my life had a purpose.

My journey had begun two years earlier, when I was appointed Communications Lead of the Bright Minds Foundation. Under the mentorship of Dr Emmanuel Osei I coordinated a team of twenty-four volunteers, oversaw five flagship campaigns and secured partnerships with MTN, Ecobank and the Rotary Club of Tema. Our efforts touched the lives of more than 3,000 young people across the Greater Accra Region.

Of all those lives, one stays with me. Kofi was a shy boy with a torn shirt and a heart full of dreams. When he received his first storybook his face lit up, and in his smile I saw the power of hope. That smile taught me more than any textbook ever could. It taught me compassion. It taught me humility. Above all it taught me that real change begins with a single act of kindness.

Through these experiences I have grown into a confident communicator, a strategic thinker and an empathetic leader. I have learned that setbacks are merely setups for comebacks, and that teamwork is the key that unlocks every door. I now approach each day with gratitude and each obstacle with determination.

As I look to the future, I see myself at the forefront of social innovation, building bridges between communities and giving a voice to the voiceless. Your university, with its rich heritage and dynamic student body, is the perfect launching pad for that vision. The applause has faded, but the fire it lit within me burns brighter than ever.`,
  },
  {
    id: 'hollow-sop',
    essayType: 'SOP',
    kind: 'hollow',
    grade: 3.6,
    text: `In an age where data has been called the new oil, the ability to transform information into insight has become the defining skill of our generation. It is this conviction that draws me to the Master of Science in Business Analytics at the University of Manchester.

My undergraduate degree in Business Administration at BRAC University provided me with a comprehensive foundation in finance, marketing, operations and human resource management. Courses such as Business Statistics, Management Information Systems and Strategic Management sharpened my analytical abilities and cultivated a holistic understanding of how organisations create value. I graduated in 2022 with a CGPA of 3.61 and was placed on the Dean's List twice.

After graduation I joined Grameenphone as a Management Trainee, where I collaborated with cross-functional teams on a range of high-impact projects. I was responsible for generating reports, supporting senior management and driving process improvement. This role strengthened my communication skills, my attention to detail and my capacity to thrive under pressure. It also made me realise the importance of data-driven decision making in a rapidly evolving market.

The University of Manchester is globally recognised for its academic excellence, its triple-accredited business school and its vibrant international community. The curriculum strikes an ideal balance between theory and practice, and the opportunity to learn from world-leading faculty is one that I would embrace wholeheartedly. I am particularly impressed by the strong links with industry and the emphasis on experiential learning.

In the short term I intend to secure a role as a Business Analyst in a leading multinational. In the long term I aspire to establish a consultancy that empowers enterprises in emerging economies to unlock the full potential of their data. I am convinced that this programme will bridge the gap between where I am and where I want to be, and that I will contribute meaningfully to your diverse cohort.`,
  },
  {
    id: 'hollow-diversity',
    essayType: 'Diversity Essay',
    kind: 'hollow',
    grade: 3.2,
    text: `Diversity is not a statistic. It is a symphony in which every instrument has its own voice, and only together do they become music. I have been privileged to be one of those instruments.

I was raised in a household where tradition and modernity danced side by side. From my grandmother I inherited the wisdom of the past; from my parents, the ambition of the future. Our dinner table was a meeting place of stories, values and dreams. It was there that I learned to respect perspectives different from my own, and to see difference not as a wall but as a window.

At school I brought this spirit with me. I joined the cultural society, took part in exchange programmes and made friends from many backgrounds. Each encounter broadened my horizons and deepened my understanding of what it means to be human. I realised that beneath our different languages, religions and customs we all share the same hopes and the same fears. Empathy, I found, is the true language of the world.

There were moments when I felt that I did not belong. But those moments became my greatest teachers. They gave me resilience. They gave me the courage to stand up for those who are not heard. I came to understand that being different is not a weakness but a superpower, and that the strength of a community lies in the uniqueness of each of its members.

At your university I will be a bridge. I will bring my story, my heritage and my open heart, and I will listen to the stories of others. Together we will weave a tapestry that is richer than any of its threads. In a divided world, I believe that this is the most important work of all, and I am ready to begin.`,
  },
  {
    id: 'quiet-scales',
    essayType: 'Personal Statement',
    kind: 'quiet',
    grade: 8.5,
    text: `My mother sells vegetables by the pile, not by the kilo. Four tomatoes, a pile. Six okra, a pile. If the tomatoes are small there are five. She has never owned a scale and she does not trust people who do.

When I was eleven I borrowed one from the school store, a blue thing with a hook, and weighed her piles behind the stall while she was at the tap. I wrote the weights on the inside of a soap box. The piles were wrong. Some customers got a third more than others. I showed her the box that night, rather proudly. She looked at it for some time. Then she asked me who had got the big ones.

I did not know. I had written down tomatoes, not people.

So the next market day I sat where I could see faces. The heavy piles went to Ma Esi, whose son was in hospital, and to a girl who came with exact coins in a knot of cloth. The light ones went to the wife of the assemblyman, who does not count, and to a man who had once called my mother something I will not write. To most people she gave the same, within two fingers. She did not choose the piles when they came. She had made them before dawn, on the mat, and by the time somebody stopped at the stall her hand already went to the right one.

I asked how she knew, at four in the morning, who would come. She said, "It is Wednesday."

I gave the scale back. The soap box I kept, and I have added to it for six years: Wednesdays, names, weights, rain. In my statistics lessons we are taught to throw away what does not fit the line. I have a good line now, and eleven people who do not fit it, and I can tell you what happened to each of them that year. My teacher says that this is called confounding. My mother calls it Ma Esi's son. I would like to go somewhere where both names can be said in the same sentence, because at the moment I need two notebooks.`,
  },
  {
    id: 'quiet-lift',
    essayType: 'Personal Statement',
    kind: 'quiet',
    grade: 8.2,
    text: `The lift in our building works on days when the generator does, so the people on the ninth floor plan their lives around diesel. We live on the second. Nobody ever asked us to carry anything. I began because of Mr Petrosyan's gas cylinder, which he had rolled as far as the fourth landing, where he sat down on it.

It takes two to carry a cylinder without hurting the wall. Davit from the first floor took the other end. He talked the whole way. I counted steps: a hundred and fifty-three, with one missing between six and seven, where you have to know to lift your foot higher. On the way down Davit said that we could charge for this. By the weekend he had a price list.

I carried for money for three weeks. It was good money. I noticed that people began to come down with smaller bags, and then that Mrs Anahit on the eighth did not come down. Her bread had been on the list at two hundred drams. She had started to lower a basket from the balcony to a cousin, on a rope made of tights, and one evening the rope let go and a jar of honey went through the roof of a Lada.

The man with the Lada shouted at her, up eight floors. Davit laughed. I went in and looked at the list, which was in my handwriting because mine is neater.

We did not stop charging. Davit needs it, and the ninth floor has a dentist. But I crossed out bread, and then milk, and then after some argument all things under five kilos, and I put a pulley on the eighth-floor balcony with a brake from a child's bicycle. It is rated for twelve kilos. I tested it with fourteen, over the flower bed, with Davit standing well back. Mrs Anahit sends it down even when she needs nothing. Yesterday there was a walnut in it.`,
  },
  {
    id: 'quiet-sop-silage',
    essayType: 'SOP',
    kind: 'quiet',
    grade: 8.3,
    text: `In the dry season of 2022 nineteen of the forty-one cows in our cooperative at Kajiado died, and the other twenty-two did not. They had drunk at the same trough. I was the bookkeeper, so it was I who had to write the nineteen numbers in red, and while I wrote them I saw that sixteen belonged to families who had bought silage from the same pit.

I had a diploma in accounts and no idea of what silage is. I read what I could find. I dug at three depths in that pit and in two others, put the samples in jam jars, and took them on a bus to the Kabete campus, where a technician called Mr Mutua measured the pH after hours because I could not pay. The bad pit stood at 5.9 at the bottom. The others were below 4.5. He said that it might be botulism and that it might not, since nobody had kept a carcass.

I had wanted an answer for the families and I had a maybe. I told them what I had. Two of them stopped speaking to me, because they had already decided that it was the seller's witchcraft, and one asked how to test a pit. With her I made a strip of hibiscus paper that turns at about pH 5. It is crude; it failed in two of thirty trials, both times when the sample was dark. Forty households use it.

The MSc in Animal Nutrition at Wageningen has a course on forage conservation that treats inoculants in small pits, which is exactly where my strip stops being useful: it tells a farmer that a pit is bad when it is too late to do anything. Dr van den Berg's group has worked with sorghum on farms of under two hectares. I would like to learn what can be added at the moment of closing, and at what price. I need microbiology first, and I have begun an online course.

The cooperative will employ me again from 2029; the letter says as a bookkeeper. I mean to change that line.`,
  },
  {
    id: 'quiet-diversity-prayer',
    essayType: 'Diversity Essay',
    kind: 'quiet',
    grade: 8.0,
    text: `Our house has one bathroom and five times of prayer, and my stepfather is Catholic. He shaves at five. So do the rest of us wash at five, for Fajr, and for the first year that they were married my mother and he solved this by not speaking of it. He got up at half past four. Then she did. By Ramadan he was shaving at three.

I was nine, and it was I who said at breakfast that he looked tired.

He built a second tap. It is in the yard, behind the tank, with a slab of slate under it so that your feet stay out of the mud. He did not say what it was for. My mother did not say anything either; she hung a towel there. I used to bring people from my class to see it, as if it were a monument, and I told it as a story about how religions can live together. I told it that way in a speech contest and won a dictionary.

My stepbrother Tobias was at that contest. On the bus he asked why I had left out that the water in the yard is cold. I said it did not matter. He said, "It matters in January. You wash outside and we wash inside." I had never once thought about which tap he had built, and for whom. When I asked my stepfather he put down his saw. He said that he had measured both ways, and that the pipe would not reach the other side of the house. Then he said, "But I did not measure for very long."

There is an electric heater on the yard tap now. Tobias and I dug the trench. I have not told the story in public since, and when somebody in a group that I am in has solved a thing very quickly and very kindly, I am the one who asks who is standing in the cold. I am not always thanked for it.`,
  },
  {
    id: 'middling-debate',
    essayType: 'Personal Statement',
    kind: 'middling',
    grade: 5.8,
    text: `I have always been a quiet person. In class I would know the answer but I would not put up my hand, because I was afraid that the others would laugh at my accent. In Grade 9 my English teacher, Mr Banda, put my name on the list for the debate club without asking me. I was angry, but I went.

My first debate was about school uniforms. I had prepared three pages, and when I stood up my hands were shaking so much that I could not read my own writing. I sat down after one minute. My partner Chipo had to speak for both of us and we lost. I wanted to leave the club, but Mr Banda told me that everyone fails the first time.

After that I practised every evening in front of the mirror and sometimes in front of my little brother. I watched debates on YouTube and wrote down how the speakers began and ended. Little by little I became more confident. By the end of Grade 10 I was a regular speaker in the team, and in Grade 11 we reached the semi-final of the provincial competition in Kitwe. I was even chosen as second best speaker.

Debating taught me many things. I learned how to do research and how to see an issue from both sides. I also learned that it is important not to give up. Now I help the younger students in the club, and when I see somebody who is shy I remember how I was.

I would like to study law because I enjoy arguing about rules and I want to help people who cannot speak for themselves. In my community many people lose their land because they do not know their rights. I believe that a good lawyer can change this. I know that it will not be easy to study far away from home, but I have learned to stand up even when my hands are shaking.`,
  },
  {
    id: 'middling-motivation',
    essayType: 'Motivation Letter',
    kind: 'middling',
    grade: 5.6,
    text: `Dear Sir or Madam,

With this letter I would like to apply for the Master's programme in Renewable Energy Systems at the University of Applied Sciences in Nordhausen. I heard about the programme from a former student of our university, who told me that the laboratories are modern and that the groups are small.

I studied electrical engineering at the University of Engineering and Technology in Peshawar and finished in 2023 with a CGPA of 3.2. In my final year I worked on a solar water pump for a farm near Mardan together with two classmates. My part was the controller. The first version did not work because the voltage dropped when clouds came, and the pump stopped and started all the time. We added a larger capacitor and changed the program, and after that it was better. The farmer used the pump for one season. This project showed me that solar energy is a good solution for places where electricity is not reliable.

After my degree I worked for a company that installs solar panels on roofs. I visited many houses and made the plans. I found out that many customers do not understand how to use the system and that they are disappointed after one year. I think that engineers should explain more.

I chose Germany because it is a leading country in renewable energy and because there are no high tuition fees. The modules about storage and about grid integration are interesting for me, because in Pakistan the grid is a big problem. I would like to learn how batteries can be used in villages.

After my studies I want to work for some years in Germany to get experience and then go back to Pakistan to start my own company. I have a B1 certificate in German and I am still learning. I am hard-working and I like to work in a team. I hope that you will give me this chance.

Yours faithfully,
Imran Khattak`,
  },
  {
    id: 'weak-learner-success',
    essayType: 'Personal Statement',
    kind: 'weak',
    grade: 2.6,
    text: `Success is very important thing in the life of every human. Since my childhood I have a big dream to be a successful person and to make proud my parents. My father always say to me that education is the key of success and I believe in this very much.

I am a hardworking and honest student. In my school I always got good marks and the teachers loved me. I have participated in many activities like sports, debate and social works. From these activities I learned leadership, team work and time management. I also like to help the poor people because humanity is the best religion.

In my life I faced many problems but I never gave up. I think that problems make us strong. Every successful person in the world has faced problems, for example Abdul Kalam and Bill Gates. They did not stop and so I will not stop also. I believe that if we work hard then nothing is impossible in this world.

I want to study in abroad because in abroad the education system is very good and the environment is very good for study. There are many facilities and the professors are very experienced. I will meet the students from different countries and I will know about their culture. It will make me a global citizen and increase my knowledge.

After completing my study I will come back in my country and I will serve my nation. My country need educated youth for the development. I will do something for my society so that everybody will remember me. I am sure that your university will give me the chance to full fill my dream, and I promise that I will do my best and never disappoint you. Thank you so much for reading my essay and for giving me your valuable time.`,
  },
  {
    id: 'learner-goats',
    essayType: 'Personal Statement',
    kind: 'strong, poor English',
    grade: 7.2,
    text: `In our village the goats is vaccinated two times in the year, and the man from the office he comes with a motorbike and a blue box. In 2020 he did not came because of the sickness, and forty goat died in two weeks, also the three of my grandmother. She did not cry. She sat near the door with the rope in her hand, the rope without goat.

I was angry on the man. I walked nineteen kilometre to the office for to tell him. He was sitting in front of a fridge and he had open the door of it, and inside everything was warm. He show me the thermometer. The electric was cut six days and he had vaccine for two thousand animals that was only water now. He said, I can come and inject water, you want?

I went back home and I was ashamed, because all the way I prepared what bad words I will say. After that I begin to think about the fridge. My uncle repair fridges of shops in Zinder, so in the holiday I worked with him and I asked stupid question every day. He has told me that cold is not a thing, it is only heat who is gone out. I did not understood until we put the ice in a clay pot inside of other clay pot with wet sand, and the thermometer stayed at eight degree for four days. For vaccine it must be under eight. So it was nearly, but nearly is water.

We made five pots. The best one did seven degree for three days when I put it in the well, on a rope. It was the rope of my grandmother, she gave it to me and she did not say nothing.

I want to study refrigeration because nobody in our department know it and the office send the fridges to the capital when they are broken. The man from the office has wrote me a letter for this application. In it he says that I came to shout and I stayed to look.`,
  },
];
