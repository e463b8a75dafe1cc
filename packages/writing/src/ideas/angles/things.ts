/** Angles that rest on something one can see or count: a thing, a place, something made, a number. */
import { type Angle, type Find, findAt, pick, q, specificity, The, the } from '../angle.ts';
import { weightOf } from '../noun-phrases.ts';
import type { NumberPhrase } from '../number-phrases.ts';
import { clip, QUOTE, quoteOf } from '../quote.ts';
import type { Sentence, Story } from '../story.ts';

export const thing: Angle = {
  kind: 'thing',
  traits: ['creativity', 'curiosity', 'persistence'],
  find: (story) => nounFinds(story, 'thing', 1.2),
  write: ({ phrase, quote }, story) => ({
    title: pick(story, [
      `An essay that holds ${the(phrase)} in its hand`,
      `${The(phrase)}, looked at closely`,
      `What ${the(phrase)} has seen`,
    ]),
    summary: `Let one thing carry the essay. ${The(phrase)} can come back three times: when it was only a thing, when everything hung on it, and as it lies there today. What you learned can then be told through it, without big words.`,
    start: `Describe it as if it lay on the table: size, wear, smell, who held it before. From there lead into ${q(quote)}.`,
    ask: [
      `What has become of ${the(phrase)}, and who else would recognise it?`,
      'Was there a day on which it was missing, broken or in the way?',
    ],
    why: 'A thing that can be seen keeps an essay out of general words, and it is remembered after fifty others.',
  }),
};

export const place: Angle = {
  kind: 'place',
  traits: ['adaptability', 'teamwork', 'independence'],
  find: (story) => nounFinds(story, 'place', 1.2),
  write: ({ phrase, quote }, story) => ({
    title: pick(story, [`Two visits to ${the(phrase)}`, `${The(phrase)}, then and now`]),
    summary: `Write the same place twice, with months or years between: what you noticed when ${the(phrase)} was new to you, and what you notice there now. What changed in the place itself, and what only in the one who looks?`,
    start: `Arrive there for the first time, at a certain hour, on the way to ${q(quote)}. Three details, none of them beautiful, are enough.`,
    ask: [
      'What would a visitor overlook there that you see at once?',
      'What do people there know about you that no certificate says?',
    ],
    why: 'One place, seen twice, shows growth without the word growth.',
  }),
};

export const made: Angle = {
  kind: 'made',
  traits: ['creativity', 'persistence', 'independence'],
  find: (story) =>
    story.sentences.flatMap((sentence) => {
      const at = sentence.signals.made;
      if (at === undefined || sentence.signals.grief !== undefined) return [];
      const object = sentence.nouns.find((noun) => noun.sort !== 'person' && noun.at > at && noun.at - at < 45);
      const find = findAt(sentence, at, object ? 2.9 : 2.2);
      return [object ? { ...find, phrase: object.text } : find];
    }),
  write: ({ phrase, quote }, story) => ({
    title: pick(story, [`How ${q(phrase)} came to be`, `${q(phrase)}: the version that did not work`]),
    summary:
      'Follow the making, not the prize: the first version, the part that did not fit, the compromise that you still see in it. A drawing or a list of parts from that time helps more than praise.',
    start: `Put the unfinished piece on the table in the first line, long before the end that ${q(quote)} already tells.`,
    ask: ['Which version did you throw away, and why?', 'What did the first stranger do with it, rightly or wrongly?'],
    why: 'Making leaves traces of how somebody thinks: what was tried, what was dropped, what was good enough.',
  }),
};

export const grownNumber: Angle = {
  kind: 'grown-number',
  group: 'number',
  traits: ['leadership', 'responsibility', 'persistence'],
  find: (story) =>
    story.sources.flatMap((source) => {
      const all = source.sentences.flatMap((sentence) => sentence.numbers.map((number) => ({ number, sentence })));
      for (let i = 0; i < all.length; i++) {
        for (let j = i + 1; j < Math.min(all.length, i + 8); j++) {
          const [a, b] = [all[i], all[j]];
          if (!a || !b || a.number.of !== b.number.of || a.number.value === b.number.value) continue;
          if (a.sentence.signals.grief !== undefined || a.number.sort === 'money') continue;
          const find = findAt(a.sentence, a.number.at, 3.2);
          return [
            {
              ...find,
              phrase: a.number.text,
              other: { phrase: b.number.text, quote: quoteOf(b.sentence.text, b.number.at) },
            },
          ];
        }
      }
      return [];
    }),
  write: ({ phrase, quote, other }) => ({
    title: `Between ${q(phrase)} and ${q(other?.phrase ?? '')}`,
    summary: `A number that moved is a story with two ends. Do not celebrate the second one: explain the way. Where between ${q(phrase)} and ${q(other?.phrase ?? '')} could it have stopped, and what did you do at that point?`,
    start: `Open on the day of the first number, near ${q(quote)}: who was there, and who was not?`,
    ask: [
      'What did not work on the way, although you had counted on it?',
      'Who would have to confirm these two numbers, and what would that person add?',
    ],
    why: 'Figures at two times let a reader check a claim, and the way between them shows the work.',
  }),
};

export const oneNumber: Angle = {
  kind: 'one-number',
  group: 'number',
  traits: ['curiosity', 'responsibility', 'persistence'],
  find: (story) =>
    story.sentences.flatMap((sentence) =>
      sentence.signals.grief === undefined
        ? sentence.numbers.map((number) => ({
            ...findAt(sentence, number.at, number.of === '' ? 1 : 2),
            phrase: number.text,
            sort: number.sort,
          }))
        : [],
    ),
  write: ({ phrase, quote, sort }) => numberWords[(sort ?? 'count') as NumberPhrase['sort']](q(phrase), q(quote)),
};

const numberWords = {
  time: (phrase: string, quote: string) => ({
    title: `Inside ${phrase}`,
    summary: `You give a length of time: ${phrase}. Take it apart: the beginning, the worst part, the last bit of it. An essay that spends most of its lines on the worst part, and only a few on the end, will sound true.`,
    start: `Enter in the middle of it, on a day when the end was not in sight, and use ${quote} for nothing but the frame.`,
    ask: ['What did you do in the dullest part of it?', 'What had you stopped doing by the end?'] as [string, string],
    why: 'Time that is taken apart shows patience better than the word does.',
  }),
  money: (phrase: string, quote: string) => ({
    title: `What ${phrase} could buy, and what it could not`,
    summary: `A sum such as ${phrase} means one thing to you and another to a reader far away. Say what it stands for where you live: hours of work, meals, bus rides. Then tell the decision that hung on it.`,
    start: `Begin at the moment of paying, counting or going without: ${quote}.`,
    ask: ['What else could the same money have been used for?', 'Who else had a say in it, and what was said?'] as [
      string,
      string,
    ],
    why: 'A decision over a real sum shows values without a word about values.',
  }),
  count: (phrase: string, quote: string) => ({
    title: `One out of ${phrase}`,
    summary: `A number is believed when a reader has seen one of what it counts. Choose one out of ${phrase}, the one that went differently, and stay with it; the others can stand behind it in half a sentence.`,
    start: `Describe that one first. Give the number only afterwards, as in ${quote}.`,
    ask: [
      'How did you count, and what did the count leave out?',
      'Which one do you still think about, and why that one?',
    ] as [string, string],
    why: 'One case told well, with the number behind it, is evidence; the number alone is a claim.',
  }),
};

/** The best phrase of each head; things that come back in another answer weigh more. */
function nounFinds(story: Story, sort: 'thing' | 'place', weight: number): Find[] {
  const best = new Map<string, { find: Find; sources: Set<unknown> }>();
  for (const sentence of story.sentences) {
    if (sentence.signals.grief !== undefined) continue;
    for (const noun of sentence.nouns) {
      if (noun.sort !== sort) continue;
      const find = findNoun(sentence, noun.text, noun.at, weight + weightOf(noun));
      const known = best.get(noun.head);
      const sources = (known?.sources ?? new Set()).add(sentence.source);
      best.set(noun.head, { find: known && known.find.weight >= find.weight ? known.find : find, sources });
    }
  }
  return [...best.values()].map(({ find, sources }) => ({
    ...find,
    weight: find.weight + Math.min(1, sources.size - 1),
  }));
}

function findNoun(sentence: Sentence, text: string, at: number, weight: number): Find {
  return {
    weight: weight + specificity(sentence) * 0.7,
    phrase: clip(text, 40),
    quote: quoteOf(sentence.text, at, QUOTE),
    sentence,
    activity: sentence.source.activity,
  };
}
