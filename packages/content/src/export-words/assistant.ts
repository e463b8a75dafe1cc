import type { ExportPartWords } from '../export-words.ts';

export const assistantExportWords: ExportPartWords = {
  en: {
    part: 'Assistant',
    tables: {
      conversations: 'Questions that you asked the assistant',
      assistant_model_switches: 'Whether the language model answers questions',
    },
  },
  bn: {
    part: 'সহকারী',
    tables: {
      conversations: 'সহকারীকে করা আপনার প্রশ্ন',
      assistant_model_switches: 'ভাষা মডেল প্রশ্নের উত্তর দেয় কি না',
    },
  },
  ar: {
    part: 'المساعد',
    tables: {
      conversations: 'الأسئلة التي سألتها المساعد',
      assistant_model_switches: 'هل يجيب نموذج اللغة عن الأسئلة',
    },
  },
};
