// Words of the computed tasks and of dated things, by language.

import { inLanguages } from './in-languages.ts';
import { taskWordsAr } from './task-words.ar.ts';
import { taskWordsBn } from './task-words.bn.ts';
import { type TaskWords, taskWordsEn } from './task-words.en.ts';

export type TaskId = keyof TaskWords;

const tasks = inLanguages<TaskWords>('tasks', { en: taskWordsEn, bn: taskWordsBn, ar: taskWordsAr });

/** What the tracker says of each thing that a record misses, in the language of a tag such as `bn-BD`. */
export function taskWordsIn(language: string): TaskWords {
  return tasks(language);
}

/** `{}` is the name of the test, the paper, the programme, the scholarship or the recommender. */
type DatedWords = Record<
  | 'testDay'
  | 'resultEnds'
  | 'paperExpires'
  | 'feeDue'
  | 'applicationDeadline'
  | 'offerAnswer'
  | 'depositDue'
  | 'letterDue'
  | 'scholarshipCloses'
  | 'scholarshipUsual',
  string
>;

const dated = inLanguages<DatedWords>('tasks', {
  en: {
    testDay: 'Test day: {}',
    resultEnds: 'Last day this test result is good: {}',
    paperExpires: 'Expires: {}',
    feeDue: 'The fee is due: {}',
    applicationDeadline: 'Last day to apply: {}',
    offerAnswer: 'Answer the offer: {}',
    depositDue: 'The deposit is due: {}',
    letterDue: 'The letter of recommendation is due: {}',
    scholarshipCloses: 'Scholarship closes: {}',
    scholarshipUsual: 'Usually closes: {}. Check the date.',
  },
  bn: {
    testDay: 'পরীক্ষার দিন: {}',
    resultEnds: 'এই ফল গোনার শেষ দিন: {}',
    paperExpires: 'মেয়াদ শেষ: {}',
    feeDue: 'ফি দেওয়ার শেষ দিন: {}',
    applicationDeadline: 'আবেদনের শেষ দিন: {}',
    offerAnswer: 'অফারের উত্তর দিন: {}',
    depositDue: 'ডিপোজিট দেওয়ার শেষ দিন: {}',
    letterDue: 'সুপারিশপত্র আসার শেষ দিন: {}',
    scholarshipCloses: 'বৃত্তির আবেদন বন্ধ হয়: {}',
    scholarshipUsual: 'সাধারণত বন্ধ হয়: {}। তারিখ দেখে নিন।',
  },
  ar: {
    testDay: 'يوم الاختبار: {}',
    resultEnds: 'آخر يوم تُحسب فيه هذه النتيجة: {}',
    paperExpires: 'تنتهي صلاحيته: {}',
    feeDue: 'آخر يوم لدفع الرسوم: {}',
    applicationDeadline: 'آخر يوم للتقديم: {}',
    offerAnswer: 'الرد على العرض: {}',
    depositDue: 'آخر يوم لدفع العربون: {}',
    letterDue: 'آخر يوم لوصول رسالة التوصية: {}',
    scholarshipCloses: 'يُغلق باب المنحة: {}',
    scholarshipUsual: 'يُغلق عادةً: {}. تحقّق من التاريخ.',
  },
});

/** The title of a dated thing with this name. */
export function datedTitle(id: keyof DatedWords, name: string, language: string): string {
  return dated(language)[id].replace('{}', () => name);
}

type CostKind =
  | 'tests'
  | 'applications'
  | 'visa'
  | 'insurance'
  | 'flights'
  | 'tuition'
  | 'living'
  | 'deposit'
  | 'other';

const costs = inLanguages<Record<CostKind, string>>('money', {
  en: {
    tests: 'Tests',
    applications: 'Applications',
    visa: 'Visa',
    insurance: 'Insurance',
    flights: 'Flights',
    tuition: 'Tuition',
    living: 'Rent, food and daily life',
    deposit: 'Deposit',
    other: 'Other',
  },
  bn: {
    tests: 'পরীক্ষা',
    applications: 'আবেদন',
    visa: 'ভিসা',
    insurance: 'বিমা',
    flights: 'বিমানভাড়া',
    tuition: 'টিউশন',
    living: 'ভাড়া, খাওয়া ও দৈনন্দিন খরচ',
    deposit: 'ডিপোজিট',
    other: 'অন্যান্য',
  },
  ar: {
    tests: 'الاختبارات',
    applications: 'الطلبات',
    visa: 'التأشيرة',
    insurance: 'التأمين',
    flights: 'الطيران',
    tuition: 'الرسوم الدراسية',
    living: 'الإيجار والطعام والحياة اليومية',
    deposit: 'عربون',
    other: 'نوع آخر',
  },
});

/** What a cost without words of the student's own is called. */
export function costWord(kind: CostKind, language: string): string {
  return costs(language)[kind];
}
