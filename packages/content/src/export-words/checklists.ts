import { exportPartWords } from '../export-words.ts';

export const checklistsExportWords = exportPartWords({
  en: {
    part: 'Visa, settlement and document checklists',
    tables: { checklist_ticks: 'Ticks', visa_plans: 'Visa plans', settlement_plans: 'Settlement plan' },
  },
  bn: {
    part: 'ভিসা, বসবাস ও কাগজের তালিকা',
    tables: { checklist_ticks: 'টিক চিহ্ন', visa_plans: 'ভিসার পরিকল্পনা', settlement_plans: 'বসবাসের পরিকল্পনা' },
  },
  ar: {
    part: 'قوائم التأشيرة والاستقرار والأوراق',
    tables: { checklist_ticks: 'العلامات', visa_plans: 'خطط التأشيرة', settlement_plans: 'خطة الاستقرار' },
  },
});
