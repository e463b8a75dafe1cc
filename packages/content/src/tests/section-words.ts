// What the sections of the tests are called in our languages.
import { inLanguages } from '../in-languages.ts';
import type { SectionId } from './editions.ts';

const words = inLanguages<Record<SectionId | 'overall', string>>('tests', {
  en: {
    overall: 'Overall',
    listening: 'Listening',
    reading: 'Reading',
    writing: 'Writing',
    speaking: 'Speaking',
    literacy: 'Literacy',
    comprehension: 'Comprehension',
    conversation: 'Conversation',
    production: 'Production',
    'reading-writing': 'Reading and Writing',
    math: 'Math',
    english: 'English',
    science: 'Science',
    verbal: 'Verbal Reasoning',
    quantitative: 'Quantitative Reasoning',
    'data-insights': 'Data Insights',
    'integrated-reasoning': 'Integrated Reasoning',
    'analytical-writing': 'Analytical Writing',
  },
  bn: {
    overall: 'সামগ্রিক',
    listening: 'শোনা (Listening)',
    reading: 'পড়া (Reading)',
    writing: 'লেখা (Writing)',
    speaking: 'বলা (Speaking)',
    literacy: 'পড়া ও লেখা (Literacy)',
    comprehension: 'পড়া ও শোনা (Comprehension)',
    conversation: 'শোনা ও বলা (Conversation)',
    production: 'লেখা ও বলা (Production)',
    'reading-writing': 'পড়া ও লেখা (Reading and Writing)',
    math: 'গণিত (Math)',
    english: 'ইংরেজি (English)',
    science: 'বিজ্ঞান (Science)',
    verbal: 'ভাষাগত যুক্তি (Verbal)',
    quantitative: 'গাণিতিক যুক্তি (Quantitative)',
    'data-insights': 'তথ্য বিশ্লেষণ (Data Insights)',
    'integrated-reasoning': 'সমন্বিত যুক্তি (Integrated Reasoning)',
    'analytical-writing': 'বিশ্লেষণমূলক লেখা (Analytical Writing)',
  },
  ar: {
    overall: 'الدرجة الكلية',
    listening: 'الاستماع (Listening)',
    reading: 'القراءة (Reading)',
    writing: 'الكتابة (Writing)',
    speaking: 'المحادثة (Speaking)',
    literacy: 'القراءة والكتابة (Literacy)',
    comprehension: 'القراءة والاستماع (Comprehension)',
    conversation: 'الاستماع والتحدث (Conversation)',
    production: 'الكتابة والتحدث (Production)',
    'reading-writing': 'القراءة والكتابة (Reading and Writing)',
    math: 'الرياضيات (Math)',
    english: 'اللغة الإنجليزية (English)',
    science: 'العلوم (Science)',
    verbal: 'الاستدلال اللفظي (Verbal)',
    quantitative: 'الاستدلال الكمي (Quantitative)',
    'data-insights': 'تحليل البيانات (Data Insights)',
    'integrated-reasoning': 'الاستدلال المتكامل (Integrated Reasoning)',
    'analytical-writing': 'الكتابة التحليلية (Analytical Writing)',
  },
});

/** What a section, or the overall, is called in a language such as `bn-BD`. */
export function sectionName(section: SectionId | 'overall', language: string): string {
  return words(language)[section];
}
