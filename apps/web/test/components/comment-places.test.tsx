// @vitest-environment happy-dom
import type { EssayComment } from '@lantern/contract/essays.comments';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePlaces } from '#features/essays/comments/use-places.ts';
import { goOffline, serve, show } from './show.tsx';

const before = 'In June the flood came. In July I learned to read the river.';
/** Where the words stand only the earlier text tells: beside them nothing is as it was. */
const text = 'In June the flood came. In July I learned how, read slowly the river.';
const quote = 'read';
const start = before.indexOf(quote);
const comment: EssayComment = {
  _id: '0b5a3c1e-4b1d-4a52-9a5b-0f2f4d1c8e01',
  student_id: 'nadia',
  essay_id: '0b5a3c1e-4b1d-4a52-9a5b-0f2f4d1c8e02',
  version_id: '0b5a3c1e-4b1d-4a52-9a5b-0f2f4d1c8e03',
  revision: 1,
  start,
  end: start + quote.length,
  quote,
  before: before.slice(0, start),
  after: before.slice(start + quote.length),
  text: 'Who taught you?',
  replacement: null,
  state: 'open',
  mentor: null,
  replies: [],
  created_at: '2026-11-22T10:00:00Z',
  decided_at: null,
};
const comments = [comment];

function Place() {
  const place = usePlaces({
    essay: comment.essay_id,
    comments,
    text,
    current: { revision: 2, text },
    keep: true,
  }).get(comment._id);
  return <p>{place ? `${place.start}: ${text.slice(place.start, place.end)}` : 'nowhere'}</p>;
}

test('the text that a comment was made for is asked for again when the connection is back', async () => {
  goOffline();
  await show(<Place />);
  await act(async () => undefined);
  expect(screen.getByText('nowhere')).toBeTruthy();

  const asked = serve(() => ({
    id: comment.version_id,
    revision: 1,
    kind: 'commented',
    name: '',
    title: 'The river',
    word_count: 12,
    created_at: comment.created_at,
    text: before,
  }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(`${text.indexOf(quote)}: ${quote}`)).toBeTruthy();
  expect(asked).toHaveLength(1);
});
