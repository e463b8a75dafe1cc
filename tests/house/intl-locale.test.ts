// The bare code of a language chooses words and names. What Intl writes or sorts takes `intlLocale`: plain `en` says the
// month first, and the figures of plain `ar` depend on the browser's age (docs/decisions/0117).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bare =
  /Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat|Collator)\(\s*\[?(?:i18n\.locale|language)\b|localeCompare\([^()]+, i18n\.locale\)|toLocale(?:Date|Time)?String\(\s*(?:i18n\.locale|language)\b/;
const figuresOfArabic = /[\u0660-\u0669\u066a]/;

test('Intl writes and sorts by the tag of a language, not by its code', () => {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/{assistant,content}/src/**/*.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => bare.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('sentences in Arabic have the figures that Intl writes beside them', () => {
  const files = globSync(
    ['apps/web/src/**/ar.po', 'packages/content/**/*.{ts,json}', 'packages/assistant/src/passages/*.ts'],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) => figuresOfArabic.test(readFileSync(join(root, file), 'utf8')));
  expect(wrong.filter((file) => !file.includes('/test/') && !file.includes('node_modules'))).toEqual([]);
});

test('sentences in Spanish have the thousands and decimals that Intl writes beside them', () => {
  const files = globSync(['apps/web/src/**/es.po', 'packages/content/languages/es/*.json'], { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  // translations alone: what they translate is English
  const said = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/^msgstr .*|(?<=": )".*/gm) ?? []);
  const inEnglish = /\d,\d{3}(?!\d)|(?<![\d.,])\d+\.\d{1,2}(?!\d|\.\d)/;
  // a file for machines, whatever the language
  expect(said.filter((line) => inEnglish.test(line) && !line.includes('EUR,0.86'))).toEqual([]);
});
