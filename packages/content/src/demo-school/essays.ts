// What the students of the demo school have written so far: our own words, at all stages of an essay.
import type { EssayStatus, EssayType } from '@lantern/contract/essays.types';

export type DemoEssay = {
  student: string;
  title: string;
  type: EssayType;
  prompt?: string;
  status: EssayStatus;
  /** each saved over the one before; the last one stands */
  texts: readonly string[];
  /** days since it was begun */
  began: number;
  evaluated?: true;
  favorite?: true;
  tags?: readonly string[];
};

const washer = `The hand pump behind our college stopped on a Tuesday, and by Thursday the queue at the other one reached the gate. Four hundred girls, one pump. The caretaker had written to the union office. We waited.

On the ninth day I asked him if I could open it. I had never opened a pump, but I had watched my uncle repair rickshaws, and he always began in the same way: he cleaned every part and laid the parts in a row on newspaper. I needed three sheets of newspaper. On the third lay a leather washer, as wide as a tea cup, torn in two.

The shop in the bazaar had no washer. I cut one from an old sandal, with the torn one as my pattern, and left it in oil over night. It leaked. The second, cut a little larger, did not.`;

const washerWhole = `${washer}

I used to think that engineers are people who know the answer. That week I learned that they are people who lay the parts out in a row and look.

Since then I have opened eleven pumps in four villages. I keep a notebook: depth, water level, fault, day. In seven of the eleven the same washer was torn, and always the cheap one. I copied the page and took it to the union office. The clerk did not read it. I came back with the torn washers in a bag and put them on his table, one for each village, with the name of the village on a piece of paper. He read it then.

The office buys another washer now. It costs nine taka more. I have gone back to each pump every three months to see how long it lasts, and I do not know yet: the oldest one is in its second dry season.

What I cannot do is say why the water in two of the wells falls faster than in the others. I have the figures and I do not have the mathematics. That is what I want to learn.`;

const stars = `Our roof is flat, and after eleven the street lamp goes out because the municipality saves money. That is when I lie down with my father’s binoculars and look for the star that I owe a number.

I owe it a number because I promised one. Nine stars whose light rises and falls, one estimate for each on every clear night, written in a school notebook and sent to an association that I found on the last page of a library book. In the first month they returned four of my estimates. I had written what I expected, not what I saw.

It is a strange thing to be told by a stranger twelve thousand kilometres away that you lied without knowing. I began to cover the column of the day before with a ruler.`;

const starsWhole = `${stars}

Two hundred and fourteen estimates have been accepted since. None of them is important. Together with those of some hundred other people on other roofs they make a curve, and somebody I will never meet used one of these curves in a paper of which I understood the first page and the pictures.

My mother is a nurse on the night shift, so we are often the only two people awake in our street. She asked me once what the stars are good for. I said that I did not know, and that I liked that somebody checks whether I looked. She said that it was the same with temperatures.

I want to study physics because I want to be able to read the second page.`;

const shop = `In our shop nobody pays at once. They say "write it down", and my father wrote it down, for twenty years, in eleven notebooks, by the name of the customer as he knew it: the tall one’s brother, the teacher who left, Bashir of the blue gate.

When he was ill in the spring I had to find out what people owed us. I read all eleven books in nine days and typed them. There were 318 names, and some were the same person. The total was more than the shop.

I had expected to be angry. Instead I saw who had paid something every month, even twenty rupees, and who had not; and that those who paid nothing were not the poorest. I made a page for each family and went to them in the evening, not to ask for money but to ask whether the page was right. Most said no, and corrected it, sometimes against themselves.

We got back a third in the first year. More than that, we know it. I want to study business because I have seen that a list can be kinder than a good heart that forgets.`;

const clinicText = `At the registration desk you learn handwriting. There are mothers who write, mothers who print, and mothers who pass me the card and look at the wall. For the third group I read the date aloud as if I were reading it for myself.

Thirty-one children missed their second dose in my first year. I know because I counted the cards that nobody had asked for. The nurse said that mothers forget. I did not think so: they remember the price of rice of every week. So I asked nineteen of them. Eleven had come on the right day and found the clinic closed, because the vaccine had not arrived and the note on the door was in English.`;

const storage = `My master’s plan begins with a smell. In July, when the first onions rot, everybody in our village knows it and nobody says it, because it is the smell of next year’s school fees.

During my degree in agriculture I weighed the onions of five farms every week for four months. Each farm kept a third on the heap that our grandparents used, a third under a fan, and a third on a raised floor of bamboo. The heap lost 41 percent, the fan 27 and the floor 19. The floor cost 3,400 rupees; the fan costs that in electricity each season.

The figures are mine, and they are weak: five farms, one season, one variety. At Wageningen I want to learn how to design a trial that a sceptic would believe, and I would like to work with the group on post-harvest losses on what happens inside the bulb when the night is warm. After that I will go back. My father’s neighbours have promised me forty farms, if I promise to bring the bamboo.`;

const generatorText = `When the light goes, there is one second of silence in Enugu, and then all the generators start. I can tell most of them by their sound. The one that coughs is Mama Ifeoma’s; the one that whistles needs a gasket.

I have repaired about a hundred and sixty of them. I write each fault on a card: date, machine, what the owner said, what it was. What the owner says is never what it is. "It is tired" means the filter. "It has changed" means that somebody mixed the fuel.`;

const museumText = `The tiles in the third hall are numbered from behind. When children ask me which is the oldest I let them guess, and they always choose the most broken one. It is from 1974.`;

const diversity = `I have three languages for three rooms. In the kitchen I speak the language of my grandmother, which has eleven words for rain and none for appointment. In the classroom I speak the one in which I am marked. On the telephone with my brother in the Gulf I speak a third one, made of both and of what he hears at work.

For a long time I was ashamed of the third, because no book is written in it. Then our teacher asked us to translate a letter from the water office for the people of the lower village. My classmates translated it well, and nobody understood it. I read it to my grandmother in the language of the telephone, and she said: so they will close the tap on Fridays. Why did they not write that?`;

const radioText = `Good evening, this is the lake. That is how I begin every Sunday, and then I read the price of tilapia.

I wanted to be a journalist who uncovers things. What people wanted was the price of tilapia, who was born, and whether the wind would turn. In the third month I began to ask the fishermen for one number more: how many boats had come back empty.`;

const coffee = `I want to study computer science in Korea. I am a hard-working student and I have always been very passionate about computers since childhood. In today’s modern world technology is very important for everyone. I always try my best in everything that I do.

My father works at a washing station for coffee, where the cherries are sorted by hand. I made a small program with a camera of an old phone that counts how many are green. It is wrong one time in eight.`;

const volcano = `My proposal concerns the small ash falls that no bulletin reports. In the villages on the south side of Merapi people sweep their roofs, and they know by the broom how much has fallen. From March to August of last year I asked fourteen households to weigh what they swept from a marked square metre of roof, every morning, and to send me the figure by message.

Of 1,930 possible readings I received 1,612. On 23 mornings at least ten households reported ash although the observatory had noted no emission. I would like to find out whether these are old deposits moved by the wind or small events below the threshold of the instruments, by looking at the grains.`;

const beachText = `We count the same hundred metres of beach every second Sunday, so I know that in January there are more slippers than bottles. Nobody believes this until they have counted.`;

const tea = `The scale at the buying centre is right. I checked it with ten bags of sugar. What is wrong is the pencil.

Every evening the clerk writes what each family has brought, and every month the factory pays what is written. Between the two lies a copy, made by hand, and nobody compares. I do now. I am seventeen and I am good at subtraction, so I sat down with the receipts of forty families, which they keep in biscuit tins, and subtracted.

In eight months 212 kilograms had been carried up the hill and paid to nobody. I thought that somebody had stolen them. When I showed my table to the manager he went red and then quiet, and then he showed me how the copy is made: by candle, at ten at night, by a man who has weighed tea since five in the morning. Most of the mistakes were sevens that had become ones.

They paid the families. What I remember better is the man with the candle, who thanked me, because he had been afraid for years that he was doing it wrong and had nobody to ask. I want to study mathematics, and I know that it is not only for the people who like it.`;

const trailText = `A porter carries sixty kilograms up and nothing down. That is the whole problem with the rubbish on our trail, and it took us two years to see it.`;

const motivation = `I am writing to apply for the master’s programme in public health. For three years I have worked as a records officer in a hospital in Kano with 240 beds and, on most days, 310 patients.

My work is to count. I count admissions, and I noticed that in the weeks after the harvest the number of children with burns doubles. Everybody on the ward knew it and nobody had written it down. I took the registers of six years, 4,118 admissions, and drew the curve. It follows the price of kerosene: when that falls, people cook with it again in stoves that were made for something else.

With two nurses I printed a card with four pictures and gave it to the women who sell kerosene. They had a better idea than ours: they paint the bottles that are for lamps. I cannot prove that the cards and the paint changed anything, because I do not know how. This is why I am applying. Your module on the evaluation of complex interventions is taught by people whose papers I have read on my telephone in the corridor, and I would like to read them at a table.

I will return to the same hospital. The director has written that my post will be kept, and the registers of the next six years are waiting.`;

export const demoEssays: readonly DemoEssay[] = [
  {
    ...{ student: 'nadia', title: 'Nine taka', type: 'Personal Statement', status: 'evaluated', began: 34 },
    prompt: 'Tell us about a problem that you have solved or would like to solve.',
    texts: [washer, washerWhole],
    ...{ evaluated: true, favorite: true, tags: ['Common App', 'main'] },
  },
  {
    ...{ student: 'nadia', title: 'Why civil engineering at Waterloo', type: 'SOP', status: 'in-progress', began: 12 },
    texts: [
      'In two of the eleven wells that I visit the water falls faster than in the others. I have two years of figures for them and no explanation.\n\nThe co-op programme matters to me because I have only ever learned by doing something wrong first.',
    ],
    tags: ['Waterloo'],
  },
  {
    ...{ student: 'nadia', title: 'Three languages', type: 'Diversity Essay', status: 'review', began: 21 },
    texts: [diversity],
  },
  {
    ...{ student: 'nadia', title: 'The list on the roof', type: 'Other', status: 'complete', began: 60 },
    texts: [clinicText],
  },
  {
    ...{
      student: 'nadia',
      title: 'Notes for the scholarship letter',
      type: 'Motivation Letter',
      status: 'draft',
      began: 2,
    },
    texts: ['What I would do with a year: measure, not guess.'],
  },
  {
    ...{ student: 'arjun', title: 'A number for a star', type: 'Personal Statement', status: 'evaluated', began: 40 },
    texts: [stars, starsWhole],
    evaluated: true,
    tags: ['Common App'],
  },
  {
    ...{ student: 'hamza', title: 'Write it down', type: 'Personal Statement', status: 'complete', began: 52 },
    texts: [shop],
    evaluated: true,
  },
  {
    ...{ student: 'meera', title: 'Storing onions', type: 'SOP', status: 'evaluated', began: 28 },
    texts: [storage],
    evaluated: true,
    tags: ['Wageningen'],
  },
  {
    ...{ student: 'zainab', title: 'Counting on a ward', type: 'Motivation Letter', status: 'complete', began: 45 },
    texts: [motivation],
    evaluated: true,
  },
  {
    ...{ student: 'chidi', title: 'What the owner says', type: 'Personal Statement', status: 'in-progress', began: 9 },
    texts: [generatorText],
  },
  {
    ...{ student: 'wanjiru', title: 'Sevens and ones', type: 'Personal Statement', status: 'review', began: 30 },
    texts: [tea],
    evaluated: true,
  },
  {
    ...{
      student: 'suharyanto',
      title: 'Ash that nobody reports',
      type: 'Research Proposal',
      status: 'review',
      began: 18,
    },
    texts: [volcano],
  },
  {
    ...{ student: 'hana', title: 'Statement of purpose', type: 'SOP', status: 'in-progress', began: 6 },
    texts: [coffee],
    evaluated: true,
  },
  {
    ...{ student: 'otieno', title: 'The price of tilapia', type: 'Personal Statement', status: 'draft', began: 5 },
    texts: [radioText],
  },
  {
    ...{ student: 'dilnoza', title: 'The third hall', type: 'Motivation Letter', status: 'draft', began: 3 },
    texts: [museumText],
  },
  { ...{ student: 'putri', title: 'A hundred metres', type: 'Other', status: 'draft', began: 4 }, texts: [beachText] },
  {
    ...{ student: 'pasang', title: 'Up and down', type: 'Personal Statement', status: 'draft', began: 7 },
    texts: [trailText],
  },
  {
    ...{
      student: 'tanvir',
      title: 'Statement for the master’s in Munich',
      type: 'SOP',
      status: 'in-progress',
      began: 14,
    },
    texts: [
      `My bachelor’s project schedules the classes of three schools. It began as a favour: my mother, who teaches, brought home a table with four colours and 61 crossings-out.\n\nA solver finds a table in two seconds. It took me a year to learn what to ask it. Teachers do not want few gaps; they want the gap in which the bus comes.`,
    ],
  },
];

/** A mentor's words about an essay: of the first words that read so. */
export type DemoComment = {
  essay: string;
  mentor: string;
  quote: string;
  text: string;
  replacement?: string;
  state?: 'accepted' | 'rejected' | 'resolved';
  reply?: string;
};

export const demoComments: readonly DemoComment[] = [
  {
    ...{ essay: 'Nine taka', mentor: 'farhana', quote: 'Four hundred girls, one pump.' },
    text: 'Short and strong. Keep it exactly like this.',
    ...{ state: 'resolved', reply: 'Thank you! I nearly took it out.' },
  },
  {
    ...{ essay: 'Nine taka', mentor: 'farhana', quote: 'left it in oil over night' },
    ...{ text: 'One word.', replacement: 'left it in oil overnight', state: 'accepted' },
  },
  {
    ...{ essay: 'Nine taka', mentor: 'farhana', quote: 'That is what I want to learn.' },
    text: 'Your last line is true, and a little flat. Which figure puzzles you most? End on that well.',
  },
  {
    ...{ essay: 'Three languages', mentor: 'farhana', quote: 'For a long time I was ashamed of the third' },
    text: 'Can you show one moment when you were ashamed, in place of saying it?',
    reply: 'There was one at the bank. I will write it.',
  },
  {
    ...{ essay: 'A number for a star', mentor: 'daniel', quote: 'None of them is important.' },
    text: 'I like that you do not make it larger than it is.',
  },
  {
    ...{ essay: 'Write it down', mentor: 'farhana', quote: 'More than that, we know it.' },
    ...{
      text: 'What do you know: the sum, or the people?',
      replacement: 'More than that, we know who they are.',
      state: 'rejected',
    },
    reply: 'I mean the sum. The people we always knew.',
  },
  {
    ...{ essay: 'Storing onions', mentor: 'thandiwe', quote: 'one season, one variety' },
    text: 'Naming the limits yourself is the best sentence of the page.',
  },
];
