import { exportPartWords } from '../export-words.ts';

export const chatExportWords = exportPartWords({
  en: {
    part: 'Conversations with mentors',
    tables: {
      chats: 'Conversations',
      chat_messages: 'Messages that you wrote',
      chat_reports: 'Reports that you made',
      presence: 'When you were last here',
    },
  },
  bn: {
    part: 'মেন্টরদের সঙ্গে কথাবার্তা',
    tables: {
      chats: 'কথাবার্তা',
      chat_messages: 'আপনার লেখা বার্তা',
      chat_reports: 'আপনার করা অভিযোগ',
      presence: 'আপনি শেষ কখন এখানে ছিলেন',
    },
  },
  ar: {
    part: 'المحادثات مع المرشدين',
    tables: {
      chats: 'المحادثات',
      chat_messages: 'الرسائل التي كتبتها',
      chat_reports: 'البلاغات التي قدّمتها',
      presence: 'آخر مرة كنت فيها هنا',
    },
  },
});
