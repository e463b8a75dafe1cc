// @vitest-environment happy-dom
// A figure of a fact with its unit: how often something is paid, or how long it is.
import type { WorldFact } from '@lantern/contract/world-facts';
import { expect, test } from 'vitest';
import { FactValue } from '#components/world-fact.tsx';
import { show } from './show.tsx';

const fact = (key: string, value: WorldFact['value'], unit: string) =>
  ({ key, value, unit, state: 'known', currency: null }) as WorldFact;

test.each([
  [fact('work_hours', 20, 'week'), '20 a week'],
  [fact('processing_time', 3, 'week'), '3 weeks'],
  [fact('post_study_stay', { low: 18, high: 24 }, 'month'), '18–24 months'],
])('a fact %o is shown with its unit', async (one, words) => {
  await show(
    <p>
      <FactValue fact={one} />
    </p>,
  );
  expect(document.querySelector('p')?.textContent).toBe(words);
});
