// Words around a student's own on printed papers: the list of activities and the CV.
import { isRightToLeft, localeOf } from '@lantern/contract/languages';
import { type ContentLanguage, contentLanguage, inLanguages } from './in-languages.ts';

type Words = {
  activities: string;
  present: string;
  planned: string;
  impact: string;
  /** by the categories of Intl.PluralRules; `#` is the number */
  hours: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { other: string };
  weeks: Words['hours'];
  /** `#` is the years */
  schoolYears: string;
  afterSchool: string;
  board: string;
  rank: string;
  summary: string;
  education: string;
  tests: string;
  languages: string;
  awards: string;
  graduation: string;
  predicted: string;
  grade: string;
  levels: Readonly<Record<'native' | 'fluent' | 'good' | 'basic', string>>;
};

const words = inLanguages<Words>('papers', {
  en: {
    activities: 'Activities',
    present: 'present',
    planned: 'planned',
    impact: 'Impact',
    hours: { one: '# hour a week', other: '# hours a week' },
    weeks: { one: '# week a year', other: '# weeks a year' },
    schoolYears: 'Years of school: #',
    afterSchool: 'after school',
    board: 'Board',
    rank: 'Place in class',
    summary: 'About me',
    education: 'Education',
    tests: 'Test scores',
    languages: 'Languages',
    awards: 'Awards',
    graduation: 'Graduation',
    predicted: 'predicted',
    grade: 'Grade',
    levels: { native: 'native', fluent: 'fluent', good: 'good', basic: 'basic' },
  },
  bn: {
    activities: 'কার্যক্রম',
    present: 'বর্তমান',
    planned: 'পরিকল্পিত',
    impact: 'প্রভাব',
    hours: { other: 'সপ্তাহে # ঘণ্টা' },
    weeks: { other: 'বছরে # সপ্তাহ' },
    schoolYears: 'যেসব শ্রেণিতে: #',
    afterSchool: 'স্কুলের পরে',
    board: 'বোর্ড',
    rank: 'শ্রেণিতে স্থান',
    summary: 'আমার সম্পর্কে',
    education: 'শিক্ষা',
    tests: 'পরীক্ষার স্কোর',
    languages: 'ভাষা',
    awards: 'পুরস্কার',
    graduation: 'পাসের বছর',
    predicted: 'প্রত্যাশিত',
    grade: 'ফলাফল',
    levels: { native: 'মাতৃভাষা', fluent: 'সাবলীল', good: 'ভালো', basic: 'প্রাথমিক' },
  },
  ar: {
    activities: 'الأنشطة',
    present: 'حتى الآن',
    planned: 'مخطَّط',
    impact: 'الأثر',
    hours: {
      one: 'ساعة واحدة في الأسبوع',
      two: 'ساعتان في الأسبوع',
      few: '# ساعات في الأسبوع',
      other: '# ساعة في الأسبوع',
    },
    weeks: {
      one: 'أسبوع واحد في السنة',
      two: 'أسبوعان في السنة',
      few: '# أسابيع في السنة',
      other: '# أسبوعًا في السنة',
    },
    schoolYears: 'الصفوف: #',
    afterSchool: 'بعد المدرسة',
    board: 'هيئة الامتحان',
    rank: 'الترتيب في الصف',
    summary: 'نبذة عني',
    education: 'التعليم',
    tests: 'درجات الاختبارات',
    languages: 'اللغات',
    awards: 'الجوائز',
    graduation: 'سنة التخرج',
    predicted: 'متوقع',
    grade: 'المعدل',
    levels: { native: 'اللغة الأم', fluent: 'طلاقة', good: 'جيد', basic: 'أساسي' },
  },
});

export type PaperWords = Omit<Words, 'hours' | 'weeks' | 'schoolYears'> & {
  language: ContentLanguage;
  direction: 'ltr' | 'rtl';
  figure: (value: number) => string;
  /** Without a mark between thousands. */
  year: (year: number) => string;
  /** Of `YYYY-MM`: Jan 2027. */
  month: (month: string) => string;
  /** Of `YYYY-MM-DD`: 14 Jan 2027. */
  day: (day: string) => string;
  /** Of a code such as `BD`; empty where it is none. */
  country: (code: string) => string;
  hours: (weekly: number) => string;
  weeks: (yearly: number) => string;
  /** Of years of school; the one after 12 is after school. */
  schoolYears: (years: readonly number[]) => string;
};

/** The words and the ways of writing figures and dates in the language of a tag; English where we have none. */
export function paperWordsIn(tag: string): PaperWords {
  const language = contentLanguage(tag);
  const locale = localeOf(language);
  const { hours, weeks, schoolYears, ...rest } = words(language);
  const figure = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 3 });
  const counted = (forms: Words['hours'], count: number) =>
    (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace('#', figure(count));
  const dated = (value: string, style: Intl.DateTimeFormatOptions) =>
    new Date(`${value}T12:00:00Z`).toLocaleDateString(locale, { ...style, timeZone: 'UTC' });
  return {
    ...rest,
    language,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    figure,
    year: (year) => year.toLocaleString(locale, { useGrouping: false }),
    month: (month) => dated(`${month}-15`, { month: 'short', year: 'numeric' }),
    day: (day) => dated(day, { day: 'numeric', month: 'short', year: 'numeric' }),
    country: (code) => (code ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? '') : ''),
    hours: (weekly) => counted(hours, weekly),
    weeks: (yearly) => counted(weeks, yearly),
    schoolYears: (years) =>
      schoolYears.replace('#', years.map((year) => (year > 12 ? rest.afterSchool : figure(year))).join(', ')),
  };
}
