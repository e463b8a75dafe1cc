// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';

/** Words of a folder that cannot be fetched, as without a connection. */
const missing = { '/en.po': () => Promise.reject(new Error('offline')) };
const here = { '/en.po': async () => ({ hello: 'Hello' }) };

let words: typeof import('#api/words.ts');
beforeEach(async () => {
  vi.resetModules();
  words = await import('#api/words.ts');
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

/** Code that announces a catalogue when it runs, which is once. */
function codeWith(catalogue: Parameters<typeof words.announceWords>[0]) {
  let hasRun = false;
  return async () => {
    if (!hasRun) words.announceWords(catalogue);
    hasRun = true;
    return { Screen: 'a screen' };
  };
}

test('code whose words are missing is not shown', async () => {
  await expect(words.withWords(codeWith(missing))).rejects.toThrow('offline');
});

test('code whose words were cut off keeps nothing else from being shown', async () => {
  await expect(words.withWords(codeWith(missing))).rejects.toThrow('offline');
  expect(await words.withWords(codeWith(here))).toEqual({ Screen: 'a screen' });
});

test('whoever loads the same code from another place waits for its words too', async () => {
  const code = { Screen: 'a screen' };
  const run = codeWith(missing);
  const load = () => run().then(() => code);
  await expect(words.withWords(load)).rejects.toThrow('offline');
  await expect(words.withWords(() => load())).rejects.toThrow('offline');
});

test('words that stand in the page are not fetched', async () => {
  document.body.innerHTML = '<script type="application/json" id="words">{"/en.po":{"hello":"Hello there"}}</script>';
  expect(await words.withWords(codeWith(missing))).toEqual({ Screen: 'a screen' });
  expect(i18n._('hello')).toBe('Hello there');
  document.body.replaceChildren();
});

test('a message that is not here is shown as left out, not as its id', () => {
  expect(i18n._('xY7pQ2')).toBe('…');
});

test('what only sends keeps nothing else from being shown, and is not shown itself without its words', async () => {
  const outbox = codeWith(missing);
  expect(await words.withoutWords(outbox)).toEqual({ Screen: 'a screen' });
  expect(await words.withWords(codeWith(here))).toEqual({ Screen: 'a screen' });
  await expect(words.withWords(outbox)).rejects.toThrow('offline');
});

test('a screen that loads while something is made ready to send waits for its own words', async () => {
  let run = () => {};
  const started = new Promise<void>((resolve) => {
    run = resolve;
  });
  const sending = words.withoutWords(() => started);
  const shown = words.withWords(codeWith(missing));
  run();
  await sending;
  await expect(shown).rejects.toThrow('offline');
});
