// @vitest-environment happy-dom
// An answer has a limit, and says so: what does not fit is kept beside it, on this device.
import { questionBank } from '@lantern/content/interviews/questions';
import { answerMax } from '@lantern/contract/interviews';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newId } from '#api/new-id.ts';
import { AnswerPanel } from '#features/interviews/session/answer-panel.tsx';
import { changeInterview } from '#features/interviews/session/interview-outbox.ts';
import { beginInterview } from '#features/interviews/session/interview-state.ts';
import { useInterview } from '#features/interviews/session/use-interview.ts';
import { goOffline, show, signIn } from './show.tsx';

const question = questionBank.general[0];
if (!question) throw new Error('there is no question');

function Panel({ id }: { id: string }) {
  const asked = useInterview(id).interview?.questions[0];
  return question && asked ? <AnswerPanel session={id} asked={asked} question={question} /> : null;
}

async function begin(draft: string) {
  goOffline();
  await signIn();
  const id = newId();
  const asked = { id: question?.id ?? '', why: { kind: 'category', of: 'General' } as const, draft, tries: [] };
  changeInterview(id, (now) => now, { ...beginInterview('ai', 'general', 1), step: 4, questions: [asked] });
  return await show(<Panel id={id} />);
}
const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your words/ });

test('what is pasted beyond the limit waits below, and is added when there is room', async () => {
  const { user } = await begin('');
  const [much, last] = ['word '.repeat(answerMax / 5 - 1), 'and then the last words'];
  await user.click(await words());
  await user.paste(`${much}${last}`);
  await waitFor(async () => expect((await words()).value.length).toBeGreaterThan(answerMax - 10));
  expect(screen.getByText(/The rest stays on this device/)).toBeTruthy();
  const waiting = () => document.querySelector('details p')?.textContent ?? '';
  expect(`${(await words()).value} ${waiting()}`).toBe(`${much}${last}`);

  await user.clear(await words());
  await user.click(screen.getByRole('button', { name: 'Add what fits' }));
  await waitFor(async () => expect((await words()).value).toMatch(/last words$/));
  expect(screen.queryByText(/did not fit/)).toBeNull();
});

test('a full answer says that it is full, and what fits is pasted as everywhere', async () => {
  const { user } = await begin('x'.repeat(answerMax - 4));
  expect(await screen.findByText(/of 12,000 characters/)).toBeTruthy();
  expect(screen.queryByText(/This answer is full/)).toBeNull();
  await user.click(await words());
  await user.paste(' end');
  expect(await screen.findByText(/This answer is full/)).toBeTruthy();
  expect(screen.queryByText(/did not fit/)).toBeNull();
});
