import { partOf } from '#components/lazy.tsx';

// What an application's page shows when it is asked for.
export const dialogPart = partOf(async () => (await import('./form/application-dialog.tsx')).ApplicationDialog);
export const papersPart = partOf(async () => (await import('./papers/opened-papers.tsx')).OpenedPapers);
export const lettersPart = partOf(async () => (await import('./opened-letters.tsx')).OpenedLetters);
export const essaysPart = partOf(async () => (await import('./opened-essays.tsx')).OpenedEssays);
export const testsPart = partOf(async () => (await import('./papers/tests-table.tsx')).TestsTable);
export const costsPart = partOf(async () => (await import('./money/applying-cost-lines.tsx')).ApplyingCostLines);
export const universityPart = partOf(async () => (await import('./university.tsx')).University);
export const stagePart = partOf(async () => (await import('./stage/opened-stage.tsx')).OpenedStage);

/** Brings them onto the device: an application is filled in where there is no connection too. */
export async function fetchParts(): Promise<void> {
  for (const part of [papersPart, dialogPart, stagePart, lettersPart, essaysPart, testsPart, costsPart, universityPart])
    await part.load();
}
