import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBrief } from '../src/ideas/brief.ts';
import { generateIdeas, type Idea, type IdeasInput } from '../src/ideas/generate-ideas.ts';
import { numberPhrases } from '../src/ideas/number-phrases.ts';
import { wordsOf } from '../src/ideas/words.ts';
import { STUDENTS } from './ideas-bank.ts';

const textsOf = ({ title, summary, how_to_start, what_to_include, why_it_works }: Idea) => [
  title,
  summary,
  how_to_start,
  ...what_to_include,
  why_it_works,
];
const quotes = (text: string) => [...text.matchAll(/“([^”]*)”/gu)].map((match) => match[1] as string);
const outside = (text: string) => text.replace(/“[^”]*”/gu, '“”');
/** A quotation inside a quotation has single marks, white space is folded, and "…" stands where something was cut off. */
const folded = (text: string) =>
  text
    .replace(/[“”„«»"]/gu, "'")
    .replace(/\s+/gu, ' ')
    .toLowerCase();
const uncut = (quote: string) => folded(quote).replace(/^… | …$/gu, '');

function given({ reflections, activities }: IdeasInput): string[] {
  const fields = activities.flatMap(({ name, title, duration, outcome, description }) => [
    name,
    title,
    duration,
    outcome,
    description ?? '',
  ]);
  return [...Object.values(reflections), ...fields];
}

/** What holds for any input at all. */
function check(input: IdeasInput): Idea[] {
  const ideas = generateIdeas(input);
  const sources = given(input).map(folded);
  expect(ideas.length).toBeLessThanOrEqual(3);
  expect(new Set(ideas.map(({ title }) => outside(title))).size).toBe(ideas.length);
  expect(new Set(ideas.map(({ how_to_start }) => how_to_start)).size).toBe(ideas.length);
  for (const idea of ideas) {
    expect(idea.title.length).toBeLessThanOrEqual(120);
    for (const text of [idea.summary, idea.how_to_start, idea.why_it_works])
      expect(text.length).toBeLessThanOrEqual(600);
    expect(idea.what_to_include.length).toBeGreaterThanOrEqual(2);
    expect(idea.what_to_include.length).toBeLessThanOrEqual(5);
    expect(new Set(idea.what_to_include).size).toBe(idea.what_to_include.length);
    for (const item of idea.what_to_include) expect(item.length).toBeLessThanOrEqual(300);
    expect(quotes(idea.title).length).toBeGreaterThan(0);
    expect(quotes(idea.how_to_start).length).toBeGreaterThan(0);
    for (const text of textsOf(idea)) {
      expect(outside(text)).not.toMatch(/undefined|NaN|null|\[object|“$|[“”]{3}|[?!]”\.|\s{2}/);
      for (const quote of quotes(text))
        expect(
          sources.some((source) => source.includes(uncut(quote))),
          quote,
        ).toBe(true);
    }
    if (idea.trait !== undefined) expect(input.traits.map((trait) => trait.trim())).toContain(idea.trait);
  }
  return ideas;
}

describe('forty students', () => {
  const all = Object.entries(STUDENTS).map(([name, input]) => ({ name, input, ideas: check(input) }));

  test('get the ideas that stand in ideas-golden, which a person has read', async () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    const text = all.map(
      ({ name, ideas }) =>
        `# ${name}\n\n${ideas
          .map(
            (idea) =>
              `## ${idea.title}\n(${idea.trait}${idea.activity === undefined ? '' : `, ${idea.activity}`})\n\n${idea.summary}\n\nStart: ${idea.how_to_start}\n\n${idea.what_to_include.map((item) => `- ${item}`).join('\n')}\n\nWhy: ${idea.why_it_works}\n`,
          )
          .join('\n')}`,
    );
    await expect(text.join('\n')).toMatchFileSnapshot('ideas-golden/students.md');
  });

  test.each(all)('$name: two or three ideas', ({ ideas }) => {
    expect(ideas.length).toBeGreaterThanOrEqual(2);
  });

  test('nothing of a student stands in our sentences but between quotation marks', () => {
    const ours = new Set(all.flatMap(({ ideas }) => ideas.flatMap(textsOf)).map(outside));
    // as many as were written by hand: titles, summaries, starts, questions, reasons with a hint for each trait
    expect(ours.size).toBeLessThan(460);
    const names = [
      'Karim',
      'Lindner',
      'Homs',
      'Berlin',
      'Beanibazar',
      'Gdansk',
      'Lina',
      'Hilton',
      'Amman',
      'solder',
      'pump',
      'cat',
    ];
    for (const sentence of ours) {
      expect(sentence).toMatch(/^[\p{Lu}“].*[.?”]$/u);
      for (const name of names) expect(sentence.split(/[^\p{L}]+/u)).not.toContain(name);
    }
  });

  test('short answers are asked on, and nobody who keeps something to themselves', () => {
    const notes = (name: string) =>
      all
        .find((one) => one.name === name)
        ?.ideas.flatMap(textsOf)
        .join('\n');
    expect(notes('tea stall')).toContain('“ok”');
    expect(notes('only ok')).toContain('Tell a little more first');
    expect(notes('prisoner’s son')).not.toContain('I do not tell this');
    expect(notes('markup')).not.toContain('Ignore all previous');
  });

  test.each(all)('$name: no idea reads like another with the nouns changed', ({ ideas }) => {
    const grams = ideas.map((idea) => fourWords(textsOf(idea).map(outside).join(' ')));
    grams.forEach((a, i) => {
      for (const b of grams.slice(i + 1)) {
        const shared = [...a].filter((gram) => b.has(gram)).length;
        expect(shared / Math.min(a.size, b.size)).toBeLessThan(0.25);
      }
    });
  });
});

function fourWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  return new Set(words.slice(3).map((_, i) => words.slice(i, i + 4).join(' ')));
}

const activity = {
  name: 'Robotics Club',
  title: 'Member',
  duration: '2024-01 - present',
  outcome: 'Third place in Dhaka',
};

describe('what the angles see', () => {
  const one = (answer: string) => check({ traits: ['courage'], reflections: { 'courage-1': answer }, activities: [] });
  const has = (ideas: Idea[], pattern: RegExp) => ideas.some(({ title }) => pattern.test(title));

  test('a failure that happened, and not one that could have', () => {
    expect(has(one('The bridge of spaghetti collapsed after ten seconds in front of the jury.'), /went wrong/)).toBe(
      true,
    );
    expect(has(one('I have never failed a test and this one will not fail me either.'), /went wrong/)).toBe(false);
  });

  test('a number that grew, and not two numbers of different things', () => {
    const grown = /“6 students”, then “40 students”/;
    expect(has(one('We began with 6 students in a garage. After a year 40 students came.'), grown)).toBe(true);
    expect(has(one('We began with 6 students in a garage. After that 40 parents came.'), /Two numbers/)).toBe(false);
  });

  test('a feeling of the student, and not of somebody else', () => {
    expect(has(one('I was ashamed of the accent of my father in front of the class.'), /feeling made you do/)).toBe(
      true,
    );
    expect(has(one('The coach was angry and the whole team ran another ten rounds.'), /feeling made you do/)).toBe(
      false,
    );
  });

  test('a belief that was held, and not what somebody thought about', () => {
    expect(has(one('I used to think that silence means agreement in a meeting.'), /What you thought then/)).toBe(true);
    expect(has(one('I thought about the exam on the way to the station with my aunt.'), /What you thought then/)).toBe(
      false,
    );
  });

  test('who was mocked is not asked what was right about it', () => {
    expect(has(one('The others laughed at my brother because he does not speak at all.'), /not everybody agreed/)).toBe(
      false,
    );
    expect(has(one('I argued with the head teacher about the rule for an hour.'), /not everybody agreed/)).toBe(true);
  });

  test('a death is never told as a failure to be reported, and is left to the student', () => {
    const ideas = one('My grandfather died of cancer in March. I lost the last match of the season in the same week.');
    const touching = ideas.filter((idea) =>
      quotes(idea.title + idea.how_to_start).some((quote) => quote.includes('died')),
    );
    expect(touching.map(({ title }) => title.split(':')[0])).toEqual(['Only if you want to tell it']);
    expect(ideas[0]).not.toBe(touching[0]);
    expect(has(one('My phone died in the middle of the forest and I was alone there.'), /Only if you want/)).toBe(
      false,
    );
  });

  test('a sentence that anybody could write is named, and is no thing to build on', () => {
    const ideas = one('Hard work is the key to success. I repaired the fan of our classroom with a bicycle chain.');
    expect(ideas[0]?.title).toContain('I repaired the fan');
    expect(ideas[1]?.title).toBe('The day behind a large sentence: “Hard work is the key to success”');
    const noted = check({
      traits: ['courage'],
      reflections: {
        a: 'Hard work is the key to success.',
        b: 'I repaired the fan of our classroom with a bicycle chain.',
        c: 'One day the pump stopped, and I carried water for nine families until it was dark.',
      },
      activities: [activity],
    });
    expect(noted.flatMap(({ what_to_include }) => what_to_include).join()).toContain(
      '“Hard work is the key to success”',
    );
  });

  test('a word is taken for a thing only where nothing else is possible', () => {
    const asked = (answer: string) =>
      one(answer)
        .flatMap(({ what_to_include }) => what_to_include.join('\n'))
        .join('\n');
    expect(asked('I solder every evening, and the solder burns my thumb when I am tired.')).not.toContain('solder”');
    expect(asked('I worked very well with the Ministry of Education for a year.')).not.toMatch(/“(?:well|very well)”/);
    expect(asked('I wrote the names into a green notebook on the last day.')).toContain('“a green notebook”');
  });

  test('digits of other scripts count', () => {
    expect(has(one('আমরা ৬ জন ছিলাম সেই ছোট ক্লাবে। এখন আমরা ৪০ জন।'), /“৬ জন”, then “৪০ জন”/)).toBe(true);
    expect(has(one('كنا ٦ طلاب في البداية في النادي. صرنا ٤٠ طلاب بعد عام.'), /“٦ طلاب”, then “٤٠ طلاب”/)).toBe(true);
  });

  test('an answer is short under eight words, in any script, and letters are no words', () => {
    expect(
      ['ok', 'I like football very much', '我喜欢数学', 'hahaha ha ha', 'no no no no no no no no no'].map(isBrief),
    ).toEqual(Array(5).fill(true));
    expect(
      [
        'I fell from the bicycle and walked home with it.',
        '有一天下大雨，一个客人都没有，我们自己喝了十二碗。',
        'আমার দাদি চোখে কম দেখেন, তাই আমি প্রতিদিন তাঁকে পড়ে শোনাই।',
      ].map(isBrief),
    ).toEqual([false, false, false]);
  });
});

describe('what is told most concretely', () => {
  const chalk =
    'in market there was fighting for place. every day fight. i make with chalk lines and write name. first day they laughing. second day uncle Jobbar put his sack on the line and he say ok. after it no more fight only when rain because chalk go.';
  const input: IdeasInput = {
    traits: ['responsibility', 'persistence', 'leadership'],
    reflections: {
      'persistence-1':
        'i was fail in math three time in class 9. my brother he is say to me no matter you can sell vegetable like father. i was angry and i wake up 4 am every day before go to market and i do one page.',
      'leadership-1': chalk,
      'persistence-2': 'when my father leg broke and i was alone in the shop i was want to leave school',
    },
    activities: [
      { name: 'Vegetable shop', title: 'seller', duration: '5 year', outcome: 'i know now how much every body pay' },
    ],
  };

  test('is an idea, in broken English too', () => {
    const starts = check(input).map(({ how_to_start }) => quotes(how_to_start)[0] ?? '');
    expect(starts.some((quote) => folded(chalk).includes(uncut(quote)))).toBe(true);
  });

  test('comes before a claim in which a cue word stands', () => {
    const claims = 'I always felt that I realised many things in life, and I decided that one must never lose hope.';
    const told =
      'My grandmother keeps buttons in a biscuit tin. She gave me the green one when the goat ate my school shirt, and my aunt laughed until the tea boiled over.';
    const [first] = check({ traits: ['courage'], reflections: { a: claims, b: told }, activities: [] });
    expect(folded(told)).toContain(uncut(quotes(first?.how_to_start ?? '')[0] ?? '').slice(0, 20));
  });
});

describe('nonsense that nobody may read', () => {
  const asked = (answer: string) =>
    check({ traits: ['courage'], reflections: { a: answer }, activities: [] })
      .flatMap(textsOf)
      .join('\n');

  test('a measure is not asked which one of them', () => {
    for (const measure of ['40 m2', '16 GB', '87 percent', '3 km', '40 m²', '250 rpm', '5 kg', '90 marks'])
      expect(asked(`The roof had ${measure} when I climbed up with my uncle and his old ladder.`)).not.toContain(
        `“${measure}”`,
      );
  });

  test('of one there is no other', () => {
    expect(asked('I did one page before the market opened, every morning of that winter.')).not.toMatch(
      /“one page”[^\n]*(?:which|Which)/,
    );
  });

  test('tags and quotation marks are no other language', () => {
    for (const answer of [
      '<p>I <b>repaired</b> the <i>old</i> <span>fan</span> of our classroom with a bicycle chain.</p>',
      '"I repaired" the "old fan" of "our classroom" with a "bicycle chain" &amp; some &quot;luck&quot;.',
    ])
      expect(asked(answer)).not.toContain('In your own language first');
  });

  test('a joke is not made solemn, and a goldfish is no loss of the family', () => {
    const ideas = check({
      traits: ['creativity', 'empathy', 'curiosity'],
      reflections: {
        'creativity-1': 'I invented a machine for my cat to open the fridge. 10/10 would do it again lol 😂',
        'empathy-1': 'my goldfish. he had anxiety. we talked about it. he died (RIP Gerald) but at least he was heard',
        'curiosity-1': 'why is my little brother like that. research is ongoing, funding was denied by mum',
      },
      activities: [{ name: 'Sleeping', title: 'CEO', duration: '16 years', outcome: 'still at it' }],
    });
    const all = ideas.flatMap(textsOf).join('\n');
    expect(all).not.toMatch(/Only if you want to tell it|Behind the result|“Sleeping”/);
    expect(ideas).toHaveLength(3);
  });
});

test('no wording comes to more than one in five of forty students', () => {
  const students = Object.values(STUDENTS);
  const counts = new Map<string, number>();
  for (const input of students) {
    const sentences = generateIdeas(input)
      .flatMap(textsOf)
      .flatMap((text) => outside(text).split(/(?<=[.?!:])\s+/u))
      .filter((sentence) => /\p{L}/u.test(sentence));
    for (const sentence of new Set(sentences)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count > students.length / 5);
  expect(often).toEqual([]);
});

describe('little or odd input', () => {
  test('one activity and three short reflections give two ideas', () => {
    const reflections = { a: 'I like to read about stars.', b: 'I help people.', c: 'Math is my favourite subject.' };
    expect(check({ traits: ['curiosity'], reflections, activities: [activity] })).toHaveLength(2);
  });

  test('three identical answers count once, and the student is told', () => {
    const answer = 'I always try my best in everything that I do.';
    const ideas = check({
      traits: ['courage'],
      reflections: { a: answer, b: `  ${answer}`, c: answer.toUpperCase() },
      activities: [activity],
    });
    expect(ideas.length).toBeGreaterThanOrEqual(2);
    expect(ideas.flatMap(({ what_to_include }) => what_to_include).join()).toContain(
      'The same words stand under more than one question',
    );
  });

  test('answers of a word are asked on, and quoted', () => {
    const [idea, ...more] = check({
      traits: ['courage', 'empathy'],
      reflections: { a: 'yes', b: 'no', c: '' },
      activities: [],
    });
    expect(more).toEqual([]);
    expect(idea?.title).toBe('Tell a little more first: “yes”');
    expect(idea?.what_to_include.join()).toContain('“no”');
  });

  test('answers in Bangla and Arabic are quoted as they are', () => {
    const bangla = 'আমি প্রতিদিন মায়ের দোকানে বসি। একদিন সব হিসাব ভুল হয়ে গেল।';
    const arabic = 'كنت خائفًا من الكلام أمام الصف، ثم طلب مني المعلم أن أشرح الدرس.';
    for (const answer of [bangla, arabic]) {
      const ideas = check({ traits: ['courage'], reflections: { a: answer }, activities: [activity] });
      expect(ideas.length).toBeGreaterThanOrEqual(2);
      const quoted = ideas
        .flatMap(({ how_to_start }) => quotes(how_to_start))
        .filter((quote) => answer.includes(quote));
      expect(quoted.length).toBeGreaterThan(0);
    }
  });

  test('markup is text', () => {
    const answer = '<script>alert(1)</script> One day the <b>roof</b> fell into our classroom & nobody was hurt.';
    const ideas = check({ traits: [], reflections: { a: answer }, activities: [activity] });
    expect(ideas.flatMap(({ how_to_start }) => quotes(how_to_start)).join()).toContain('<b>roof</b>');
  });

  test('very long answers and many activities', () => {
    const long = 'I carried water up the hill until the pipe broke and my uncle laughed. '.repeat(75).slice(0, 5000);
    const activities = Array.from({ length: 60 }, (_, i) => ({ ...activity, name: `Club ${i}`, description: long }));
    expect(
      check({ traits: ['courage'], reflections: { a: long, b: 'x'.repeat(5000), c: '😀'.repeat(2500) }, activities })
        .length,
    ).toBeGreaterThanOrEqual(2);
  });

  test('nothing at all gives nothing, without an error', () => {
    expect(check({ traits: [], reflections: {}, activities: [] })).toEqual([]);
    expect(
      check({
        traits: ['courage'],
        reflections: { a: ' \n' },
        activities: [{ name: ' ', title: '', duration: '', outcome: '' }],
      }),
    ).toEqual([]);
  });

  test('the order in which answers were stored makes no difference', () => {
    const pump = STUDENTS.pump as IdeasInput;
    const turned = { ...pump, reflections: Object.fromEntries(Object.entries(pump.reflections).reverse()) };
    expect(generateIdeas(turned)).toEqual(generateIdeas(pump));
  });
});

const pieces = Object.values(STUDENTS)
  .slice(0, 14)
  .flatMap(given)
  .flatMap((text) => text.split(/(?<=[.,]) /));
const odd = [
  '😀👩‍👩‍👧',
  '\u202eabc',
  '\u0000',
  '\ud800',
  'مرحبا بكم',
  '“quoted” words',
  '”',
  '“',
  '<i>',
  '\n\n',
  '1,000.5',
  '$40',
  '৪০',
  'a'.repeat(300),
  ',,, ;',
  'my my my',
  'I I I',
  'the',
];
const text = fc
  .array(
    fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...odd), fc.string({ unit: 'grapheme', maxLength: 12 })),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(' '));
const anyInput: fc.Arbitrary<IdeasInput> = fc.record({
  traits: fc.array(fc.oneof(fc.constantFrom('curiosity', 'courage', 'teamwork'), fc.string({ maxLength: 60 })), {
    maxLength: 4,
  }),
  reflections: fc.dictionary(
    fc.oneof(fc.constantFrom('courage-1', 'toString', '7'), fc.string({ maxLength: 30 })),
    text,
    { maxKeys: 5 },
  ),
  activities: fc.array(
    fc.record({
      name: text,
      title: text,
      duration: text,
      outcome: text,
      description: fc.option(text, { nil: undefined }),
    }),
    { maxLength: 4 },
  ),
});

test('whatever the input: bounded, quoted verbatim, the same each time, and an idea if there is a word', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const ideas = check(input);
      expect(generateIdeas(structuredClone(input))).toEqual(ideas);
      const named = input.activities.flatMap(({ name, title, outcome }) => [name, title, outcome]);
      if (named.some((part) => /[\p{L}\p{N}]{2}/u.test(part))) expect(ideas.length).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 400 },
  );
});

test('hints and questions only: no sentence of ours is in the first person', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      for (const idea of generateIdeas(input)) {
        for (const sentence of textsOf(idea).flatMap((text) => outside(text).split(/(?<=[.!?:])\s+/u))) {
          const words = sentence.match(/[\p{L}’']+/gu) ?? [];
          if (words.length >= 8)
            expect(words.filter((word) => /^(?:I|me|my|mine|myself|we|our|I['’]\w+)$/i.test(word))).toEqual([]);
        }
      }
    }),
    { numRuns: 200 },
  );
});

describe('years, dates and numbers in other scripts', () => {
  const reflections = {
    bangla:
      '২০২২ সালে আমাদের গ্রামে বন্যা হয়েছিল। আমি ১২ জন বন্ধুকে নিয়ে ত্রাণ বিতরণ করেছিলাম। আমি প্রতিদিন ৪৫ মিনিট হেঁটে স্কুলে যাই।',
    arabic: 'في سنة ٢٠٢٠ فشل مشروعي الأول. كنت أظن أن اللغة سهلة. بعد 3 أشهر تكلمت أمام 25 طالبا لأول مرة.',
    english:
      'In the year 2022 we won. On 12 March the club met; August 14 was a holiday. By the 1990s the mill was gone.',
  };
  const numbers = Object.values(reflections).flatMap((text) =>
    numberPhrases(text, wordsOf(text)).map(({ text }) => text),
  );

  test('only what counts something known is a number', () => {
    expect(numbers).toEqual(['১২ জন', '৪৫ মিনিট', '3 أشهر', '25 طالبا']);
  });

  test.each(Object.entries(reflections))('no idea takes them for things: %s', (_, answer) => {
    const input = { traits: ['courage'], reflections: { answer }, activities: [] };
    const texts = check(input).flatMap(textsOf);
    const short = texts.flatMap(quotes).filter((quote) => quote.split(/\s+/).length <= 2);
    expect(short.filter((quote) => /\p{Nd}{4}|12|14/u.test(quote))).toEqual([]);
  });
});
