import { exportPartWords } from '../export-words.ts';

export const financeExportWords = exportPartWords({
  en: { part: 'Finance', tables: { finance_profiles: 'Loans and currency', cost_plans: 'Cost plans' } },
  bn: { part: 'অর্থ', tables: { finance_profiles: 'ঋণ ও মুদ্রা', cost_plans: 'খরচের পরিকল্পনা' } },
  ar: { part: 'المال', tables: { finance_profiles: 'القروض والعملة', cost_plans: 'خطط التكلفة' } },
});
