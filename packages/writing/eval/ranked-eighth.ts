/**
 * Six more invented essays, of Ghana, Kazakhstan, Rwanda, the Philippines, Mongolia and Jordan, written and graded when lists and weak
 * ends had been mended with the seventh set in hand, to see whether it holds on others: two lists, two strong ones full of figures and
 * posts, two vivid ones with a weak end.
 */
import type { RankedEssay } from './ranked.ts';

const PERSONAL = 'Personal Statement';

export const EIGHTH_RANKED: readonly RankedEssay[] = [
  {
    id: 'list-kumasi-nurse',
    essayType: PERSONAL,
    kind: 'achievements',
    grade: 4,
    prompt: 'What else have you done to prepare outside of education, and why are these experiences useful?',
    text: `Outside of my education I have taken part in many activities which have prepared me for nursing. In 2022 I joined the Red Cross cadets of Asokwa and was made a section leader after six months. I received the certificate in basic first aid in 2022 and in advanced first aid in 2023, and I was the best cadet of the Ashanti Region in the drill competition of 2024. With the cadets I attended three camps, in Ejisu, Obuasi and Cape Coast, and I was on duty at two football matches at the Baba Yara Stadium.

From June to September 2023 I volunteered at the Kumasi South Hospital, where I worked in the records unit, the antenatal clinic and the children's ward. I assisted with the weighing of more than 400 babies and completed 180 hours. I was given a letter of commendation by the matron. In 2024 I did another 120 hours at the Manhyia Hospital and a course of ten days on infection prevention, which was organised by the Ghana Health Service.

I have also been the secretary of the youth wing of the Methodist Church at Ahinsan since 2021, a member of the choir and a teacher of the Sunday school. I organised a health walk with 90 participants and raised 3,200 cedis for the purchase of wheelchairs. I was the girls' prefect for health at my school, the vice president of the Red Ribbon Club and a member of the netball team, with which I won two medals.

All these experiences are useful because they have given me skills in communication, leadership and teamwork. They have made me a caring and responsible person and I am ready for the challenges of the nursing profession.`,
  },
  {
    id: 'list-almaty-sop',
    essayType: 'SOP',
    kind: 'achievements',
    grade: 4.2,
    prompt: 'Statement of purpose for the MSc in Data Science.',
    text: `I am applying for the MSc in Data Science. I graduated from the Kazakh-British Technical University in 2023 with a bachelor's degree in information systems and a GPA of 3.72. I was awarded the presidential scholarship in 2021 and 2022 and the diploma with honours. My thesis on the prediction of loan defaults received the grade A and the second prize at the student conference of KBTU.

During my studies I completed internships at Kaspi, Kolesa Group and Kcell. I was a teaching assistant in statistics and in databases, and the head of the Data Club, which organised four hackathons with 300 participants. I won the first place at HackNU in 2021, the third place at Digital Bridge in 2022 and was among the top 5 per cent in two competitions on Kaggle. I also obtained the certificates of Coursera in machine learning, deep learning and SQL, and the AWS Cloud Practitioner certificate.

Since July 2023 I have been working as a junior and since 2024 as a middle data analyst at a bank in Almaty. I am responsible for 14 dashboards and 3 scoring models. I was promoted after eleven months and was recognised as the best newcomer of the department in 2023. I use Python, SQL, Spark, Airflow, Tableau and Power BI every day. In 2025 I published an article in the bulletin of the university and gave a talk at DataFest Almaty.

I have an IELTS score of 7.0 and a GRE score of 322. I speak Kazakh, Russian, English and some Turkish. I am a member of the Bolashak alumni preparation club and a volunteer of the city marathon. I am convinced that your programme is the best next step for me. After graduation I plan to become a senior data scientist and in the future a chief data officer in the financial sector of Kazakhstan.`,
  },
  {
    id: 'strong-kigali-posts',
    essayType: 'SOP',
    kind: 'strong',
    grade: 8.2,
    prompt:
      'Please describe your academic and professional background, your reasons for choosing this programme, and your career goals.',
    text: `In 2022 I was appointed data officer of the Rwanda Transport Development Agency for the Eastern Province, with nine districts, 1,840 kilometres of earth road and one motorcycle. My predecessor had left a spreadsheet in which every road was "fair".

I began with the road from Kayonza to Kabarondo, since I live there. I fixed a phone to the handlebar, drove it 14 times between March and May, and wrote down the shaking in metres per second squared. Of its 31 kilometres nine were worse than I could measure, because the phone fell off. I bought a better clamp. When I laid my figures beside the requests that the districts had sent, hardly anything agreed: Ngoma had asked for 12 bridges and Kirehe for none, and it was Kirehe's children whom I had met wading, 23 of them, with their shoes in their hands.

I asked the engineer of Kirehe why he had sent nothing. "I sent it in 2017," he said, "and in 2018." So I had believed that no request meant no need, and it meant that a man had stopped writing. I changed the form. It now asks each October what was asked for before and came to nothing. In the first year 61 requests came up again; 17 have been built, four of them in Kirehe.

My bachelor's degree from the University of Rwanda is in civil engineering, and what I lack is statistics. My sample is wherever my motorcycle goes, and I know that this is wrong, but not how wrong. At Leeds the module on survey design for transport, and Dr Muthoni's work on roads that nobody counts, deal with exactly this. I would bring 26 months of shaking, and the 61 requests.

By 2029 I want the agency to choose roads by a rule that it can show to a village. I go back to the same desk; my director has kept the clamp in his drawer.`,
  },
  {
    id: 'strong-cebu-debate-posts',
    essayType: PERSONAL,
    kind: 'strong',
    grade: 8,
    prompt: 'Describe an example of your leadership experience in which you have positively influenced others.',
    text: `I was elected president of the student council of our high school in Danao with 412 votes against 398, and I lost the first thing I tried. I had promised a second water tap. There was one for 900 students, behind the chapel, and at recess the queue reached the flagpole.

I wrote a letter to the mayor, a good one, with three annexes. The council signed it. Nobody answered. I wrote again in September and in October, and in November Jomar from Grade 7 asked me in the queue whether the tap was in the mail.

So I stood at the flagpole with a watch for a week. I found that a bottle takes eleven seconds and a cup four, and that most of the queue had bottles, since their mothers did not want them to queue twice. I also saw the janitor, Mang Tino, fill forty pails every morning at six, when nobody was there. I asked him if he would lend us the pails. He asked who would carry them.

That was the part I had not thought about. The council was seven people who liked letters. I went to the boys of the back row, who had voted for the other candidate, and said honestly that I did not know how to do it without them. Their leader, Kenneth, looked at the pails for a while and drew a plan in the dust: four pails at each stairs, ladles on strings, and the Grade 7s first because they were the smallest. It started on a Monday. By Thursday the queue was gone.

The tap came in March, with a ribbon. The mayor thanked me in his speech and I had to look for Kenneth, who was behind the chapel, washing ladles. I had believed that I was chosen to ask on behalf of the others. I think now that I was chosen to find out whom I had not asked. In the next election I voted for him. He lost by nine votes, and I am teaching him to write letters.`,
  },
  {
    id: 'weak-end-dzud',
    essayType: PERSONAL,
    kind: 'middling',
    grade: 7,
    prompt: 'Tell us about an obstacle that you have overcome.',
    text: `The snow of that year had a crust like the lid of a pot, and the sheep stood on it and looked down at the grass. My uncle broke it with an iron bar, a hand's breadth at a time, and we went behind him with our mittens and picked up the pieces. In a morning the three of us opened a piece as large as our ger. Four hundred animals ate it in less time than we needed to drink tea.

In January they began to lie down. A sheep that lies down has to be lifted, and one that has been lifted twice is brought inside. By the end of the month we slept with twenty-six of them around the stove, and my sister Oyuna did her homework on the back of the old ram because he did not move. We gave them our mattresses to eat, the filling, which is wool, and then flour with salt. My aunt counted the flour with a spoon.

One night the door did not open. The snow had come up to the chimney. My uncle took the ring out of the roof, put me on his shoulders and pushed me through. I was eleven and the lightest. I slid down the felt and dug at the door with a pan, and what I remember is that I could hear them all breathing behind it, people and sheep, and I did not know which was which. When it gave way the ram walked out first, past me, as if he had rung the bell.

In April there were sixty-one. My uncle counted them through a gap in the fence and did not say the number. He gave me the iron bar to carry home.

From this obstacle I learned the value of hard work and perseverance. It has made me a strong and independent person who is not afraid of challenges. I know that with determination I can overcome any difficulty and achieve success in my studies and in my future career.`,
  },
  {
    id: 'weak-end-olive-press',
    essayType: PERSONAL,
    kind: 'middling',
    grade: 7.1,
    prompt:
      'Describe a place or environment where you are perfectly content. What do you do there, and why is it meaningful to you?',
    text: `The olive press of Ajloun runs for six weeks, day and night, and in these weeks nobody in our street sleeps properly or minds. You bring your sacks, you get a number on a piece of cardboard, and you wait. Ours was 112 last year. They were pressing 40.

I like the waiting. There is a bench along the wall that is black and soft from the clothes of everybody who has sat on it, and above it a lamp with a wire cage. Abu Samir, who has the press, bakes bread on the lid of the boiler. When a family's oil begins to come, they hold a piece of the bread under the pipe and eat it, and then they have to give some to the numbers on each side. So I have eaten the oil of people who do not greet my father. It was good oil.

My work is the leaves. The fan blows most of them away, but some come through, and if there are too many the oil is bitter. I stand at the belt with my sleeves rolled up and take them out, for anybody, it does not matter whose. An hour at the belt goes by like one song. At three in the morning the old men stop talking about prices and begin to talk about years. They say "the year of the snow" and "the year of the locust", and once Abu Samir said "the year when Khalil came home", and the man beside me, Khalil, looked at his cardboard.

When our number comes, my mother takes off her ring and puts it into her pocket. She puts both hands under the pipe. Every year she says that it is greener than the last.

In conclusion, this place is very meaningful to me because it taught me the importance of family, patience and tradition. It is a symbol of my identity and my culture, and it will always inspire me to follow my dreams and to make my community proud.`,
  },
];
