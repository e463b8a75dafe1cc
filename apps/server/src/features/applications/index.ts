import { applicationsExportWords } from '@lantern/content/export-words/applications';
import type { Feature } from '#feature.ts';

export const feature: Feature = {
  name: 'applications',
  exportPart: { name: 'applications', words: applicationsExportWords, tables: [{ name: 'saved_universities' }] },
  softDeleted: [{ table: 'saved_universities' }],
};
