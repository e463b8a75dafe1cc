/**
 * Ten more invented essays, written and graded, each with the three remarks that a counsellor would make, before the engine read any of
 * them. What was mended when they had been read is said in docs/essay-engine.md.
 */
import type { RankedEssay } from './ranked.ts';

export const FOURTH_RANKED: readonly RankedEssay[] = [
  {
    id: 'quiet-ice-factory',
    essayType: 'Personal Statement',
    kind: 'quiet',
    grade: 8.6,
    remarks: ['what next', 'the manager could be shown once', 'nothing else'],
    text: `My father makes ice. He does not say so when people ask; he says he works at the port. But from two in the morning he stands at a tank in Nouadhibou and lifts out blocks of twenty-five kilos with a hook, and at five he sends them down a slide to the boats.

I went with him in the holidays because the school was closed and because somebody had to write the numbers. There is a book for it, a long one, with a string. Each boat has a page. I wrote the blocks that went out and he called them to me, and I never looked up.

In the second summer I looked up. A boat called Salima took forty blocks and came back the same evening with six of them. The boat beside it took forty and came back with none, and its fish were soft; I could smell that from the office. I asked my father what Salima did. He said that the captain was old and slow. I went to see.

The captain put his blocks in whole. He did not break them. He laid sacks between them, wet ones, and he put the fish on the sacks, and he had painted the box white. That was all. I put a thermometer from the pharmacy in his box and one in the other, and read them every hour, until my mother asked where her thermometers were. His stood at one degree when the other stood at nine.

I had written four hundred pages of blocks and had thought that the book was about how much ice we sold. It was about how much was wasted, and it had been on the string the whole time.

My father has a white box now in the yard that he shows to captains. He still says that he works at the port. When the manager asked him who had thought of it he said a boat called Salima, and I was glad that he did not say me.`,
  },
  {
    id: 'quiet-alphabet',
    essayType: 'Personal Statement',
    kind: 'quiet',
    grade: 8.4,
    remarks: ['the last paragraph could be shorter', 'what next', 'nothing else'],
    text: `The woman who sells onions below our house cannot read, and she has never been short by one rupee. I know because for a year I tried to find out how.

She keeps the debts of the street on a wall. Each family has a nail, and on the nail hangs a string, and the string has knots. A knot near the nail is a kilo. A knot with a loop is a kilo that was paid. When it rains she takes the strings down in a certain order and puts them up again in another, and nobody's debt has ever moved to somebody else's nail.

I was sixteen and had learned what a database is. I offered to write it all into my phone. She let me. She called the knots and I typed, and it took a Sunday. On Monday the phone said that the Qureshis owed 340. She said 300. I said the phone was right, because she had read it to me herself. She took down the string and held it out, and asked me to close my eyes. With closed eyes I felt what I had not seen: one of the knots was thinner. It was half a kilo. There was no half a kilo in my table.

I made a column for it. The next week there was a knot with a hair in it, for a woman who was not to be asked. I did not make a column for that. I sat on the step and thought that a table holds what the person who made it could imagine, and that I had imagined onions.

She still has the wall. I have the phone, and I ask her before I add anything. What I want to learn is not how to make the table bigger. It is how one asks, before the table is made, what else hangs on the string.`,
  },
  {
    id: 'hollow-mosaic',
    essayType: 'Personal Statement',
    kind: 'hollow',
    grade: 2.8,
    remarks: ['no scene', 'anybody could have written it', 'lessons without an event'],
    text: `Life is a mosaic, and every experience is a tile that adds colour to the person we become. When I look back on my journey, I see not a straight line but a pattern of challenges and triumphs, each of which has taught me something invaluable about myself and the world around me.

As a child I was endlessly curious. I asked questions that adults could not answer, and I found in books the doors to countless worlds. This curiosity has never left me. It has become the compass that guides me through uncertainty, and it reminds me that learning is not a destination but a way of being.

In high school I embraced every opportunity to grow. I took part in numerous activities, met inspiring people and discovered the power of collaboration. There were moments of doubt, of course. There were times when the weight of expectations seemed too heavy to bear. Yet it is in the darkest night that the stars shine brightest, and I emerged from each trial stronger, wiser and more determined than before.

I have come to understand that true success is not measured in grades or trophies but in the lives we touch. As Maya Angelou reminds us, people will never forget how you made them feel. I strive to carry this wisdom into everything I do, to listen with empathy, to act with integrity and to lead with kindness.

University is the next tile of my mosaic. I am ready to step outside my comfort zone, to embrace diversity and to contribute my unique perspective to a community of passionate learners. Together we can turn the fragments of today into the masterpiece of tomorrow.`,
  },
  {
    id: 'hollow-debate',
    essayType: 'Personal Statement',
    kind: 'hollow',
    grade: 3.8,
    remarks: ['one debate, shown', 'results instead of a story', 'the lesson has no event'],
    text: `Debating has shaped who I am today. Since I joined the debate club in ninth grade, I have participated in more than thirty competitions at school, regional and national level. I was named best speaker at the Lahore Open, captained the team to the semi-finals in Islamabad and represented my school at the National Youth Parliament.

These experiences taught me to think critically and to see every issue from different sides. Before I joined the club I was a shy person who was afraid to speak in public. Through hard work and the support of my coach I overcame this fear and became a confident speaker. I learned that words have the power to change the world, and that with this power comes responsibility.

Debating also taught me the value of teamwork. In a team everybody has different strengths, and success comes when all members trust each other. As captain I made sure that everybody felt included and motivated. There were disagreements at times, but we always found a way to move forward together.

Beyond the stage, I have used my skills to serve my community. I organised a series of workshops for younger students and helped them to develop their confidence. Seeing them grow was the most rewarding experience of my life. It showed me that leadership is not about being in the spotlight but about lifting others up.

I believe that these qualities make me a strong candidate for your university. I want to study political science because I am passionate about making a difference. With my communication skills, my leadership and my determination I am confident that I will contribute to campus life and become a leader of tomorrow.`,
  },
  {
    id: 'grant-lagos-meters',
    essayType: 'Motivation Letter',
    kind: 'strong',
    grade: 8.0,
    remarks: [
      'say what the grant changes',
      'the end in one more concrete step',
      'one sentence on a doubt about the plan',
    ],
    text: `I read electricity meters in Mushin for fourteen months before I began my bachelor's degree, and I still think of my subject from the pavement.

Of the 212 houses on my list, 63 had no meter. They paid an estimate, which was set by the company in the office from the size of the roof. A widow with one bulb, Mama Sade, was billed like the barber next to her. She showed me the bills in a biscuit tin. I had a form with a field for a reading, and no field for that.

At the University of Lagos I studied electrical engineering with that tin in mind. For my final project I built a clamp for 4,800 naira that measures the current of a whole house from outside, without the company. I left it in nine homes for three weeks. In seven of them the estimate was more than twice the use; in one it was less, and the owner asked me to keep quiet. My supervisor, Dr Adeyemi, said that the clamp was good engineering and that nobody would accept its number in a court. He was right, and I had not thought of courts.

This is why I apply for the MSc in Energy Systems and Data Analytics at University College London. Its module on metering and regulation is taught together with people who write the rules, and Dr Huebner's group has shown how cheap sensors can be checked against certified ones. I need the second half of my own project: the error of my clamp, stated so that the regulator in Abuja can use it.

I have an offer, and 3.1 million naira of savings, which is a tenth of the fee. After the year I go back to the Nigerian Electricity Regulatory Commission, where I was an intern in 2024 and where the consumer desk has two engineers for eleven companies. I would begin with the houses on my old list.`,
  },
  {
    id: 'sop-lahore-plain',
    essayType: 'SOP',
    kind: 'middling',
    grade: 5.4,
    remarks: [
      'what did you do in the project yourself',
      'why this university and no other',
      'the plan after the degree',
    ],
    text: `I am writing to apply for the Master of Science in Data Science at the University of Manchester. I completed my Bachelor of Computer Science at the University of Engineering and Technology, Lahore in 2023 with a CGPA of 3.41.

My interest in data science began in my third year, when I took a course on machine learning. I learned about regression, decision trees and neural networks, and I enjoyed the assignments very much. For my final year project I worked in a group of three on the prediction of dengue cases in Lahore. We collected data of rainfall and temperature from the Pakistan Meteorological Department and data of cases from the health department. We compared different models and the random forest gave the best results, with an accuracy of 81%. This project showed me how data can be used to solve real problems in society.

After graduation I joined Systems Limited as an associate consultant. I work in a team which builds dashboards in Power BI for a bank. My tasks are to clean the data, to write SQL queries and to prepare reports for the management. From this work I have learned that data quality is very important, because many customers have two or three records. I have also improved my communication skills.

I have chosen the University of Manchester because it is one of the best universities in the world and it has an excellent department of computer science. The programme covers statistics, machine learning and databases, which are relevant for my career. The UK also offers a multicultural environment in which I can grow.

After my master's degree I plan to work as a data scientist in the financial or health sector. In the long term I would like to return to Pakistan and start my own company. I am confident that this programme will help me to achieve my goals.`,
  },
  {
    id: 'medicine-night',
    essayType: 'Personal Statement',
    kind: 'strong',
    grade: 7.6,
    remarks: ['why a doctor and not a nurse', 'what you were wrong about', 'the end is a little general'],
    text: `At the district hospital in Mzuzu the guardian shelter has forty places and on most nights two hundred people. They are the mothers and husbands of the patients; they cook, they wash, and they wait. I volunteered there for two winters, with a bucket and a broom, because the ward did not take anybody under eighteen.

I thought that I would see little of medicine from there. In fact I saw what comes before it. A man from Rumphi had carried his wife for a day and a half. He had passed two health centres. I asked him why, and he said that at the first they had told him to come with a card, and the card was at home, and home was the other way.

I began to write down how people had come. I had a school book with squares. In ten weeks I asked 118 guardians the same four questions, in Tumbuka, while they stirred their pots. Fifty-one had been turned away somewhere, and for thirty-four of these the reason was a paper. I showed it to the matron, Mrs Gondwe. She read it standing, and then sat down. She said that I had asked the wrong people: those who never arrived would have told me more.

That sentence has stayed with me. I went with a health worker on her bicycle round in Ekwendeni, and of eleven women who should have delivered in the hospital seven had not, and none of them for want of a doctor.

I want to become one all the same. I have held a lamp at a delivery that went badly, and I could do nothing but hold it. I know that a doctor in Mzuzu sees ninety patients on a day, and that most of what I wrote down is not in her hands. I would like to have my hands where hers are, and the school book in the pocket.`,
  },
  {
    id: 'why-us-generic',
    essayType: 'Other',
    kind: 'weak',
    grade: 3.6,
    prompt: 'Why do you want to study at Tufts University?',
    remarks: [
      'what only this place has',
      'which course or person, and what for',
      'what you would bring, with one example',
    ],
    text: `Tufts University has been my dream school since I first read about it. It is one of the most respected universities in the United States, with a beautiful campus close to Boston, a city full of history and opportunities. I can already imagine myself walking across the green lawns in autumn with my friends.

What attracts me most to Tufts is its commitment to academic excellence. The professors are experts in their fields and the small classes allow students to build close relationships with them. I want to major in international relations, and I know that Tufts has one of the best programs in the country. I would also love to take courses in economics and history, since Tufts encourages students to explore different interests.

Tufts is also known for its diverse and welcoming community. Coming from Nepal, I would bring a unique perspective to the classroom and learn from students from all over the world. I am excited to join clubs, take part in cultural events and make friends for life. I have always been an active person, and I am sure that I will contribute to the vibrant campus life.

Moreover, Tufts offers many opportunities outside the classroom. Through internships, research and study abroad I will be able to apply what I learn and prepare for my future career. I want to become a diplomat and represent my country, and I believe Tufts will give me the tools to reach this goal.

In conclusion, Tufts is the perfect place for me. Its academic excellence, diverse community and many opportunities match my goals and my personality. I would be honoured to become a part of the Tufts family.`,
  },
  {
    id: 'errors-true-story',
    essayType: 'Personal Statement',
    kind: 'strong',
    grade: 7.2,
    remarks: [
      'have the tenses of the story put right',
      'what happened with the shop afterwards',
      'keep the sentence about the two prices',
    ],
    text: `My mother have a small shop in Sylhet, it is two meter wide and it sell rice, oil, soap and thing for children. When the flood come in June 2022 the water was until my chest and all the rice was lost. It was nineteen sack. I carry them out with my brother and they was heavy like dead animal, and after three days they smell.

In that week a boat come to our street each morning with rice. The man sell one kilo for 140 taka, before the flood it was 60. My mother she was very angry. She said this man is eating our bone. I think the same and I want to write about him on facebook.

But on the fourth day I ask him. I stand in the water and I ask why 140. He did not shout. He show me his note book. The boat cost him 3,000 for one day, before it was 500, because everybody need boat. The rice he buy from Moulvibazar, the road was broken so it go two times on a boat. I calculate it in my head and I found that he earn 9 taka in each kilo. My mother earn 8 in a normal day.

I go home and I tell her and she don't believe. Then she was silent and she said, so who is the thief? I did not know the answer. I had thought a price is what a bad or good man want. Now I saw that a price have a road inside it, and a boat, and fear.

After the flood we made our shop one meter higher, with brick. We keep now six sack on the top shelf which we don't sell, only when the road close, and we sell it for the old price. My mother decide the number, I make the list of who take. It is not business, we lose 2,000 taka with it. I want to study economics because I want to know who is the thief.`,
  },
  {
    id: 'very-short',
    essayType: 'Personal Statement',
    kind: 'weak',
    grade: 3.0,
    remarks: ['it is far too short', 'tell the afternoon with the generator', 'what you learned from it'],
    text: `I want to study mechanical engineering because I like machines. In our house in Jos the light goes every day, so we have a generator. One afternoon it stopped and my father was not there. I opened it with a spoon and a knife and I found that the small pipe was blocked with dirt. I cleaned it and it started again. My sisters clapped.

Since that day I repair generators for our street. I have repaired eleven. I would like to learn how to make better ones which use less fuel. I am hard working and I will do my best at your university.`,
  },
];
