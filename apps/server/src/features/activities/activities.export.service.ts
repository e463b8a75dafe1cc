import type { ExportPart } from '#export-part.ts';

export const activitiesExport: ExportPart = { name: 'activities', tables: [{ name: 'activities' }] };
