import { exportPartWords } from '../export-words.ts';

export const notificationsExportWords = exportPartWords({
  en: {
    part: 'Notifications',
    tables: {
      notifications: 'What you were told of',
      notification_readers: 'Language, time zone, quiet hours and switches of notifications',
      push_devices: 'Phones and browsers that are told of notifications',
    },
  },
  bn: {
    part: 'বিজ্ঞপ্তি',
    tables: {
      notifications: 'আপনাকে যা জানানো হয়েছে',
      notification_readers: 'বিজ্ঞপ্তির ভাষা, সময় অঞ্চল, নীরব সময় ও সুইচ',
      push_devices: 'যে ফোন ও ব্রাউজারে বিজ্ঞপ্তি যায়',
    },
  },
  ar: {
    part: 'الإشعارات',
    tables: {
      notifications: 'ما أُبلغت به',
      notification_readers: 'لغة الإشعارات والمنطقة الزمنية وساعات الهدوء ومفاتيحها',
      push_devices: 'الهواتف والمتصفحات التي تصلها الإشعارات',
    },
  },
});
