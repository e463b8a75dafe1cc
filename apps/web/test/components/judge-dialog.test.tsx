// @vitest-environment happy-dom
// A paper is judged with its pages in view; the next comes by itself, and the last verdict can be taken back.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { JudgeDialog, type PaperToJudge } from '#features/documents/review/judge-dialog.tsx';
import { type Asked, refuse, serve, show, signIn } from './show.tsx';

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const papers: PaperToJudge[] = ['Transcript', 'Passport', 'Letter'].map((name, at) => ({
  id: idOf(at),
  version: 1,
  name,
  pages: 2,
  facts: <p>Amina</p>,
}));
const reviewed = ({ body }: Asked, status: string) => ({
  document: {
    _id: body.document_id,
    name: 'A.pdf',
    file_name: 'A.pdf',
    category: 'LOR',
    size: 1,
    uploadDate: '2026-11-20T10:00:00.000Z',
    upload_date: '2026-11-20T10:00:00.000Z',
    status,
    path: '',
    s3_key: '',
    file_url: '',
    version: 1,
    sha256: '',
    checks: null,
    has_thumbnail: false,
    expires_on: null,
    expiry_answered: false,
    status_reason: '',
    reviewed_by: '',
    reviewed_at: null,
  },
});

async function judge(
  first = papers[0] as PaperToJudge,
  answer = (asked: Asked): object => reviewed(asked, 'verified'),
) {
  await signIn();
  const asked = serve((one) => (one.path.includes('/pages/') ? {} : answer(one)));
  const onClose = vi.fn<() => void>();
  const { user } = await show(<JudgeDialog first={first} isRejecting={false} papers={papers} onClose={onClose} />);
  const sent = () => asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { user, onClose, asked, sent };
}
const press = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

test('its pages are in view, and the next paper comes by itself until none is left', async () => {
  const { user, onClose, asked, sent } = await judge(papers[1]);
  await waitFor(() => expect(asked[0]?.path).toBe(`/api/documents/review/${idOf(1)}/pages/1`));
  expect(title()).toBe('Passport');
  expect(screen.getByText('2 more papers wait. The next comes by itself.')).toBeTruthy();
  await user.click(press('Verify'));
  await waitFor(() => expect(title()).toBe('Letter'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  // after the last comes what was left out before
  await user.click(press('Reject'));
  await user.type(await screen.findByRole('textbox', { name: /What is wrong/ }), 'The seal is missing.');
  await user.click(press('Reject'));
  await waitFor(() => expect(title()).toBe('Transcript'));
  await user.click(press('Verify'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    ['/api/documents/review', { document_id: idOf(1), version: 1, status: 'verified' }],
    ['/api/documents/review', { document_id: idOf(2), version: 1, status: 'rejected', reason: 'The seal is missing.' }],
    ['/api/documents/review', { document_id: idOf(0), version: 1, status: 'verified' }],
  ]);
});

test('the last verdict is taken back there, and its paper is asked about again', async () => {
  const { user, sent } = await judge();
  await user.click(press('Verify'));
  await waitFor(() => expect(title()).toBe('Passport'));
  expect(within(screen.getAllByRole('status')[0] as HTMLElement).getByText('Transcript is verified.')).toBeTruthy();
  await user.click(press('Take it back'));
  await waitFor(() => expect(title()).toBe('Transcript'));
  expect(sent().at(-1)).toEqual(['/api/documents/review/take-back', { document_id: idOf(0) }]);
  expect(screen.getByText('2 more papers wait. The next comes by itself.')).toBeTruthy();
});

test('a paper that somebody else judged meanwhile stays, and says so', async () => {
  const { user } = await judge(papers[0], () => refuse('not_found'));
  await user.click(press('Verify'));
  expect(await screen.findByText(/has checked or deleted this paper/)).toBeTruthy();
  expect(title()).toBe('Transcript');
});

test('where a paper is rejected the reason is written at once', async () => {
  const { user } = await judge(papers[1]);
  await user.click(press('Reject'));
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: /What is wrong/ }));
});
