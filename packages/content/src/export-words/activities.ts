import { exportPartWords } from '../export-words.ts';

export const activitiesExportWords = exportPartWords({
  en: {
    part: 'Activities',
    tables: {
      activities: 'Activities',
    },
  },
  bn: {
    part: 'কার্যক্রম',
    tables: {
      activities: 'কার্যক্রম',
    },
  },
  ar: {
    part: 'الأنشطة',
    tables: {
      activities: 'الأنشطة',
    },
  },
});
