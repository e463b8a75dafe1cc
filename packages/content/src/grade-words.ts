// Grade scales and the formulas that read one scale on another, with what they are called in our languages.
import { inLanguages } from './in-languages.ts';

export const gradeScaleIds = [
  'us-4',
  'bd-ugc-4',
  'bd-hsc-5',
  'in-percent',
  'in-cgpa-10',
  'ng-5',
  'pk-cgpa-4',
  'pk-percent',
  'ke-percent',
  'ke-kcse',
  'gh-4',
  'np-4',
  'gb-percent',
  'gb-a-level',
  'de',
  'fr-20',
  'nl-10',
  'au-wam',
  'cn-percent',
  'vn-10',
  'ib',
  'in-xii',
  'pk-hssc',
  'np-neb-4',
  'wassce',
  'eg-thanaweya',
  'vn-thpt-10',
  'co-bachiller-5',
  'co-5',
  'eg-percent',
  'ph-shs',
  'uz-5',
  'bd-diploma-4',
  'id-sma',
  'et-euee',
  'arab-percent',
  'mm-matric',
  'zm-ecz-6',
  'ir-20',
  'ua-12',
  'kh-bac',
  'latin-10',
  'pe-20',
  'tr-lise',
  'cn-gaokao',
  'ug-5',
  'ph-5',
] as const;
export type GradeScaleId = (typeof gradeScaleIds)[number];

/**
 * How a grade was read on another scale.
 * - `same`: it is already of that scale.
 * - `bands`: the table of bands in `@lantern/matching/grade-scales`.
 * - `linear`: a straight line from the pass mark (2.0) to the best grade (4.0).
 * - `bavarian`: the modified Bavarian formula.
 * - `uk-bands`: the percentages of the UK's degree classes.
 * - `uk-table`: one university's published table of equivalents.
 */
export const gradeFormulaIds = ['same', 'bands', 'linear', 'bavarian', 'uk-bands', 'uk-table'] as const;
export type GradeFormulaId = (typeof gradeFormulaIds)[number];

type GradeWords = {
  scales: Record<GradeScaleId, string>;
  formulas: Record<GradeFormulaId, { name: string; caveat: string }>;
};

const words = inLanguages<GradeWords>('grades', {
  en: {
    scales: {
      'us-4': 'GPA of 4.0, United States',
      'bd-ugc-4': 'CGPA of 4.00, Bangladesh (university)',
      'bd-hsc-5': 'GPA of 5.00, Bangladesh (SSC, HSC)',
      'in-percent': 'Percentage, India (university)',
      'in-cgpa-10': 'CGPA of 10, India (university)',
      'ng-5': 'CGPA of 5, Nigeria',
      'pk-cgpa-4': 'CGPA of 4, Pakistan',
      'pk-percent': 'Percentage, Pakistan (annual system)',
      'ke-percent': 'Percentage, Kenya (university)',
      'ke-kcse': 'KCSE mean points of 12, Kenya',
      'gh-4': 'FGPA of 4, Ghana',
      'np-4': 'GPA of 4, Nepal',
      'gb-percent': 'Percentage, United Kingdom (honours degree)',
      'gb-a-level': 'A-levels, UCAS points of the three best',
      de: 'Grades 1.0 to 5.0, Germany',
      'fr-20': 'Grades of 20, France',
      'nl-10': 'Grades of 10, Netherlands',
      'au-wam': 'WAM percentage, Australia',
      'cn-percent': 'Percentage, China',
      'vn-10': 'Grades of 10, Vietnam',
      ib: 'IB Diploma, points of 45',
      'in-xii': 'Percentage, India (Standard XII)',
      'pk-hssc': 'Percentage, Pakistan (HSSC, FSc)',
      'np-neb-4': 'GPA of 4, Nepal (NEB)',
      wassce: 'WASSCE, average of A1 (1) to F9 (9)',
      'eg-thanaweya': 'Percentage, Egypt (Thanaweya Amma)',
      'vn-thpt-10': 'Grades of 10, Vietnam (THPT)',
      'co-bachiller-5': 'Grades of 5, Colombia (school)',
      'co-5': 'Grades of 5, Colombia (university)',
      'eg-percent': 'Percentage, Egypt (university)',
      'ph-shs': 'Percentage, Philippines (Senior High School)',
      'uz-5': 'Grades of 5, Uzbekistan, Kazakhstan',
      'bd-diploma-4': 'CGPA of 4.00, Bangladesh (polytechnic diploma)',
      'id-sma': 'Grades of 100, Indonesia (SMA, SMK, MA)',
      'et-euee': 'Percentage, Ethiopia (grade 12 examination)',
      'arab-percent': 'Percentage, Arab secondary certificate (Tawjihi, Iraq, Syria, Yemen, Sudan)',
      'mm-matric': 'Percentage, Myanmar (matriculation)',
      'zm-ecz-6': 'Points of the best six subjects, Zambia (6 is best)',
      'ir-20': 'Grades of 20, Iran',
      'ua-12': 'Grades of 12, Ukraine (school)',
      'kh-bac': 'Percentage of the points, Cambodia (Bac II)',
      'latin-10': 'Grades of 10, Mexico, Brazil, Argentina',
      'pe-20': 'Grades of 20, Peru',
      'tr-lise': 'Grades of 100, Türkiye (lise)',
      'cn-gaokao': 'Gaokao points of 750, China',
      'ug-5': 'CGPA of 5, Uganda, Tanzania',
      'ph-5': 'General weighted average, 1.0 (best) to 5.0, Philippines (university)',
    },
    formulas: {
      same: { name: 'Same scale', caveat: 'Nothing was converted.' },
      bands: {
        name: 'Read from a table of grades',
        caveat: 'Our own estimate. A university may read your grade higher or lower.',
      },
      linear: {
        name: 'Worked out from best and pass mark',
        caveat: 'A straight line from the pass mark to the best grade. A rough estimate: no university has to use it.',
      },
      bavarian: {
        name: 'Modified Bavarian formula',
        caveat:
          'Only the university or uni-assist decides which grade counts. The pass mark is the lowest grade that passes.',
      },
      'uk-bands': {
        name: 'UK degree classes',
        caveat: 'The usual percentages. Each university sets its own rules for the class.',
      },
      'uk-table': {
        name: "One university's table",
        caveat:
          'Other universities use other tables. Look for your country on the page of the university you apply to.',
      },
    },
  },
  bn: {
    scales: {
      'us-4': 'GPA ৪.০-এর মধ্যে, যুক্তরাষ্ট্র',
      'bd-ugc-4': 'CGPA ৪.০০-এর মধ্যে, বাংলাদেশ (বিশ্ববিদ্যালয়)',
      'bd-hsc-5': 'GPA ৫.০০-এর মধ্যে, বাংলাদেশ (SSC, HSC)',
      'in-percent': 'শতাংশ, ভারত (বিশ্ববিদ্যালয়)',
      'in-cgpa-10': 'CGPA ১০-এর মধ্যে, ভারত (বিশ্ববিদ্যালয়)',
      'ng-5': 'CGPA ৫-এর মধ্যে, নাইজেরিয়া',
      'pk-cgpa-4': 'CGPA ৪-এর মধ্যে, পাকিস্তান',
      'pk-percent': 'শতাংশ, পাকিস্তান (বার্ষিক পদ্ধতি)',
      'ke-percent': 'শতাংশ, কেনিয়া (বিশ্ববিদ্যালয়)',
      'ke-kcse': 'KCSE গড় পয়েন্ট ১২-এর মধ্যে, কেনিয়া',
      'gh-4': 'FGPA ৪-এর মধ্যে, ঘানা',
      'np-4': 'GPA ৪-এর মধ্যে, নেপাল',
      'gb-percent': 'শতাংশ, যুক্তরাজ্য (অনার্স ডিগ্রি)',
      'gb-a-level': 'A-level, সেরা তিনটির UCAS পয়েন্ট',
      de: 'গ্রেড ১.০ থেকে ৫.০, জার্মানি',
      'fr-20': 'গ্রেড ২০-এর মধ্যে, ফ্রান্স',
      'nl-10': 'গ্রেড ১০-এর মধ্যে, নেদারল্যান্ডস',
      'au-wam': 'WAM শতাংশ, অস্ট্রেলিয়া',
      'cn-percent': 'শতাংশ, চীন',
      'vn-10': 'গ্রেড ১০-এর মধ্যে, ভিয়েতনাম',
      ib: 'IB ডিপ্লোমা, ৪৫-এর মধ্যে পয়েন্ট',
      'in-xii': 'শতাংশ, ভারত (দ্বাদশ শ্রেণি)',
      'pk-hssc': 'শতাংশ, পাকিস্তান (HSSC, FSc)',
      'np-neb-4': 'GPA ৪-এর মধ্যে, নেপাল (NEB)',
      wassce: 'WASSCE, A1 (১) থেকে F9 (৯)-এর গড়',
      'eg-thanaweya': 'শতাংশ, মিশর (থানাউইয়া আম্মা)',
      'vn-thpt-10': 'গ্রেড ১০-এর মধ্যে, ভিয়েতনাম (THPT)',
      'co-bachiller-5': 'গ্রেড ৫-এর মধ্যে, কলম্বিয়া (স্কুল)',
      'co-5': 'গ্রেড ৫-এর মধ্যে, কলম্বিয়া (বিশ্ববিদ্যালয়)',
      'eg-percent': 'শতাংশ, মিশর (বিশ্ববিদ্যালয়)',
      'ph-shs': 'শতাংশ, ফিলিপাইন (সিনিয়র হাই স্কুল)',
      'uz-5': 'গ্রেড ৫-এর মধ্যে, উজবেকিস্তান, কাজাখস্তান',
      'bd-diploma-4': 'CGPA ৪.০০-এর মধ্যে, বাংলাদেশ (পলিটেকনিক ডিপ্লোমা)',
      'id-sma': 'গ্রেড ১০০-এর মধ্যে, ইন্দোনেশিয়া (SMA, SMK, MA)',
      'et-euee': 'শতাংশ, ইথিওপিয়া (দ্বাদশ শ্রেণির পরীক্ষা)',
      'arab-percent': 'শতাংশ, আরব মাধ্যমিক সনদ (তাওজিহি, ইরাক, সিরিয়া, ইয়েমেন, সুদান)',
      'mm-matric': 'শতাংশ, মিয়ানমার (ম্যাট্রিকুলেশন)',
      'zm-ecz-6': 'সেরা ছয় বিষয়ের পয়েন্ট, জাম্বিয়া (৬ সবচেয়ে ভালো)',
      'ir-20': 'গ্রেড ২০-এর মধ্যে, ইরান',
      'ua-12': 'গ্রেড ১২-এর মধ্যে, ইউক্রেন (স্কুল)',
      'kh-bac': 'মোট পয়েন্টের শতাংশ, কম্বোডিয়া (Bac II)',
      'latin-10': 'গ্রেড ১০-এর মধ্যে, মেক্সিকো, ব্রাজিল, আর্জেন্টিনা',
      'pe-20': 'গ্রেড ২০-এর মধ্যে, পেরু',
      'tr-lise': 'গ্রেড ১০০-এর মধ্যে, তুরস্ক (lise)',
      'cn-gaokao': 'গাওকাও পয়েন্ট ৭৫০-এর মধ্যে, চীন',
      'ug-5': 'CGPA ৫-এর মধ্যে, উগান্ডা, তানজানিয়া',
      'ph-5': 'সাধারণ গড় (GWA), ১.০ (সেরা) থেকে ৫.০, ফিলিপাইন (বিশ্ববিদ্যালয়)',
    },
    formulas: {
      same: { name: 'একই স্কেল', caveat: 'কিছুই রূপান্তর করা হয়নি।' },
      bands: {
        name: 'গ্রেডের একটি তালিকা থেকে নেওয়া',
        caveat: 'এটি আমাদের নিজস্ব অনুমান। বিশ্ববিদ্যালয় আপনার গ্রেড বেশি বা কম ধরতে পারে।',
      },
      linear: {
        name: 'সেরা ও পাস নম্বর থেকে হিসাব করা',
        caveat: 'পাস নম্বর থেকে সর্বোচ্চ গ্রেড পর্যন্ত একটি সরলরেখা। মোটামুটি অনুমান: কোনো বিশ্ববিদ্যালয় এটি মানতে বাধ্য নয়।',
      },
      bavarian: {
        name: 'পরিবর্তিত বাভারিয়ান সূত্র',
        caveat: 'কোন গ্রেড গণ্য হবে তা শুধু বিশ্ববিদ্যালয় বা uni-assist ঠিক করে। পাস নম্বর মানে সবচেয়ে কম যে গ্রেডে পাস হয়।',
      },
      'uk-bands': {
        name: 'যুক্তরাজ্যের ডিগ্রির শ্রেণি',
        caveat: 'প্রচলিত শতাংশ। শ্রেণির নিয়ম প্রতিটি বিশ্ববিদ্যালয় নিজে ঠিক করে।',
      },
      'uk-table': {
        name: 'একটি বিশ্ববিদ্যালয়ের ছক',
        caveat: 'অন্য বিশ্ববিদ্যালয় অন্য ছক ব্যবহার করে। যেখানে আবেদন করবেন তাদের পাতায় আপনার দেশ খুঁজুন।',
      },
    },
  },
  ar: {
    scales: {
      'us-4': 'معدل من 4.0، الولايات المتحدة',
      'bd-ugc-4': 'معدل تراكمي من 4.00، بنغلاديش (الجامعة)',
      'bd-hsc-5': 'معدل من 5.00، بنغلاديش (SSC وHSC)',
      'in-percent': 'نسبة مئوية، الهند (الجامعة)',
      'in-cgpa-10': 'معدل تراكمي من 10، الهند (الجامعة)',
      'ng-5': 'معدل تراكمي من 5، نيجيريا',
      'pk-cgpa-4': 'معدل تراكمي من 4، باكستان',
      'pk-percent': 'نسبة مئوية، باكستان (النظام السنوي)',
      'ke-percent': 'نسبة مئوية، كينيا (الجامعة)',
      'ke-kcse': 'متوسط نقاط KCSE من 12، كينيا',
      'gh-4': 'معدل نهائي من 4، غانا',
      'np-4': 'معدل من 4، نيبال',
      'gb-percent': 'نسبة مئوية، المملكة المتحدة (درجة الشرف)',
      'gb-a-level': 'A-level، نقاط UCAS لأفضل ثلاث مواد',
      de: 'درجات من 1.0 إلى 5.0، ألمانيا',
      'fr-20': 'درجات من 20، فرنسا',
      'nl-10': 'درجات من 10، هولندا',
      'au-wam': 'نسبة WAM المئوية، أستراليا',
      'cn-percent': 'نسبة مئوية، الصين',
      'vn-10': 'درجات من 10، فيتنام',
      ib: 'دبلوم البكالوريا الدولية IB، نقاط من 45',
      'in-xii': 'نسبة مئوية، الهند (الصف الثاني عشر)',
      'pk-hssc': 'نسبة مئوية، باكستان (HSSC وFSc)',
      'np-neb-4': 'معدل من 4، نيبال (NEB)',
      wassce: 'WASSCE، متوسط من A1 (1) إلى F9 (9)',
      'eg-thanaweya': 'نسبة مئوية، مصر (الثانوية العامة)',
      'vn-thpt-10': 'درجات من 10، فيتنام (THPT)',
      'co-bachiller-5': 'درجات من 5، كولومبيا (المدرسة)',
      'co-5': 'درجات من 5، كولومبيا (الجامعة)',
      'eg-percent': 'نسبة مئوية، مصر (الجامعة)',
      'ph-shs': 'نسبة مئوية، الفلبين (المدرسة الثانوية العليا)',
      'uz-5': 'درجات من 5، أوزبكستان وكازاخستان',
      'bd-diploma-4': 'معدل تراكمي من 4.00، بنغلاديش (دبلوم معهد تقني)',
      'id-sma': 'درجات من 100، إندونيسيا (SMA وSMK وMA)',
      'et-euee': 'نسبة مئوية، إثيوبيا (امتحان الصف الثاني عشر)',
      'arab-percent': 'نسبة مئوية، شهادة ثانوية عربية (التوجيهي، العراق، سوريا، اليمن، السودان)',
      'mm-matric': 'نسبة مئوية، ميانمار (امتحان القبول الجامعي)',
      'zm-ecz-6': 'نقاط أفضل ست مواد، زامبيا (6 هي الأفضل)',
      'ir-20': 'درجات من 20، إيران',
      'ua-12': 'درجات من 12، أوكرانيا (المدرسة)',
      'kh-bac': 'نسبة مئوية من النقاط، كمبوديا (Bac II)',
      'latin-10': 'درجات من 10، المكسيك والبرازيل والأرجنتين',
      'pe-20': 'درجات من 20، بيرو',
      'tr-lise': 'درجات من 100، تركيا (الثانوية)',
      'cn-gaokao': 'نقاط الغاوكاو من 750، الصين',
      'ug-5': 'معدل تراكمي من 5، أوغندا وتنزانيا',
      'ph-5': 'المعدل العام من 1.0 (الأفضل) إلى 5.0، الفلبين (الجامعة)',
    },
    formulas: {
      same: { name: 'السلّم نفسه', caveat: 'لم يُحوَّل شيء.' },
      bands: {
        name: 'مأخوذ من جدول درجات',
        caveat: 'تقديرنا نحن. قد تقرأ الجامعة درجتك أعلى أو أدنى.',
      },
      linear: {
        name: 'محسوب من أعلى درجة ودرجة النجاح',
        caveat: 'خط مستقيم من درجة النجاح إلى أعلى درجة. تقدير تقريبي لا تلتزم به أي جامعة.',
      },
      bavarian: {
        name: 'الصيغة البافارية المعدّلة',
        caveat: 'الجامعة أو uni-assist وحدها تقرر أي درجة تُحتسب. درجة النجاح هي أدنى درجة ناجحة.',
      },
      'uk-bands': {
        name: 'تصنيفات الشهادات البريطانية',
        caveat: 'النسب المعتادة. تضع كل جامعة قواعدها الخاصة للتصنيف.',
      },
      'uk-table': {
        name: 'جدول جامعة واحدة',
        caveat: 'تستخدم جامعات أخرى جداول أخرى. ابحث عن بلدك في صفحة الجامعة التي تقدم إليها.',
      },
    },
  },
});

/** What a grade scale is called in a language such as `bn-BD`. */
export function gradeScaleName(id: GradeScaleId, language: string): string {
  return words(language).scales[id];
}

/** The name of a formula, to stand beside every converted grade, and what the reader must know about it. */
export function gradeFormulaWords(id: GradeFormulaId, language: string): { name: string; caveat: string } {
  return words(language).formulas[id];
}
