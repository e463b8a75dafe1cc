// When universities close, as the catalogue has it: each is kept on the device for itself, and those that a list asks for at
// once go in one call.
import { type ApplyingFact, closingAtOnce, readClosing } from '@lantern/contract/applications';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

type Facts = readonly ApplyingFact[];
type Asked = { id: string; resolve: (facts: Facts) => void; reject: (error: unknown) => void };

/** Milliseconds in which all cards of a list have asked their device. */
const together = 20;
let waiting: Asked[] = [];

async function askAll() {
  const asked = waiting;
  waiting = [];
  if (asked.length === 0) return;
  try {
    // a signal says that it only reads
    const { signal } = new AbortController();
    const ids = asked.map(({ id }) => id);
    const { universities } = await call(readClosing, { body: { ids } }, { signal });
    const found = new Map(universities.map(({ id, facts }) => [id, facts]));
    for (const { id, resolve } of asked) resolve(found.get(id) ?? []);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}

const askTogether = (id: string) =>
  new Promise<Facts>((resolve, reject) => {
    waiting.push({ id, resolve, reject });
    if (waiting.length === 1) setTimeout(() => void askAll(), together);
    if (waiting.length === closingAtOnce) void askAll();
  });

export const closingQuery = (id: string) =>
  queryOptions({
    queryKey: ['universities', 'closing', id],
    queryFn: () => askTogether(id),
    staleTime: 60 * 60_000,
  });
