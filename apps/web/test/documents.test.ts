import { customNameSchema, type VaultDocument } from '@lantern/contract/documents';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { formatSize } from '#features/documents/document-words.ts';
import { kindOfStart, suggestName } from '#features/documents/upload/kind-of-file.ts';
import {
  expiryOf,
  findByName,
  isTaken,
  nextMissing,
  requiredFor,
  sectionsOf,
  today,
  typedName,
} from '#features/documents/vault.ts';

const paper = (change: Partial<VaultDocument>) =>
  ({ _id: change.name, category: 'Transcript', status: 'pending', ...change }) as VaultDocument;

test.each([
  ['%PDF-1.7', 'a.exe', 'pdf'],
  [' %PDF-1.7', 'a.pdf', 'prefixed'],
  ['\xef\xbb\xbf%PDF-1.7', 'a', 'prefixed'],
  [`${'\0'.repeat(128)}%PDF-1.4`, 'a.pdf', 'prefixed'],
  ['<html>', 'a.pdf', 'damaged'],
  ['<html>', 'a.html', 'other'],
  ['', 'a.pdf', 'empty'],
  ['\xff\xd8\xff\xe0', 'a.pdf', 'picture'],
  ['\x89PNG\r\n', 'a.png', 'picture'],
  ['\0\0\0\x18ftypheic', 'IMG_1.HEIC', 'picture'],
  ['\0\0\0\x18ftypmp42', 'film.heic', 'other'],
  ['PK\x03\x04', 'letter.DOCX', 'word'],
  ['PK\x03\x04', 'papers.zip', 'other'],
  ['\xd0\xcf\x11\xe0', 'letter.doc', 'word'],
])('a file that starts with %j and is called %s is: %s', (start, name, kind) => {
  expect(kindOfStart(start, name)).toBe(kind);
});

test.each([
  ['scan_0001.pdf', 'scan 0001'],
  ['নম্বরপত্র.PDF', 'নম্বরপত্র'],
  ['Mr. Selim  letter.final.pdf', 'Mr. Selim letter.final'],
  ['.pdf', ''],
  ['a\u0000b\nc.pdf', 'a b c'],
])('the name of %j is offered as %j', (file, name) => {
  expect(suggestName(file)).toBe(name);
});

test('a pasted tab or control character becomes a space, which the server takes', () => {
  const pasted = 'Grade\t12\u0007\r\nmarks';
  expect(customNameSchema.safeParse(pasted).success).toBe(false);
  expect(typedName(pasted)).toBe('Grade 12   marks');
  expect(customNameSchema.safeParse(typedName(pasted)).success).toBe(true);
});

test('a name is taken in its own category, whatever its case and its ending', () => {
  const papers = [paper({ name: 'Grade 12.pdf' })];
  expect(isTaken(papers, 'Transcript', ' GRADE 12.PDF ')).toBe(true);
  expect(isTaken(papers, 'LOR', 'Grade 12')).toBe(false);
  expect(isTaken(papers, 'Transcript', 'Grade 11')).toBe(false);
});

test('required categories come first; a rejected paper does not count', () => {
  const four = requiredFor([]);
  expect(sectionsOf([], requiredFor([])).map(({ category, isRequired }) => [category, isRequired])).toEqual([
    ...['Transcript', 'IELTS', 'SOP', 'LOR'].map((category) => [category, true]),
    ...['Certificates', 'Portfolio', 'Passport', 'Financial', 'Other'].map((category) => [category, false]),
  ]);
  expect(nextMissing([paper({ name: 'a.pdf' })], four)).toBe('IELTS');
  expect(nextMissing([paper({ name: 'a.pdf', status: 'rejected' })], four)).toBe('Transcript');
  const all = (['Transcript', 'IELTS', 'SOP', 'LOR'] as const).map((category) => paper({ name: category, category }));
  expect(nextMissing(all, four)).toBeUndefined();
});

test('a first degree where nobody asks for a statement and letters has neither among the required', () => {
  const required = requiredFor([{ country: 'SE', level: 'UG' }]);
  expect(
    sectionsOf([], required)
      .filter(({ isRequired }) => isRequired)
      .map(({ category }) => category),
  ).toEqual(['Transcript', 'IELTS']);
  const both = (['Transcript', 'IELTS'] as const).map((category) => paper({ name: category, category }));
  expect(nextMissing(both, required)).toBeUndefined();
});

test('names are found by every word, without case and accents', () => {
  const papers = [paper({ name: 'Relevé de notes.pdf' }), paper({ name: 'মার্কশিট ২০২৫.pdf' })];
  expect([...findByName(papers, 'NOTES releve')]).toEqual(['Relevé de notes.pdf']);
  expect([...findByName(papers, '২০২৫')]).toEqual(['মার্কশিট ২০২৫.pdf']);
  expect([...findByName(papers, 'notes 2025')]).toEqual([]);
});

test('an expiry is over from the day after, and soon within six months', () => {
  expect(expiryOf('2027-01-14', '2027-01-15')).toBe('over');
  expect(expiryOf('2027-01-14', '2027-01-14')).toBe('soon');
  expect(expiryOf('2027-07-15', '2027-01-14')).toBe('soon');
  expect(expiryOf('2027-08-14', '2027-01-14')).toBe('later');
  expect(today(new Date(2027, 0, 4, 23, 59))).toBe('2027-01-04');
});

test('file sizes are written as people say them', () => {
  const i18n = setupI18n({ locale: 'en', locales: 'en-GB', messages: { en: {} } });
  const words = [0, 1, 500_000, 1_020_000, 2_000_000, 10 * 1024 * 1024, 5 * 1024 ** 3].map((bytes) =>
    formatSize(bytes, i18n),
  );
  expect(words).toEqual(['0 kB', '1 kB', '488 kB', '1 MB', '1.9 MB', '10 MB', '5 GB']);
});
