import { expect, test } from 'vitest';
import { currentAt } from '#shell/current-at.ts';
import { isPath } from '#shell/is-path.ts';

test('an address is of a pattern with anything in the place of its names, and with a slash at its end', () => {
  expect(isPath('/essays', '/essays')).toBe(true);
  expect(isPath('/essays', '/essays/')).toBe(true);
  expect(isPath('/essays', '/essays/1')).toBe(false);
  expect(isPath('/essay/view/:id', '/essay/view/a-1')).toBe(true);
  expect(isPath('/essay/view/:id', '/essay/view/')).toBe(false);
  expect(isPath('/essay/view/:id', '/essay/view/1/2')).toBe(false);
  expect(isPath('/mentor/students/:id/record', '/mentor/students/7/record')).toBe(true);
});

test('a link marks the screen that is shown, or the one that it was opened from', () => {
  expect(currentAt('/essays', '/essays')).toBe('page');
  expect(currentAt('/essays', '/essay/edit/1')).toBe('true');
  expect(currentAt('/essays', '/essay-list')).toBeUndefined();
  expect(currentAt('/saved-universities', '/saved-universities/1')).toBe('true');
  expect(currentAt('/mock-interview', '/mock-interviews')).toBe('true');
  expect(currentAt('/documents', '/document-checklist')).toBeUndefined();
});
