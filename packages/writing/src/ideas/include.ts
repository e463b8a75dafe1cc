/** What to put in: things of the student's own that belong to the idea, and questions on what its answer does not say yet. */
import { activityName, type Find, q, the } from './angle.ts';
import { quoteOf } from './quote.ts';
import type { Sentence, Story } from './story.ts';

/** What earlier ideas have used already, so that lists differ; with how often each kind of item was worded. */
export type Used = { keys: Set<string>; turns: Map<string, number> };

export function includeFor(
  find: Find,
  kind: string,
  ask: readonly [string, string],
  story: Story,
  used: Used,
): string[] {
  if (kind === 'loss')
    return [`${q(quoteOf(find.quote, 0, 100))}: decide first how much of this strangers may read.`, ...ask];
  const missing = whatIsMissing(find, kind, story, used);
  return [...ownThings(find, story, used), ...ask, ...(missing ? [missing] : [])];
}

type Kind = 'name' | 'time' | 'money' | 'count' | 'person' | 'place' | 'thing';

const tasks: Readonly<Record<Kind, readonly [string, ...string[]]>> = {
  name: [
    'who or what this is, in half a sentence, for a reader who does not know it.',
    'the one detail that you connect with it.',
    'what it meant to you before that day.',
  ],
  time: [
    'how it was filled, and what it felt like from inside.',
    'its beginning and its end, each with a date.',
    'what you had planned to do in it, and what you did.',
  ],
  money: ['what that means where you live.', 'how many hours of work it stands for.'],
  count: [
    'how you know the number, and one of them described.',
    'who could check it, and what it leaves out.',
    'whether it was more or fewer than you expected.',
  ],
  person: [
    'one thing that this person did on that day, seen from close by.',
    'what this person wanted, which may not be what you wanted.',
    'one sentence in this person’s own way of speaking.',
  ],
  place: [
    'two details that only somebody who knows it would mention.',
    'who else was there at that hour.',
    'how one gets there, and what one hears first.',
  ],
  thing: [
    'how it looked then, and where it came from.',
    'who used it before, and for what.',
    'what it was good for, and what it was not made for.',
    'the sound, weight or smell of it.',
  ],
};

function ownThings(find: Find, story: Story, used: Used): string[] {
  const source = find.sentence?.source ?? story.sources.find(({ activity }) => activity === find.activity);
  const quoted = `${find.phrase}\n${find.other?.phrase ?? ''}`.toLowerCase();
  const candidates: [string, Kind][] = [];
  // The sentence of the idea first, then the rest of the same answer.
  const near = find.sentence ? [find.sentence] : [];
  for (const sentence of [...near, ...(source?.sentences ?? []).filter((other) => other !== find.sentence)]) {
    if (sentence.signals.grief !== undefined && sentence !== find.sentence) continue;
    for (const name of sentence.names) candidates.push([name, 'name']);
    for (const { text, sort } of sentence.numbers) candidates.push([text, sort]);
    for (const { text, sort, listed } of sentence.nouns) if (listed) candidates.push([text, sort]);
  }
  const fresh = candidates.filter(
    ([key]) => ![...used.keys].some((known) => alike(known, key)) && !quoted.includes(key.toLowerCase()),
  );
  const unlike = fresh.filter(([key], i) => fresh.findIndex(([other]) => alike(other, key)) === i);
  const items = unlike.slice(0, 2).map(([key, kind]) => {
    used.keys.add(key.toLowerCase());
    const turn = used.turns.get(kind) ?? story.seed % 7;
    used.turns.set(kind, turn + 1);
    const name = kind === 'thing' || kind === 'place' || kind === 'person' ? the(key) : q(key);
    return `${name.replace(/^the /, 'The ')}: ${tasks[kind][turn % tasks[kind].length]}`;
  });
  return items.length > 0 ? items : [ownWords(find, story, used)];
}

/** "my uncle" and "uncle" are one thing, and so are "pump" and "hand pumps". */
function alike(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase().replace(/s$/, ''), b.toLowerCase().replace(/s$/, '')];
  return one.endsWith(other) || other.endsWith(one);
}

function ownWords(find: Find, story: Story, used: Used): string {
  if (find.activity !== undefined && !find.sentence) {
    const { activity } = story.activities[find.activity] as Story['activities'][number];
    const title = activity.title.trim();
    const name = activityName(story, find.activity);
    const known = `task ${find.activity}`;
    const again = used.keys.has(known);
    used.keys.add(known);
    return again || title === '' || q(quoteOf(title, 0, 60)) === name
      ? `${name}: one meeting or day of it that stands for the others.`
      : `${q(quoteOf(title, 0, 60))} in ${name}: what the word meant on an ordinary day.`;
  }
  const turn = used.turns.get('words') ?? story.seed % 5;
  used.turns.set('words', turn + 1);
  return `${q(quoteOf(find.quote, 0, 100))}: ${wordTasks[turn % wordTasks.length]}`;
}

const wordTasks = [
  'keep these words of yours, and add what came directly before them.',
  'say it aloud to a friend, and note what the friend asks first.',
  'what did you leave out of this line, and why?',
  'split it into three steps, each with its own small scene.',
  'underline the verb; what did it look like from outside?',
] as const;

type Gap = {
  key: string;
  lacks: (sentence: Sentence) => boolean;
  /** angles whose own questions ask for it */
  not: readonly string[];
  questions: readonly [string, string];
};

const gaps: readonly Gap[] = [
  {
    key: 'number',
    lacks: ({ numbers }) => numbers.length === 0,
    not: ['duty', 'one-feeling'],
    questions: [
      'No number yet: how many, how long, how far, how much? One that you are sure of is enough.',
      'Something to count is missing: attempts, hours, people, pages, kilometres?',
    ],
  },
  {
    key: 'person',
    lacks: ({ nouns, names }) => names.length === 0 && !nouns.some(({ sort }) => sort === 'person'),
    not: ['lesson', 'other-eyes', 'missing-person'],
    questions: [
      'Nobody else is in it yet: who was there, and what did that person say?',
      'Whom would you thank or contradict if the scene came back?',
    ],
  },
  {
    key: 'place',
    lacks: ({ nouns }) => !nouns.some(({ sort }) => sort === 'place'),
    not: ['place', 'one-hour', 'missing-person'],
    questions: [
      'The place is missing: which room, street or field, and at which hour?',
      'Where exactly would somebody have to stand to see this happen?',
    ],
  },
  {
    key: 'thing',
    lacks: ({ nouns }) => !nouns.some(({ sort }) => sort === 'thing'),
    not: ['thing', 'made'],
    questions: [
      'There is nothing to hold yet: which tool, paper, piece of clothing or food was part of it?',
      'What lay on the table, and what did it smell or sound like?',
    ],
  },
  {
    key: 'turn',
    lacks: ({ signals }) => signals.turn === undefined && signals.weakTurn === undefined,
    not: ['turning-point', 'failure', 'old-belief', 'changed-feeling', 'grown-number', 'loss', 'two-days'],
    questions: [
      'What changed? Name the last day of before and the first day of after.',
      'At which point could it have gone another way?',
    ],
  },
  {
    key: 'meaning',
    lacks: ({ signals }) => signals.belief === undefined,
    not: ['old-belief', 'turning-point', 'limit', 'next-step'],
    questions: [
      'What do you do differently today because of it? One habit, not a principle.',
      'What did you believe before, and what are you still not sure of?',
    ],
  },
  {
    key: 'detail',
    lacks: () => true,
    not: [],
    questions: [
      'Which detail of the scene would a photograph not show: a smell, a temperature, a sound?',
      'What happened directly before it, and what directly after?',
    ],
  },
];

function whatIsMissing(find: Find, kind: string, story: Story, used: Used): string | undefined {
  const sources = find.sentence
    ? [find.sentence.source]
    : story.sources.filter(({ activity }) => activity !== undefined && activity === find.activity);
  const told = sources.flatMap(({ sentences }) => sentences);
  // In other scripts we cannot see what an answer names, so we ask only for what everybody can add.
  const foreign = sources.some((source) => source.foreign);
  const open = gaps.filter(
    ({ key, lacks, not }) =>
      !not.includes(kind) && (foreign ? key === 'detail' || key === 'meaning' : key === 'detail' || told.every(lacks)),
  );
  const turn = story.seed % Math.max(1, open.length);
  for (const round of [0, 1] as const) {
    for (const { key, questions } of [...open.slice(turn), ...open.slice(0, turn)]) {
      if (used.keys.has(`gap ${key} ${round}`)) continue;
      used.keys.add(`gap ${key} ${round}`);
      return questions[round];
    }
  }
  return undefined;
}
