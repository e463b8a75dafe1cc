import { partOf } from '#components/lazy.tsx';

// What opens over the vault: loaded when it is opened first.
export const addPart = partOf(async () => (await import('./upload/add-dialog.tsx')).AddDialog);
export const photoPart = partOf(async () => {
  const { PhotoDialog, fetchImageWorker } = await import('./photo/photo-dialog.tsx');
  // its absence is met by the dialog
  void fetchImageWorker().catch(() => undefined);
  return PhotoDialog;
});
export const namePart = partOf(async () => (await import('./papers/name-dialog.tsx')).NameDialog);
export const movePart = partOf(async () => (await import('./papers/move-dialog.tsx')).MoveDialog);
export const versionsPart = partOf(async () => (await import('./papers/versions-dialog.tsx')).VersionsDialog);
export const expiryPart = partOf(async () => (await import('./papers/expiry-dialog.tsx')).ExpiryDialog);
export const sharePart = partOf(async () => (await import('./sharing/share-dialog.tsx')).ShareDialog);
export const linksPart = partOf(async () => (await import('./sharing/links-dialog.tsx')).LinksDialog);
export const refusedPart = partOf(async () => (await import('./upload/refused-files.tsx')).RefusedFiles);
export const chosenPart = partOf(async () => (await import('./choose/chosen-dialog.tsx')).ChosenDialog);

/** Asks for what is deleted only once the screen stands still. */
export const deletedPart = partOf(async () => (await import('./papers/deleted-papers.tsx')).DeletedPapers);
