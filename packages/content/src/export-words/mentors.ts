import { exportPartWords } from '../export-words.ts';

export const mentorsExportWords = exportPartWords({
  en: { part: 'Mentoring', tables: { mentor_profiles: 'Your profile as a mentor' } },
  bn: { part: 'মেন্টরিং', tables: { mentor_profiles: 'মেন্টর হিসেবে আপনার প্রোফাইল' } },
  ar: { part: 'الإرشاد', tables: { mentor_profiles: 'ملفك بصفتك مرشدًا' } },
});
