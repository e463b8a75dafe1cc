import type { ExportPartWords } from '../export-words.ts';

export const essaysExportWords: ExportPartWords = {
  en: {
    part: 'Essays',
    tables: {
      essays: 'Essays',
      essay_versions: 'Versions of essays',
      essay_saves: 'Times of saving',
      essay_evaluations: 'Evaluations',
      essay_prompts: 'Prompts',
      essay_ideas: 'Saved ideas',
      brainstorm_runs: 'Brainstorms',
      brainstorm_states: 'Where your brainstorm stands',
      writing_sittings: 'Writing log',
      model_switches: 'Whether the language model is on',
      model_uses: 'Use of the language model',
    },
  },
  bn: {
    part: 'রচনা',
    tables: {
      essays: 'রচনা',
      essay_versions: 'রচনার সংস্করণ',
      essay_saves: 'সংরক্ষণের সময়',
      essay_evaluations: 'মূল্যায়ন',
      essay_prompts: 'প্রশ্ন',
      essay_ideas: 'সংরক্ষিত ভাবনা',
      brainstorm_runs: 'ভাবনা খোঁজা',
      brainstorm_states: 'ভাবনা খোঁজা কোথায় থেমেছে',
      writing_sittings: 'লেখার লগ',
      model_switches: 'ভাষা মডেল চালু কি না',
      model_uses: 'ভাষা মডেলের ব্যবহার',
    },
  },
  ar: {
    part: 'المقالات',
    tables: {
      essays: 'المقالات',
      essay_versions: 'نسخ المقالات',
      essay_saves: 'أوقات الحفظ',
      essay_evaluations: 'التقييمات',
      essay_prompts: 'أسئلة المقالات',
      essay_ideas: 'الأفكار المحفوظة',
      brainstorm_runs: 'جلسات العصف الذهني',
      brainstorm_states: 'أين وصلت في العصف الذهني',
      writing_sittings: 'سجل الكتابة',
      model_switches: 'هل نموذج اللغة مفعّل',
      model_uses: 'استخدام نموذج اللغة',
    },
  },
};
