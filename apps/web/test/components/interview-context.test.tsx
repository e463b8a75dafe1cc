// @vitest-environment happy-dom
// That the record ticked something is said only where it did.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginInterview } from '#features/interviews/session/interview-state.ts';
import { ContextStep } from '#features/interviews/setup/context-step.tsx';
import { show } from './show.tsx';

test.each([
  [['gap'] as const, true],
  [[] as const, false],
])('ticked from the record: %j', async (facts, isSaid) => {
  const interview = beginInterview('ai', 'general', 1, [...facts]);
  await show(<ContextStep interview={interview} onChange={() => {}} onBack={() => {}} onNext={() => {}} />);
  expect(screen.getByText(/You get up to two questions about it/)).toBeTruthy();
  expect(screen.queryByText(/We ticked what your record shows/) !== null).toBe(isSaid);
});
