import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Evaluation, Suggestion } from '@lantern/writing/types';
import { afterEach, describe, expect, it, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { withLanguageTool } from '../src/ports/writing/languagetool.ts';
import type { Writing } from '../src/ports/writing/writing.ts';

const TEXT = 'I like rain. He have two dog and a cat.';
const mark = (start: number, end: number, text: string): Suggestion => ({
  category: 'language',
  rule: 'language.agreement-pronoun',
  sentence: text,
  suggestion: 'The verb does not fit the word before it.',
  start,
  end,
  sentenceStart: 0,
  sentenceEnd: text.length,
});

/** The engine, played: it marks "have", and judges what has letters. */
function playEngine(): Writing {
  return {
    evaluate: async ({ text }) =>
      ({ suggestions: [mark(16, 20, text)], measures: /\p{L}/u.test(text) ? [{}] : [] }) as unknown as Evaluation,
    check: async (text) => [mark(16, 20, text)],
    warmUp: async () => undefined,
    stop: async () => undefined,
  };
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A LanguageTool server, played: answers what it is told, and remembers what it was asked. */
async function serve(status: number, answer: unknown) {
  const asked: { path: string | undefined; form: URLSearchParams }[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    asked.push({ path: request.url, form: new URLSearchParams(body) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const errors: string[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, errors, writing: withLanguageTool(playEngine(), url, ({ message }) => errors.push(message)) };
}

const match = (offset: number, length: number, ...values: string[]) => ({
  message: 'Use another form.',
  offset,
  length,
  replacements: values.map((value) => ({ value })),
});

test('what LanguageTool finds joins, labelled, where the engine has no mark', async () => {
  const { asked, errors, writing } = await serve(200, { matches: [match(13, 7, 'He has'), match(21, 7, 'two dogs')] });
  const { suggestions } = await writing.evaluate({ text: TEXT, essayType: 'Generic' });
  expect(
    suggestions.map(({ start, end, suggestion, sentence, fix }) => [start, end, suggestion, sentence, fix]),
  ).toEqual([
    [16, 20, 'The verb does not fit the word before it.', TEXT, undefined],
    [21, 28, 'LanguageTool: Use another form.', 'He have two dog and a cat.', 'two dogs'],
  ]);
  expect(asked.map(({ path, form }) => [path, form.get('text'), form.get('language')])).toEqual([
    ['/v2/check', TEXT, 'en-US'],
  ]);
  expect(errors).toEqual([]);
});

test('the marks of a paragraph stand in the order of the text', async () => {
  const { writing } = await serve(200, { matches: [match(2, 4), match(21, 7)] });
  expect((await writing.check(TEXT)).map(({ start }) => start)).toEqual([2, 16, 21]);
});

test('a text that cannot be judged, or is too long, gets none', async () => {
  const { asked, writing } = await serve(200, { matches: [match(0, 1)] });
  expect((await writing.evaluate({ text: '....... ......... ...', essayType: 'Generic' })).suggestions).toHaveLength(1);
  await writing.evaluate({ text: 'word '.repeat(4_001), essayType: 'Generic' });
  expect(asked).toHaveLength(1);
});

describe('where it fails, the engine’s answer stands', () => {
  it.each([
    ['an error', 500, {}],
    ['something else', 200, { hello: 'world' }],
    ['places outside the text', 200, { matches: [match(30, 100)] }],
  ])('%s', async (_, status, answer) => {
    const { writing } = await serve(status, answer);
    expect((await writing.check(TEXT)).map(({ start }) => start)).toEqual([16]);
  });

  it('nobody there, and the log does not hear the text', async () => {
    const errors: string[] = [];
    const writing = withLanguageTool(playEngine(), 'http://127.0.0.1:9', ({ message }) => errors.push(message));
    expect(await writing.check(TEXT)).toHaveLength(1);
    expect(errors).toEqual([expect.stringMatching(/^LanguageTool failed \(\w+\)\.$/)]);
  });
});

describe('its address', () => {
  it.each(['http://127.0.0.1:8010', 'http://languagetool:8010', 'http://192.168.1.5/', 'http://lt.school.internal:81'])(
    'may be %s',
    (url) => expect(readConfig({ LANGUAGETOOL_URL: url }).languageTool).toBe(url.replace(/\/$/, '')),
  );

  it.each(['https://api.languagetool.org', 'http://8.8.8.8', 'http://10.example.org', 'http://me:secret@127.0.0.1'])(
    'may not be %s, where strangers would read essays',
    (url) => expect(() => readConfig({ LANGUAGETOOL_URL: url })).toThrow(/LANGUAGETOOL_URL/),
  );

  it('is none unless it is set', () => expect(readConfig({}).languageTool).toBeUndefined());
});
