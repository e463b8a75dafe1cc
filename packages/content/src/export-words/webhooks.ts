import { exportPartWords } from '../export-words.ts';

export const webhooksExportWords = exportPartWords({
  en: {
    part: 'Told to other programs',
    tables: { webhook_deliveries: 'What other programs of those who run this Lantern were told, by ids alone' },
  },
  bn: {
    part: 'অন্য প্রোগ্রামকে যা জানানো হয়েছে',
    tables: {
      webhook_deliveries: 'যাঁরা এই Lantern চালান, তাঁদের অন্য প্রোগ্রামকে যা জানানো হয়েছে: শুধু আইডি',
    },
  },
  ar: {
    part: 'ما أُبلغت به برامج أخرى',
    tables: { webhook_deliveries: 'ما أُبلغت به برامج أخرى لمن يديرون Lantern هذا، بالمعرّفات وحدها' },
  },
});
