import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateIdeas, type Idea, type IdeasInput } from '../src/ideas/generate-ideas.ts';
import { numberPhrases } from '../src/ideas/number-phrases.ts';
import { wordsOf } from '../src/ideas/words.ts';
import { karim, nusrat, tania } from './ideas-students.ts';

const textsOf = ({ title, summary, how_to_start, what_to_include, why_it_works }: Idea) => [
  title,
  summary,
  how_to_start,
  ...what_to_include,
  why_it_works,
];
const quotes = (text: string) => [...text.matchAll(/“([^”]*)”/gu)].map((match) => match[1] as string);
const outside = (text: string) => text.replace(/“[^”]*”/gu, '“”');

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
  const sources = given(input);
  const own = [...sources, ...input.traits];
  expect(ideas.length).toBeLessThanOrEqual(8);
  expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
  for (const idea of ideas) {
    expect(idea.title.length).toBeLessThanOrEqual(120);
    for (const text of [idea.summary, idea.how_to_start, idea.why_it_works])
      expect(text.length).toBeLessThanOrEqual(600);
    expect(idea.what_to_include.length).toBeGreaterThanOrEqual(3);
    expect(idea.what_to_include.length).toBeLessThanOrEqual(5);
    for (const item of idea.what_to_include) expect(item.length).toBeLessThanOrEqual(300);
    expect(quotes(idea.title).length).toBeGreaterThan(0);
    expect(quotes(idea.how_to_start).length).toBeGreaterThan(0);
    for (const text of textsOf(idea)) {
      expect(outside(text)).not.toMatch(/undefined|NaN|null|\[object|“$|[“”]{3}/);
      for (const quote of quotes(text))
        expect(
          own.some((source) => source.includes(quote)),
          quote,
        ).toBe(true);
    }
    for (const quote of quotes(idea.how_to_start)) expect(sources.some((source) => source.includes(quote))).toBe(true);
    if (idea.trait !== undefined) expect(input.traits.map((trait) => trait.trim())).toContain(idea.trait);
  }
  return ideas;
}

describe('three invented students', () => {
  const students = { nusrat, karim, tania };

  for (const [name, input] of Object.entries(students)) {
    test(`${name} gets the ideas that stand in ideas-golden`, async () => {
      const text = check(input).map(
        (idea) =>
          `## ${idea.title}\n(${idea.trait}${idea.activity === undefined ? '' : `, ${idea.activity}`})\n\n${idea.summary}\n\nStart: ${idea.how_to_start}\n\n${idea.what_to_include.map((item) => `- ${item}`).join('\n')}\n\nWhy: ${idea.why_it_works}\n`,
      );
      await expect(text.join('\n')).toMatchFileSnapshot(`ideas-golden/${name}.md`);
    });

    test(`${name}: at least four ideas that begin from different words`, () => {
      const ideas = generateIdeas(input);
      expect(ideas.length).toBeGreaterThanOrEqual(4);
      expect(new Set(ideas.map(({ how_to_start }) => quotes(how_to_start).join())).size).toBe(ideas.length);
    });

    test(`${name}: every activity is in some idea`, () => {
      const used = generateIdeas(input).map(({ activity }) => activity);
      for (const { name } of input.activities) expect(used).toContain(name);
    });

    test(`${name}: no idea reads like another with the nouns changed`, () => {
      const grams = generateIdeas(input).map((idea) => fourWords(textsOf(idea).map(outside).join(' ')));
      grams.forEach((a, i) => {
        for (const b of grams.slice(i + 1)) {
          const shared = [...a].filter((gram) => b.has(gram)).length;
          expect(shared / Math.min(a.size, b.size)).toBeLessThan(0.15);
        }
      });
    });
  }

  test('they do not get the same ideas', () => {
    const all = Object.values(students).map((input) => generateIdeas(input));
    const titles = all.flat().map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const [one, two, three] = all.map((ideas) => new Set(ideas.map(({ why_it_works }) => why_it_works.split('. ')[0])));
    for (const [a, b] of [
      [one, two],
      [two, three],
      [one, three],
    ]) {
      const shared = [...(a ?? [])].filter((angle) => b?.has(angle)).length;
      expect(shared).toBeLessThanOrEqual((a?.size ?? 0) / 2);
    }
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
    expect(
      has(
        one('The bridge of spaghetti collapsed after ten seconds in front of the jury.'),
        /attempt after it|went wrong/,
      ),
    ).toBe(true);
    expect(has(one('I never failed a test and it will not fail.'), /attempt after it|went wrong/)).toBe(false);
  });

  test('a number that grew, and not two numbers of different things', () => {
    expect(
      has(
        one('We began with 6 students in a garage. After a year 40 students came.'),
        /“6 students” and “40 students”/,
      ),
    ).toBe(true);
    expect(has(one('We began with 6 students in a garage. After that 40 parents came.'), /^Between/)).toBe(false);
  });

  test('a feeling that changed, with the words that stand there', () => {
    expect(
      has(one('I was ashamed of the accent of my father. Today I am proud of it and copy it.'), /“ashamed” to “proud”/),
    ).toBe(true);
    expect(has(one('I was not afraid of the dog at all, it was calm.'), /“afraid”/)).toBe(false);
  });

  test('an old belief, without the words that introduce it', () => {
    expect(
      has(one('I used to think that silence means agreement in a meeting.'), /did not last: “silence means agreement/),
    ).toBe(true);
  });

  test('two answers that pull in different directions', () => {
    const ideas = check({
      traits: ['teamwork'],
      reflections: {
        a: 'I solve every exercise alone in the stairwell of our block.',
        b: 'Without the others in our group I would not have seen the mistake.',
      },
      activities: [],
    });
    expect(has(ideas, /and yet/)).toBe(true);
  });

  test('a death is never told as a failure to be reported, and is left to the student', () => {
    const ideas = one('My grandfather died of cancer in March. I lost the last match of the season in the same week.');
    const touching = ideas.filter((idea) =>
      quotes(idea.title + idea.how_to_start).some((quote) => quote.includes('died')),
    );
    expect(touching.map(({ title }) => title.split(':')[0])).toEqual(['If you want to tell it']);
  });

  test('a feeling of somebody else is not the student’s', () => {
    expect(has(one('The coach was angry and the whole team ran another ten rounds.'), /“angry”/)).toBe(false);
    expect(has(one('I was angry and ran another ten rounds around the field.'), /“angry”/)).toBe(true);
  });

  test('a sentence that anybody could write is named, and is no thing to build on', () => {
    const ideas = one('Hard work is the key to success. I repaired the fan of our classroom with a bicycle chain.');
    expect(has(ideas, /“key”/)).toBe(false);
    expect(has(ideas, /bicycle chain|fan/)).toBe(true);
    expect(ideas.flatMap(({ what_to_include }) => what_to_include).join()).toContain(
      'Leave out “Hard work is the key to success”',
    );
  });

  test('an adverb is no thing, and an institution is a name', () => {
    expect(has(one('I worked very well with the Ministry of Education for a year.'), /“well”|“Ministry”/)).toBe(false);
  });

  test('digits of other scripts count', () => {
    expect(has(one('আমরা ৬ জন ছিলাম। এখন আমরা ৪০ জন।'), /“৬ জন” and “৪০ জন”/)).toBe(true);
    expect(has(one('كنا ٦ طلاب في البداية. صرنا ٤٠ طلاب بعد عام.'), /“٦ طلاب” and “٤٠ طلاب”/)).toBe(true);
  });
});

describe('little or odd input', () => {
  test('one activity and three reflections give four angles or more', () => {
    const reflections = { a: 'I like to read about stars.', b: 'I help people.', c: 'Math is my favourite subject.' };
    expect(check({ traits: ['curiosity'], reflections, activities: [activity] }).length).toBeGreaterThanOrEqual(4);
  });

  test('three identical answers count once, and the student is told', () => {
    const answer = 'I always try my best in everything that I do.';
    const ideas = check({
      traits: ['courage'],
      reflections: { a: answer, b: `  ${answer}`, c: answer.toUpperCase() },
      activities: [activity],
    });
    expect(ideas.length).toBeGreaterThanOrEqual(4);
    expect(ideas.flatMap(({ what_to_include }) => what_to_include).join()).toContain(
      'the same words stand under more than one question',
    );
  });

  test('answers of a word are called too short, and quoted', () => {
    const ideas = check({ traits: ['courage', 'empathy'], reflections: { a: 'yes', b: 'no', c: '' }, activities: [] });
    expect(ideas).toHaveLength(4);
    expect(ideas[0]?.what_to_include.join()).toContain('the answer “yes” names no moment');
    for (const { summary } of ideas) expect(summary).toContain('too short');
  });

  test('answers in Bangla and Arabic are quoted as they are', () => {
    const bangla = 'আমি প্রতিদিন মায়ের দোকানে বসি। একদিন সব হিসাব ভুল হয়ে গেল।';
    const arabic = 'كنت خائفًا من الكلام أمام الصف، ثم طلب مني المعلم أن أشرح الدرس.';
    for (const answer of [bangla, arabic]) {
      const ideas = check({ traits: ['courage'], reflections: { a: answer }, activities: [activity] });
      expect(ideas.length).toBeGreaterThanOrEqual(4);
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
    ).toBeGreaterThanOrEqual(4);
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
    const turned = { ...nusrat, reflections: Object.fromEntries(Object.entries(nusrat.reflections).reverse()) };
    expect(generateIdeas(turned)).toEqual(generateIdeas(nusrat));
  });
});

const pieces = [nusrat, karim, tania].flatMap(given).flatMap((text) => text.split(/(?<=[.,]) /));
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

test('whatever the input: bounded, quoted verbatim, the same each time, and four ideas if there is a word', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const ideas = check(input);
      expect(generateIdeas(structuredClone(input))).toEqual(ideas);
      const named = input.activities.flatMap(({ name, title, outcome }) => [name, title, outcome]);
      if ([...Object.values(input.reflections), ...named].some((part) => /[\p{L}\p{N}]{2}/u.test(part))) {
        expect(ideas.length).toBeGreaterThanOrEqual(4);
      }
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

  test('a month reads as one, and what is no date is left out', () => {
    const days = (duration: string) =>
      generateIdeas({
        traits: ['courage'],
        reflections: {},
        activities: [{ name: 'Pump club', title: 'Founder', duration, outcome: '' }],
      }).find(({ how_to_start }) => how_to_start.includes('on the first day'))?.how_to_start;
    expect(days('2021-03 - 2023-06')).toMatch(/on the first day in “Pump club”, in March 2021\.$/);
    expect(days('since 2021')).toMatch(/on the first day in “Pump club”, in 2021\.$/);
    expect(days('two summers')).toMatch(/on the first day in “Pump club”\.$/);
  });
});
