import { inLanguages } from '@lantern/content/in-languages';
import { toeflBands, toeflBandsSource } from '@lantern/content/tests/concordances';
import { type TestEdition, type TestSource, testEditions } from '@lantern/content/tests/editions';
import { sectionName } from '@lantern/content/tests/section-words';
import { localeOf } from '@lantern/contract/languages';
import type { Passage, PassageLanguage, PassageSource } from '../passage.ts';

type Said = {
  sections: string;
  scale: string;
  valid: string;
  /** `#` is the years */
  months: string;
  noEnd: string;
  from: string;
  until: string;
  sum: string;
  mean: string;
  reported: string;
  compare: string;
};

const said = inLanguages<Said>('assistant', {
  en: {
    sections: 'sections and scale',
    scale: 'overall',
    valid: 'how long a score is valid',
    months: 'A score is reported for # years from the day of the test.',
    noEnd: 'The owner of the test sets no end; universities set their own.',
    from: 'Since',
    until: 'Until',
    sum: 'The overall is the sum of the sections.',
    mean: 'The overall is the mean of the sections, rounded to the nearest step.',
    reported: 'The overall is copied from the report: no rule is published by which one could compute it.',
    compare: 'TOEFL iBT: the new scale of 1 to 6 against the old one of 120',
  },
  bn: {
    sections: 'বিভাগ ও স্কেল',
    scale: 'সামগ্রিক',
    valid: 'ফলের মেয়াদ কত দিন',
    months: 'পরীক্ষার দিন থেকে # বছর ফল জানানো হয়।',
    noEnd: 'পরীক্ষার মালিক কোনো মেয়াদ দেয় না; বিশ্ববিদ্যালয় নিজে ঠিক করে।',
    from: 'শুরু',
    until: 'পর্যন্ত',
    sum: 'সামগ্রিক ফল বিভাগগুলোর যোগফল।',
    mean: 'সামগ্রিক ফল বিভাগগুলোর গড়, কাছের ধাপে গোল করা।',
    reported: 'সামগ্রিক ফল রিপোর্ট থেকে নেওয়া হয়: হিসাবের কোনো নিয়ম প্রকাশিত নেই।',
    compare: 'TOEFL iBT: নতুন ১–৬ স্কেল ও পুরোনো ১২০ স্কেল',
  },
  ar: {
    sections: 'الأقسام والسلّم',
    scale: 'الكلية',
    valid: 'مدة صلاحية النتيجة',
    months: 'تُعلَن النتيجة لمدة # سنوات من يوم الاختبار.',
    noEnd: 'لا يحدد صاحب الاختبار نهاية؛ والجامعات تحدد ما تريد.',
    from: 'منذ',
    until: 'حتى',
    sum: 'النتيجة الكلية مجموع الأقسام.',
    mean: 'النتيجة الكلية متوسط الأقسام مقرّبًا إلى أقرب درجة.',
    reported: 'تُنقل النتيجة الكلية من التقرير: فلا قاعدة منشورة لحسابها.',
    compare: 'TOEFL iBT: السلّم الجديد من 1 إلى 6 مقابل القديم من 120',
  },
});

const sourceOf = ({ name, url, period, confidence }: TestSource): PassageSource => ({
  name,
  link: url,
  checked: period && /^20\d\d/.test(period) ? period : null,
  confidence,
  reviewDue: null,
});

const range = ({ min, max, step }: { min: number; max: number; step: number }) =>
  `${min}–${max}${step === 1 ? '' : ` (${step})`}`;

function editionPassages(edition: TestEdition, language: PassageLanguage): Passage[] {
  const { id, name, sections, overall, validMonths, from, until } = edition;
  const words = said(language);
  const days = [from && `${words.from} ${from}.`, until && `${words.until} ${until}.`].filter(Boolean).join(' ');
  const parts = sections.map((section) => `${sectionName(section.id, language)} ${range(section)}`).join(', ');
  const base = { kind: 'test' as const, countries: [], source: sourceOf(edition.source), screen: '/tests' };
  return [
    {
      ...base,
      id: `test:${id}`,
      title: `${name}: ${words.sections}`,
      text: `${parts}; ${words.scale} ${range(overall)}. ${words[overall.rule]} ${days}`.trim(),
      note: edition.note ?? '',
      keywords: `test score scale sections maximum minimum overall computed calculated ${edition.test} ${edition.kind} english test`,
    },
    {
      ...base,
      id: `test:${id}:valid`,
      title: `${name}: ${words.valid}`,
      text:
        validMonths === null
          ? words.noEnd
          : words.months.replace('#', (validMonths / 12).toLocaleString(localeOf(language))),
      note: '',
      keywords: `test score valid validity expire years old ${edition.test}`,
    },
  ];
}

export function testPassages(language: PassageLanguage): Passage[] {
  // of what can no longer be taken only the scale is asked for
  const editions = testEditions.flatMap((edition) => {
    const [scale, valid] = editionPassages(edition, language) as [Passage, Passage];
    return edition.until === null ? [scale, valid] : [scale];
  });
  const bands = toeflBands.map(({ band, from120, cefr }) => `${band} = ${from120}+ (${cefr})`).join(', ');
  return [
    ...editions,
    {
      id: 'test:toefl-bands',
      kind: 'test',
      title: said(language).compare,
      text: bands,
      note: '',
      keywords: 'TOEFL convert conversion compare equivalent new old scale CEFR B2 C1 band 120 100 90 80',
      countries: [],
      source: sourceOf(toeflBandsSource),
      screen: '/tests',
    },
  ];
}
