// @vitest-environment happy-dom
// The record of a student as a mentor reads it: what stands below comes when the rest is there.
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refreshMentor } from '#features/shares/mentor/mentor.api.ts';
import { StudentRecord } from '#features/shares/mentor/student-record.tsx';
import { refuse, serve, show } from './show.tsx';

const waiting = vi.hoisted(() => new Set<() => void>());
vi.mock('#api/idle.ts', async () => {
  const { useEffect, useState } = await import('react');
  return {
    useIdle: () => {
      const [isIdle, setIdle] = useState(false);
      useEffect(() => void waiting.add(() => setIdle(true)), []);
      return isIdle;
    },
  };
});
const standStill = () =>
  act(() => {
    for (const run of waiting) run();
  });

beforeEach(() => waiting.clear());

const student = { id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11', name: 'Amina', country: 'BD', citizenship: 'BD' };
const record = { student, schools: [], scores: [], activities: [] } as unknown as Parameters<
  typeof StudentRecord
>[0]['record'];
const answer = ({ path }: { path: string }) => (path.includes('/family/') ? { family: null } : { applications: [] });

test('family and universities are asked for once the screen stands still', async () => {
  const asked = serve(answer);
  await show(<StudentRecord record={record} />);
  expect(screen.getByRole('heading', { name: 'Activities' })).toBeDefined();
  expect(asked).toEqual([]);
  standStill();
  expect(await screen.findByRole('heading', { name: 'Family' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Saved universities' })).toBeDefined();
  expect(asked).toHaveLength(2);
});

test('what cannot be loaded is not called empty, and comes when asked for again', async () => {
  serve(() => refuse('forbidden'));
  const { user } = await show(<StudentRecord record={record} />);
  standStill();
  expect(await screen.findByText('We could not load the rest of the record.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Family' })).toBeNull();
  serve(answer);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Family' })).toBeDefined();
});

test('what was read goes when it is not shared any more, and stays when it cannot be asked for', async () => {
  serve(answer);
  await show(<StudentRecord record={record} />);
  standStill();
  expect(await screen.findByRole('heading', { name: 'Family' })).toBeDefined();
  serve(() => refuse('forbidden'));
  await act(() => refreshMentor());
  expect(screen.getByRole('heading', { name: 'Family' })).toBeDefined();
  serve(() => refuse('not_found'));
  await act(() => refreshMentor());
  expect(await screen.findByText('We could not load the rest of the record.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Family' })).toBeNull();
});
