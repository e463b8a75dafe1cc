import type { ExportPartWords } from '../export-words.ts';

export const notificationsExportWords: ExportPartWords = {
  en: {
    part: 'Notifications',
    tables: {
      notifications: 'What you were told of',
      notification_readers: 'Language, time zone, quiet hours and switches of notifications',
    },
  },
  bn: {
    part: 'বিজ্ঞপ্তি',
    tables: {
      notifications: 'আপনাকে যা জানানো হয়েছে',
      notification_readers: 'বিজ্ঞপ্তির ভাষা, সময় অঞ্চল, নীরব সময় ও সুইচ',
    },
  },
  ar: {
    part: 'الإشعارات',
    tables: {
      notifications: 'ما أُبلغت به',
      notification_readers: 'لغة الإشعارات والمنطقة الزمنية وساعات الهدوء ومفاتيحها',
    },
  },
};
