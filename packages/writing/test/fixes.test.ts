import { expect, it } from 'vitest';
import { joinTokens } from '../eval/detokenize.ts';
import { findEdits } from '../eval/edits.ts';
import { isFixWritten } from '../eval/fixes.ts';

const split = (text: string) => text.split(' ');
const judge = (source: string, span: string, fix: string, ...corrections: string[]) => {
  const joined = joinTokens(split(source));
  const start = joined.text.indexOf(span);
  const flag = { rule: 'language.word-pair', kind: 'word', start, end: start + span.length, message: '', fix } as const;
  const from = joined.spans.findIndex(({ end }) => end > start);
  const range = { from, to: from + split(span).length };
  return isFixWritten(
    flag,
    range,
    joined,
    corrections.map((one) => findEdits(split(source), split(one))),
  );
};

it.each([
  ['He go home .', 'go', 'goes', true],
  ['He go home .', 'go', 'went', false],
])('of %s a fix is what somebody wrote, or not', (source, span, fix, written) => {
  expect(judge(source, span, fix, 'He goes home .', source)).toBe(written);
});

it('a word left out, put in or written apart counts as it reads', () => {
  expect(judge('We discuss about it .', 'about', '', 'We discuss it .')).toBe(true);
  expect(judge('She is teacher .', 'teacher', 'a teacher', 'She is a teacher .')).toBe(true);
  expect(judge('It is all ready gone .', 'all ready', 'already', 'It is already gone .')).toBe(true);
  expect(judge('He go home .', 'go', 'goes', 'He go home .')).toBe(false);
  // "u" beside it was changed too
  expect(judge('It is becouse u know .', 'becouse', 'because', 'It is because you know .')).toBe(true);
  expect(judge('It is becouse u know .', 'becouse', 'become', 'It is because you know .')).toBe(false);
  // capitals alone were mended, and a comma put in beside them
  expect(judge('hence it is gone .', 'hence', 'Hence', 'Hence , it is gone .')).toBe(true);
  expect(judge('hence it is gone .', 'hence', 'Hence', 'So hence , it is gone .')).toBe(false);
});
