// What the facts of the first days say, by their English.

export const arrivalFactsAr: Readonly<Record<string, string>> = {
  '911 for police, fire and ambulance. 988 for a crisis of the mind, by call or text.':
    '911 للشرطة والإطفاء والإسعاف. 988 للأزمات النفسية، بالاتصال أو الرسائل.',
  'Report to the international office, which registers you in SEVIS, within 30 days of the programme start; tell it each new address within ten days.':
    'راجع المكتب الدولي خلال 30 يومًا من بدء البرنامج، فهو يسجلك في SEVIS؛ وأخبره بكل عنوان جديد خلال عشرة أيام.',
  'Prepaid plans need no social security number. Take an unlocked phone along.':
    'الخطوط المسبقة الدفع لا تحتاج إلى رقم ضمان اجتماعي. خذ معك هاتفًا غير مقفل.',
  'Many banks open student accounts with passport, I-20 and a US address, without a social security number.':
    'تفتح بنوك كثيرة حسابات للطلاب بجواز السفر وI-20 وعنوان في الولايات المتحدة، من غير رقم ضمان اجتماعي.',
  'Outside large cities buses are few: look at the way between campus, room and shop before you sign.':
    'الحافلات قليلة خارج المدن الكبيرة: انظر إلى الطريق بين الحرم الجامعي والغرفة والمتجر قبل أن توقّع.',
  '999 or 112 for police, fire and ambulance. 111 for medical advice, 101 for the police when it is not urgent.':
    '999 أو 112 للشرطة والإطفاء والإسعاف. 111 للمشورة الطبية، و101 للشرطة في غير الطوارئ.',
  'Set up your eVisa account before you travel. Some nationalities no longer register with the police; read your decision letter.':
    'افتح حساب eVisa قبل السفر. بعض الجنسيات لم تعد تسجّل لدى الشرطة؛ اقرأ خطاب القرار.',
  'Prepaid SIMs are sold without a contract and without an address.':
    'تُباع الشرائح المسبقة الدفع من غير عقد ومن غير عنوان.',
  'Ask the university for a bank letter with your term address; app banks are the quickest.':
    'اطلب من الجامعة خطابًا للبنك فيه عنوانك أثناء الدراسة؛ وبنوك التطبيقات هي الأسرع.',
  'The 16-25 Railcard takes a third off trains; in London the Student Oyster card takes about a third off passes.':
    'بطاقة 16-25 Railcard تخفض ثمن القطارات بمقدار الثلث؛ وفي لندن تخفض بطاقة Student Oyster ثمن الاشتراكات بنحو الثلث.',
  '911 for police, fire and ambulance. 988 for a crisis of the mind.':
    '911 للشرطة والإطفاء والإسعاف. 988 للأزمات النفسية.',
  'The officer at the border gives you the study permit: check dates and conditions before you leave the desk. Apply for provincial health cover where students have it.':
    'يعطيك موظف الحدود تصريح الدراسة: راجع التواريخ والشروط قبل أن تترك المكتب. وتقدّم إلى التغطية الصحية في المقاطعة حيث تُتاح للطلاب.',
  'Plans are dear: compare the small brands of the large networks.':
    'الباقات غالية: قارن بين العلامات الصغيرة التابعة للشبكات الكبيرة.',
  'Large banks have newcomer accounts; a GIC bank opens the account before you arrive.':
    'لدى البنوك الكبيرة حسابات للقادمين الجدد؛ وبنك GIC يفتح الحساب قبل وصولك.',
  'Many universities include a bus pass (U-Pass) in the fees.': 'تُدخل جامعات كثيرة بطاقة الحافلات (U-Pass) في الرسوم.',
  '000 for police, fire and ambulance; 112 from a mobile.': '000 للشرطة والإطفاء والإسعاف؛ و112 من الهاتف المحمول.',
  'Tell the university your address within seven days of arriving, and each new one.':
    'أخبر الجامعة بعنوانك خلال سبعة أيام من الوصول، وبكل عنوان جديد.',
  'Prepaid SIMs are activated with the passport.': 'تُفعَّل الشرائح المسبقة الدفع بجواز السفر.',
  'Accounts can be opened online before arriving and are activated at a branch with the passport.':
    'يمكن فتح الحسابات على الإنترنت قبل الوصول، وتُفعَّل في الفرع بجواز السفر.',
  'Student fares differ by state: some give none to international students.':
    'تختلف أجور الطلاب من ولاية إلى أخرى: بعضها لا يعطي الطلاب الدوليين تخفيضًا.',
  '112 for fire and ambulance, 110 for the police. 116117 for a doctor at night.':
    '112 للإطفاء والإسعاف، و110 للشرطة. 116117 لطبيب في الليل.',
  'Register the address at the citizens’ office (Anmeldung) within two weeks of moving in; then ask the immigration office for the residence permit.':
    'سجّل العنوان في مكتب المواطنين (Anmeldung) خلال أسبوعين من السكن؛ ثم اطلب تصريح الإقامة من مكتب الهجرة.',
  'SIM cards are activated with the passport, by video or at a post office.':
    'تُفعَّل الشرائح بجواز السفر، بالفيديو أو في مكتب بريد.',
  'The blocked account pays out monthly into an ordinary account, which asks for the Anmeldung.':
    'يحوّل الحساب المجمّد كل شهر إلى حساب عادي، وهذا يحتاج إلى Anmeldung.',
  'The semester ticket comes with the semester contribution at most universities.':
    'تأتي تذكرة الفصل مع رسوم الفصل في معظم الجامعات.',
  '112 for everything, 15 ambulance, 17 police, 18 fire; 114 by text.':
    '112 لكل شيء، و15 للإسعاف، و17 للشرطة، و18 للإطفاء؛ و114 بالرسائل.',
  'Validate the visa online within three months of arriving, and register with the health insurance.':
    'فعّل التأشيرة على الإنترنت خلال ثلاثة أشهر من الوصول، وسجّل في التأمين الصحي.',
  'Plans without a contract are cheap; they ask for a bank account in euros.':
    'الباقات من غير عقد رخيصة؛ وتطلب حسابًا مصرفيًا باليورو.',
  'You have a right to an account: the central bank names a bank when one refuses.':
    'لك حق في حساب: إذا رفض بنك، يسمّي البنك المركزي بنكًا آخر.',
  'Young people’s passes: in Paris the Imagine R card for those under 26.':
    'اشتراكات الشباب: في باريس بطاقة Imagine R لمن هم دون 26 سنة.',
  '112 for everything; 0900-8844 for the police when it is not urgent.':
    '112 لكل شيء؛ و0900-8844 للشرطة في غير الطوارئ.',
  'Register at the town hall within five days of arriving: it gives the citizen number (BSN).':
    'سجّل في البلدية خلال خمسة أيام من الوصول: تعطيك رقم المواطن (BSN).',
  'Prepaid SIMs are sold in supermarkets.': 'تُباع الشرائح المسبقة الدفع في المتاجر الكبيرة.',
  'Banks ask for the BSN within some weeks; some open the account before it.':
    'تطلب البنوك BSN خلال بضعة أسابيع؛ وبعضها يفتح الحساب قبله.',
  'A second-hand bicycle and two locks; a personal OV-chipkaart for trains.':
    'دراجة مستعملة وقفلان؛ وبطاقة OV-chipkaart شخصية للقطارات.',
  '995 for fire and ambulance, 999 for the police.': '995 للإطفاء والإسعاف، و999 للشرطة.',
  'Finish the formalities of the Student’s Pass, with the medical report, in the time that your approval letter names.':
    'أكمل إجراءات Student’s Pass مع التقرير الطبي في المدة التي يذكرها خطاب الموافقة.',
  'Prepaid SIMs are sold with the passport at the airport and in shops.':
    'تُباع الشرائح المسبقة الدفع بجواز السفر في المطار والمتاجر.',
  'Banks ask for passport, Student’s Pass and a letter of the school.':
    'تطلب البنوك جواز السفر وStudent’s Pass وخطابًا من المدرسة أو الجامعة.',
  'Students of some institutions get the concession card; others pay adult fares.':
    'يحصل طلاب بعض المؤسسات على بطاقة التخفيض؛ ويدفع الآخرون أجرة البالغين.',
  '112 or 999 for everything.': '112 أو 999 لكل شيء.',
  'Register your immigration permission (IRP) before the date stamped at the border, at most 90 days.':
    'سجّل إذن الهجرة (IRP) قبل التاريخ المختوم على الحدود، خلال 90 يومًا كحد أقصى.',
  'Prepaid SIMs are sold without papers.': 'تُباع الشرائح المسبقة الدفع من غير أوراق.',
  'Banks ask for a letter of the college with your Irish address.':
    'تطلب البنوك خطابًا من الكلية فيه عنوانك في أيرلندا.',
  'The Student Leap Card gives lower fares.': 'تعطي بطاقة Student Leap Card أجورًا أقل.',
  '112 for everything.': '112 لكل شيء.',
  'Ask for the residence permit at a post office within eight working days; get the tax code (codice fiscale) first.':
    'اطلب تصريح الإقامة من مكتب بريد خلال ثمانية أيام عمل؛ واحصل قبلها على الرقم الضريبي (codice fiscale).',
  'A SIM asks for the passport and often for the codice fiscale.':
    'تحتاج الشريحة إلى جواز السفر، وكثيرًا إلى codice fiscale.',
  'A basic account asks for passport, codice fiscale and proof of enrolment.':
    'يحتاج الحساب الأساسي إلى جواز السفر وcodice fiscale وإثبات التسجيل.',
  'Stamp paper tickets before boarding; students get passes in most cities.':
    'اختم التذاكر الورقية قبل الصعود؛ ويحصل الطلاب على اشتراكات في معظم المدن.',
  '119 for fire and ambulance, 110 for the police.': '119 للإطفاء والإسعاف، و110 للشرطة.',
  'Register the address at the town office within 14 days and join the national health insurance there.':
    'سجّل العنوان في مكتب البلدية خلال 14 يومًا، وانضم هناك إلى التأمين الصحي الوطني.',
  'Data SIMs at the airport; a number with voice asks for the residence card.':
    'شرائح البيانات في المطار؛ ورقم المكالمات يحتاج إلى بطاقة الإقامة.',
  'In the first six months the Japan Post Bank is usually the one that opens an account.':
    'في الأشهر الستة الأولى يكون Japan Post Bank عادةً هو الذي يفتح الحساب.',
  'Commuter passes for students need a certificate of the school.':
    'تحتاج اشتراكات الطلاب إلى شهادة من المدرسة أو الجامعة.',
  '999 for everything; 112 from a mobile.': '999 لكل شيء؛ و112 من الهاتف المحمول.',
  'Health check within seven working days, then the passport goes to the university for the Student Pass sticker.':
    'فحص صحي خلال سبعة أيام عمل، ثم يذهب جواز السفر إلى الجامعة لملصق Student Pass.',
  'Prepaid SIMs are registered with the passport.': 'تُسجَّل الشرائح المسبقة الدفع بجواز السفر.',
  'Banks ask for the Student Pass and a letter of the university.': 'تطلب البنوك Student Pass وخطابًا من الجامعة.',
  'Ride apps are cheap; trains have passes for students in the Klang Valley.':
    'سيارات التطبيقات رخيصة؛ وللقطارات في وادي كلانغ اشتراكات للطلاب.',
  '111 for police, fire and ambulance; 105 for the police when it is not urgent.':
    '111 للشرطة والإطفاء والإسعاف؛ و105 للشرطة في غير الطوارئ.',
  'Nothing to register at an office: read the conditions of the visa and tell the university your address.':
    'لا شيء يُسجَّل في مكتب: اقرأ شروط التأشيرة وأخبر الجامعة بعنوانك.',
  'Prepaid SIMs are sold at the airport and in supermarkets.': 'تُباع الشرائح المسبقة الدفع في المطار والمتاجر الكبيرة.',
  'An account can be asked for from abroad and is activated with the passport.':
    'يمكن طلب الحساب من الخارج، ويُفعَّل بجواز السفر.',
  'Each region has its own card with tertiary fares.': 'لكل منطقة بطاقتها، وفيها أجور لطلاب التعليم العالي.',
  '112 for everything; 1177 for medical advice.': '112 لكل شيء؛ و1177 للمشورة الطبية.',
  'For stays of a year or more, register with the Tax Agency to get the personal number.':
    'للإقامة سنة أو أكثر، سجّل لدى مصلحة الضرائب (Tax Agency) لتحصل على الرقم الشخصي.',
  'Prepaid SIMs are registered with a passport.': 'تُسجَّل الشرائح المسبقة الدفع بجواز سفر.',
  'Without the personal number a basic account is possible, but slow.':
    'من غير الرقم الشخصي يمكن فتح حساب أساسي، لكن ببطء.',
  'The student card gives lower fares on most city and long-distance lines.':
    'تعطي بطاقة الطالب أجورًا أقل في معظم خطوط المدن والخطوط الطويلة.',
};
