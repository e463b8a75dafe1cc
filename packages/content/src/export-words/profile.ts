import { exportPartWords } from '../export-words.ts';

export const profileExportWords = exportPartWords({
  en: {
    part: 'Profile',
    tables: {
      personal_infos: 'Personal information',
      profiles: 'Emergency contact and notifications',
      photo_files: 'Photo',
    },
  },
  bn: {
    part: 'প্রোফাইল',
    tables: {
      personal_infos: 'ব্যক্তিগত তথ্য',
      profiles: 'জরুরি যোগাযোগ ও বিজ্ঞপ্তি',
      photo_files: 'ছবি',
    },
  },
  ar: {
    part: 'الملف الشخصي',
    tables: {
      personal_infos: 'المعلومات الشخصية',
      profiles: 'جهة الاتصال للطوارئ والإشعارات',
      photo_files: 'الصورة',
    },
  },
});
