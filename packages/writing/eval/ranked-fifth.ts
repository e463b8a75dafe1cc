/**
 * Fourteen more invented essays from fourteen countries, written and graded by somebody who had read neither the rules nor the
 * other sets. What was mended when they had been read is said in docs/essay-engine.md.
 */
import type { RankedEssay } from './ranked.ts';

export const FIFTH_RANKED: readonly RankedEssay[] = [
  {
    id: 'hollow-computer-science',
    essayType: 'SOP',
    kind: 'hollow',
    grade: 2.6,
    prompt: "Statement of purpose for a master's in computer science.",
    remarks: [
      "Name one project: what it did, what broke, what you tried, what you still don't understand.",
      "'Harsh realities of the underprivileged' - whom did you meet, where, what did you do? If nothing, leave it out.",
      'Say which part of computer science and which courses or people at this university, as at present any name would fit.',
    ],
    text: `"The best way to predict the future is to create it." These immortal words have been the guiding light of my life, and they resonate in every fibre of my being as I embark upon the most transformative chapter of my academic odyssey. In an era where technology is reshaping the very fabric of human civilization, I stand at the confluence of passion and purpose, determined to harness the boundless potential of Computer Science to craft a better tomorrow.

From my earliest days, I was captivated by the magic of machines. While other children were content to play with toys, I was mesmerized by the invisible symphony of ones and zeroes that powers our world. This innate curiosity blossomed into a lifelong love affair with innovation. As I grew, so did my hunger for knowledge, and I soon realised that technology is not merely a tool; it is a bridge between dreams and reality.

My undergraduate journey was a crucible in which my character was forged. Amid rigorous coursework and cutting-edge projects, I learned that failure is but a stepping stone to success. Every obstacle became an opportunity, every setback a setup for a comeback. Collaborating with diverse peers taught me the invaluable power of teamwork, while leading multiple initiatives honed my leadership skills and instilled in me an unwavering commitment to excellence. I discovered that when minds come together, the whole becomes greater than the sum of its parts.

Beyond the classroom, I immersed myself in a myriad of experiences that broadened my horizons. Whether participating in hackathons or volunteering for noble causes, I always strived to go the extra mile. These experiences opened my eyes to the harsh realities faced by the underprivileged and ignited in me a burning desire to give back to society. I firmly believe that technology without empathy is like a ship without a compass.

Your esteemed university stands as a beacon of academic excellence. Its world-class faculty, state-of-the-art infrastructure and vibrant multicultural community make it the ideal destination for an aspiring changemaker like myself. I am confident that the interdisciplinary curriculum will equip me with the tools to navigate the complexities of the modern world, and that I will in turn enrich the campus with my unique perspective, unwavering dedication and insatiable thirst for learning.

In the long term, I envision myself at the forefront of the technological revolution, leading a team of visionaries to develop groundbreaking solutions to humanity's most pressing challenges. Artificial intelligence, in particular, holds the key to unlocking a future of limitless possibilities, and I aspire to be among those who turn that key with wisdom and responsibility.

As the saying goes, the journey of a thousand miles begins with a single step. This application is that step. With perseverance in my heart and dreams in my eyes, I am ready to spread my wings and soar. I do not merely seek a degree; I seek a transformation. I am convinced that, together, we can script a story worthy of being told to generations to come.`,
  },
  {
    id: 'quiet-after-food',
    essayType: 'Personal Statement',
    kind: 'quiet',
    grade: 9.5,
    prompt:
      'Why do you wish to study public health, and what in your life has prepared you for it? (university personal statement)',
    remarks: [
      "The step from 'one bench' to 'count them' is the real reason for the degree: give it one or two sentences more, e.g. one pair you think did harm and how you would check.",
      'Say a little about what you have done since Senior Six or how you are prepared academically, as the reader sees only the exercise book.',
      "'That is one reason' promises others: either name the second or say 'that is why'.",
    ],
    text: `The nurse at our health centre in Kasese speaks Runyoro and English. My grandmother speaks Lhukonzo. When I was thirteen my grandmother got sugar disease, and because I was the one in the house who had English, I became the person who stood between them.

I liked it at first. The nurse would say a sentence to me, I would say it to my grandmother, and both of them would look at me and wait. At school nobody waited for me to speak.

In the second month the nurse said, "Two tablets, after food, once in the evening." I told my grandmother two tablets in the evening. I left out the food. I was not being careless. In our house the evening is when we eat, so I thought it was one thing. But that was the week of the long rain, and my aunt could not bring charcoal, and on Thursday there was tea only. My grandmother took her two tablets as I had told her. In the night she was sweating and saying the names of people who had died.

We gave her sugar in water and she came back. In the morning I walked to the health centre and told the nurse it was my fault. She was weighing a baby. She said, "Next time repeat it to me before you go." Then she went on with the baby.

So I started to repeat. After I spoke to my grandmother I would ask her to tell me what she had understood, and I would put that in English again for the nurse. It made each visit longer, and the people on the bench complained. But it showed me things. "Come back if it gets worse" came back from my grandmother as "come back if you cannot walk." "Avoid sweet things" came back as "avoid sugar", and she continued with ripe bananas and sodas at burials, because a soda is not sugar. She was not a stubborn woman. She was doing exactly what she had heard.

I began to write these in an exercise book, left page what was said, right page what returned. When other people from our side of the hill asked me to go in with them, I wrote theirs too, without names. By the time I finished Senior Six I had sixty-one pairs. I showed them to the nurse. She read them standing up, and at the end she asked to keep the page about "empty stomach." Most of us had taken it to mean hungry. If a person was not hungry, the tablet could be taken any time.

I don't know if the page changed anything at the health centre. The nurse was transferred in March and I think the book is in a drawer. That is one reason I am applying to study public health. I know how to notice such mistakes one bench at a time. I do not know how to count them, or how to show which of them do harm and which are only funny. I read that your second year has a course on health communication and one on survey design, and that students may do the field project in a language other than English. I have the language already. I would like to bring the book.

My grandmother is still alive. She takes her tablets after food. When I phone her she tells me, before I ask, what she has understood.`,
  },
  {
    id: 'list-scholarship-nairobi',
    essayType: 'Personal Statement',
    kind: 'middling',
    grade: 5.4,
    prompt: 'Why should you be awarded this scholarship?',
    remarks: [
      "Choose one: the day you rejected someone's maize above 13.5 percent; who was it and what happened to the sack?",
      'Cut primary-school marks and the list of posts to one line; show one decision as a leader instead.',
      'Tie the cereals store to agricultural economics: what does moisture do to the price and to the farmer?',
    ],
    text: `I am applying for this scholarship because I am a hardworking, determined and all-round student who has consistently excelled in academics, leadership and service to the community. I believe my record demonstrates that I deserve this opportunity.

I sat for my Kenya Certificate of Primary Education in 2018 and scored 401 marks out of 500, being position one in my school and position four in the sub-county. I was then admitted to a national school in Nakuru where I continued to perform well. In Form One I was awarded best student in Mathematics and Agriculture. In Form Two I was number three overall in a class of 212. In my KCSE of 2022 I obtained a mean grade of A- with straight A in Mathematics, Biology, Agriculture and Geography.

In leadership, I was the dormitory prefect in Form Two, the assistant dining hall captain in Form Three, and the Deputy School President in Form Four. In this position I represented more than 1,100 students in meetings with the administration. I was also the secretary of Young Farmers Club and treasurer of the Christian Union. Under my leadership the Young Farmers Club won second position in the Nakuru Agricultural Show in 2021. I also took part in the Science and Engineering Fair up to the regional level with a project of a low-cost egg incubator made with a carton, bulb and thermostat.

In sports, I played volleyball for the school team and we reached the county semi-finals. I also ran 1500 metres.

I am passionate about giving back to the community. During the holidays of 2021 I taught Mathematics to Class Seven and Eight pupils in my village. I took part in tree planting where we planted 500 trees with the area chief. In 2023 I volunteered for four months with an organisation that gives training to farmers about post-harvest losses. There I was helping with registration of farmers, preparing reports and moving the moisture meter from one group to another. I got a certificate of appreciation.

Currently I am working as a clerk in a cereals store in Njoro as I wait to join university. My duties are recording of deliveries, weighing, and checking moisture of maize. We reject maize which is above 13.5 percent. I also completed an online certificate in Data Analysis with Excel and another in Entrepreneurship.

My goal is to study Agricultural Economics and become an agricultural economist who will contribute to food security in Kenya and Africa. After my studies I will come back and work with the government or an NGO and later start my own company to help farmers to access markets. I will also mentor the young people in my village so that they can also succeed.

Through all these activities I have gained skills such as leadership, time management, communication, team work and problem solving. These skills will help me to succeed at the university and to be a good ambassador of the scholarship. If given the chance I will not disappoint the committee. I will work hard and maintain excellent grades, and I will take part in all activities of the scholars' community.

Thank you for considering my application.`,
  },
  {
    id: 'vivid-pigeons',
    essayType: 'Personal Statement',
    kind: 'strong',
    grade: 9.3,
    prompt: 'Tell us about something you have tried to find out for yourself. (biology, first degree)',
    remarks: [
      'Keep the paragraph on the flawed experiment whole, and make the design easier to follow for a reader in a hurry: say in one sentence what was swapped and what was fed where.',
      'The second paragraph has two likenesses close together (teeth, cloth); keep the better.',
      "One clause more on why this department's group, other than that first-years may sit in, would show that you know what they study.",
    ],
    text: `At half past four every afternoon, my street in Imbaba goes to war. The generals are barbers and tuk-tuk drivers. They climb to the roofs, open wooden towers painted like ice-cream vans, and throw a hundred pigeons at the sky. The rule is older than anyone's grandfather: if a bird from your flock comes down on my roof, it is mine.

My tower was four crates and a bedsheet. I had nineteen birds and I lost them like teeth. The man who took them was Amm Sayed, two roofs over, who ironed shirts for a living and whose flock turned as if it were one cloth being shaken. Every evening I watched my money land on his roof and walk about, looking satisfied.

So I did what losers do. I began to keep accounts. In the back of my chemistry copybook I gave each bird a line: father, mother, eye colour, hour it came home, night it didn't. I expected to find that I was unlucky. What I found after five months was Number 7, a dirty-looking hen with one bent toe. Not one of her chicks had ever been taken. Eleven chicks, three different cocks, zero deserters.

I told my friends she was a good mother. Amm Sayed, when I told him over the gap between the roofs, laughed so hard he had to put the iron down. "You fed hers first," he shouted. "I see you from here. You feed the corner crate first, every day."

He was right. The corner crate was beside the ladder. Her chicks were not loyal by blood. They were loyal because, since the day they hatched, dinner had come to them before it came to anybody else.

Or perhaps it was both! I could not sleep from it. There was only one way to know, and it took me the whole of the next spring. I moved eggs at night, by the light of my phone held in my mouth. Her eggs went under other hens at the far end; strangers' eggs went under her. I fed from the ladder on odd dates and from the far side on even dates, and I bribed my sister with kunafa to write down who came home, so that I would not see what I wanted to see. Out of fourteen chicks in the corner, one deserted. Out of twelve at the far end, five did, and two of those five were Number 7's own.

Twenty-six birds is nothing; I know that now. A teacher explained to me what a sample is and I was ashamed for a week. And on the even dates the birds in the corner were still the first to see me, because I still came up by the ladder. I had changed the food and left the boy where he was. I have drawn the new plan three times. It needs two ladders and more birds than our roof will carry.

That is what I want from a degree in biology: not the answer about pigeons, though I would like it, but people who will look over the gap between the roofs and shout at me what I forgot to change. Your department's behavioural ecology group lets first-years sit in on Thursday meetings. I would be the one at the back, with the copybook.

Amm Sayed died last winter. His sons sold the tower, and for some days his flock circled over the street at half past four with nowhere to come down. Then, one by one, they landed on mine. I fed the corner first.`,
  },
  {
    id: 'errors-nursing',
    essayType: 'Personal Statement',
    kind: 'strong, poor English',
    grade: 7.8,
    prompt: 'Why have you chosen your field of study? (nursing and midwifery)',
    remarks: [
      'Keep every fact: the content is strong and language comes second; begin with the past tense (was see -> saw, was hold -> held) as that is the error repeated most.',
      'Start with the kareza by the river, the first two sentences can wait.',
      "Leave out 'My English is not good I know' or turn it into how you are learning; let the reader judge.",
    ],
    text: `My name is Mekdes and I am come from a rural kebele near Debre Tabor in Amhara region of Ethiopia. I want to explain why I choose the nursing and midwifery for my study.

In our kebele the health post is far from the houses two hour by foot. When a woman have labour the people are carry her with a bed which is made from wood, we call it kareza. Four men is carrying and other four is waiting to change. I was see this many time when I was child but I was not thinking about it, because for child everything which is happen everyday it is normal.

When I was grade 9 my sister Tigist was have labour in the night. It was kiremt, the rain season, and the river was full. The men they could not cross it. They put down the kareza in the mud beside of the river and they wait. I was hold the plastic on her face for the rain. She was asking me "is it going down?" and I look the river by the torch and I tell to her yes it is going down. It was not going down. I said this seven or eight time. The baby was born there before morning and he was not breath. My sister she live, thanks to God.

After that I was angry with the river, then I was angry with the government because there is no bridge. But my sister she was telling me a thing which I don't forget. She said "if there was one person who know what to do, the river is not a problem." That is true. Nobody of us know what to do with a baby who is not breath. There was eleven people in there and all of us was only praying. Later when I start the health extension training they was show us with a doll how to dry the baby strongly, clean the mouth, and give the breath with bag and mask in one minute. It is so simple. I went out from the class and I cry behind the building because it is one minute and we was there for six hours.

I work now two years as a assistant in the health post. I was attend 34 birth with the health extension worker. Two of babies was not breathing and one of them we bring back. The other one we did not. I write both of them in my book with the time, because I want to know what we did different. I think we was late with the mask because it was in the locked cupboard and the key was with other person. Now the key is hang on the wall. Nobody was order me for that, I only put a nail.

My English is not good I know. I am learn from the radio and from one teacher. But I am not afraid for study. I want to learn the midwifery complete, the reason behind of each thing, not only the step, because when something is different from the step I don't know what to do. After I finish I will come back to Debre Tabor area, not in the hospital of the city. I want to teach to the women of kebele, also the men which are carry the kareza, what to do in the first minute. They are always there before of us.

Thank you for reading my letter.`,
  },
  {
    id: 'off-changed-mind',
    essayType: 'Personal Statement',
    kind: 'off the prompt',
    grade: 4.8,
    prompt: 'Describe a time you changed your mind about something important. What led you to change it?',
    remarks: [
      'It does not answer the question: no moment of having changed your mind is told.',
      'There is one hidden in it: when did you begin to see that the farmers who cut the forest, such as your uncle, have a reason? What did you think before?',
      "Drop the first paragraph on the country, and begin at the uncle's farm or the tape round the trunk.",
    ],
    text: `Colombia is one of the most biodiverse countries in the world. It has more species of birds and orchids than any other nation, two oceans, three mountain ranges and a great part of the Amazon forest. However, for more than fifty years it also suffered an armed conflict that left millions of victims and displaced families. In 2016 a peace agreement was signed, and since that moment the country lives a process of transition that has advances and difficulties.

I was born in Florencia, the capital of Caquetá, which is called the golden gate of the Amazon. It is a city of around 180,000 people and its economy is based on cattle and commerce. My department has also one of the highest rates of deforestation of the country. Every year, between December and March, the smoke of the burnings covers the city and the airport must be closed some mornings. The causes are many: the lack of presence of the State, the accumulation of land, the roads without permission and the illicit crops.

For these reasons I want to study Environmental Engineering. An environmental engineer can work in the management of water, the restoration of soils, the evaluation of impacts and the design of public policies. In my country it is necessary to have professionals who know the territory and at the same time have an international formation. I have researched the curriculum of the university and I see that it contains hydrology, remote sensing and a semester of field work, which are exactly the areas my region needs. The remote sensing is important because with satellite images it is possible to detect the opening of a road in the forest some weeks after it begins, and not after one year.

In my school I was part of the environmental committee for three years. We made a nursery with native trees such as abarco and achapo, and we gave them to the farms near the Hacha river. I participated also in a workshop where a researcher of SINCHI institute explained us how they measure the carbon of the trees with a tape around the trunk. I liked this very much because I had imagined that it needed a very complicated machine.

I consider that the studies in another country will permit me to know different cultures, improve my English and form a network of contacts. The university is recognized for its diversity and for the support to the international students. I am a responsible, curious and respectful person and I adapt easily to the changes.

When I finish I would like to return to Caquetá and work with the regional environmental authority or with the communities of campesinos, because without them no law of protection works. Many of them don't cut the forest because they want to destroy it, but because a cow is the only savings account that exists where there is no bank. My uncle has twenty-two of those. I hope to help to find economic alternatives so that the forest standing has more value than the forest on the ground.

I thank you for reading my application and I hope to have the opportunity of being part of the university.`,
  },
  {
    id: 'quiet-transport',
    essayType: 'Personal Statement',
    kind: 'quiet',
    grade: 9.0,
    prompt: 'Describe a problem you would like to learn to solve and how you came to see it. (transport planning)',
    remarks: [
      "The paragraph 'I want to study' comes fast: name what you have read about per-kilometre contracts, or one thing that went wrong with them.",
      'Only one Wednesday is given in numbers; one more day from the jars would carry the claim better, or say that it is a single week.',
      "'Latent' is left unexplained: add half a sentence in your own words on what it means for the people on the stairs.",
    ],
    text: `My father drives a combi on the route from Huaycán to the centre of Lima. From the age of twelve I worked the door on Saturdays. The one at the door is called the cobrador. You call the streets, you collect the coins, you tap the roof twice when the last foot is in.

People think the hard part is the shouting. The hard part is deciding when to tap. If you wait for the lady who is running, the combi behind passes you and takes the next eight people. My father pays rent on the vehicle by the day. Eight people is lunch.

There is a stop below the stairs of Zone R. It isn't painted on any map, but everyone knows it. The stairs are yellow and there are two hundred and eleven of them. In the mornings old people come down, holding the rail, and we did not wait for them. Nobody did. I learned to look at the other side of the road when we passed, and I don't think I was the only one, because all the cobradores on our line seem to find something interesting on that other side.

When I was sixteen I was given a task in mathematics: choose something, count it for one week, and make a graph. I counted how many people got on at each stop. I had a clicker borrowed from a cousin who works at a nightclub. At Zone R, I counted four on Monday, three on Tuesday, none on Wednesday. My teacher looked at the graph and said that this stop had little demand.

I knew that was false, and it took me a while to know how I knew. I had counted the people we carried. I had not counted the people we left. So the next week I asked my mother to sell her chicha at the bottom of the yellow stairs rather than by the market, and to put a bean in a jar for each person who arrived and a bean in another jar when somebody got on something. She sold very little that week, I should say. On Wednesday there were thirty-one beans in the first jar and none in the second.

I took the jars to school. My teacher was quiet, then she used the word "latent", and wrote it on the board only for me.

I also took them home, and that was less easy. My father moved the beans with his finger. He said, "And who pays the eight?" I did not have an answer. It is a good question, and I have noticed that the plans in the newspaper, with the coloured lines for the new corridors, do not answer it either. They count the way I counted the first week, from the card readers. And they speak of drivers like my father as a disorder to be removed. He isn't a disorder. He is doing the arithmetic he was given.

I want to study transport planning because I believe that the arithmetic may be changed; that there is some way of paying a driver by which waiting forty seconds at the yellow stairs is not a loss. Perhaps it exists in another city. I have read about contracts that pay by kilometre and not by passenger, and about what went wrong with them too. I'd like to learn to read those properly.

On Saturdays I still work the door. At Zone R my father now slows down, he says because of the hole in the road. I tap the roof a little late.`,
  },
  {
    id: 'hollow-leadership',
    essayType: 'Personal Statement',
    kind: 'hollow',
    grade: 3.0,
    prompt: 'Give an example of your leadership and explain how this scholarship will help you serve your community.',
    remarks: [
      'Which team, what was the quarrel about, what did you say or do, and what happened next?',
      'Take out all quotations and images; write how you would tell it to a cousin.',
      "Replace 'countless lives' by one outreach visit: where, who, what did they need, what did you fail to do?",
    ],
    text: `Nelson Mandela once declared that education is the most powerful weapon which you can use to change the world. It is with this profound truth etched upon my heart that I humbly present myself as a candidate for this prestigious scholarship. I am not just an applicant; I am a dreamer, a leader, a servant and a voice for the voiceless.

Growing up in Ghana, I came face to face with the twin evils of poverty and inequality. I saw bright minds dimmed by the cruel hand of circumstance. I saw talents buried beneath the rubble of lost opportunity. Yet in the midst of this darkness I chose to be a candle. I refused to be defined by my environment, choosing rather to define my environment by the audacity of my vision. Truly, it is not how we fall but how we rise that matters.

Leadership, to me, is not a position but a disposition. Throughout my life, I have been entrusted with numerous leadership roles, and in each I have left indelible footprints on the sands of time. I have learned that a true leader does not create followers but creates more leaders. On one occasion, my team faced a serious challenge which threatened to tear us apart. Tempers flared and hope was all but lost. However, through effective communication, emotional intelligence and an unwavering spirit, I was able to rally everyone around a common goal, and we emerged stronger than ever before. This experience taught me that unity is strength, that diversity is beauty, and that nothing is impossible to those who believe.

I have also been deeply involved in service to humanity. Through various community outreach programmes, I have touched countless lives and put smiles on the faces of many. The joy in the eyes of those children is a reward that no money can buy. It was in serving them that I found my true self. Indeed, we make a living by what we get, but we make a life by what we give.

The field of Development Studies is the canvas upon which I intend to paint a new Africa. Sustainable development, good governance, youth empowerment and gender equality are not mere slogans to me; they are the heartbeat of my existence. This scholarship will give me the intellectual arsenal to dismantle the structures which hold our continent captive and to build in their stead pillars of prosperity and justice. Your institution's unparalleled reputation for excellence makes it the perfect soil for the seed of my potential.

Upon completion, I shall return to my motherland as an agent of change, to ignite a movement of transformational leaders who will write a new narrative for the African child. The road may be long and winding, but I am undaunted, for I know that the night is darkest just before the dawn.

To invest in me is to invest in a generation. Give me the torch, and I shall light a thousand others. The world is waiting, and I am ready. For as it has been wisely said, if not us, then who? And if not now, then when?`,
  },
  {
    id: 'late-turn-achievement',
    essayType: 'Personal Statement',
    kind: 'strong',
    grade: 8.4,
    prompt: 'Tell us about an achievement and what you think of it today. (mechanical engineering)',
    remarks: [
      'Shorten the list of versions: the reader needs the machine and the prize sooner so that the cloth over it comes earlier.',
      'The sentence from the contest report is the key to the change; say what you would write in its place today.',
      'Add one phrase linking this to the study: what you wish to learn so as to design for a lane and not only for a box.',
    ],
    text: `My family has a small shop in Quy Nhon that makes rice paper. I am the third generation. I want to tell about the drying machine, because it is the biggest thing that I did and I am applying to study mechanical engineering.

Rice paper must dry under the sun on bamboo frames. If rain comes, everyone has to run. When I was in grade 10, I calculated that in October and November we lost around one third of the days. My mother was tired and her knees were bad from bending to the frames. I decided to build a dryer.

I read many things on the internet. I got an old refrigerator case, four fans from computers, a heating coil, and a temperature controller for an egg incubator. The first version burned the edges. In the second version I moved the coil to the bottom and made holes in the trays so that the air could pass. The third and fourth versions curled the paper like a shrimp cracker, because one side was drying faster, so I had to make the fans change direction every five minutes. I measured the moisture by weighing each piece before and after on the scale of the gold shop next door, because the gold shop has a good scale. After eleven versions I could dry forty sheets in fifty minutes at 45 degrees. One kilo of paper used electricity of about 4,000 dong, which I also put in a table. I won second prize in the provincial science contest and there was a photo of me in the newspaper.

My mother used the machine for two weeks. Then she stopped. She put a cloth over it and went back to the bamboo frames.

I asked her why and she said the paper was a little different. I did a test with my aunts, they closed their eyes and tasted, and they could not tell which was which. I showed her. She said "ừ" and continued to bend. I was angry with her for a whole year. I thought that she was afraid of new things, and I wrote in my contest report that the main difficulty of technology in the villages is the mindset of old people. I received good marks for this sentence.

Last summer my mother went to Saigon for an operation on her knee, and for the first time I put out the frames myself, at half past four. At that hour the women of all nine houses are outside, talking from one side of the lane to the other without lifting their heads. In one hour I learned that Mrs. Sáu's son had lost his work and that my mother had been lending her money in secret. On the third day the rain came suddenly. All of them ran, and not to their own frames. They ran to whoever's were nearest. Two women I scarcely knew carried in mine before I had stood up.

My machine is in the back room, where the plug is. There is no window. One person operates it, alone, and it makes a noise so you can't hear the lane.

My mother had never said that the paper was bad. She had no word that would win a science contest for what was missing. I had measured moisture, temperature, time. I hadn't asked what the work was, besides the making of paper.

The knee still hurts, so the problem is real. Now I am drawing a frame stand with wheels, at the height of the waist, for outdoors. Mrs. Sáu has already told me that the wheels are too small for the lane. I asked before I cut the metal.`,
  },
  {
    id: 'errors-plant-protection',
    essayType: 'SOP',
    kind: 'strong, poor English',
    grade: 7.6,
    prompt: "How will this scholarship help you solve a problem you know? (master's in plant protection)",
    remarks: [
      'The discovery that the different boxes hold the same ingredient should stand out: give it a paragraph of its own.',
      'Work on French-shaped phrases one kind at a time (I have made -> I did; said me -> told me; demand -> apply for).',
      'Say what your survey led to, e.g. the result of the memoir or whom you showed it to, and drop the apology for the faults.',
    ],
    text: `I am called Boris Talla, I have 24 years and I am from Dschang in the West region of Cameroon. I make this letter to demand the scholarship for the Master in plant protection.

I have made my licence in agronomy at the University of Dschang. My mother is cultivating the Irish potato since always, it's she who paid my school with the potato. In 2021 there was the mildew, the late blight, and the field became black in five days like somebody passed with fire. We have treated with the product that the seller at the market gave us, we treated three times, and nothing. My mother has put all her money in the product. She has sold also the sewing machine. That year I did not pay the university rights and the dean suspended me for one semester.

During this semester I stayed at the house and I was annoyed so I started to do a small thing. I have taken the empty boxes of the product that people had throw in the gutter, in all the quarter, and I looked them. I found 46 boxes. On 46 there was 19 which had no number of lot, and 8 where the date had been scratched with a knife. And the most of the boxes was of the same active matter, the metalaxyl, even if the names and the colours was different. So the peasants they believe that they change the product but they don't change. They treat with the same thing three times and the disease it is habituated.

I have explained that to my mother. She said me: "So I paid three times the same bottle?" I said yes. She sat on the sack and she laughed but it was not the laugh of joy.

When I went back to the university I have asked my professor to make my memoir on this subject. We have done the survey with 112 producers in Bafou and Djuttitsa. I have seen that 81 of them choose the product with the colour of the box or with the advice of the seller, and only 9 could say the active matter. I have also been to see the sellers, they have chased me two times. The third time one of them has explained me that himself he doesn't know, he buys what the truck brings from the frontier. I was going there to accuse him and I came out a little confuse, because he was showing me his own mother's field, that was black also.

My English I learned it at the bilingual school and with the films, I ask pardon for the faults. If you give me this scholarship I want to learn two things: the resistance of the fungus, how we test it at the laboratory, because at Dschang the machine is broken since 2019 ; and how the other countries are making to control the false products, because the science alone it don't arrive to the market. In your programme there is the module of the diagnostic and the one of the regulation, the two together, it is this that I was searching.

After, I will return in the West. I don't want to make a big company. I want that on the market of Dschang it exist one table where somebody can bring his box and his sick leaf and someone tell him the truth. It must be not expensive, like the price of one beignet. If it is me at this table I will be content.`,
  },
  {
    id: 'vivid-tin-house',
    essayType: 'Personal Statement',
    kind: 'strong',
    grade: 8.8,
    prompt:
      'What idea or question has held your attention, and how have you followed it? (civil/geotechnical engineering)',
    remarks: [
      "Some lines are built for effect ('That was the hunger'); leave one and let the arrow do the rest.",
      'Tell what the photographs showed in one number (how much was lost in the falling days against the flood days).',
      'Name two of the eight things you cannot measure: that is where the reason for the degree is.',
    ],
    text: `Every sheet of tin on our house has a number in white paint. Seven sheets on the south wall are A1 to A7. The door is D. The sheet over my bed is R9, and it has a hole in the shape of a fish. When the river comes, you do not have time to think, so the thinking is done beforehand, with a brush.

I have taken down our house five times. On our char in the Jamuna everybody can do it: unscrew the ridge, lower the roof, stack it, lift the posts, tie the goats on top. The best time we have made is three hours and ten minutes. My uncle says that we are the fastest house in Sirajganj. Behind us the bank goes off in slices. There is a crack no thicker than a hair; then a sound, not a splash, more like a cow lying down; then the place where you cooked yesterday is brown water and it is moving.

My grandmother was the one who told us when. She had three bamboo sticks, which she planted in a row from the edge: one hand's length, one arm's length, one sari's length. When the second stick went, she'd say "tomorrow". She was wrong one time in her life, in 2016, and we lost the whole B wall, eight sheets, and a hen who would not come out.

I was eleven, and I was furious with the sticks. I asked her why they had failed. She was shelling peas. "The stick tells you the river is coming," she said. "It does not tell you the river is hungry." I thought this was the type of thing old women say.

At fifteen I was given a school phone with a camera. I planted my own sticks, twenty of them, painted in red bands, along the bank from the mosque to the brick field, and I photographed them each Friday after prayer. Boys pulled them out for wickets. I planted more. By the end of the second monsoon I had eighty-three Fridays, and a thing I couldn't explain: the fastest loss did not come at the flood. It came after, in the nine or ten days when the water went down and the sun was out and everybody had begun to relax. The B wall had gone in such a week. We had been drying jute.

I took the pictures to a surveyor from the Water Board who had come to count the displaced. He drew me a bank on the back of a form. The soil drinks all through the flood, he said, and the river leans on it and holds it up. When the river drops, the bank is full, heavy and alone. He drew an arrow. "Pore pressure," he wrote in English.

I looked at that arrow for a long time. The river had gone down, and the bank was still full. That was the hunger. She had seen it forty years before anyone drew it for me, and she had no Friday photographs, only walls.

She is eighty and her eyes are finished, so now I plant the sticks and she asks me the questions. How much did it drop since last night? Is the crack wet? I have made a table from her questions. There are fourteen, and I can measure six. For the other eight I do not have the instrument, or perhaps I don't yet have the physics. I want to study geotechnical engineering to find out which.

On the new house I painted the numbers myself. I left R9 where it was, over the bed. Through the fish I can see if the sky is clearing, and then I go out to look at the bank.`,
  },
  {
    id: 'hollow-mba',
    essayType: 'SOP',
    kind: 'hollow',
    grade: 3.4,
    prompt: 'State your reasons for applying to the MBA and your career goals.',
    remarks: [
      'Name the family business, and one conversation at the table you remember: who said what about which problem?',
      'Which organisation, which assignment, what did you do, and what went differently because of you?',
      "Remove the sayings at both ends, and tell which course at this school you need and why; 'leading multinational' and 'own venture' need a field.",
    ],
    text: `Success is not final, failure is not fatal: it is the courage to continue that counts. This timeless maxim encapsulates the philosophy with which I have approached every facet of my personal and professional growth. As a driven and results-oriented individual with a keen interest in the dynamic world of business, I am eager to pursue the Master of Business Administration at your globally acclaimed institution.

My fascination with commerce was kindled at a tender age. Belonging to a business-oriented family in Lahore, I was exposed to the intricacies of the corporate world from the very outset. Dinner table conversations were my first case studies. It was there that I imbibed the values of integrity, hard work and perseverance, which have remained the cornerstones of my personality ever since. These formative influences moulded me into a person who sees possibilities where others see problems.

During my Bachelor's degree I delved into the fundamental domains of marketing, finance, human resources and strategy. The rigorous curriculum sharpened my analytical acumen and nurtured a holistic perspective. I came to appreciate that in today's fast-paced, ever-evolving global landscape, adaptability is the only constant. Numerous presentations and group projects enhanced my interpersonal skills and enabled me to think outside the box. I also had the privilege of organising several events which, by the grace of the Almighty, were a resounding success and won the admiration of faculty and peers alike.

My professional stint at a reputed organisation was another milestone. I was entrusted with significant responsibilities and worked closely with senior management on various high-impact assignments. I faced tight deadlines and demanding clients, but I took every challenge in my stride. This exposure bridged the gap between theory and practice and taught me that the customer is the heart of every enterprise. It also revealed to me the need for advanced managerial education in order to climb the ladder of excellence.

I have chosen your country because of its unrivalled quality of education and its multicultural society. The university's distinguished faculty, experiential pedagogy, industry linkages and prime location offer the perfect blend of academic rigour and practical relevance. I am particularly impressed by the diversity of the cohort, as interacting with people from different walks of life will broaden my horizons and refine my global outlook.

My short-term goal is to secure a managerial position in a leading multinational. In the long run, I aspire to establish my own venture which will generate employment and contribute to the socio-economic uplift of Pakistan. I am confident that the knowledge, skills and network I acquire will act as a catalyst in the realisation of these ambitions.

In conclusion, I possess the right mix of ambition, competence and character to make the most of this opportunity. Life is not about waiting for the storm to pass but about learning to dance in the rain. I look forward to dancing in the rain with your university, and to being a proud ambassador of its legacy across the globe.`,
  },
  {
    id: 'list-coast',
    essayType: 'Personal Statement',
    kind: 'middling',
    grade: 5.8,
    prompt: 'Explain how your background fits this programme and what you hope to do after it. (coastal management)',
    remarks: [
      "Stay with the two sides: take one meeting where the fishers and the port consultant's report disagreed, and what you thought.",
      'Cut the list of trainings and posts, they are in the CV.',
      'Explain the thesis result: why was cover lowest where there were most boats, and how does that lead to your dissertation?',
    ],
    text: `My name is Putri and I graduated from a public university in Makassar with a GPA of 3.72 out of 4.00, majoring in Marine Science. I would like to apply for the Master programme in Coastal Management because my academic background, work experience and organisational experience fit with the programme.

During my bachelor study I was active in academic activities. I became a laboratory assistant for Marine Ecology and Basic Oceanography for four semesters. My responsibilities were to prepare equipment, guide the practical work and correct the reports of around 60 students. I joined the Student Creativity Program funded by the Ministry in 2020 with the topic of seagrass, and our team was selected for national level. My undergraduate thesis was about the percentage cover of seagrass in Spermonde Archipelago with 3 stations and 27 transects. The result showed that the cover was between 21% and 54% and the lowest was in the island with the most boats. I presented this at a national seminar and it was published in the proceedings.

I was also active in organisations. I was the Head of External Division of the Marine Science Student Association (2019-2020), Secretary of the university diving club (2020-2021), and liaison officer for an international conference attended by participants from 12 countries. I have an A2 diving certificate and a total of 74 dives.

After graduation I worked in a local NGO as Field Officer (2021-2023). The project was in 5 islands. I was responsible for coordinating with village heads, arranging monthly meetings with fishers, collecting catch data and reporting to the donor. The project achieved 110% of the target for number of meetings. After this I worked as a junior consultant for environmental impact assessment for a port project (2023-now). I conducted surveys for mangrove and seagrass, wrote chapters in the report and attended public consultation. In these two jobs I saw the two sides, from the community and from the company, and it gives me valuable perspective.

I have joined several trainings, including GIS and Remote Sensing (2021), Project Management for NGO (2022), Scientific Writing (2022) and Gender Mainstreaming (2023). My IELTS score is 6.5 overall. I also received the Best Presenter award, and a scholarship for academic achievement for two years.

Indonesia has more than 17,000 islands and the second longest coastline in the world. The coast faces problems of pollution, overfishing, reclamation and climate change. Therefore Indonesia needs experts in coastal management. This programme is suitable for me because it has modules in marine spatial planning, governance and GIS. I am interested to do a dissertation related to community-based management of seagrass. After I complete the study I plan to return to Makassar and apply as a lecturer or work at the Ministry of Marine Affairs and Fisheries. In five years I hope to be involved in the making of zoning plan for South Sulawesi, and in ten years I want to have a Doctorate.

In conclusion, with my GPA, my experience in research, organisations and work, I am confident that I can finish the programme on time and contribute to Indonesia.`,
  },
  {
    id: 'quiet-lactometer',
    essayType: 'Personal Statement',
    kind: 'quiet',
    grade: 8.7,
    prompt: 'Write about a time you questioned something that others took for granted. (food science)',
    remarks: [
      'Say what happened with the cooperative since, or what you think should be done about the unpaid weeks.',
      'Give the reason for food science one further concrete step: which test you would like to understand and what it does for a farmer with one cow.',
      'Explain in a few words what 26 measures so that a reader who never saw a lactometer follows.',
    ],
    text: `The milk collection centre in our ward of Ilam opens at 5:40. I know the exact time because for three years I had the key. The cooperative needed someone who could write numbers neatly and did not drink tea with any one family more than another. I was in class nine and had just moved there to live with my mother's sister. I had no families yet.

The work is simple. A farmer pours milk, I dip the lactometer, I read the number at the level of my eye and I say it aloud. Then I write the number beside the name. Below 26, the milk is taken as watered and the farmer gets half price. There is no discussion. The number is the number, my supervisor told me, and that is why they needed a stranger.

Dhan Maya had one cow. She came last, since she lived highest. In Falgun, her number was 27 or 28. In Jestha it was 25, and then 25 again. She did not argue. She looked at the glass and said, "I only have this cow to put in it," and took her half price. The women washing the cans went silent, in the way people go silent when they've decided something about you.

I had no reason to doubt the number. But I disliked saying it, so I started to say it slowly, and in being slow I noticed that the can was warm on my wrist. The others' were warm too, at the time of milking. They lived close by, and theirs had stood in the stream channel beside the road while they waited for me to open. Hers hadn't. She had walked down with it for fifty minutes in the sun and there was always a queue, so that it never reached the water.

My science book said that lactometers are made to be read at one temperature. It was one line, in a box, and we hadn't been asked to learn it. I borrowed a thermometer from the school. I put two cups of the same milk, my aunt's, one in the stream and one on the wall. The cold one read 28. The one on the wall read 25.

I told the supervisor. He said the dairy in Birtamod would read it again anyway. I said that she was being paid half. He said, then do what you like, but write it down. So I wrote it down: I made a second column, for temperature, and a third for the corrected number, using a table my teacher found. It made the queue longer by some seconds for each farmer. In the first week four people, not one, came up over 26.

I went up to Dhan Maya's house to tell her. She gave me buttermilk and asked whether the money of the earlier weeks would come. I had not thought of that. I asked at the cooperative, and it would not.

I have thought about it since, more than I have thought about the column. I'd read out a wrong number in a clear voice fifteen mornings in a row, and I was chosen for the job because I was fair.

I would like to study food science. I am interested in how milk is tested: fat, density, the newer tests for starch and urea. I'm also interested in the boxes in the corner of the page, that say under what condition a thing is true. My aunt says I'm slow. I have the key still when I go home, and I open at 5:30 now, so that the ones from above have time to use the stream.`,
  },
];
