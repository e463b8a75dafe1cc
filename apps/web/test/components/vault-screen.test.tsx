// @vitest-environment happy-dom
// The vault as a screen: what it does not take says why, a name is there once, and papers are found by name and by text.
import type { VaultDocument } from '@lantern/contract/documents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Screen } from '#features/documents/documents.screen.tsx';
import { uploadFile } from '#features/documents/upload/upload-file.ts';
import { type Asked, refuse, serve, show, signIn } from './show.tsx';

vi.mock('#features/documents/upload/upload-file.ts', () => ({ uploadFile: vi.fn() }));

// no other tab is there that could send the same file
Object.defineProperty(navigator, 'locks', { value: { request: (_: string, send: () => unknown) => send() } });

const at = '2026-11-22T10:00:00.000Z';
const paper = (name: string, category: VaultDocument['category'] = 'Transcript'): VaultDocument => ({
  ...{
    _id: crypto.randomUUID(),
    name: `${name}.pdf`,
    file_name: `${name}.pdf`,
    category,
    size: 1000,
    status: 'pending',
  },
  ...{ uploadDate: at, upload_date: at, path: 'p', s3_key: 'p', file_url: '', version: 1, sha256: '', checks: null },
  ...{ has_thumbnail: false, expires_on: null, expiry_answered: true, status_reason: '', reviewed_by: '' },
  reviewed_at: null,
});

let papers: VaultDocument[];
/** What the texts of papers hold. */
let inText: { _id: string; excerpt: string }[];

function answer({ path }: Asked): object {
  if (path.includes('/search')) return { found: inText };
  if (path.includes('/user/')) return { documents: papers, used_bytes: 0, quota_bytes: 10 ** 9 };
  return { documents: [], applications: [], found: [] };
}

beforeEach(async () => {
  papers = [];
  inText = [];
  vi.mocked(uploadFile).mockReset();
  await signIn();
});

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name, { type: 'application/pdf' });
const button = (name: string) => screen.findByRole('button', { name });

/** Presses what opens the file chooser, and chooses. */
async function choose(user: Awaited<ReturnType<typeof show>>['user'], name: string, ...files: File[]) {
  await user.click(await button(name));
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].at(-1);
  if (input) fireEvent.change(input, { target: { files } });
}

test('what is not a PDF, too large or empty is refused in words, each by its name', async () => {
  serve(answer);
  const { user } = await show(<Screen />);
  await choose(
    user,
    'Choose a PDF',
    file('note.pdf', '<html>no pdf</html>'),
    file('letter.docx', 'PK\u0003\u0004', new Uint8Array(20)),
    file('empty.pdf'),
    file('huge.pdf', '%PDF-1.7', new Uint8Array(10 * 1024 * 1024)),
  );
  const refused = await screen.findByRole('alert');
  expect(within(refused).getByText('Invalid File')).toBeTruthy();
  expect(
    within(refused)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^note\.pdf: This PDF is damaged, or it is not a PDF\./),
    expect.stringMatching(/^letter\.docx: Only PDF files are allowed\. .* “Export”, then PDF\.$/),
    'empty.pdf: This file is empty.',
    'huge.pdf: This file is larger than 10 MB. Make it smaller, or split it in two.',
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a name is there once: the form says so, and so does the server where another device was quicker', async () => {
  papers = [paper('Grade 12')];
  serve(answer);
  vi.mocked(uploadFile).mockImplementationOnce(async () => refuse('duplicate_file'));
  const { user } = await show(<Screen />);
  await choose(user, 'Add: Transcript', file('GRADE 12.pdf', '%PDF-1.7'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^Duplicate File/)).toBeTruthy();
  const rename = async (name: string) => {
    const field = await screen.findByLabelText('Custom name');
    await user.clear(field);
    await user.type(field, name);
  };
  await rename('Grade 11');
  expect(within(dialog).queryByText(/Duplicate File/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  expect(
    await screen.findByText("You've already uploaded a file with the same name in this category.", { exact: false }),
  ).toBeTruthy();

  const again = paper('Grade 11 again');
  vi.mocked(uploadFile).mockImplementationOnce(async () => {
    papers = [again, ...papers];
    return again;
  });
  await user.click(await button('Rename'));
  await rename('Grade 11 again');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('article', { name: 'Grade 11 again' })).toBeTruthy();
  expect(vi.mocked(uploadFile).mock.lastCall?.[1].custom_name).toBe('Grade 11 again');
});

test('papers are found by name at once, and by the words in them', async () => {
  papers = [paper('Grade 12'), paper('Passport of Amina', 'Passport')];
  serve(answer);
  const { user } = await show(<Screen />);
  const cards = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
  const search = await screen.findByRole('searchbox', { name: 'Search your documents' });
  await user.type(search, 'pasport');
  expect(await screen.findByText('No document has these words.')).toBeTruthy();
  await user.clear(search);
  await user.type(search, 'amina');
  await waitFor(() => expect(cards()).toEqual(['Passport of Amina']));
  inText = [{ _id: papers[0]?._id ?? '', excerpt: 'Mathematics ninety-one, physics eighty, chemistry' }];
  await user.clear(search);
  await user.type(search, 'chemistry');
  const found = await screen.findByRole('article', { name: 'Grade 12' });
  expect(within(found).getByText(/physics eighty/)).toBeTruthy();
  await user.clear(search);
  await waitFor(() => expect(cards().toSorted()).toEqual(['Grade 12', 'Passport of Amina']));
});
