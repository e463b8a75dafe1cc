import { exportPartWords } from '../export-words.ts';

export const guardiansExportWords = exportPartWords({
  en: { part: 'Guardians', tables: { guardian_links: 'Links for guardians' } },
  bn: { part: 'অভিভাবক', tables: { guardian_links: 'অভিভাবকের লিংক' } },
  ar: { part: 'أولياء الأمور', tables: { guardian_links: 'روابط أولياء الأمور' } },
});
