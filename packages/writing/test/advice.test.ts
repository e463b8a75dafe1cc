import { describe, expect, it } from 'vitest';
import { CONTENT_PAIRS } from '../eval/pairs/pairs.ts';
import { PROMPT_ANSWERS } from '../eval/prompt-answers.ts';
import { RANKED_ESSAYS } from '../eval/ranked.ts';
import { FOURTH_RANKED } from '../eval/ranked-fourth.ts';
import { SEVENTH_RANKED } from '../eval/ranked-seventh.ts';
import { SIXTH_RANKED } from '../eval/ranked-sixth.ts';
import { ADVICE_IDS } from '../src/advice-ids.ts';
import { CRITERIA } from '../src/criteria/criteria.ts';
import { evaluateQuickly } from '../src/evaluate.ts';
import { MEASURE_IDS } from '../src/measure-ids.ts';
import { MOVE_LABELS } from '../src/prompts/move-ids.ts';
import { CRITERION_IDS, type EvaluateInput } from '../src/types.ts';
import { VAGUE_PHRASES } from '../src/words/vague-phrases.ts';
import { PROPOSAL, STRONG, WEAK } from './essays.ts';

const LIMIT = { unit: 'words', max: 100 } as const;
const EMPTY_PROPOSAL = `${'We like it here and it is nice. '.repeat(2)}${WEAK.slice(0, 200)}`;
const NARRATION = `On Monday we took bus 12 to Dhaka and carried 40 bottles to the river. Rahim filled 20 bottles at the ferry. I wrote 20 labels in Bangla.

On Tuesday we carried the bottles to Khulna by truck. Karim counted 38 of them at the gate. I drew a map of the river and Salma coloured it.`;

/** Enough texts to draw every piece of advice out. */
const inputs: EvaluateInput[] = [
  ...CONTENT_PAIRS.flatMap(({ weak, strong, essayType, prompt }) =>
    [weak, strong].map((text) => ({ text, essayType, limit: LIMIT, ...(prompt && { prompt }) })),
  ),
  { text: WEAK, essayType: 'SOP', limit: { unit: 'words', max: 5000 } },
  { text: `${STRONG}\n\nAnd then`, essayType: 'Personal Statement' },
  {
    text: `${STRONG}\n\nThat is all.`,
    essayType: 'Diversity Essay',
    prompt: 'Write about beekeeping in winter and why you want to attend our college.',
  },
  { text: [STRONG, PROPOSAL].join(' ').replace(/\n+/g, ' '), essayType: 'SOP' },
  {
    text: `${NARRATION} ${'On 3 May 2021 Rahim, Karim, Salma and Nadia took 4 buses, 5 boats and 6 trucks to Dhaka, Khulna, Sylhet and Bogra. '.repeat(6)}`,
    essayType: 'Other',
  },
  { text: `${STRONG} The university is famous and has excellent teachers.`, essayType: 'Personal Statement' },
  { text: EMPTY_PROPOSAL, essayType: 'Research Proposal' },
  { text: NARRATION, essayType: 'Motivation Letter' },
  {
    text: `${'I have a dream and I am very happy. '.repeat(4)}${NARRATION} ${[...VAGUE_PHRASES.keys()].join('. ')}`,
    essayType: 'Other',
  },
  {
    text: `In the process of the work I saw it. ${PROPOSAL} As a matter of fact it rained. I am hardworking.`,
    essayType: 'Generic',
  },
  { text: `${STRONG} We had pens, pots and so on. I came to the right place with my bag.`, essayType: 'Other' },
  { text: STRONG, essayType: 'Motivation Letter', prompt: 'What will you contribute to our campus?' },
  { text: WEAK.slice(0, 500), essayType: 'Personal Statement' },
  ...RANKED_ESSAYS.filter(({ kind }) => kind === 'quiet').map(({ text, essayType }) => ({ text, essayType })),
  {
    text: `${STRONG} As Rumi wrote, the wound is where light enters. In the words of Nelson Mandela, it seems impossible.`,
    essayType: 'Personal Statement',
  },
  ...PROMPT_ANSWERS.filter(({ fits }) => !fits),
];
const suggestions = inputs
  .flatMap((input) => evaluateQuickly(input).suggestions)
  .filter(({ category }) => category !== 'language');

describe('advice', () => {
  it('is given by listed rules, and every listed rule can be drawn out', () => {
    const seen = new Set(suggestions.map(({ rule }) => rule));
    expect([...seen].filter((rule) => !(ADVICE_IDS as readonly string[]).includes(rule))).toEqual([]);
    const content = ADVICE_IDS.filter((rule) => !rule.startsWith('language.'));
    expect(content.filter((rule) => !seen.has(rule))).toEqual([]);
  });

  it('is worded by rule and params alone', () => {
    const worded = new Map<string, string>();
    for (const { rule, params, suggestion } of suggestions) {
      const key = JSON.stringify([rule, params]);
      expect(worded.get(key) ?? suggestion).toBe(suggestion);
      worded.set(key, suggestion);
      expect(suggestion).not.toMatch(/[{}\n]|undefined/);
      for (const value of Object.values(params ?? {})) expect(suggestion).toContain(String(value));
    }
  });

  it('belongs to the criterion that its rule names', () => {
    for (const { rule, category } of suggestions) expect(rule.startsWith(`${category}.`)).toBe(true);
  });

  it('about the whole essay marks no sentence, and no sentence stands under several headings for it', () => {
    const whole = suggestions.filter(({ scope }) => scope === 'essay');
    const about = /^(?:prompt-fit\.missing-|style\.length-|fit\.no-plan|reflection\.no-change)/;
    for (const { start, end, sentence } of whole) expect([end - start, sentence.trim() === '']).toEqual([0, false]);
    expect(suggestions.filter(({ rule, scope }) => about.test(rule) && !scope)).toEqual([]);
  });

  it('quotes one phrase once', () => {
    for (const input of inputs) {
      const quoted = evaluateQuickly(input).suggestions.filter(({ params }) => params?.phrase !== undefined);
      const clashes = quoted.filter((one, place) =>
        quoted.slice(0, place).some((other) => one.start < other.end && other.start < one.end),
      );
      expect(clashes).toEqual([]);
    }
  });
});

it('the list of measures is the measures that there are', () => {
  expect(CRITERION_IDS.flatMap((id) => CRITERIA[id].measures.map((measure) => measure.id))).toEqual([...MEASURE_IDS]);
});

it('every move has its question', () => {
  for (const id of Object.keys(MOVE_LABELS)) expect(ADVICE_IDS).toContain(`prompt-fit.missing-${id}`);
});

describe('remarks that a counsellor would not make', () => {
  const rulesOf = (id: string) => {
    const essay = [...FOURTH_RANKED, ...SIXTH_RANKED, ...SEVENTH_RANKED].find((one) => one.id === id);
    if (!essay) throw new Error(`no essay ${id}`);
    return evaluateQuickly(essay).suggestions.map(({ rule }) => rule);
  };

  it('no scene is asked of an answer to "why us"', () => {
    expect(rulesOf('why-us-generic')).not.toContain('specificity.no-scene');
    expect(rulesOf('why-us-generic')).toContain('fit.generic-praise');
    expect(rulesOf('hollow-debate')).toContain('specificity.no-scene');
  });

  it('"after the year I go back to the commission" is a goal', () => {
    expect(rulesOf('grant-lagos-meters')).not.toContain('prompt-fit.missing-goals');
  });

  it('a sentence in the middle of a scene is nobody else’s', () => {
    expect(rulesOf('grant-lagos-meters')).not.toContain('voice.anybody');
    expect(rulesOf('hollow-mosaic')).toContain('voice.anybody');
  });

  it('a paragraph of prizes and posts is a list, not what anybody could say', () => {
    for (const id of ['list-kano-doctor', 'list-rajshahi-scholar']) {
      expect(rulesOf(id)).not.toContain('specificity.bare-paragraph');
      expect(rulesOf(id).filter((rule) => rule === 'specificity.crowded')).toHaveLength(1);
    }
  });

  it('of empty paragraphs three are enough', () => {
    expect(rulesOf('hollow-delta-economics').filter((rule) => rule === 'specificity.bare-paragraph')).toHaveLength(3);
  });

  it('who says what they want to study or become is not told that they do not; the goal may be anybody’s', () => {
    expect(rulesOf('errors-ferry-ghat')).not.toContain('prompt-fit.missing-goals');
    expect(rulesOf('hollow-delta-economics')).not.toContain('prompt-fit.missing-goals');
    expect(rulesOf('hollow-delta-economics')).toContain('fit.vague-goal');
  });

  it('“he is a good teacher” praises no university', () => {
    expect(rulesOf('errors-potato-names')).not.toContain('fit.many-readers');
    expect(rulesOf('hollow-delta-economics')).toContain('fit.many-readers');
  });

  it('“and I would like to say that I mean to” says something', () => {
    expect(rulesOf('quiet-change-drawer')).not.toContain('voice.filler');
    const said = evaluateQuickly({ text: `${STRONG} I would like to say that it rained.`, essayType: 'Other' });
    expect(said.suggestions.map(({ rule }) => rule)).toContain('voice.filler');
  });

  it('a word between quotation marks, and what a book says, are no borrowed words', () => {
    expect(rulesOf('quiet-agency-forms')).not.toContain('structure.hollow-end');
    expect(rulesOf('quiet-agency-forms')).not.toContain('voice.anybody');
    const quoted = evaluateQuickly({
      text: `${STRONG} “Education is the most powerful weapon of all.”`,
      essayType: 'Other',
    });
    expect(quoted.suggestions.map(({ rule }) => rule)).toContain('structure.hollow-end');
  });

  it('why this place is not asked of a scholarship that has none, nor of who says that nobody at home teaches it', () => {
    expect(rulesOf('list-colombo-scholarship')).not.toContain('fit.why-here');
    expect(rulesOf('errors-visa-study-plan')).not.toContain('fit.why-here');
    expect(rulesOf('hollow-sop-sustainable-finance')).toContain('fit.why-here');
  });

  it('a letter is not asked for a change of mind, nor an essay in which nothing happens', () => {
    for (const id of ['list-colombo-scholarship', 'list-fes-activities'])
      expect(rulesOf(id)).not.toContain('reflection.no-change');
  });

  it('"when you return home" and "your earlier studies" ask for no word of theirs', () => {
    for (const id of ['quiet-scholarship-blood-fridge', 'errors-visa-study-plan'])
      expect(rulesOf(id)).not.toContain('prompt-fit.missing-idea');
    expect(rulesOf('off-why-us-cricket')).toContain('prompt-fit.missing-idea');
  });

  it('"and had thought that it was about ice" is a change of mind', () => {
    const essay = FOURTH_RANKED.find(({ id }) => id === 'quiet-ice-factory');
    const { overall } = evaluateQuickly(essay as EvaluateInput);
    expect(overall).toBeGreaterThanOrEqual(7.5);
  });
});
