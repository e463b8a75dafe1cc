import { documentCategories } from '@lantern/contract/documents.rules';
import { expect, test } from 'vitest';
import { documentWords } from '../src/document-words.ts';

test('words are in lower case, and of categories that the vault has', () => {
  for (const [category, words] of Object.entries(documentWords)) {
    expect(documentCategories).toContain(category);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toBe(word.toLocaleLowerCase('en').trim());
  }
});
