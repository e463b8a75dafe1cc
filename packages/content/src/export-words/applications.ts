import { exportPartWords } from '../export-words.ts';

export const applicationsExportWords = exportPartWords({
  en: {
    part: 'Universities and applications',
    tables: {
      saved_universities: 'Saved universities',
      application_drafts: 'Application drafts',
      recommenders: 'Recommenders',
      letter_requests: 'Requests for letters',
      letter_request_applications: 'Applications that letters are for',
      letter_links: 'Links for recommenders',
      letter_files: 'Letters that came',
    },
  },
  bn: {
    part: 'বিশ্ববিদ্যালয় ও আবেদন',
    tables: {
      saved_universities: 'সেভ করা বিশ্ববিদ্যালয়',
      application_drafts: 'আবেদনের খসড়া',
      recommenders: 'সুপারিশকারী',
      letter_requests: 'সুপারিশপত্রের অনুরোধ',
      letter_request_applications: 'যেসব আবেদনের জন্য সুপারিশপত্র',
      letter_links: 'সুপারিশকারীদের লিংক',
      letter_files: 'যেসব সুপারিশপত্র এসেছে',
    },
  },
  ar: {
    part: 'الجامعات والطلبات',
    tables: {
      saved_universities: 'الجامعات المحفوظة',
      application_drafts: 'مسودات الطلبات',
      recommenders: 'كاتبو خطابات التوصية',
      letter_requests: 'طلبات خطابات التوصية',
      letter_request_applications: 'الطلبات التي تخصها الخطابات',
      letter_links: 'روابط لكاتبي الخطابات',
      letter_files: 'الخطابات التي وصلت',
    },
  },
});
