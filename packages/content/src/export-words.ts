// Words of the page that lists an export: what each part and each table holds.

export const exportLanguages = ['en', 'bn', 'ar'] as const;
export type ExportLanguage = (typeof exportLanguages)[number];

type Words = {
  title: string;
  madeAt: string;
  about: string;
  secrets: string;
  missing: string;
  look: string;
  lookAtFirst: string;
  parts: Readonly<Record<string, string>>;
  tables: Readonly<Record<string, string>>;
};

export const exportWords: Readonly<Record<ExportLanguage, Words>> = {
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
    parts: { account: 'Account', profile: 'Profile', activities: 'Activities', essays: 'Essays', papers: 'Documents' },
    tables: {
      users: 'Your account',
      sign_in_methods: 'Ways to log in',
      two_factors: 'Two-factor sign-in',
      sessions: 'Where you are logged in',
      one_time_tokens: 'Links that were sent to you',
      shares: 'What you share with mentors',
      personal_infos: 'Personal information',
      profiles: 'Emergency contact and notifications',
      photo_files: 'Photo',
      activities: 'Activities',
      essays: 'Essays',
      essay_versions: 'Versions of essays',
      essay_saves: 'Times of saving',
      essay_evaluations: 'Evaluations',
      essay_prompts: 'Prompts',
      essay_ideas: 'Saved ideas',
      brainstorm_runs: 'Brainstorms',
      brainstorm_states: 'Where your brainstorm stands',
      writing_sittings: 'Writing log',
      model_switches: 'Whether the language model is on',
      model_uses: 'Use of the language model',
      documents: 'Documents',
      document_files: 'Versions of documents',
      document_texts: 'Text that was read from documents',
      document_usage: 'Space that documents take',
      document_uploads: 'Uploads under way',
      document_shares: 'Links to documents',
      document_share_papers: 'Documents behind links',
      document_share_openings: 'When links were opened',
    },
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
    parts: { account: 'অ্যাকাউন্ট', profile: 'প্রোফাইল', activities: 'কার্যক্রম', essays: 'রচনা', papers: 'কাগজপত্র' },
    tables: {
      users: 'আপনার অ্যাকাউন্ট',
      sign_in_methods: 'লগইন করার উপায়',
      two_factors: 'দুই ধাপে লগইন',
      sessions: 'যেখানে আপনি লগইন করে আছেন',
      one_time_tokens: 'আপনাকে পাঠানো লিংক',
      shares: 'মেন্টরদের সঙ্গে যা শেয়ার করেন',
      personal_infos: 'ব্যক্তিগত তথ্য',
      profiles: 'জরুরি যোগাযোগ ও বিজ্ঞপ্তি',
      photo_files: 'ছবি',
      activities: 'কার্যক্রম',
      essays: 'রচনা',
      essay_versions: 'রচনার সংস্করণ',
      essay_saves: 'সংরক্ষণের সময়',
      essay_evaluations: 'মূল্যায়ন',
      essay_prompts: 'প্রশ্ন',
      essay_ideas: 'সংরক্ষিত ভাবনা',
      brainstorm_runs: 'ভাবনা খোঁজা',
      brainstorm_states: 'ভাবনা খোঁজা কোথায় থেমেছে',
      writing_sittings: 'লেখার লগ',
      model_switches: 'ভাষা মডেল চালু কি না',
      model_uses: 'ভাষা মডেলের ব্যবহার',
      documents: 'কাগজপত্র',
      document_files: 'কাগজের সংস্করণ',
      document_texts: 'কাগজ থেকে পড়া লেখা',
      document_usage: 'কাগজপত্রের নেওয়া জায়গা',
      document_uploads: 'চলমান আপলোড',
      document_shares: 'কাগজের লিংক',
      document_share_papers: 'লিংকের কাগজ',
      document_share_openings: 'লিংক কখন খোলা হয়েছে',
    },
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
    parts: {
      account: 'الحساب',
      profile: 'الملف الشخصي',
      activities: 'الأنشطة',
      essays: 'المقالات',
      papers: 'المستندات',
    },
    tables: {
      users: 'حسابك',
      sign_in_methods: 'طرق تسجيل الدخول',
      two_factors: 'تسجيل الدخول بخطوتين',
      sessions: 'أين سجّلت الدخول',
      one_time_tokens: 'روابط أُرسلت إليك',
      shares: 'ما تشاركه مع المرشدين',
      personal_infos: 'المعلومات الشخصية',
      profiles: 'جهة الاتصال للطوارئ والإشعارات',
      photo_files: 'الصورة',
      activities: 'الأنشطة',
      essays: 'المقالات',
      essay_versions: 'نسخ المقالات',
      essay_saves: 'أوقات الحفظ',
      essay_evaluations: 'التقييمات',
      essay_prompts: 'أسئلة المقالات',
      essay_ideas: 'الأفكار المحفوظة',
      brainstorm_runs: 'جلسات العصف الذهني',
      brainstorm_states: 'أين وصلت في العصف الذهني',
      writing_sittings: 'سجل الكتابة',
      model_switches: 'هل نموذج اللغة مفعّل',
      model_uses: 'استخدام نموذج اللغة',
      documents: 'المستندات',
      document_files: 'نسخ المستندات',
      document_texts: 'النص المقروء من المستندات',
      document_usage: 'المساحة التي تشغلها المستندات',
      document_uploads: 'عمليات رفع جارية',
      document_shares: 'روابط المستندات',
      document_share_papers: 'مستندات الروابط',
      document_share_openings: 'متى فُتحت الروابط',
    },
  },
};
