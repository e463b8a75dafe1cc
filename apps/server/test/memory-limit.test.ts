import { expect, test } from 'vitest';
import { memoryLimit } from '#runtime/memory-limit.ts';

test('what all hold together is limited, and what one gives back is there for the next', () => {
  const hold = memoryLimit(10);
  const [first, second] = [hold(), hold()];
  first.take(6);
  second.take(4);
  expect(() => second.take(1)).toThrow(expect.objectContaining({ code: 'busy' }));
  first.free();
  second.take(6);
  second.free();
  // given back twice it is no more than was taken
  second.free();
  hold().take(10);
  expect(() => hold().take(1)).toThrow(expect.objectContaining({ code: 'busy' }));
});
