// The words around a printed arrival sheet.
import { type ContentLanguage, contentLanguage, inLanguages } from '../in-languages.ts';

export type ArrivalSheetWords = {
  language: ContentLanguage;
  title: string;
  arrival: string;
  flight: string;
  address: string;
  university: string;
  contact: string;
  homeContact: string;
  insurance: string;
  facts: string;
  emergency: string;
  register: string;
  transport: string;
  papers: string;
  papersList: string;
  firstWeek: string;
  unchecked: string;
};

const words = inLanguages<Omit<ArrivalSheetWords, 'language'>>('settling-in', {
  en: {
    title: 'Arrival sheet',
    arrival: 'Arrival',
    flight: 'Flight',
    address: 'First address',
    university: 'University',
    contact: 'Contact there',
    homeContact: 'Contact at home',
    insurance: 'Insurance',
    facts: 'This country',
    emergency: 'Emergency',
    register: 'Register',
    transport: 'Transport',
    papers: 'In your hand luggage',
    papersList: 'Passport and visa, admission letter, proof of funds, insurance, address, some cash, charger and plug.',
    firstWeek: 'First week',
    unchecked: 'Facts on this page were not checked on the day of printing. Follow what officers and signs there say.',
  },
  bn: {
    title: 'আগমনের পাতা',
    arrival: 'পৌঁছানো',
    flight: 'ফ্লাইট',
    address: 'প্রথম ঠিকানা',
    university: 'বিশ্ববিদ্যালয়',
    contact: 'সেখানে যোগাযোগ',
    homeContact: 'দেশে যোগাযোগ',
    insurance: 'বিমা',
    facts: 'এই দেশ',
    emergency: 'জরুরি',
    register: 'নিবন্ধন',
    transport: 'যাতায়াত',
    papers: 'হাতব্যাগে রাখুন',
    papersList: 'পাসপোর্ট ও ভিসা, ভর্তির চিঠি, টাকার প্রমাণ, বিমা, ঠিকানা, কিছু নগদ, চার্জার ও প্লাগ।',
    firstWeek: 'প্রথম সপ্তাহ',
    unchecked: 'এই পাতার তথ্য ছাপার দিনে যাচাই করা হয়নি। সেখানকার কর্মকর্তা ও নির্দেশনা মেনে চলুন।',
  },
  ar: {
    title: 'ورقة الوصول',
    arrival: 'الوصول',
    flight: 'الرحلة',
    address: 'العنوان الأول',
    university: 'الجامعة',
    contact: 'جهة اتصال هناك',
    homeContact: 'جهة اتصال في الوطن',
    insurance: 'التأمين',
    facts: 'هذا البلد',
    emergency: 'الطوارئ',
    register: 'التسجيل',
    transport: 'النقل',
    papers: 'في حقيبة اليد',
    papersList: 'الجواز والتأشيرة وخطاب القبول وإثبات المال والتأمين والعنوان وبعض النقد والشاحن والقابس.',
    firstWeek: 'الأسبوع الأول',
    unchecked: 'لم تُدقَّق معلومات هذه الصفحة يوم الطباعة. اتبع ما يقوله الموظفون واللافتات هناك.',
  },
});

export function arrivalSheetWordsIn(tag: string): ArrivalSheetWords {
  const language = contentLanguage(tag);
  return { language, ...words(language) };
}
