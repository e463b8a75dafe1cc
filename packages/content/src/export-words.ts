// Words of the page that lists an export; what each part and each table holds is said in export-words/<feature>.ts.

import { inLanguages, type Written } from './in-languages.ts';

type PartWords = { part: string; tables: Readonly<Record<string, string>> };
/** What a feature's part of an export is called, and what each of its tables holds, by the tag of a language. */
export type ExportPartWords = (tag: string) => PartWords;

export const exportPartWords = (words: Written<PartWords>): ExportPartWords => inLanguages('exports', words);

type Words = {
  title: string;
  madeAt: string;
  about: string;
  secrets: string;
  missing: string;
  look: string;
  lookAtFirst: string;
};

export const exportWords = inLanguages<Words>('exports', {
  en: {
    title: 'Everything you keep in Lantern',
    madeAt: 'Made on',
    about:
      'Your essays are plain text files, your documents are the files you uploaded. Everything else is in the folder "data", in a format (JSON) that other programs can read.',
    secrets:
      'Not in here: your password, the keys of your sessions and the secret of two-factor sign-in, because whoever found this folder could log in with them.',
    missing: 'Files that the server could not find',
    look: 'Show',
    lookAtFirst: 'Show the first {count}',
  },
  bn: {
    title: 'Lantern-এ আপনার যা কিছু আছে',
    madeAt: 'তৈরির সময়',
    about:
      'আপনার রচনাগুলো সাধারণ লেখার ফাইল, আর কাগজপত্র আপনারই আপলোড করা ফাইল। বাকি সব "data" ফোল্ডারে আছে, এমন বিন্যাসে (JSON) যা অন্য প্রোগ্রামও পড়তে পারে।',
    secrets: 'এখানে নেই: আপনার পাসওয়ার্ড, সেশনের চাবি আর দুই ধাপে লগইনের গোপন কোড। এই ফোল্ডার কেউ পেলে সেগুলো দিয়ে লগইন করতে পারত।',
    missing: 'যে ফাইলগুলো সার্ভার খুঁজে পায়নি',
    look: 'দেখুন',
    lookAtFirst: 'প্রথম {count}টি দেখুন',
  },
  ar: {
    title: 'كل ما تحتفظ به في Lantern',
    madeAt: 'أُنشئ في',
    about:
      'مقالاتك ملفات نصية عادية، ومستنداتك هي الملفات التي رفعتها. وكل ما عدا ذلك في المجلد "data" بصيغة (JSON) تقرؤها البرامج الأخرى.',
    secrets:
      'لا يوجد هنا: كلمة مرورك ومفاتيح جلساتك وسر تسجيل الدخول بخطوتين، لأن من يجد هذا المجلد قد يدخل بها إلى حسابك.',
    missing: 'ملفات لم يجدها الخادم',
    look: 'عرض',
    lookAtFirst: 'عرض أول {count}',
  },
});
