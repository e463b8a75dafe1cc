import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../src/criteria/criteria.ts';
import { WEIGHTS } from '../src/criteria/weights.ts';
import type { Essay } from '../src/measures/measure.ts';
import { scoreBy } from '../src/measures/scale.ts';
import { readDocument } from '../src/text/read-document.ts';
import { CRITERION_IDS, ESSAY_TYPES } from '../src/types.ts';
import { STRONG, WEAK } from './essays.ts';

const essayOf = (text: string): Essay => ({
  document: readDocument(text),
  input: { text, essayType: 'SOP' },
  flags: [],
});
const take = (criterion: (typeof CRITERION_IDS)[number], id: string, text: string) => {
  const measure = CRITERIA[criterion].measures.find((one) => one.id === id);
  if (!measure) throw new Error(`no measure ${id}`);
  return measure.take(essayOf(text));
};

describe('scoreBy', () => {
  const anchors = [
    [0, 10],
    [2, 6],
    [4, 0],
  ] as const;
  it.each([
    [-1, 10],
    [0, 10],
    [1, 8],
    [2, 6],
    [3, 3],
    [9, 0],
    [Number.NaN, 10],
  ])('%d -> %d', (value, score) => expect(scoreBy(anchors, value)).toBe(score));
});

describe('every measure', () => {
  const measures = CRITERION_IDS.flatMap((id) =>
    CRITERIA[id].measures.map((measure) => [`${id}.${measure.id}`, measure] as const),
  );

  it.each(measures)(
    '%s has rising anchors with scores from 0 to 10, and a finite value for odd text',
    (_, { anchors, take: measure, weight }) => {
      expect(weight).toBeGreaterThan(0);
      anchors.forEach(([value, score], place) => {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(10);
        if (place > 0) expect(value).toBeGreaterThan(anchors[place - 1]?.[0] ?? Number.NaN);
      });
      for (const text of ['', '.', 'a', '🙂', '12 12', 'One. Two. Three.'])
        expect(Number.isFinite(measure(essayOf(text)))).toBe(true);
    },
  );

  it('has its own name within its criterion', () => {
    const names = measures.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('weights', () => {
  it.each(ESSAY_TYPES)('%s gives every criterion a share', (type) => {
    for (const id of CRITERION_IDS) expect(WEIGHTS[type][id]).toBeGreaterThan(0);
  });
});

describe('single measures', () => {
  it('count names and numbers, each once', () => {
    expect(
      take(
        'specificity',
        'names-and-numbers',
        'We met Mr. Rahman in Sylhet, and Sylhet was cold: 12 degrees, 12 days.',
      ),
    ).toBeCloseTo(300 / 14, 0);
    expect(
      take('specificity', 'names-and-numbers', 'I think that it was Good and that I liked it on Monday.'),
    ).toBeLessThan(10);
  });

  it('know what somebody did from what somebody felt', () => {
    expect(
      take('specificity', 'own-actions', 'I soldered the board. I had just rebuilt it. We measured the field.'),
    ).toBeGreaterThan(20);
    expect(take('specificity', 'own-actions', 'I was happy. I believed in it. I wanted more. I have dreams.')).toBe(0);
  });

  it('see formula openings', () => {
    expect(take('structure', 'opening', WEAK)).toBe(0);
    expect(take('structure', 'opening', STRONG)).toBe(2);
    expect(take('structure', 'opening', 'People often ask what matters. It is hard to say what matters to them.')).toBe(
      1,
    );
  });

  it('see how an essay ends', () => {
    expect(take('structure', 'ending', WEAK)).toBe(0);
    expect(take('structure', 'ending', STRONG)).toBe(2);
    expect(take('structure', 'ending', `${STRONG}\n\nAnd then`)).toBe(0);
    expect(take('structure', 'ending', `${STRONG}\n\nThat is all.`)).toBe(1);
  });

  it('measure paragraphs, long sentences and repetition', () => {
    expect(take('structure', 'paragraph-length', STRONG)).toBeCloseTo(285 / 4, -1);
    expect(take('style', 'long-sentences', `${'word '.repeat(50)}. Short one here.`)).toBeCloseTo(50 / 53, 2);
    expect(take('style', 'repeated-openings', 'I go. I see. I win. You go. They see.')).toBeCloseTo(0.4, 5);
    expect(take('style', 'wordiness', 'In order to win we ran due to the fact that it rained.')).toBeGreaterThan(10);
  });
});

describe('reflection', () => {
  const moment = 'In May 2021 I carried 40 seedlings to the school in Gulu.';

  it('counts a thought near a moment, and little where nothing is told', () => {
    const near = take('reflection', 'insights', `${moment} I noticed that nobody had asked the gardener.`);
    const far = take(
      'reflection',
      'insights',
      'It was a good time for me. I noticed that nobody had asked. It was very good.',
    );
    expect(near).toBeGreaterThan(3);
    expect(far).toBeLessThan(near / 3);
  });

  it('does not count wishes and lessons that name nothing', () => {
    expect(take('reflection', 'insights', `${moment} I want to learn how plants drink.`)).toBe(0);
    expect(take('reflection', 'insights', `${moment} I learned many things about life.`)).toBe(0);
  });

  it('sees a change of mind in any tense a learner may write', () => {
    for (const turn of [
      'I used to think that water was enough',
      'I use to thinking that water is enough',
      'I had thought that water is enough',
    ])
      expect(take('reflection', 'changes-of-mind', `${moment} ${turn}.`), turn).toBeGreaterThan(3);
  });
});

describe('fit', () => {
  it('tells a reason from praise', () => {
    const reason =
      'I am applying to the MSc in Hydrology at Delft because the module on river gauges begins where my thesis stopped.';
    const praise =
      'I am applying to your esteemed university because it is one of the best universities with excellent faculty.';
    expect(take('fit', 'reasons-here', reason)).toBe(1);
    expect(take('fit', 'reasons-here', praise)).toBe(0);
    expect(take('fit', 'generic-praise', reason)).toBe(0);
    expect(take('fit', 'generic-praise', praise)).toBeGreaterThan(10);
  });

  it('tells a plan from a wish, and what will be from what was', () => {
    expect(
      take('fit', 'concrete-plans', 'After the degree I plan to open a repair workshop in Takoradi in 2028.'),
    ).toBe(1);
    expect(take('fit', 'concrete-plans', 'I want to achieve my goals and make a meaningful impact on society.')).toBe(
      0,
    );
    expect(take('fit', 'concrete-plans', 'The pump broke in 2022 and stood still for weeks.')).toBe(0);
  });
});

describe('voice', () => {
  it('hears phrases, large words and sentences of anybody', () => {
    for (const id of ['stock-phrases', 'worn-words', 'anybody-sentences'])
      expect(take('voice', id, WEAK), id).toBeGreaterThan(take('voice', id, STRONG) + 0.2);
  });

  it('reads a misspelled phrase as it was meant', () => {
    expect(take('voice', 'stock-phrases', 'I steped out of my comfort zone.')).toBeGreaterThan(0);
    expect(take('voice', 'worn-words', 'It was a great oportunity.')).toBeGreaterThan(20);
  });

  it('counts how sentences begin', () => {
    expect(take('voice', 'same-start', 'I go. I see. The dog runs. I win. You go. They see.')).toBeCloseTo(0.5, 5);
  });
});

describe('names and numbers', () => {
  it('take three from a sentence: more are a list', () => {
    const list = 'We had courses in Algebra, Botany, Calculus, Drawing, Ecology and French.';
    // two fifths of them: nothing happens in it, so its names are labels
    expect(take('specificity', 'names-and-numbers', list)).toBeCloseTo((0.4 * 300) / 11, 5);
    const told = 'I carried the bag of my uncle from Algiers over the bridge at Bejaia and sold it in Tunis.';
    expect(take('specificity', 'names-and-numbers', told)).toBeCloseTo(300 / 19, 5);
  });
});
