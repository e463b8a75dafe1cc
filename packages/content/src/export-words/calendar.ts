import { exportPartWords } from '../export-words.ts';

export const calendarExportWords = exportPartWords({
  en: { part: 'Calendar', tables: { calendar_feeds: 'Private address of the calendar' } },
  bn: { part: 'ক্যালেন্ডার', tables: { calendar_feeds: 'ক্যালেন্ডারের ব্যক্তিগত ঠিকানা' } },
  ar: { part: 'التقويم', tables: { calendar_feeds: 'العنوان الخاص للتقويم' } },
});
