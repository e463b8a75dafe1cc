// What a lender usually asks for, and where such a paper is in the vault.
import { inLanguages } from '../in-languages.ts';

export const loanDocuments = {
  identity: { category: 'Passport', needsCollateral: false },
  offer: { category: 'Other', needsCollateral: false },
  transcripts: { category: 'Transcript', needsCollateral: false },
  'test-scores': { category: 'IELTS', needsCollateral: false },
  'cost-estimate': { category: 'Financial', needsCollateral: false },
  'co-applicant': { category: 'Financial', needsCollateral: false },
  income: { category: 'Financial', needsCollateral: false },
  statements: { category: 'Financial', needsCollateral: false },
  collateral: { category: 'Other', needsCollateral: true },
} as const;
export type LoanDocumentId = keyof typeof loanDocuments;
export const loanDocumentIds = Object.keys(loanDocuments) as LoanDocumentId[];

type Titled = { title: string; description: string };
export type LoanDocumentWords = Record<LoanDocumentId, Titled>;

const words = inLanguages<LoanDocumentWords>('money', {
  en: {
    identity: { title: 'Passport and identity papers', description: 'Yours and your co-applicant’s.' },
    offer: { title: 'Letter of admission', description: 'With the course, its start and its length.' },
    transcripts: { title: 'Transcripts and certificates', description: 'From school leaving onwards.' },
    'test-scores': {
      title: 'Test results',
      description: 'English, and GRE, GMAT or SAT where the course asks for it.',
    },
    'cost-estimate': {
      title: 'Fees and cost estimate',
      description: 'From the university, or the cost plan printed from here.',
    },
    'co-applicant': {
      title: 'Co-applicant’s consent',
      description: 'Usually a parent, with photographs and signatures.',
    },
    income: { title: 'Proof of income', description: 'Salary slips or tax returns of two or three years.' },
    statements: { title: 'Bank statements', description: 'Of six to twelve months, of you and the co-applicant.' },
    collateral: {
      title: 'Papers of the collateral',
      description: 'Only for a secured loan: title deed, valuation, or deposit receipt.',
    },
  },
  bn: {
    identity: { title: 'পাসপোর্ট ও পরিচয়পত্র', description: 'আপনার ও সহ-আবেদনকারীর।' },
    offer: { title: 'ভর্তির চিঠি', description: 'কোর্স, শুরু ও মেয়াদ সহ।' },
    transcripts: { title: 'ট্রান্সক্রিপ্ট ও সনদ', description: 'স্কুল সমাপনী থেকে সব।' },
    'test-scores': { title: 'পরীক্ষার ফল', description: 'ইংরেজি, আর কোর্স চাইলে জিআরই, জিম্যাট বা স্যাট।' },
    'cost-estimate': { title: 'ফি ও খরচের হিসাব', description: 'বিশ্ববিদ্যালয়ের, অথবা এখান থেকে ছাপানো খরচের পরিকল্পনা।' },
    'co-applicant': { title: 'সহ-আবেদনকারীর সম্মতি', description: 'সাধারণত মা বা বাবা, ছবি ও সই সহ।' },
    income: { title: 'আয়ের প্রমাণ', description: 'দুই-তিন বছরের বেতনের কাগজ বা আয়কর।' },
    statements: { title: 'ব্যাংক স্টেটমেন্ট', description: 'আপনার ও সহ-আবেদনকারীর ছয় থেকে বারো মাসের।' },
    collateral: { title: 'জামানতের কাগজ', description: 'শুধু জামানতের ঋণে: দলিল, মূল্যায়ন বা আমানতের রসিদ।' },
  },
  ar: {
    identity: { title: 'الجواز وأوراق الهوية', description: 'لك ولمقدم الطلب المشترك.' },
    offer: { title: 'خطاب القبول', description: 'وفيه الدراسة وبدايتها ومدتها.' },
    transcripts: { title: 'كشوف الدرجات والشهادات', description: 'من الثانوية فما بعدها.' },
    'test-scores': { title: 'نتائج الاختبارات', description: 'الإنجليزية، واختبارات القبول حيث تطلبها الدراسة.' },
    'cost-estimate': { title: 'الرسوم وتقدير التكلفة', description: 'من الجامعة، أو خطة التكلفة المطبوعة من هنا.' },
    'co-applicant': { title: 'موافقة مقدم الطلب المشترك', description: 'أحد الوالدين عادة، بالصور والتواقيع.' },
    income: { title: 'إثبات الدخل', description: 'كشوف راتب أو إقرارات ضريبية لسنتين أو ثلاث.' },
    statements: { title: 'كشوف الحساب', description: 'لستة أشهر إلى سنة، لك وللمشترك.' },
    collateral: { title: 'أوراق الضمان', description: 'للقرض المضمون فقط: سند ملكية أو تقييم أو إيصال وديعة.' },
  },
});

export function loanDocumentWordsIn(language: string): LoanDocumentWords {
  return words(language);
}
