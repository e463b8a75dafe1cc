import { expect, test } from 'vitest';
import { queryOf } from '../build/screen-modules.ts';

test('the file of a tab says which address asks for it', () => {
  expect(queryOf('src/features/essays/brainstorm/brainstorm.tab.tsx')).toBe('brainstorm');
  expect(queryOf('src/features/essays/list/first.tab.tsx')).toBe('');
});
