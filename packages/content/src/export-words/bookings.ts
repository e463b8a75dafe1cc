import { exportPartWords } from '../export-words.ts';

export const bookingsExportWords = exportPartWords({
  en: { part: 'Sessions', tables: { bookings: 'Sessions with mentors, with notes' } },
  bn: { part: 'সেশন', tables: { bookings: 'মেন্টরদের সঙ্গে সেশন, নোটসহ' } },
  ar: { part: 'الجلسات', tables: { bookings: 'الجلسات مع المرشدين مع الملاحظات' } },
});
