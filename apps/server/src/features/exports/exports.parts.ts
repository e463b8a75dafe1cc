// What every feature gives, one line each. A test compares it with the tables of the database.
import type { ExportPart } from '#export-part.ts';
import { accountsExport } from '#features/accounts/accounts.export.service.ts';
import { activitiesExport } from '#features/activities/activities.export.service.ts';
import { documentsExport } from '#features/documents/documents.export.service.ts';
import { essaysExport } from '#features/essays/exports/essays.export.service.ts';
import { profileExport } from '#features/profile/profile.export.service.ts';

export const exportParts: readonly ExportPart[] = [
  accountsExport,
  profileExport,
  activitiesExport,
  essaysExport,
  documentsExport,
];
