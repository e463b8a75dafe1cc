/** What a story can show of a trait: three sentences each, so that ideas on the same trait do not end alike. */
const lessons: Readonly<Record<string, readonly [string, string, string]>> = {
  curiosity: [
    'Curiosity shows here in what you did about a question, which is more than liking to know.',
    'Here curiosity has a price in hours, and a reader can count them.',
    'It lets curiosity be seen at work, with its dead ends.',
  ],
  persistence: [
    'Persistence shows here in what you change from one attempt to the next, not in how long you hold out.',
    'It shows persistence at the point where stopping would have been easier.',
    'Here persistence is something that others could watch.',
  ],
  empathy: [
    'Empathy shows here as attention: what you noticed before anybody said it.',
    'It turns empathy into an act that another person could confirm.',
    'Here empathy is corrected by reality, which makes it believable.',
  ],
  leadership: [
    'Leadership shows here in what others did afterwards, and not in a title.',
    'It shows leadership where it is hardest: when people do not follow yet.',
    'Here leadership means a decision with a consequence.',
  ],
  creativity: [
    'Creativity shows here in a choice between two ways, with a reason.',
    'It shows creativity under limits, where it can be told from decoration.',
    'Here creativity has material, tools and scraps.',
  ],
  responsibility: [
    'Responsibility shows here in what happens when you are not there.',
    'It shows responsibility through what you gave up for it.',
    'Here responsibility has names: the people who count on you.',
  ],
  independence: [
    'Independence shows here in the first step that nobody told you to take.',
    'It shows independence together with its limit, the moment when you asked for help.',
    'Here independence is a method, and not a wish to be alone.',
  ],
  courage: [
    'Courage shows here in what you could have lost.',
    'It shows courage with the fear left in, and so it can be believed.',
    'Here courage is small and exact: one sentence, one step, one door.',
  ],
  teamwork: [
    'Teamwork shows here in what you left to others, and why.',
    'It shows teamwork through one disagreement that ended well enough.',
    'Here teamwork has faces, and your part in it is clear.',
  ],
  adaptability: [
    'Adaptability shows here in what you kept while everything else changed.',
    'It shows adaptability in what you did first when the old way no longer worked.',
    'Here adaptability is learned, with a first mistake in it.',
  ],
};

export function traitLesson(trait: string, turn: number): string {
  const known = Object.hasOwn(lessons, trait) ? lessons[trait] : undefined;
  if (known) return known[turn % 3] as string;
  const name = `“${trait.replace(/[“”]/gu, '').slice(0, 40).trim()}”`;
  return [
    `It lets ${name} be seen in something that happened.`,
    `Here ${name} has a day, a place and a consequence.`,
    `A reader can judge ${name} from this without being told.`,
  ][turn % 3] as string;
}
