// The queue of uploads on a device, with the ways to the server and the device's storage played.
import type { VaultDocument } from '@lantern/contract/documents';
import type { UploadFields } from '@lantern/contract/documents.uploads';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UploadFile } from '#features/documents/upload/upload-types.ts';

const device = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: async (key: string, value: unknown) => device.set(key, value),
  get: async (key: string) => device.get(key),
  del: async (key: string) => device.delete(key),
  entries: async () => [...device],
}));
vi.mock('#api/session.ts', () => ({ currentUser: () => ({ id: 'amina' }), onSessionChange: () => {} }));
vi.mock('#features/documents/documents.api.ts', () => ({ putPaper: () => {}, refreshDocuments: () => {} }));

/** What reached the server, in its order, and how it answers next. */
const sent: { id: string; fields: UploadFields; words: string }[] = [];
const answers: (() => Promise<VaultDocument>)[] = [];
const uploadFile: UploadFile = async (file, fields, { id }) => {
  sent.push({ id, fields, words: await file.text() });
  const answer = answers.shift();
  return answer ? await answer() : ({ _id: 'paper' } as VaultDocument);
};
vi.mock('#features/documents/upload/upload-file.ts', () => ({
  uploadFile: (...way: Parameters<UploadFile>) => uploadFile(...way),
}));

/** The queue as a page has it that was just opened. */
async function openPage() {
  vi.resetModules();
  const [queue, list, { Problem }] = await Promise.all([
    import('#features/documents/upload/queue.ts'),
    import('#features/documents/upload/upload-list.ts'),
    import('@lantern/contract/problem'),
  ]);
  await settle();
  const refuse = (...problem: ConstructorParameters<typeof Problem>) =>
    answers.push(() => Promise.reject(new Problem(...problem)));
  return { ...queue, ...list.paperList, refuse };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  device.clear();
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} });
});

const fields = { category: 'Transcript', custom_name: 'Grade 12' } as const;
const file = (words: string) => new Blob([words]);

test('what was refused stays refused in the next page, and is sent again only when asked', async () => {
  const first = await openPage();
  first.refuse('invalid_request', { fields: { custom_name: 'Not so.' } });
  await first.addUploads([{ file: file('one'), fields }]);
  await settle();
  expect(sent).toHaveLength(1);

  const next = await openPage();
  const [upload] = next.listUploads();
  expect(upload).toMatchObject({
    state: 'refused',
    trouble: { code: 'invalid_request', fields: { custom_name: 'Not so.' } },
  });
  next.tryNow();
  await settle();
  expect(sent).toHaveLength(1);

  await next.sendAgain(upload?.id ?? '', 'Grade 12 again');
  await settle();
  expect(sent.map((each) => each.fields.custom_name)).toEqual(['Grade 12', 'Grade 12 again']);
  expect(next.listUploads()).toEqual([]);
  expect(device.size).toBe(0);
});

test('an upload that failed for a moment is sent again by the next page', async () => {
  const first = await openPage();
  first.refuse('busy');
  await first.addUploads([{ file: file('one'), fields }]);
  await settle();
  await openPage();
  expect(sent).toHaveLength(2);
});

test('new versions of one paper go one after the other, each in a place of its own', async () => {
  const { addUploads } = await openPage();
  let arrive = () => {};
  answers.push(() => new Promise((resolve) => (arrive = () => resolve({ _id: 'paper' } as VaultDocument))));
  const replaces = crypto.randomUUID();
  await addUploads([{ file: file('older'), fields: { ...fields, replaces } }]);
  await addUploads([{ file: file('newer'), fields: { ...fields, replaces } }]);
  await addUploads([{ file: file('other'), fields }]);
  await settle();
  expect(sent.map(({ words }) => words)).toEqual(['older', 'other']);
  arrive();
  await settle();
  expect(sent.map(({ words }) => words)).toEqual(['older', 'other', 'newer']);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});
