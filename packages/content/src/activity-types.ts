// What the types of activities are called, in forms and on paper. In English as the Common App says them, in plain words.
import type { ActivityType } from '@lantern/contract/activities';
import { eachInLanguages } from './in-languages.ts';

const words = eachInLanguages<ActivityType, string>('activities', {
  academic: { en: 'Academic', bn: 'পড়াশোনা', ar: 'أكاديمي' },
  art: { en: 'Art', bn: 'চারুকলা', ar: 'فنون' },
  'athletics-club': { en: 'Athletics: club', bn: 'খেলাধুলা: ক্লাব', ar: 'رياضة: نادٍ' },
  'athletics-school': { en: 'Athletics: school team', bn: 'খেলাধুলা: স্কুলের দল', ar: 'رياضة: فريق المدرسة' },
  career: { en: 'Career oriented', bn: 'পেশাভিত্তিক', ar: 'موجّه نحو المهنة' },
  'community-service': { en: 'Community service (volunteer)', bn: 'সমাজসেবা (স্বেচ্ছাসেবী)', ar: 'خدمة المجتمع (تطوع)' },
  computer: { en: 'Computer or technology', bn: 'কম্পিউটার বা প্রযুক্তি', ar: 'حاسوب أو تقنية' },
  cultural: { en: 'Cultural', bn: 'সাংস্কৃতিক', ar: 'ثقافي' },
  dance: { en: 'Dance', bn: 'নাচ', ar: 'رقص' },
  debate: { en: 'Debate or speech', bn: 'বিতর্ক বা বক্তৃতা', ar: 'مناظرة أو خطابة' },
  environmental: { en: 'Environmental', bn: 'পরিবেশ', ar: 'بيئي' },
  family: { en: 'Family responsibilities', bn: 'পারিবারিক দায়িত্ব', ar: 'مسؤوليات عائلية' },
  'foreign-exchange': { en: 'Foreign exchange', bn: 'বিদেশে বিনিময় কর্মসূচি', ar: 'تبادل دولي' },
  'foreign-language': { en: 'Foreign language', bn: 'বিদেশি ভাষা', ar: 'لغة أجنبية' },
  internship: { en: 'Internship', bn: 'ইন্টার্নশিপ', ar: 'تدريب مهني' },
  journalism: { en: 'Journalism or publication', bn: 'সাংবাদিকতা বা প্রকাশনা', ar: 'صحافة أو نشر' },
  'junior-rotc': { en: 'Junior R.O.T.C.', bn: 'জুনিয়র আরওটিসি', ar: 'تدريب ضباط ناشئين (ROTC)' },
  lgbt: { en: 'LGBT', bn: 'এলজিবিটি', ar: 'مجتمع الميم' },
  'music-instrumental': { en: 'Music: instrumental', bn: 'সংগীত: বাদ্যযন্ত্র', ar: 'موسيقى: عزف' },
  'music-vocal': { en: 'Music: vocal', bn: 'সংগীত: কণ্ঠ', ar: 'موسيقى: غناء' },
  religious: { en: 'Religious', bn: 'ধর্মীয়', ar: 'ديني' },
  research: { en: 'Research', bn: 'গবেষণা', ar: 'بحث' },
  robotics: { en: 'Robotics', bn: 'রোবোটিকস', ar: 'روبوتات' },
  'school-spirit': { en: 'School spirit', bn: 'স্কুলের উদ্দীপনা', ar: 'روح المدرسة' },
  'science-math': { en: 'Science or maths', bn: 'বিজ্ঞান বা গণিত', ar: 'علوم أو رياضيات' },
  'social-justice': { en: 'Social justice', bn: 'সামাজিক ন্যায়বিচার', ar: 'عدالة اجتماعية' },
  'student-government': { en: 'Student government or politics', bn: 'ছাত্র সংসদ বা রাজনীতি', ar: 'مجلس الطلاب أو السياسة' },
  theatre: { en: 'Theatre or drama', bn: 'থিয়েটার বা নাটক', ar: 'مسرح أو دراما' },
  work: { en: 'Work (paid)', bn: 'কাজ (বেতনসহ)', ar: 'عمل (بأجر)' },
  other: { en: 'Other club or activity', bn: 'অন্য ক্লাব বা কার্যক্রম', ar: 'نادٍ أو نشاط آخر' },
});

/** In the language of a tag; English where we have none. */
export function activityTypeWord(type: ActivityType, tag: string): string {
  return words(type, tag);
}
