import { exportPartWords } from '../export-words.ts';

export const helpExportWords = exportPartWords({
  en: { part: 'Help', tables: { tickets: 'Messages to the people who run this Lantern, with their replies' } },
  bn: { part: 'সাহায্য', tables: { tickets: 'এই Lantern যারা চালান তাদের লেখা বার্তা, উত্তরসহ' } },
  ar: { part: 'المساعدة', tables: { tickets: 'رسائل إلى القائمين على Lantern هذا مع ردودهم' } },
});
