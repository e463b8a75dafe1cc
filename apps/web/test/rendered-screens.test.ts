// What stands in the pages of the public screens before any code runs.

import { languageCodes } from '@lantern/contract/languages';
import { expect, test } from 'vitest';
import { renderScreens } from '../build/rendered.tsx';
import { builtRoutes } from '../src/routes.ts';
import { catalogueOf } from './catalogues.ts';

const screens = await renderScreens();
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');

/** Labels and buttons, by their English words, as each language's catalogue has them. */
const words: Record<string, string[]> = {
  '/login': ['Email', 'Password', 'Remember me for 30 days', 'Sign In', 'Forgot your password?'],
  '/signup': ['Full name', 'Confirm email', 'Phone', 'Create Account', 'Create your account'],
  '/forgot-password': ['Email', 'Send the link', 'Back to log in'],
  '/help': ['Search the answers', 'Help', 'Log in'],
};

test('every public screen that says so is rendered in every language', () => {
  const wanted = builtRoutes.filter(({ prerendered }) => prerendered).map(({ path }) => path);
  expect(wanted.sort()).toEqual(Object.keys(words).sort());
  for (const language of languageCodes)
    expect(screens.filter((screen) => screen.language === language).map(({ path }) => path)).toEqual(
      builtRoutes.filter(({ prerendered }) => prerendered).map(({ path }) => path),
    );
  expect(builtRoutes.filter(({ prerendered, access }) => prerendered && access !== 'public')).toEqual([]);
});

test.each(screens)('$path in $language has its words and waits for nothing', ({ path, language, title, html }) => {
  const text = textOf(html);
  const idOf = new Map(Object.entries(catalogueOf('en')).map(([id, message]) => [String(message), id]));
  for (const english of words[path] ?? []) {
    const said = catalogueOf(language)[idOf.get(english) ?? ''];
    expect(text, english).toContain(String(said));
  }
  // a boundary that did not get its content, and React's mark of something left for the browser
  expect(html).not.toMatch(/<!--\$[?!~]-->/);
  expect(title).toMatch(/ · Lantern$/);
});

test('forms of pre-rendered screens put nothing into the address, and nobody is in them', () => {
  for (const { html } of screens) {
    for (const [form] of html.matchAll(/<form[^>]*>/g)) expect(form).toContain('method="post"');
    for (const [, value] of html.matchAll(/<input[^>]* value="([^"]*)"/g)) expect(value).toBe('');
  }
});

test('the answers of the help page are all there, in the language of the page', () => {
  const questions = (language: string) =>
    [...(screens.find((s) => s.path === '/help' && s.language === language)?.html ?? '').matchAll(/<summary>/g)].length;
  expect(questions('en')).toBeGreaterThan(10);
  expect(questions('bn')).toBe(questions('en'));
  expect(questions('ar')).toBe(questions('en'));
});
