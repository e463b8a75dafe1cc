// An upload in pieces whose end was cut off, with the protocol's library played.
import type { VaultDocument } from '@lantern/contract/documents';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendByTus } from '#features/documents/upload/send-by-tus.ts';

const id = '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11';
const place = 'https://lantern.test/api/documents/uploads/one';
const at = '2026-11-20T10:00:00.000Z';
const made: VaultDocument = {
  _id: id,
  name: 'Grade 12.pdf',
  file_name: 'Grade 12.pdf',
  category: 'Transcript',
  size: 4,
  uploadDate: at,
  upload_date: at,
  status: 'pending',
  path: id,
  s3_key: id,
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
};

const device = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: async (key: string, value: unknown) => device.set(key, value),
  get: async (key: string) => device.get(key),
  del: async (key: string) => device.delete(key),
}));
vi.mock('#api/session.ts', () => ({ currentUser: () => undefined }));

const answerOf = (status: number, body: string) => ({
  getStatus: () => status,
  getHeader: () => undefined,
  getBody: () => body,
});
/** What a request by hand brought, and what it is answered. */
const asked: { method: string; url: string; headers: Record<string, string>; body: unknown }[] = [];
let answer = answerOf(200, '');
vi.mock('tus-js-client', () => ({
  DetailedError: class extends Error {},
  /** Finds every byte there: the library then calls it a success, with the answer to its HEAD. */
  Upload: class {
    url = place;
    readonly #options: { onSuccess: (payload: unknown) => void };
    constructor(_file: Blob, options: { onSuccess: (payload: unknown) => void }) {
      this.#options = options;
    }
    start() {
      this.#options.onSuccess({ lastResponse: answerOf(200, '') });
    }
  },
  DefaultHttpStack: class {
    createRequest(method: string, url: string) {
      const headers: Record<string, string> = {};
      return {
        setHeader: (name: string, value: string) => Object.assign(headers, { [name]: value }),
        send: async (body: unknown) => {
          asked.push({ method, url, headers, body });
          return answer;
        },
      };
    }
  },
}));

beforeEach(() => {
  device.clear();
  device.set(`place ${id}`, place);
  asked.length = 0;
  vi.stubGlobal('location', { href: 'https://lantern.test/documents' });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { onLine: true });
});

const fields = { category: 'Transcript', custom_name: 'নম্বরপত্র', document_id: id } as const;
const send = () =>
  sendByTus(new Blob(['%PDF']), fields, { id, onProgress: () => {}, signal: new AbortController().signal });

test('the paper is asked for by an empty piece, with the words of now', async () => {
  answer = answerOf(200, JSON.stringify(made));
  expect(await send()).toEqual(made);
  expect(asked).toMatchObject([{ method: 'PATCH', url: place, body: null, headers: { 'Upload-Offset': '4' } }]);
  const metadata = asked[0]?.headers['Upload-Metadata'] ?? '';
  expect(metadata).toContain(`custom_name ${Buffer.from('নম্বরপত্র').toString('base64')}`);
});

test('a place that is gone is left, and the next try begins anew', async () => {
  const gone = { type: '', status: 404, code: 'not_found', title: '', detail: '' };
  answer = answerOf(404, JSON.stringify(gone));
  await expect(send()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(device.size).toBe(0);
});

test('an upload fails with the reason for which the server refused the file', async () => {
  const taken = { type: '', status: 409, code: 'duplicate_file', title: '', detail: '' };
  answer = answerOf(409, JSON.stringify(taken));
  await expect(send()).rejects.toMatchObject({ code: 'duplicate_file' });
  expect(device.get(`place ${id}`)).toBe(place);
});
