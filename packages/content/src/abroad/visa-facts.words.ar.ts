// What the facts of visas say, by their English.

export const visaFactsAr: Readonly<Record<string, string>> = {
  'application fee (MRV), paid before the interview is booked': 'رسم الطلب (MRV)، يُدفع قبل حجز المقابلة',
  'SEVIS I-901': 'SEVIS I-901',
  'SEVIS I-901, paid at least three days before the interview': 'SEVIS I-901، يُدفع قبل المقابلة بثلاثة أيام على الأقل',
  'visa integrity fee': 'رسم نزاهة التأشيرة',
  'enacted in July 2025; it could not be confirmed from when it is taken: it may apply':
    'أُقرّ في يوليو 2025؛ لم نتأكد متى يبدأ تحصيله: قد ينطبق عليك',
  'no sum for all: the university puts yours on the I-20': 'لا مبلغ واحد للجميع: تكتب الجامعة مبلغك في I-20',
  'on campus, while classes are on; off campus only with permission (CPT, OPT)':
    'داخل الحرم الجامعي أثناء الدراسة؛ وخارجه بإذن فقط (CPT أو OPT)',
  'OPT in the field of study; 24 months more for some sciences': 'OPT في مجال الدراسة؛ و24 شهرًا إضافية لبعض العلوم',
  'mostly the wait for an interview, which differs by embassy and season':
    'معظمه انتظار المقابلة، ويختلف بحسب السفارة والموسم',
  'interview waiver': 'الإعفاء من المقابلة',
  'Almost everybody who applies for the first time is interviewed, whatever the nationality.':
    'تُجرى مقابلة لكل من يتقدم أول مرة تقريبًا، مهما كانت جنسيته.',
  'length of stay': 'مدة الإقامة',
  'A rule that ends "duration of status" (a stay of at most four years, 30 days after the course) was far advanced in June 2026; whether it is in force was not confirmed.':
    'قاعدة تُنهي "duration of status" (إقامة أقصاها أربع سنوات، و30 يومًا بعد الدراسة) كانت في مرحلة متقدمة في يونيو 2026؛ ولم نتأكد هل بدأ العمل بها.',
  nationality: 'الجنسية',
  'Entry restrictions for some nationalities change by proclamation: look at the embassy’s page for yours before you pay.':
    'قيود الدخول على بعض الجنسيات تتغير بإعلان: انظر صفحة السفارة لجنسيتك قبل أن تدفع.',
  London: 'لندن',
  'outside London': 'خارج لندن',
  'paid for the whole visa when you apply': 'يُدفع عن مدة التأشيرة كلها عند تقديم الطلب',
  'from outside the UK, since April 2025; a page of 2026 says 558':
    'من خارج المملكة المتحدة، منذ أبريل 2025؛ وصفحة من 2026 تذكر 558',
  'after the fingerprints, when applying from abroad': 'بعد أخذ البصمات، عند التقديم من الخارج',
  'in term time, at degree level; full time in holidays': 'في الفصل الدراسي، على مستوى الجامعة؛ ودوام كامل في العطل',
  'Graduate route; 18 months for bachelor’s and master’s when applied for from 1 January 2027; three years after a doctorate':
    'مسار الخريجين (Graduate route)؛ 18 شهرًا للبكالوريوس والماجستير لمن يتقدم من 1 يناير 2027؛ وثلاث سنوات بعد الدكتوراه',
  family: 'العائلة',
  'Students of taught courses cannot bring dependants.':
    'لا يستطيع طلاب البرامج القائمة على المقررات اصطحاب أفراد عائلاتهم.',
  'TB test': 'فحص السل',
  'Needed after six months or more in a listed country; the certificate counts for six months.':
    'مطلوب بعد ستة أشهر أو أكثر في بلد من القائمة؛ والشهادة صالحة ستة أشهر.',
  ATAS: 'ATAS',
  'For some sciences and engineering after the bachelor’s; citizens of some countries are exempt.':
    'لبعض تخصصات العلوم والهندسة بعد البكالوريوس؛ ومواطنو بعض الدول معفَون.',
  'outside Quebec': 'خارج كيبيك',
  Quebec: 'كيبيك',
  'from 1 January 2026, one person: living, settling in and health insurance; another page says 27,200':
    'من 1 يناير 2026، لشخص واحد: المعيشة والاستقرار والتأمين الصحي؛ وصفحة أخرى تذكر 27,200',
  'more before September': 'أكثر قبل سبتمبر',
  'off campus while classes are on': 'خارج الحرم الجامعي أثناء الدراسة',
  'post-graduation work permit, by length and field of the programme': 'تصريح عمل بعد التخرج، بحسب مدة البرنامج ومجاله',
  PAL: 'PAL',
  'A provincial or territorial attestation letter comes with the application; master’s and doctoral students of public institutions are exempt when they apply from 1 January 2026.':
    'يُرفق بالطلب خطاب تصديق من المقاطعة أو الإقليم؛ ويُعفى منه طلاب الماجستير والدكتوراه في المؤسسات الحكومية إذا تقدموا من 1 يناير 2026.',
  'Student Direct Stream': 'Student Direct Stream',
  'The fast track for some nationalities ended in November 2024: no nationality has one.':
    'انتهى المسار السريع لبعض الجنسيات في نوفمبر 2024: لم يعد لأي جنسية.',
  'medical exam': 'الفحص الطبي',
  'Needed after six months or more in a listed country, and for some courses; the list is at the link.':
    'مطلوب بعد ستة أشهر أو أكثر في بلد من القائمة، ولبعض البرامج؛ والقائمة في الرابط.',
  'while the course is in session': 'أثناء الدراسة',
  'Temporary Graduate visa (485), by level and place': 'تأشيرة Temporary Graduate (485)، بحسب الدرجة والمكان',
  'Genuine Student': 'Genuine Student',
  'The Genuine Student questions replaced the "GTE" statement in March 2024: older checklists are wrong.':
    'حلّت أسئلة Genuine Student محل بيان "GTE" في مارس 2024: القوائم الأقدم خاطئة.',
  'How much evidence is asked for depends on passport and university: the checklist tool says it for yours.':
    'مقدار الإثبات المطلوب يعتمد على جواز السفر والجامعة: أداة القائمة تخبرك بما يخصك.',
  'after the appointment; the wait for one can be longer': 'بعد الموعد؛ وقد يكون انتظار الموعد أطول',
  '140 full or 280 half days a year, or 20 hours a week while classes are on.':
    '140 يومًا كاملًا أو 280 نصف يوم في السنة، أو 20 ساعة في الأسبوع أثناء الدراسة.',
  'to look for work after a German degree': 'للبحث عن عمل بعد شهادة ألمانية',
  APS: 'APS',
  'Schools of India, China and Vietnam are checked by the Academic Evaluation Centre (APS) before the visa.':
    'يدقق Academic Evaluation Centre (APS) شهادات مدارس الهند والصين وفيتنام قبل التأشيرة.',
  'without a visa': 'من غير تأشيرة',
  'Citizens of Australia, Canada, Israel, Japan, New Zealand, South Korea, the United Kingdom and the United States may enter first and ask for the permit there.':
    'يستطيع مواطنو أستراليا وكندا وإسرائيل واليابان ونيوزيلندا وكوريا الجنوبية والمملكة المتحدة والولايات المتحدة الدخول أولًا وطلب التصريح هناك.',
  embassies: 'السفارات',
  'Checklists differ by mission: yours is the one that counts.':
    'تختلف القوائم من بعثة إلى أخرى: المعتمدة هي قائمة بعثتك.',
  'less for those who came through Études en France': 'أقل لمن تقدموا عن طريق Études en France',
  '964 hours a year: 60% of a working year.': '964 ساعة في السنة: 60% من سنة عمل.',
  'to look for work after a master’s or a professional bachelor’s': 'للبحث عن عمل بعد الماجستير أو البكالوريوس المهني',
  'Études en France': 'Études en France',
  'Residents of about seventy countries apply to universities and for the visa through Études en France; the list is on the page of Campus France in your country.':
    'المقيمون في نحو سبعين بلدًا يتقدمون إلى الجامعات وإلى التأشيرة عن طريق Études en France؛ والقائمة في صفحة Campus France لبلدك.',
  validation: 'تفعيل التأشيرة',
  'The visa is validated online within three months of arriving; the fee for that was not confirmed here.':
    'تُفعَّل التأشيرة على الإنترنت خلال ثلاثة أشهر من الوصول؛ ولم نتأكد هنا من رسم ذلك.',
  'another page says 210': 'صفحة أخرى تذكر 210',
  'aim and legal limit, once the university has applied': 'المدة المستهدفة والحد القانوني، بعد أن تتقدم الجامعة',
  'with a work permit of the employer; or full time in June, July and August':
    'بتصريح عمل من صاحب العمل؛ أو دوام كامل في يونيو ويوليو وأغسطس',
  'orientation year': 'سنة البحث عن عمل (orientation year)',
  credits: 'الساعات المعتمدة',
  'Half of the credits of each year are needed to keep the permit.':
    'يلزم نصف الساعات المعتمدة لكل سنة للاحتفاظ بالتصريح.',
  MVV: 'MVV',
  'Citizens of Australia, Canada, Japan, New Zealand, South Korea, Switzerland, the United Kingdom and the United States need the permit but no MVV.':
    'مواطنو أستراليا وكندا واليابان ونيوزيلندا وكوريا الجنوبية وسويسرا والمملكة المتحدة والولايات المتحدة يحتاجون إلى تصريح الإقامة، ولا يحتاجون إلى MVV.',
  'After arriving, unless the passport is on the list of exempt countries.':
    'بعد الوصول، إلا إذا كان جواز السفر في قائمة الدول المعفاة.',
  'processing; an older university page says 30': 'رسم دراسة الطلب؛ وصفحة جامعية أقدم تذكر 30',
  issuance: 'رسم الإصدار',
  'the page is old': 'الصفحة قديمة',
  'multiple-entry visa': 'تأشيرة دخول متعدد',
  'no fixed sum was found': 'لم نجد مبلغًا محددًا',
  'in term time, at listed institutions': 'في الفصل الدراسي، في مؤسسات من القائمة',
  entry: 'الدخول',
  'The letter of in-principle approval is the visa for the first entry.':
    'خطاب الموافقة المبدئية هو التأشيرة للدخول الأول.',
  'the copy of the page had no date': 'نسخة الصفحة بلا تاريخ',
  'IRP registration': 'تسجيل IRP',
  'single journey; some nationalities pay nothing': 'لسفرة واحدة؛ وبعض الجنسيات لا تدفع شيئًا',
  '40 in June to September and around Christmas': '40 من يونيو إلى سبتمبر وحول عيد الميلاد',
  'Third Level Graduate Programme, by level': 'Third Level Graduate Programme، بحسب الدرجة',
  'Citizens of some countries, among them the United States, Canada, Brazil, Mexico and Malaysia, need no visa but register after arriving.':
    'مواطنو بعض الدول، منها الولايات المتحدة وكندا والبرازيل والمكسيك وماليزيا، لا يحتاجون إلى تأشيرة، لكنهم يسجّلون بعد الوصول.',
  'set anew for each academic year': 'يُحدَّد من جديد لكل سنة دراسية',
  'residence permit': 'تصريح الإقامة',
  '1,040 hours a year': '1,040 ساعة في السنة',
  registration: 'التسجيل',
  'The residence permit is asked for at a post office within eight working days of arriving.':
    'يُطلب تصريح الإقامة من مكتب بريد خلال ثمانية أيام عمل من الوصول.',
  'single entry; some nationalities pay nothing; a rise was planned':
    'دخول واحد؛ وبعض الجنسيات لا تدفع شيئًا؛ وكان هناك ارتفاع مخطط له',
  'of the visa; the Certificate of Eligibility takes one to three months before':
    'مدة التأشيرة؛ وقبلها تستغرق Certificate of Eligibility شهرًا إلى ثلاثة أشهر',
  'with permission, asked for at the airport or later; 40 in long holidays':
    'بإذن يُطلب في المطار أو بعده؛ و40 في العطل الطويلة',
  'Residents of the Philippines, Nepal and Vietnam show a clearance from a listed clinic; others follow in steps.':
    'يقدّم المقيمون في الفلبين ونيبال وفيتنام شهادة خلوّ من عيادة في القائمة؛ وتتبعهم دول أخرى على مراحل.',
  'depends on nationality and on the services of EMGS': 'بحسب الجنسية وخدمات EMGS',
  'until the letter of approval (VAL)': 'حتى خطاب الموافقة (VAL)',
  'only in holidays of more than seven days, in listed trades': 'فقط في العطل الأطول من سبعة أيام، وفي مهن من القائمة',
  medical: 'الفحص الطبي',
  'A second health check follows within seven working days of arriving.':
    'يُجرى فحص صحي ثانٍ خلال سبعة أيام عمل من الوصول.',
  'tertiary study': 'للدراسة الجامعية',
  'in term time, with visas of November 2025 or later; 20 before':
    'في الفصل الدراسي، لتأشيرات نوفمبر 2025 وما بعدها؛ و20 قبلها',
  'as long as the study in New Zealand was, by level': 'بقدر مدة الدراسة في نيوزيلندا، وبحسب الدرجة',
  'medical and police': 'الطب والشرطة',
  'A chest X-ray and a police certificate depend on where you lived and for how long you stay.':
    'أشعة الصدر وشهادة الشرطة تعتمدان على أين عشت ومدة بقائك.',
  'asked for in 2024; set anew each year': 'طُلب في 2024؛ ويُحدَّد من جديد كل سنة',
  'Work beside the studies was long without a limit of hours; a limit was planned for 2026: look before you count on it.':
    'كان العمل بجانب الدراسة زمنًا طويلًا بلا حد للساعات؛ وكان هناك حد مخطط له لعام 2026: تحقق قبل أن تعتمد عليه.',
  'to look for work after two semesters': 'للبحث عن عمل بعد فصلين دراسيين',
  'nine months at most; since 11 November 2025, as visahq.com says':
    'تسعة أشهر كحد أقصى؛ منذ 11 نوفمبر 2025، بحسب visahq.com',
  'nine months at most; since 11 November 2025, as sttglobaleduconsults.com says':
    'تسعة أشهر كحد أقصى؛ منذ 11 نوفمبر 2025، بحسب sttglobaleduconsults.com',
  'one person, without tuition and travel; since September 2025, as officialrequirements.com says; whether it rose in September 2026 was not confirmed':
    'لشخص واحد، من غير الرسوم الدراسية والسفر؛ منذ سبتمبر 2025، بحسب officialrequirements.com؛ ولم نتأكد هل ارتفع في سبتمبر 2026',
  'as yocket.com said in 2025': 'كما ذكر yocket.com عام 2025',
  'one person, without tuition and travel; since 10 May 2024, as australiaunwrapped.com says':
    'لشخص واحد، من غير الرسوم الدراسية والسفر؛ منذ 10 مايو 2024، بحسب australiaunwrapped.com',
  'use the pricing estimator: pages disagree; since July 2025, as visaverge.com says':
    'استعمل حاسبة الرسوم: الصفحات لا تتفق؛ منذ يوليو 2025، بحسب visaverge.com',
  '992 a month in the blocked account; as fintiba.com, which sells such accounts, said in 2026':
    '992 في الشهر في الحساب المجمّد؛ كما ذكر عام 2026 موقع fintiba.com الذي يبيع هذه الحسابات',
  'as thehonestjourney.com said in 2026': 'كما ذكر thehonestjourney.com عام 2026',
  'as forforeignersfrance.com said in January 2026': 'كما ذكر forforeignersfrance.com في يناير 2026',
  'as auroramentors.com said in 2026': 'كما ذكر auroramentors.com عام 2026',
};
