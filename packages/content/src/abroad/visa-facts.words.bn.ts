// What the facts of visas say, by their English.

export const visaFactsBn: Readonly<Record<string, string>> = {
  'application fee (MRV), paid before the interview is booked': 'আবেদন ফি (MRV), সাক্ষাৎকারের তারিখ নেওয়ার আগে দিতে হয়',
  'SEVIS I-901': 'SEVIS I-901',
  'SEVIS I-901, paid at least three days before the interview': 'SEVIS I-901, সাক্ষাৎকারের কমপক্ষে তিন দিন আগে দিতে হয়',
  'visa integrity fee': 'ভিসা ইন্টেগ্রিটি ফি',
  'enacted in July 2025; it could not be confirmed from when it is taken: it may apply':
    '২০২৫ সালের জুলাইয়ে আইন হয়েছে; কবে থেকে নেওয়া হবে তা নিশ্চিত করা যায়নি: আপনারও লাগতে পারে',
  'no sum for all: the university puts yours on the I-20': 'সবার জন্য একটি অঙ্ক নেই: বিশ্ববিদ্যালয় আপনারটি I-20-তে লিখে দেয়',
  'on campus, while classes are on; off campus only with permission (CPT, OPT)':
    'ক্লাস চলার সময় ক্যাম্পাসে; ক্যাম্পাসের বাইরে শুধু অনুমতি নিয়ে (CPT, OPT)',
  'OPT in the field of study; 24 months more for some sciences': 'পড়ার বিষয়ে OPT; কিছু বিজ্ঞান বিষয়ে আরও ২৪ মাস',
  'mostly the wait for an interview, which differs by embassy and season':
    'বেশির ভাগটা সাক্ষাৎকারের অপেক্ষা; দূতাবাস ও মৌসুমভেদে তা আলাদা',
  'interview waiver': 'সাক্ষাৎকার মাফ',
  'Almost everybody who applies for the first time is interviewed, whatever the nationality.':
    'যাঁরা প্রথমবার আবেদন করেন, নাগরিকত্ব যা-ই হোক, প্রায় সবারই সাক্ষাৎকার নেওয়া হয়।',
  'length of stay': 'থাকার মেয়াদ',
  'A rule that ends "duration of status" (a stay of at most four years, 30 days after the course) was far advanced in June 2026; whether it is in force was not confirmed.':
    'একটি নিয়ম "duration of status" তুলে দেয় (থাকা বড়জোর চার বছর, কোর্স শেষে ৩০ দিন)। ২০২৬ সালের জুনে তা অনেক দূর এগিয়েছিল; চালু হয়েছে কি না, নিশ্চিত করা যায়নি।',
  nationality: 'নাগরিকত্ব',
  'Entry restrictions for some nationalities change by proclamation: look at the embassy’s page for yours before you pay.':
    'কিছু নাগরিকত্বের জন্য প্রবেশের বাধা ঘোষণা দিয়ে বদলানো হয়: টাকা দেওয়ার আগে দূতাবাসের পাতায় আপনারটি দেখুন।',
  London: 'লন্ডন',
  'outside London': 'লন্ডনের বাইরে',
  'paid for the whole visa when you apply': 'আবেদনের সময় পুরো ভিসার মেয়াদের জন্য দিতে হয়',
  'from outside the UK, since April 2025; a page of 2026 says 558':
    'যুক্তরাজ্যের বাইরে থেকে, এপ্রিল ২০২৫ থেকে; ২০২৬ সালের একটি পাতায় ৫৫৮ লেখা',
  'after the fingerprints, when applying from abroad': 'আঙুলের ছাপের পর, বিদেশ থেকে আবেদন করলে',
  'in term time, at degree level; full time in holidays': 'ক্লাসের সময়ে, ডিগ্রি পর্যায়ে; ছুটিতে পূর্ণ সময়',
  'Graduate route; 18 months for bachelor’s and master’s when applied for from 1 January 2027; three years after a doctorate':
    'Graduate route; ১ জানুয়ারি ২০২৭ থেকে আবেদন করলে স্নাতক ও মাস্টার্সের জন্য ১৮ মাস; ডক্টরেটের পর তিন বছর',
  family: 'পরিবার',
  'Students of taught courses cannot bring dependants.': 'ক্লাসভিত্তিক কোর্সের শিক্ষার্থীরা পরিবারের কাউকে সঙ্গে নিতে পারেন না।',
  'TB test': 'যক্ষ্মা পরীক্ষা',
  'Needed after six months or more in a listed country; the certificate counts for six months.':
    'তালিকার কোনো দেশে ছয় মাস বা তার বেশি থাকলে লাগে; সনদ ছয় মাস চলে।',
  ATAS: 'ATAS',
  'For some sciences and engineering after the bachelor’s; citizens of some countries are exempt.':
    'স্নাতকের পর কিছু বিজ্ঞান ও প্রকৌশল বিষয়ে লাগে; কয়েকটি দেশের নাগরিকদের লাগে না।',
  'outside Quebec': 'কুইবেকের বাইরে',
  Quebec: 'কুইবেক',
  'from 1 January 2026, one person: living, settling in and health insurance; another page says 27,200':
    '১ জানুয়ারি ২০২৬ থেকে, একজনের জন্য: থাকা, গুছিয়ে ওঠা ও স্বাস্থ্যবিমা; আরেকটি পাতায় ২৭,২০০ লেখা',
  'more before September': 'সেপ্টেম্বরের আগে বেশি লাগে',
  'off campus while classes are on': 'ক্লাস চলার সময় ক্যাম্পাসের বাইরে',
  'post-graduation work permit, by length and field of the programme': 'ডিগ্রির পর কাজের অনুমতি, কোর্সের মেয়াদ ও বিষয় অনুযায়ী',
  PAL: 'PAL',
  'A provincial or territorial attestation letter comes with the application; master’s and doctoral students of public institutions are exempt when they apply from 1 January 2026.':
    'আবেদনের সঙ্গে প্রদেশ বা অঞ্চলের একটি প্রত্যয়নপত্র দিতে হয়; সরকারি প্রতিষ্ঠানের মাস্টার্স ও ডক্টরেটের শিক্ষার্থীরা ১ জানুয়ারি ২০২৬ থেকে আবেদন করলে তা লাগে না।',
  'Student Direct Stream': 'Student Direct Stream',
  'The fast track for some nationalities ended in November 2024: no nationality has one.':
    'কয়েকটি নাগরিকত্বের জন্য যে দ্রুত পথ ছিল, তা ২০২৪ সালের নভেম্বরে শেষ হয়েছে: এখন কারও জন্য নেই।',
  'medical exam': 'স্বাস্থ্য পরীক্ষা',
  'Needed after six months or more in a listed country, and for some courses; the list is at the link.':
    'তালিকার কোনো দেশে ছয় মাস বা তার বেশি থাকলে লাগে, আর কিছু কোর্সে; তালিকাটি লিংকে আছে।',
  'while the course is in session': 'কোর্স চলার সময়',
  'Temporary Graduate visa (485), by level and place': 'Temporary Graduate ভিসা (485), ডিগ্রির স্তর ও জায়গা অনুযায়ী',
  'Genuine Student': 'Genuine Student',
  'The Genuine Student questions replaced the "GTE" statement in March 2024: older checklists are wrong.':
    '২০২৪ সালের মার্চে "GTE" বিবৃতির জায়গায় Genuine Student প্রশ্নগুলো এসেছে: এর আগের তালিকাগুলো ভুল।',
  'How much evidence is asked for depends on passport and university: the checklist tool says it for yours.':
    'কতটা প্রমাণ চাওয়া হবে তা পাসপোর্ট ও বিশ্ববিদ্যালয়ের ওপর নির্ভর করে: তালিকার টুলটি আপনারটি বলে দেয়।',
  'after the appointment; the wait for one can be longer': 'অ্যাপয়েন্টমেন্টের পর; অ্যাপয়েন্টমেন্টের অপেক্ষা আরও লম্বা হতে পারে',
  '140 full or 280 half days a year, or 20 hours a week while classes are on.':
    'বছরে ১৪০ পূর্ণ দিন বা ২৮০ আধা দিন, অথবা ক্লাস চলার সময় সপ্তাহে ২০ ঘণ্টা।',
  'to look for work after a German degree': 'জার্মান ডিগ্রির পর কাজ খোঁজার জন্য',
  APS: 'APS',
  'Schools of India, China and Vietnam are checked by the Academic Evaluation Centre (APS) before the visa.':
    'ভিসার আগে ভারত, চীন ও ভিয়েতনামের শিক্ষাপ্রতিষ্ঠানের কাগজ যাচাই করে Academic Evaluation Centre (APS)।',
  'without a visa': 'ভিসা ছাড়া',
  'Citizens of Australia, Canada, Israel, Japan, New Zealand, South Korea, the United Kingdom and the United States may enter first and ask for the permit there.':
    'অস্ট্রেলিয়া, কানাডা, ইসরায়েল, জাপান, নিউজিল্যান্ড, দক্ষিণ কোরিয়া, যুক্তরাজ্য ও যুক্তরাষ্ট্রের নাগরিকেরা আগে ঢুকে সেখানে অনুমতির আবেদন করতে পারেন।',
  embassies: 'দূতাবাস',
  'Checklists differ by mission: yours is the one that counts.': 'তালিকা মিশনভেদে আলাদা: আপনার মিশনেরটিই ধরা হয়।',
  'less for those who came through Études en France': 'যাঁরা Études en France দিয়ে এসেছেন তাঁদের জন্য কম',
  '964 hours a year: 60% of a working year.': 'বছরে ৯৬৪ ঘণ্টা: এক কর্মবছরের ৬০%।',
  'to look for work after a master’s or a professional bachelor’s': 'মাস্টার্স বা পেশাগত স্নাতকের পর কাজ খোঁজার জন্য',
  'Études en France': 'Études en France',
  'Residents of about seventy countries apply to universities and for the visa through Études en France; the list is on the page of Campus France in your country.':
    'প্রায় সত্তরটি দেশের বাসিন্দারা বিশ্ববিদ্যালয় ও ভিসা, দুটির আবেদনই Études en France দিয়ে করেন; আপনার দেশের Campus France-এর পাতায় তালিকা আছে।',
  validation: 'ভিসা নথিভুক্ত করা',
  'The visa is validated online within three months of arriving; the fee for that was not confirmed here.':
    'পৌঁছানোর তিন মাসের মধ্যে ভিসা অনলাইনে নথিভুক্ত করতে হয়; এর ফি কত, এখানে নিশ্চিত করা যায়নি।',
  'another page says 210': 'আরেকটি পাতায় ২১০ লেখা',
  'aim and legal limit, once the university has applied': 'বিশ্ববিদ্যালয় আবেদন করার পর এটি লক্ষ্য ও আইনের সীমা',
  'with a work permit of the employer; or full time in June, July and August':
    'নিয়োগকর্তার কাজের অনুমতি নিয়ে; অথবা জুন, জুলাই ও আগস্টে পূর্ণ সময়',
  'orientation year': 'কাজ খোঁজার বছর (orientation year)',
  credits: 'ক্রেডিট',
  'Half of the credits of each year are needed to keep the permit.': 'অনুমতি রাখতে প্রতি বছরের অর্ধেক ক্রেডিট পেতে হয়।',
  MVV: 'MVV',
  'Citizens of Australia, Canada, Japan, New Zealand, South Korea, Switzerland, the United Kingdom and the United States need the permit but no MVV.':
    'অস্ট্রেলিয়া, কানাডা, জাপান, নিউজিল্যান্ড, দক্ষিণ কোরিয়া, সুইজারল্যান্ড, যুক্তরাজ্য ও যুক্তরাষ্ট্রের নাগরিকদের বসবাসের অনুমতি লাগে, কিন্তু MVV লাগে না।',
  'After arriving, unless the passport is on the list of exempt countries.': 'পৌঁছানোর পর, পাসপোর্টটি ছাড়ের তালিকায় না থাকলে।',
  'processing; an older university page says 30': 'আবেদন দেখার ফি; বিশ্ববিদ্যালয়ের একটি পুরোনো পাতায় ৩০ লেখা',
  issuance: 'পাস দেওয়ার ফি',
  'the page is old': 'পাতাটি পুরোনো',
  'multiple-entry visa': 'একাধিকবার ঢোকার ভিসা',
  'no fixed sum was found': 'কোনো নির্দিষ্ট অঙ্ক পাওয়া যায়নি',
  'in term time, at listed institutions': 'ক্লাসের সময়ে, তালিকাভুক্ত প্রতিষ্ঠানে',
  entry: 'প্রবেশ',
  'The letter of in-principle approval is the visa for the first entry.': 'নীতিগত অনুমোদনের চিঠিটিই প্রথমবার ঢোকার ভিসা।',
  'the copy of the page had no date': 'পাতার কপিতে কোনো তারিখ ছিল না',
  'IRP registration': 'IRP নিবন্ধন',
  'single journey; some nationalities pay nothing': 'একবার ঢোকার জন্য; কিছু নাগরিকত্বের কিছু দিতে হয় না',
  '40 in June to September and around Christmas': 'জুন থেকে সেপ্টেম্বর ও বড়দিনের সময় ৪০',
  'Third Level Graduate Programme, by level': 'Third Level Graduate Programme, ডিগ্রির স্তর অনুযায়ী',
  'Citizens of some countries, among them the United States, Canada, Brazil, Mexico and Malaysia, need no visa but register after arriving.':
    'যুক্তরাষ্ট্র, কানাডা, ব্রাজিল, মেক্সিকো ও মালয়েশিয়াসহ কয়েকটি দেশের নাগরিকদের ভিসা লাগে না, তবে পৌঁছে নিবন্ধন করতে হয়।',
  'set anew for each academic year': 'প্রতি শিক্ষাবর্ষে নতুন করে ঠিক হয়',
  'residence permit': 'বসবাসের অনুমতি',
  '1,040 hours a year': 'বছরে ১,০৪০ ঘণ্টা',
  registration: 'নিবন্ধন',
  'The residence permit is asked for at a post office within eight working days of arriving.':
    'পৌঁছানোর আট কর্মদিবসের মধ্যে ডাকঘরে বসবাসের অনুমতি চাইতে হয়।',
  'single entry; some nationalities pay nothing; a rise was planned':
    'একবার ঢোকার জন্য; কিছু নাগরিকত্বের কিছু দিতে হয় না; বাড়ার কথা ছিল',
  'of the visa; the Certificate of Eligibility takes one to three months before':
    'ভিসার সময়; তার আগে Certificate of Eligibility পেতে এক থেকে তিন মাস লাগে',
  'with permission, asked for at the airport or later; 40 in long holidays':
    'অনুমতি নিয়ে, যা বিমানবন্দরে বা পরে চাওয়া যায়; লম্বা ছুটিতে ৪০',
  'Residents of the Philippines, Nepal and Vietnam show a clearance from a listed clinic; others follow in steps.':
    'ফিলিপাইন, নেপাল ও ভিয়েতনামের বাসিন্দারা তালিকার কোনো ক্লিনিকের ছাড়পত্র দেখান; অন্য দেশগুলো ধাপে ধাপে যোগ হবে।',
  'depends on nationality and on the services of EMGS': 'নাগরিকত্ব ও EMGS-এর সেবার ওপর নির্ভর করে',
  'until the letter of approval (VAL)': 'অনুমোদনের চিঠি (VAL) পাওয়া পর্যন্ত',
  'only in holidays of more than seven days, in listed trades': 'শুধু সাত দিনের বেশি ছুটিতে, তালিকাভুক্ত কাজে',
  medical: 'স্বাস্থ্য পরীক্ষা',
  'A second health check follows within seven working days of arriving.':
    'পৌঁছানোর সাত কর্মদিবসের মধ্যে দ্বিতীয়বার স্বাস্থ্য পরীক্ষা হয়।',
  'tertiary study': 'উচ্চশিক্ষার জন্য',
  'in term time, with visas of November 2025 or later; 20 before': 'ক্লাসের সময়ে, নভেম্বর ২০২৫ বা পরের ভিসায়; আগেরগুলোতে ২০',
  'as long as the study in New Zealand was, by level': 'নিউজিল্যান্ডে যত দিন পড়েছেন তত দিন, ডিগ্রির স্তর অনুযায়ী',
  'medical and police': 'স্বাস্থ্য ও পুলিশ',
  'A chest X-ray and a police certificate depend on where you lived and for how long you stay.':
    'বুকের এক্স-রে ও পুলিশের সনদ লাগবে কি না, তা নির্ভর করে কোথায় ছিলেন আর কত দিন থাকবেন তার ওপর।',
  'asked for in 2024; set anew each year': '২০২৪ সালে চাওয়া হয়েছে; প্রতি বছর নতুন করে ঠিক হয়',
  'Work beside the studies was long without a limit of hours; a limit was planned for 2026: look before you count on it.':
    'পড়ার পাশাপাশি কাজে অনেক দিন ঘণ্টার সীমা ছিল না; ২০২৬ সালে একটি সীমা আনার কথা ছিল: এর ওপর ভরসা করার আগে দেখে নিন।',
  'to look for work after two semesters': 'দুই সেমিস্টার পড়ার পর কাজ খোঁজার জন্য',
  'nine months at most; since 11 November 2025, as visahq.com says':
    'বড়জোর নয় মাস; visahq.com বলছে, ১১ নভেম্বর ২০২৫ থেকে',
  'nine months at most; since 11 November 2025, as sttglobaleduconsults.com says':
    'বড়জোর নয় মাস; sttglobaleduconsults.com বলছে, ১১ নভেম্বর ২০২৫ থেকে',
  'one person, without tuition and travel; since September 2025, as officialrequirements.com says; whether it rose in September 2026 was not confirmed':
    'একজনের জন্য, টিউশন ফি ও যাতায়াত ছাড়া; officialrequirements.com বলছে, ২০২৫ সালের সেপ্টেম্বর থেকে; ২০২৬ সালের সেপ্টেম্বরে বেড়েছে কি না, নিশ্চিত করা যায়নি',
  'as yocket.com said in 2025': '২০২৫ সালে yocket.com এমন বলেছে',
  'one person, without tuition and travel; since 10 May 2024, as australiaunwrapped.com says':
    'একজনের জন্য, টিউশন ফি ও যাতায়াত ছাড়া; australiaunwrapped.com বলছে, ১০ মে ২০২৪ থেকে',
  'use the pricing estimator: pages disagree; since July 2025, as visaverge.com says':
    'দাম হিসাবের টুলটি দেখুন: বিভিন্ন পাতায় বিভিন্ন দাম লেখা; visaverge.com বলছে, ২০২৫ সালের জুলাই থেকে',
  '992 a month in the blocked account; as fintiba.com, which sells such accounts, said in 2026':
    'ব্লকড অ্যাকাউন্টে মাসে ৯৯২; ২০২৬ সালে fintiba.com এমন বলেছে, যারা এমন অ্যাকাউন্ট বিক্রি করে',
  'as thehonestjourney.com said in 2026': '২০২৬ সালে thehonestjourney.com এমন বলেছে',
  'as forforeignersfrance.com said in January 2026': '২০২৬ সালের জানুয়ারিতে forforeignersfrance.com এমন বলেছে',
  'as auroramentors.com said in 2026': '২০২৬ সালে auroramentors.com এমন বলেছে',
};
