// What the student's applications say of when a country's offer can be there at all.
import { useEffect } from 'react';
import { useApplications } from '#api/saved-universities.ts';
import { type Closing, closingFirst } from './closing-first.ts';
import { ShortTime } from './short-time.tsx';

type KnownClosingProps = {
  country: string;
  today: string;
  /** whether some step waits for it */
  isHeld: boolean;
  onKnown: (closing: Closing | undefined) => void;
};

/** Tells which application there closes first; says so where the visa has to wait for it. */
export function KnownClosing({ country, today, isHeld, onKnown }: KnownClosingProps) {
  const { rows = [] } = useApplications();
  const { name, day } = closingFirst(rows, country, today) ?? {};
  const isKnown = name !== undefined && day !== undefined;
  useEffect(() => {
    onKnown(isKnown ? { name, day } : undefined);
  }, [isKnown, name, day, onKnown]);
  return isKnown && isHeld ? <ShortTime closing={{ name, day }} /> : null;
}
