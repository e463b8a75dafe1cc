// A recording that a speech server writes down, through real HTTP on this machine.
import { readdir } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { startGuest } from '@lantern/contract/guests';
import { answerMax } from '@lantern/contract/interviews';
import { getSpeechServer, transcribeRecording, transcriptMax } from '@lantern/contract/interviews.speech';
import { recordingMax } from '@lantern/contract/interviews.videos';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { tryKey } from '#database/throttles.ts';
import { transcriptsPerStudent } from '#features/interviews/interviews.speech.ts';
import { StartError } from '#runtime/start-error.ts';
import { origin, type Person, startTestApp, type TestApp } from './support/app.ts';
import { type FakeSpeech, startFakeSpeech } from './support/fake-speech.ts';
import { makeMp4 } from './support/recordings.ts';
import { formOf } from './support/vault.ts';

const recording = makeMp4(5000);

function send(
  person: Pick<Person, 'call'>,
  bytes: Buffer = recording,
  fields: Record<string, string> = { agreed: 'true' },
) {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return person.call(transcribeRecording, {}, formOf([...parts, { name: 'file', value: bytes, fileName: 'x.pdf' }]));
}
/** A form whose recording has begun. */
function beginForm() {
  const boundary = 'slow-form';
  const part = (header: string) => `--${boundary}\r\ncontent-disposition: form-data; ${header}\r\n\r\n`;
  const beginning = Buffer.concat([
    Buffer.from(`${part('name="agreed"')}true\r\n${part('name="file"; filename="x.mp4"')}`),
    recording,
  ]);
  return { boundary, beginning };
}

const problemOf = async (sent: ReturnType<typeof send>) => {
  const { status, body } = await sent;
  return [status, (body as { code?: string }).code];
};

describe('a speech server', () => {
  let t: TestApp;
  let speech: FakeSpeech;
  let amina: Person;
  beforeAll(async () => {
    speech = await startFakeSpeech();
    t = await startTestApp({
      SPEECH_URL: `${speech.address}/v1/`,
      SPEECH_KEY: 'sk-speech-1',
      SPEECH_MODEL: 'ear-1',
      SPEECH_NAME: 'The ear of the school',
      SPEECH_TIMEOUT_SECONDS: '5',
    });
  });
  afterAll(async () => {
    await t.stop();
    await speech.stop();
  });
  beforeEach(async () => {
    amina = await t.student();
    speech.heard.length = 0;
    speech.say('I will study public health.');
  });

  test('is named, gets the recording once and nothing else, and its words come back', async () => {
    expect((await amina.call(getSpeechServer)).body).toEqual({ name: 'The ear of the school' });
    const { status, body } = await send(amina);
    expect([status, body]).toEqual([200, { text: 'I will study public health.', cut: false }]);
    expect(speech.heard).toHaveLength(1);
    const [{ path, method, headers, fields, file } = {} as never] = speech.heard;
    expect([method, path, headers.authorization]).toEqual(['POST', '/v1/audio/transcriptions', 'Bearer sk-speech-1']);
    expect(headers.cookie).toBeUndefined();
    expect(fields).toEqual({ model: 'ear-1', language: 'en', response_format: 'json' });
    // what the student's device called it is not handed on
    expect([file?.name, file?.type]).toEqual(['answer.mp4', 'video/mp4']);
    expect(file?.bytes.equals(recording)).toBe(true);
    expect(await readdir(t.dataDir)).not.toContain('files');
  });

  test.each([
    ['nothing about it', {}],
    ['no', { agreed: 'false' }],
    ['something else', { agreed: 'true', consent: 'true' }],
  ])('is not asked where the student says %s', async (_, fields) => {
    expect(await problemOf(send(amina, recording, fields as Record<string, string>))).toEqual([422, 'invalid_request']);
    expect(speech.heard).toEqual([]);
  });

  test('is not asked for strangers, mentors and guests, and a guest hears of none', async () => {
    expect(await problemOf(send(t.stranger()))).toEqual([401, 'unauthenticated']);
    expect(await problemOf(send(await t.mentor()))).toEqual([403, 'forbidden']);
    const guest = t.stranger();
    await guest.call(startGuest, { body: {} });
    expect((await guest.call(getSpeechServer)).body).toEqual({ name: null });
    expect(await problemOf(send(guest))).toEqual([404, 'not_found']);
    expect(speech.heard).toEqual([]);
  });

  test.each([
    ['a page', Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(200)}`), [415, 'not_a_recording']],
    ['a PDF', Buffer.from(`%PDF-1.7 ${' '.repeat(200)}`), [415, 'not_a_recording']],
    ['nothing', Buffer.alloc(0), [415, 'not_a_recording']],
    ['more than 25 MB', makeMp4(recordingMax + 1), [413, 'payload_too_large']],
  ])('is not asked about %s', async (_, bytes, problem) => {
    expect(await problemOf(send(amina, bytes))).toEqual(problem);
    expect(speech.heard).toEqual([]);
  });

  test.each<[string, () => void, [number, string]]>([
    ['breaks', () => speech.answer(500, '{"error":"sk-speech-1"}'), [503, 'speech_unavailable']],
    ['does not know our key', () => speech.answer(401, '{"error":"sk-speech-1"}'), [503, 'speech_unavailable']],
    ['breaks off', () => speech.breakOff(), [503, 'speech_unavailable']],
    ['sends us elsewhere', () => speech.sendElsewhere(`${speech.address}/else`), [503, 'speech_unavailable']],
    ['never answers', () => speech.hang(), [503, 'speech_unavailable']],
    ['refuses the recording', () => speech.answer(400, '{"error":"no such format"}'), [502, 'speech_unusable']],
    ['answers no JSON', () => speech.answer(200, '<p>Log in to the network</p>'), [502, 'speech_unusable']],
    ['answers no text', () => speech.answer(200, '{"text":["I"]}'), [502, 'speech_unusable']],
    ['answers nothing', () => speech.answer(200, 'null'), [502, 'speech_unusable']],
    ['pours', () => speech.answer(200, ' '.repeat(3_000_000)), [503, 'speech_unavailable']],
  ])(
    'that %s is said to, and asked once',
    async (_, play, problem) => {
      play();
      const { status, body, raw } = await send(amina);
      expect([status, (body as { code?: string }).code]).toEqual(problem);
      expect(raw.toString()).not.toMatch(/sk-speech|no such format|network/);
      expect(speech.heard).toHaveLength(1);
    },
    30_000,
  );

  test('that says more than an answer holds is handed on whole; far too much is cut, and said to be', async () => {
    const long = 'word '.repeat(3_000).trim();
    expect(long.length).toBeGreaterThan(answerMax);
    speech.say(long);
    expect((await send(amina)).body).toEqual({ text: long, cut: false });
    speech.say('word '.repeat(40_000));
    const { text, cut } = (await send(amina)).body;
    expect([text.length, cut]).toEqual([transcriptMax, true]);
  });

  test('that says odd characters is tidied', async () => {
    speech.answer(200, '{"text":"  One\\u0000 two\\u001b \\ud800 three.\\n"}');
    expect((await send(amina)).body).toEqual({ text: 'One two \ufffd three.', cut: false });
    speech.say('');
    expect((await send(amina)).body).toEqual({ text: '', cut: false });
  });

  test('hears one recording of a student at a time', async () => {
    const held = speech.hold();
    const first = send(amina);
    const letGo = await held;
    expect(await problemOf(send(amina))).toEqual([503, 'busy']);
    letGo();
    expect((await first).body).toEqual({ text: 'Held back.', cut: false });
  });

  test('is there for others while many send slowly', async () => {
    const slowOnes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { cookies } = await t.student();
        const payload = new PassThrough();
        const { boundary, beginning } = beginForm();
        payload.write(beginning);
        const answer = t.app.inject({
          method: 'POST',
          url: transcribeRecording.path,
          headers: {
            origin,
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'content-type': `multipart/form-data; boundary=${boundary}`,
          },
          payload,
        });
        return { payload, answer, boundary };
      }),
    );
    await setTimeout(300);
    expect((await send(amina)).status).toBe(200);
    for (const { payload, boundary } of slowOnes) payload.end(`\r\n--${boundary}--\r\n`);
    for (const { answer } of slowOnes) expect((await answer).statusCode).toBe(200);
    expect(speech.heard).toHaveLength(9);
  });

  test('hears so many recordings of a student in a day', async () => {
    await send(amina);
    await t.database
      .updateTable('throttles')
      .set({ tries: transcriptsPerStudent.tries })
      .where('key', '=', tryKey('transcripts', amina.user.id))
      .execute();
    expect(await problemOf(send(amina))).toEqual([429, 'too_many_requests']);
    expect(speech.heard).toHaveLength(1);
    expect((await send(await t.student())).status).toBe(200);
  });
});

test('without one, nobody is named and nothing is taken', async () => {
  const t = await startTestApp();
  try {
    const person = await t.student();
    expect((await person.call(getSpeechServer)).body).toEqual({ name: null });
    const { status, body } = await send(person);
    expect([status, (body as { detail?: string }).detail]).toEqual([404, 'No speech server is set up here.']);
  } finally {
    await t.stop();
  }
});

test('one that is away is said to', async () => {
  const gone = await startFakeSpeech();
  await gone.stop();
  const t = await startTestApp({ SPEECH_URL: `${gone.address}/v1` });
  try {
    const person = await t.student();
    expect((await person.call(getSpeechServer)).body).toEqual({ name: '127.0.0.1' });
    expect(await problemOf(send(person))).toEqual([503, 'speech_unavailable']);
  } finally {
    await t.stop();
  }
});

describe('its settings', () => {
  const url = { SPEECH_URL: 'http://127.0.0.1:9000/v1/' };

  test('need no more than the address', () => {
    expect(readConfig({}).speech).toBeUndefined();
    expect(readConfig(url).speech).toEqual({
      baseUrl: 'http://127.0.0.1:9000/v1',
      apiKey: undefined,
      model: 'whisper-1',
      name: '127.0.0.1',
      timeoutMs: 120_000,
    });
  });

  test.each([
    ['no address', { SPEECH_URL: 'localhost:9000' }, 'SPEECH_URL'],
    ['a key inside the address', { SPEECH_URL: 'https://sk-secret:x@example.org/v1' }, 'SPEECH_URL'],
    ['a query in the address', { SPEECH_URL: 'https://example.org/v1?key=sk-secret' }, 'SPEECH_URL'],
    ['a key without an address', { SPEECH_KEY: 'sk-secret' }, 'SPEECH_URL'],
    ['a name without an address', { SPEECH_NAME: 'The ear' }, 'SPEECH_URL'],
    ['a key that no header can carry', { ...url, SPEECH_KEY: 'sk-secret\nx: y' }, 'SPEECH_KEY'],
    ['a name that is too long', { ...url, SPEECH_NAME: 'a'.repeat(101) }, 'SPEECH_NAME'],
    ['too little time', { ...url, SPEECH_TIMEOUT_SECONDS: '4' }, 'SPEECH_TIMEOUT_SECONDS'],
  ])('%s stops the start with one line that names the setting', (_, environment, setting) => {
    let failure: unknown;
    try {
      readConfig(environment);
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(StartError);
    const { message } = failure as StartError;
    expect(message).toMatch(new RegExp(`^[^\n]*${setting}[^\n]*$`));
    expect(message).not.toContain('sk-secret');
  });
});
