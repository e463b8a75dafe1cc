import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Anchor, anchorAt, carry, carryAll, findAgain, type Span } from '../src/comments/anchor.ts';

const essay =
  'The flood came in June. My father carried the books to the roof, and the neighbours laughed. In June I learned to read the river.';

const at = (text: string, quote: string, from = 0): Anchor => {
  const start = text.indexOf(quote, from);
  return anchorAt(text, { start, end: start + quote.length });
};
const wordsAt = (text: string, place: Span | undefined) => place && text.slice(place.start, place.end);

describe('carrying an anchor', () => {
  it('follows what is written and taken away around it', () => {
    const later = `For years I was silent. ${essay.replace('My father', 'My mother and my father')} The end.`;
    expect(wordsAt(later, carry(at(essay, 'the books'), essay, later))).toBe('the books');
    expect(carry(at(essay, 'The flood'), essay, later)?.start).toBe(24);
  });

  it('keeps the second June when the first one goes', () => {
    const later = essay.replace('in June', 'early').replace('the river', 'rivers');
    expect(carry(at(essay, 'June', 30), essay, later)?.start).toBe(later.indexOf('June'));
  });

  it('is lost when its words change, and is back when they are', () => {
    const anchor = at(essay, 'laughed');
    expect(carry(anchor, essay, essay.replace('laughed', 'smiled'))).toBeUndefined();
    expect(wordsAt(essay, carry(anchor, essay, essay))).toBe('laughed');
  });

  it('finds a sentence that was moved', () => {
    const sentence = 'In June I learned to read the river.';
    const later = `${sentence} ${essay.replace(` ${sentence}`, '')}`;
    expect(carry(at(essay, sentence), essay, later)?.start).toBe(0);
  });

  it('does not take a short word of another sentence for its own', () => {
    const anchor = at('He gave the cat away.', 'the');
    expect(
      carry(anchor, 'He gave the cat away.', 'On a mountain beyond Sylhet, rain fell over the valley.'),
    ).toBeUndefined();
  });

  it('cuts no character in two', () => {
    const text = `${'🛶'.repeat(40)}ferry${'🛶'.repeat(40)}`;
    const { before, after } = at(text, 'ferry');
    expect(before.isWellFormed() && after.isWellFormed()).toBe(true);
  });

  it('is found by its context where the earlier text is not at hand', () => {
    const later = `Years ago. ${essay}`;
    expect(findAgain(at(essay, 'June', 30), later)?.start).toBe(later.lastIndexOf('June'));
  });
});

// Few letters and words, so that everything comes again and again.
const word = fc.constantFrom('a', 'b', 'ab', 'the', 'নদী', '🛶', ' ', '. ', '\n');
const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(''));

/** A text, a span of it, and edits that each leave the span alone: where, how much goes, what comes. */
const edits = fc.array(
  fc.record({ side: fc.boolean(), at: fc.nat(), gone: fc.nat(20), come: fc.oneof(text, fc.constant('')) }),
  {
    minLength: 1,
    maxLength: 6,
  },
);
type Edit = { side: boolean; at: number; gone: number; come: string };

/** The text after an edit before or behind the span, and where the span then is. */
function edit(text: string, { start, end }: Span, { side, at, gone, come }: Edit): { text: string; span: Span } {
  const [low, high] = side ? [0, start] : [end, text.length];
  const from = low + (at % (high - low + 1));
  const to = Math.min(high, from + gone);
  const shift = side ? come.length - (to - from) : 0;
  return { text: text.slice(0, from) + come + text.slice(to), span: { start: start + shift, end: end + shift } };
}

const spanOf = (text: string, a: number, b: number): Span => {
  const [x, y] = [a % text.length, b % text.length].sort((one, other) => one - other) as [number, number];
  return { start: x, end: y + 1 };
};

describe('whatever is edited outside of a span', () => {
  it('one edit never loses it, and it points at the same words', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), edits, (before, a, b, [one]) => {
        const span = spanOf(before, a, b);
        const anchor = anchorAt(before, span);
        const { text: after } = edit(before, span, one as Edit);
        expect(wordsAt(after, carry(anchor, before, after))).toBe(anchor.quote);
      }),
      { numRuns: 2000 },
    );
  });

  it('many edits, carried one by one, never lose it', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), edits, (first, a, b, all) => {
        let now = { text: first, span: spanOf(first, a, b) };
        const quote = wordsAt(first, now.span);
        let place: Span | undefined = now.span;
        for (const one of all) {
          const next = edit(now.text, now.span, one);
          place = carry(anchorAt(now.text, place as Span), now.text, next.text);
          expect(wordsAt(next.text, place)).toBe(quote);
          // the words may stand twice: from here on the carried one is the span that is left alone
          now = { text: next.text, span: place as Span };
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('many edits at once never lose words that tell', () => {
    const quote = 'my father carried the books';
    fc.assert(
      fc.property(text, text, edits, (left, right, all) => {
        const before = left + quote + right;
        const span = { start: left.length, end: left.length + quote.length };
        let now = { text: before, span };
        for (const one of all) now = edit(now.text, now.span, one);
        expect(wordsAt(now.text, carry(anchorAt(before, span), before, now.text))).toBe(quote);
      }),
      { numRuns: 1000 },
    );
  });

  it('any two texts: what is found is the same words, in bounds', () => {
    fc.assert(
      fc.property(text, text, fc.nat(), fc.nat(), (before, after, a, b) => {
        const anchors = [spanOf(before, a, b), spanOf(before, b, a + 1)].map((span) => anchorAt(before, span));
        carryAll(anchors, before, after).forEach((place, index) => {
          if (place) expect(wordsAt(after, place)).toBe(anchors[index]?.quote);
        });
      }),
      { numRuns: 2000 },
    );
  });
});
