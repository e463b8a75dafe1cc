/**
 * Six more invented essays, written and graded after the engine was mended for those of ranked-second.ts, and before it read these: how
 * far what was mended holds. After they were read, a voice that is not the writer's own counted more, and what comes back at the end as a
 * part that means something.
 */
import type { RankedEssay } from './ranked.ts';

export const THIRD_RANKED: readonly RankedEssay[] = [
  {
    id: 'quiet-well-rope',
    essayType: 'Personal Statement',
    kind: 'quiet',
    grade: 8.2,
    remarks: ['what next', 'one thought more, perhaps', 'nothing else'],
    text: `The rope of our well is forty-one arms long, measured in my grandmother's arms, which are short. When she died nobody could say how deep the water stood any more, and for a month people asked each other, holding out their hands.

My cousin wanted to buy a tape. A tape costs six hundred dirham with the weight, and it is in metres, and the marks on the wall of the well are hers: a scratch for every year in which the water sank by an arm. There are nine scratches. The first two are older than my mother. The last five are from after the farm with the blue roof was built across the road.

I laid the rope along the street, from the mosque to the butcher, and walked beside it with a folding rule. One of her arms is sixty-four centimetres. I wrote it on the wall under the last scratch, in paint, small. Then I went and counted the wells of our quarter, and dropped her rope into each of them. In fourteen I found water. In three the rope came up dry, and in one it came up with a shoe.

The farm has a pump and a permit. The permit hangs in the office of the commune, behind glass, and says four litres a second. I sat on the wall with a bucket and my cousin's telephone for two mornings. I make it eleven. The man in the office was polite. He asked how I had measured, and I showed him the bucket, and he asked whose bucket it was.

I have the scratches on paper now. I went to the butcher's to have the drawing copied, since he has the machine, and he looked at it upside down for a while and turned it. He said, "That one is the year I was married." He put his finger on the sixth. He did not charge me for the copy.`,
  },
  {
    id: 'hollow-leader',
    essayType: 'Personal Statement',
    kind: 'hollow',
    grade: 3.3,
    remarks: ['no scene', 'which initiative, which people', 'lessons are announced'],
    text: `Change does not begin with governments. It begins with individuals who refuse to accept the world as it is. From an early age I have been determined to be one of those individuals, and every step of my path has been shaped by this determination.

In my community I saw talent without opportunity and dreams without direction. Rather than complain, I decided to act. Together with a group of like-minded friends I launched an initiative to empower young people through education and mentorship. The beginning was full of challenges. Resources were limited, and many doubted us. But we believed in our vision, and step by step we turned obstacles into opportunities. The impact that we created exceeded all expectations.

This experience was transformative. It taught me that leadership is service, that communication is the bridge between vision and reality, and that resilience is the quiet force behind every success. I learned to listen actively, to think critically and to inspire others by example. Most importantly, I discovered that when we lift others we rise ourselves.

My academic journey reflects the same values. I have always approached my studies with curiosity and discipline, and I see knowledge as a tool for transformation. Economics in particular has given me a lens through which I understand the complex realities of society. It has shown me that behind every number there is a human story.

At your institution I hope to deepen this understanding, to engage with diverse perspectives and to contribute to a vibrant community of thinkers and doers. I am ready to bring my energy, my passion and my commitment. The world needs leaders with both competence and compassion, and I aspire to become one of them.`,
  },
  {
    id: 'plain-sop',
    essayType: 'SOP',
    kind: 'middling',
    grade: 5.8,
    remarks: ['one project told, not three named', 'why this place beyond the courses', 'what was difficult'],
    text: `I am applying for the MSc in Computer Science at the University of Tartu because I want to become a software engineer who works on systems for hospitals.

I completed my bachelor's degree in Computer Science at Makerere University in 2022 with a CGPA of 4.1 out of 5. My favourite courses were Databases, Operating Systems and Software Engineering. In my third year I did an internship at a company called Clinic Master, where I worked on a module for booking appointments. I wrote code in Java and fixed about thirty bugs. My supervisor was happy with my work and I was asked to stay for two more months.

For my final project I worked with two classmates on an application that reminds patients to take their tablets. We interviewed twelve nurses at Mulago Hospital. I was responsible for the database. The application worked on Android phones and we tested it with twenty patients. Most of them said that it was useful. We received a grade of A for the project.

Since 2022 I have been working as a junior developer at a bank in Kampala. I maintain the system for mobile payments. I have learned a lot about working in a team and about security. However, I feel that I need more knowledge to design large systems.

The programme in Tartu has courses in distributed systems and in e-health, which are important for me. Estonia is known for its digital services and I would like to see how they work. I am also interested in the research group on software engineering.

After my studies I will go back to Uganda and work for the Ministry of Health, which is building a national system for patient records. I believe that I can help with this because I know both hospitals and software.`,
  },
  {
    id: 'excellent-with-plan',
    essayType: 'Personal Statement',
    kind: 'strong',
    grade: 8.8,
    remarks: ['the last paragraph could be shorter', 'nothing else', 'nothing else'],
    text: `The first bridge I built lasted eleven days. It was nine metres of eucalyptus over the ditch behind our school in Huehuetenango, and on the twelfth day a calf went through it. The calf was fine. Its owner, don Chepe, carried the broken plank into our classroom during arithmetic and laid it on my desk without a word.

I had been proud of that plank. I had chosen it because it was the straightest. What I saw now, with the whole class looking, was that the break ran along the one knot in it, and that the knot stood exactly where I had drilled the hole. I had made the weakest place weaker because it was in the middle, and the middle looked right.

I asked don Chepe for the other planks, and he let me have them for a Saturday of picking coffee. I hung stones on each until it broke. Nineteen planks, four hundred and six stones. I used to think that strength was something that wood had. By the tenth plank I began to suspect that it was something that happened between the wood and what I did to it: turned over, with the knot on the upper side, the same plank carried seven stones more. Nobody had told me that. Nobody had told don Chepe either, and he had built with eucalyptus for fifty years, always with the better face up, because it is more beautiful.

The second bridge has stood for three years. I look under it after every rain. One of its planks is the wrong way round, on purpose, and painted red, because I wanted to know how long it would take. It is still there, which bothers me. I may have been wrong about the knots, or the red one may simply be lucky.

I want to study structural engineering because of that plank. In the first year I would like to learn how one tests something that one cannot afford to break. My municipality has sixty-two footbridges, and a list of the eight that have fallen since 2019. I have been to five of those. I mean to come back with a way of listening to the other fifty-four.`,
  },
  {
    id: 'weak-tourist',
    essayType: 'Personal Statement',
    kind: 'weak',
    grade: 3.0,
    remarks: ['what happened there', 'why does it matter to you', 'nobody acts in it'],
    text: `Travelling is one of the best things in life because it opens the mind and gives us new experiences. I have always loved travelling since I was a child, and I think it has made me a better person.

Last summer I had the opportunity to go to Turkey with my family. It was an amazing trip. We visited many historical places and saw beautiful mosques and museums. The food was delicious and the people were very friendly. I was impressed by the rich history and culture of the country. I also had the chance to meet people from other countries and to practise my English. It was an unforgettable experience for me.

From this trip I learned many important things. First, I learned that the world is big and that there are many different cultures. Second, I learned to respect the differences between people. Third, I became more independent and more confident. I understood that we are all the same, no matter where we come from. Travelling has really changed my life and my way of thinking.

I believe that studying abroad would be the next step for me. It would allow me to continue discovering the world and to improve myself. I would like to study international relations or tourism because I am interested in other countries and I am good at communicating with people. I am an open-minded, friendly and hard-working person, and I always try to do my best.

In the future I hope to work in an international company or an embassy. I know that it will not be easy, but I am ready to work hard to make my dreams come true. I am sure that your university will help me to reach my goals and that I will have a wonderful time there.`,
  },
  {
    id: 'half-told-clinic',
    essayType: 'Personal Statement',
    kind: 'middling',
    grade: 6.0,
    remarks: ['the moment with the woman: tell it', 'the lessons are general', 'the plan is one line'],
    text: `I began to help in my aunt's pharmacy in Mombasa when I was fifteen. At first I only swept the floor and put boxes on the shelves, but after some months she let me stand at the counter with her on Saturdays.

Many people who came did not have money for a doctor. They described what they felt and my aunt gave them advice. I was surprised by how many of them could not read what was written on the boxes. One day an old woman came back because she had taken her tablets four times a day instead of once. She was very weak. My aunt sent her to the hospital in a taxi. I felt terrible, because it was I who had sold them to her.

After that I started to draw small pictures on the boxes, a sun for the morning and a moon for the night. My aunt liked the idea and we still do it. Customers have told us that it helps them. I was proud that something so simple could make a difference in people's lives.

This experience taught me the importance of communication in health care. It is not enough to have good medicines if patients do not understand how to use them. I also learned to be patient and to take responsibility for my mistakes. I became more interested in biology and chemistry and I now have the best marks in my class in both.

I want to become a pharmacist because I have seen how much good one can do for a community. I hope to study at a university where I can learn from experienced teachers and meet students from all over the world. One day I want to open a pharmacy of my own in a place where there is none.`,
  },
];
