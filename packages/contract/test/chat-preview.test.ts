import { previewOf } from '@lantern/contract/chat.preview';
import { expect, test } from 'vitest';

test('a preview has no hole where something is hidden', () => {
  const hidden = (at: number) => ({ at, kind: 'phone' as const });
  expect(previewOf({ text: 'Call me:  or write to  today', hidden: [hidden(9), hidden(22)] })).toBe(
    'Call me: … or write to … today',
  );
  expect(previewOf({ text: '', hidden: [hidden(0)] })).toBe('…');
  expect(previewOf({ text: 'See\nyou' })).toBe('See you');
});
