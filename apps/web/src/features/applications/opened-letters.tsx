import type { ApplicationRow } from './applications.api.ts';
import { LettersSection } from './letters/letters-section.tsx';
import { AskedSource, NotAsked } from './papers/asked-papers.tsx';

/** What the line "Letters from teachers" opens. */
export function OpenedLetters({ row, isAsked }: { row: ApplicationRow; isAsked: boolean }) {
  return (
    <>
      <LettersSection row={row} />
      <div>
        {!isAsked && <NotAsked row={row} part="letters" />}
        <AskedSource row={row} />
      </div>
    </>
  );
}
