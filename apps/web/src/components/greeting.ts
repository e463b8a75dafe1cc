import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How the reader is greeted at an hour of their own clock, 0 to 23. */
export function greetingAt(hour: number): MessageDescriptor {
  if (hour >= 5 && hour < 12) return msg`Good morning`;
  if (hour >= 12 && hour < 17) return msg`Good afternoon`;
  return msg`Good evening`;
}
