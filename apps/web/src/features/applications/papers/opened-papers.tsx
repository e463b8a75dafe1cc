import type { AskedLine } from '../application-standing.ts';
import type { ApplicationRow } from '../applications.api.ts';
import { AskedPapers } from './asked-papers.tsx';
import { AttachedPapers } from './attached.tsx';
import { Requirements } from './requirements.tsx';

type OpenedPapersProps = { row: ApplicationRow; lines: readonly AskedLine[] | undefined };

/** What the line "Papers" opens: what is usual, what this one asks for, what is attached. */
export function OpenedPapers({ row, lines }: OpenedPapersProps) {
  return (
    <>
      {lines && <AskedPapers row={row} lines={lines} />}
      <Requirements row={row} />
      <AttachedPapers row={row} />
    </>
  );
}
