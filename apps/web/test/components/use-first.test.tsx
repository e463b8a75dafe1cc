// @vitest-environment happy-dom
// A long list begins with its first ones; as many more come with each press, and nothing is offered where all are shown.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFirst } from '#components/use-first.ts';
import { show } from './show.tsx';

function List({ count }: { count: number }) {
  const { shown, showMore } = useFirst(
    Array.from({ length: count }, (_, at) => at),
    10,
  );
  return (
    <>
      <p>{shown.join(' ')}</p>
      {showMore && (
        <button type="button" onClick={showMore}>
          More
        </button>
      )}
    </>
  );
}
const shown = () => document.querySelector('main p')?.textContent?.split(' ') ?? [];
const more = () => screen.queryByRole('button', { name: 'More' });

test('25 come in three steps, in their order', async () => {
  const { user } = await show(<List count={25} />);
  expect(shown()).toHaveLength(10);
  for (const length of [20, 25]) {
    await user.click(more() as HTMLElement);
    expect(shown()).toHaveLength(length);
  }
  expect(shown().at(-1)).toBe('24');
  expect(more()).toBeNull();
});

test('ten of ten offer nothing more, and one that comes later does', async () => {
  const { change } = await show(<List count={10} />);
  expect(more()).toBeNull();
  change(<List count={11} />);
  expect(shown()).toHaveLength(10);
  expect(more()).not.toBeNull();
});
