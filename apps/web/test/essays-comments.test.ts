import type { EssayComment } from '@lantern/contract/essays.comments';
import { describe, expect, test } from 'vitest';
import { followComments, placeComments } from '../src/features/essays/comments/follow-comments.ts';
import { commentAt, inOrder } from '../src/features/essays/comments/in-order.ts';
import { keepRefused, settle, withWaiting } from '../src/features/essays/comments/waiting-words.ts';

const text = 'In June the flood came. In June I learned to read the river.';

function commentOn(quote: string, from = 0): EssayComment {
  const start = text.indexOf(quote, from);
  const end = start + quote.length;
  return {
    _id: `${quote}-${start}`,
    student_id: 'nadia',
    essay_id: 'essay',
    version_id: 'version',
    revision: 2,
    start,
    end,
    quote,
    before: text.slice(Math.max(0, start - 60), start),
    after: text.slice(end, end + 60),
    text: 'Why?',
    replacement: null,
    state: 'open',
    mentor: null,
    replies: [],
    created_at: '2026-11-22T10:00:00Z',
    decided_at: null,
  };
}

const texts = new Map([['version', text]]);
const june = commentOn('June', 20);

test('a tap finds the comment about the fewest words there; what needs an answer stands first', () => {
  const [whole, first] = [commentOn(text), commentOn('June')];
  const places = placeComments([whole, june, first], texts, text);
  expect([0, first.start, june.end, text.length].map((at) => commentAt(places, at))).toEqual(
    [whole, first, june, whole].map(({ _id }) => _id),
  );
  expect(commentAt(placeComments([june], texts, text), 0)).toBeUndefined();
  const done: EssayComment = { ...whole, state: 'resolved' };
  expect(inOrder([done, june, first], places)).toEqual([first, june, done]);
});

describe('where comments stand', () => {
  test('they follow the text, with and without the one that they were made for', () => {
    const later = `Years ago. ${text}`;
    for (const known of [texts, new Map()])
      expect(placeComments([june], known, later).get(june._id)?.start).toBe(later.lastIndexOf('June'));
  });

  test('words that are changed are gone, and back when that is undone', () => {
    const changed = text.replace('learned to read', 'read');
    const comment = commentOn('learned to read');
    const gone = followComments(placeComments([comment], texts, text), [comment], texts, {
      before: text,
      text: changed,
    });
    expect(gone.size).toBe(0);
    const back = followComments(gone, [comment], texts, { before: changed, text });
    expect(back.get(comment._id)).toEqual({ start: comment.start, end: comment.end });
  });
});

describe('what waits on the device', () => {
  const reply = { reply_id: 'a', text: 'In 2022.', at: '2026-11-22T11:00:00Z' };

  test('is shown as if it were sent', () => {
    const shown = withWaiting(june, { essay: 'essay', state: 'resolved', replies: [reply] });
    expect(shown.state).toBe('resolved');
    expect(shown.replies).toEqual([{ _id: 'a', by: 'student', text: 'In 2022.', created_at: reply.at }]);
    expect(withWaiting(shown, { essay: 'essay', replies: [reply] }).replies).toHaveLength(1);
  });

  test('keeps the texts of answers that the server refused, apart from the comment', () => {
    const refused = keepRefused({ essay: 'essay', state: 'resolved', replies: [reply] }, 'not_found');
    expect(refused).toEqual({ essay: 'essay', replies: [reply], refused: 'not_found' });
    expect(withWaiting(june, refused)).toBe(june);
    expect(keepRefused({ essay: 'essay', state: 'resolved', replies: [] }, 'not_found')).toBeUndefined();
  });

  test('what came while it was sent is left to send', () => {
    const sent = { essay: 'essay', state: 'accepted' as const, replies: [reply] };
    expect(settle(sent, sent)).toBeUndefined();
    expect(settle({ ...sent, state: 'open' }, sent)).toEqual({ essay: 'essay', state: 'open', replies: [] });
    const second = { ...reply, reply_id: 'b' };
    expect(settle({ ...sent, replies: [reply, second] }, sent)).toEqual({ essay: 'essay', replies: [second] });
  });
});
