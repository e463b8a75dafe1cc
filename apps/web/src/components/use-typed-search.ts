import { useState } from 'react';
import { useSettled } from './use-settled.ts';

/** Words that somebody is looked for by: as they stand in the field, and `q`, as they are asked for once the typing rests. */
export function useTypedSearch() {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), '');
  return { typed, setTyped, q, isWaiting: q !== typed.trim() };
}

/** All of the pages that were read, each once: somebody who was added between two reads moves the others to the next page. */
export const everyoneOf = <One extends { id: string }>(pages: readonly { mentors: readonly One[] }[]): One[] => [
  ...new Map(pages.flatMap(({ mentors }) => mentors.map((one) => [one.id, one]))).values(),
];
