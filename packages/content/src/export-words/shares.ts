import { exportPartWords } from '../export-words.ts';

export const sharesExportWords = exportPartWords({
  en: {
    part: 'Shared with mentors',
    tables: { shares: 'What you share with mentors', share_openings: 'What mentors opened' },
  },
  bn: {
    part: 'মেন্টরদের সঙ্গে শেয়ার',
    tables: { shares: 'মেন্টরদের সঙ্গে যা শেয়ার করেন', share_openings: 'মেন্টররা যা খুলেছেন' },
  },
  ar: {
    part: 'ما تشاركه مع المرشدين',
    tables: { shares: 'ما تشاركه مع المرشدين', share_openings: 'ما فتحه المرشدون' },
  },
});
