import { exportPartWords } from '../export-words.ts';

export const assistantExportWords = exportPartWords({
  en: {
    part: 'Assistant',
    tables: {
      conversations: 'Questions that you asked the assistant',
    },
  },
  bn: {
    part: 'সহকারী',
    tables: {
      conversations: 'সহকারীকে করা আপনার প্রশ্ন',
    },
  },
  ar: {
    part: 'المساعد',
    tables: {
      conversations: 'الأسئلة التي سألتها المساعد',
    },
  },
});
