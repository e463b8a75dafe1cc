// @vitest-environment happy-dom
// What a student answers to a comment: kept on the device until the server has it, and kept with its reason when it refuses.
import type { EssayComment } from '@lantern/contract/essays.comments';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { syncOutboxes, unsynced } from '#api/outbox.ts';
import { dropReplies, reply, useWaitingWords } from '#features/essays/comments/comment-outbox.ts';
import { RefusedReplies } from '#features/essays/comments/refused-replies.tsx';
import { goOffline, refuse, serve, show, signIn } from './show.tsx';

const comment = {
  _id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e12',
  essay_id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e13',
} as EssayComment;

function Refused() {
  const refused = Object.entries(useWaitingWords()).flatMap(([id, { replies, refused: code }]) =>
    code ? [{ comment: id, replies, code }] : [],
  );
  return <RefusedReplies refused={refused} />;
}

afterEach(() => act(() => dropReplies(comment._id)));

test('an answer that the server refuses after it waited stays with its text and its reason until it is deleted', async () => {
  await signIn();
  goOffline();
  await reply(comment, 'In 2022, in Sylhet.', crypto.randomUUID());
  expect(unsynced()).toBe(1);
  serve(() => refuse('not_found'));
  const { user } = await show(<Refused />);
  await act(() => syncOutboxes().catch(() => undefined));
  expect(await screen.findByText('In 2022, in Sylhet.')).toBeTruthy();
  expect(screen.getByText(/Your answer was not sent\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByText('In 2022, in Sylhet.')).toBeNull();
  expect(unsynced()).toBe(0);
});

test('an answer that was refused is sent when the student tries again', async () => {
  await signIn();
  goOffline();
  await reply(comment, 'In 2022.', crypto.randomUUID());
  serve(() => refuse('not_found'));
  const { user } = await show(<Refused />);
  await act(() => syncOutboxes().catch(() => undefined));
  const asked = serve(() => ({ comment: { ...comment, replies: [] } }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('an answer that is refused at once stays in the form alone', async () => {
  await signIn();
  serve(() => refuse('not_found'));
  await expect(reply(comment, 'In 2022.', crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  expect(unsynced()).toBe(0);
});
