// @vitest-environment happy-dom
// Words that are not sent yet stay on this device: for their writer alone, and until they are sent or thrown away.
import type { MentorSession } from '@lantern/contract/bookings';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startForms } from '#api/form-draft.ts';
import { clearOutboxes, unsaved } from '#api/outbox.ts';
import { setUser } from '#api/session.ts';
import { ReportDialog } from '#components/contacts/report-dialog.tsx';
import { FeedbackForm } from '#features/bookings/sessions/feedback-form.tsx';
import { Writer } from '#features/chat/writer.tsx';
import { ReplyForm } from '#features/essays/comments/reply-form.tsx';
import { session } from './a-session.ts';
import { refuse, serve, show, signIn } from './show.tsx';

const amina = '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11';
const writer = <Writer person="mentor-1" name="Farhana" showsContacts isHeard={false} />;
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your message/ });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('lantern.form.'));

beforeAll(startForms);
beforeEach(async () => {
  await signIn();
  serve(() => refuse('unavailable'));
});

test('a message is there again until it is sent', async () => {
  const first = await show(writer);
  await first.user.type(message(), 'Good morning');
  first.unmount();
  const second = await show(writer);
  expect(message().value).toBe('Good morning');
  expect(unsaved()).toBe(1);
  await second.user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(message().value).toBe('');
  second.unmount();
  await show(writer);
  expect([message().value, kept()]).toEqual(['', []]);
});

test('signing out without it leaves nothing, and nobody else sees it', async () => {
  const { user, unmount } = await show(writer);
  await user.type(message(), 'Private');
  unmount();
  expect(kept()[0]).toContain(amina);
  const someone = { ...JSON.parse(localStorage.getItem('lantern.user') ?? '{}'), id: crypto.randomUUID() };
  await act(() => setUser(someone));
  const other = await show(writer);
  expect(message().value).toBe('');
  other.unmount();
  await act(signIn);
  await act(clearOutboxes);
  expect(kept()).toEqual([]);
});

test('a report stays when its dialog is closed, and is gone with the answer', async () => {
  const dialog = <ReportDialog person="p" name="Rafi" onClose={() => {}} />;
  const first = await show(dialog);
  await first.user.type(screen.getByLabelText(/In your words/), 'He asked for my address.');
  first.unmount();
  serve(() => ({ ok: true }));
  const second = await show(dialog);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/In your words/).value).toBe('He asked for my address.');
  await second.user.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('a reply that was sent twice is one reply, and an empty one says what is missing', async () => {
  const ids: string[] = [];
  let isLost = true;
  const onSend = async (_: string, id: string) => {
    ids.push(id);
    if (isLost) throw new Error('the answer was lost');
  };
  const { user } = await show(<ReplyForm comment="c" onSend={onSend} onClose={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write an answer first.')).toBeTruthy();
  await user.type(screen.getByRole('textbox'), 'In 2022.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  isLost = false;
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(ids).toHaveLength(2));
  expect(new Set(ids).size).toBe(1);
  await waitFor(() => expect(kept()).toEqual([]));
});

test('a reply that was changed after a lost answer is another one', async () => {
  const sent: [string, string][] = [];
  const onSend = async (text: string, id: string) => {
    sent.push([text, id]);
    if (sent.length === 1) throw new Error('the answer was lost');
  };
  const { user } = await show(<ReplyForm comment="d" onSend={onSend} onClose={() => {}} />);
  await user.type(screen.getByRole('textbox'), 'See line 3.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(screen.getByRole('textbox'), ' And line 9.');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent.map(([text]) => text)).toEqual(['See line 3.', 'See line 3. And line 9.']));
  expect(new Set(sent.map(([, id]) => id)).size).toBe(2);
});

test('feedback that was sent is gone, though its form was closed before the session came again', async () => {
  const held: MentorSession = { ...session, side: 'student', rating: 4 };
  serve(() => ({ session: { ...held, feedback: 'She listened.' } }));
  const { user, unmount } = await show(<FeedbackForm session={held} onDone={() => unmount()} />);
  await user.type(screen.getByRole('textbox'), 'She listened.');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /Send/ }));
  await waitFor(() => expect(kept()).toEqual([]));
});
