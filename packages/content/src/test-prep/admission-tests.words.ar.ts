// What there is to do before an admission test, by its English. What every test asks for stands with the tests of English.

export const admissionTestsAr: Readonly<Record<string, string>> = {
  'Take a full practice test in the test’s own app': 'أدِّ اختبارًا تدريبيًا كاملًا في تطبيق الاختبار نفسه',
  'The app is free. You use the same app on test day. Note both section scores and which kinds of question cost most.':
    'التطبيق مجاني، وهو الذي تستعمله يوم الاختبار. سجّل درجتي القسمين وأي أنواع الأسئلة كلّفك أكثر.',
  'Learn the form': 'تعرّف على شكل الاختبار',
  'Two sections of two modules each: reading and writing, then math. The second module is easier or harder, after how the first one went. A calculator is built in.':
    'قسمان في كل منهما وحدتان: القراءة والكتابة، ثم الرياضيات. الوحدة الثانية أسهل أو أصعب بحسب الأولى. والآلة الحاسبة مدمجة.',
  'Math: lines, systems, inequalities': 'الرياضيات: المستقيمات، أنظمة المعادلات، المتباينات',
  'Twenty questions of each. Write the equation before you calculate, and check it with the built-in graph.':
    'عشرون سؤالًا لكل منها. اكتب المعادلة قبل أن تحسب، وتحقق منها بالرسم البياني المدمج.',
  'Writing: where sentences end': 'الكتابة: أين تنتهي الجمل',
  'Full stops, semicolons, colons, commas around extra words: learn each with three sentences of your own.':
    'النقطة، والفاصلة المنقوطة، والنقطتان، والفواصل حول الكلمات الزائدة: تعلّم كلًّا منها بثلاث جمل من عندك.',
  'Reading: one short text, one question': 'القراءة: نص قصير واحد وسؤال واحد',
  'Say in five words what the text does before you look at the answers. Then find the words that prove yours.':
    'قل في خمس كلمات ما يفعله النص قبل أن تنظر إلى الإجابات. ثم اعثر على الكلمات التي تثبت إجابتك.',
  'Math: squares, powers, functions': 'الرياضيات: المربعات، القوى، الدوال',
  'Know what each number of a formula does to its graph. Twenty questions each.':
    'اعرف ما يفعله كل رقم في الصيغة برسمها البياني. عشرون سؤالًا لكل منها.',
  'Math: ratios, percent, data': 'الرياضيات: النسب، النسب المئوية، البيانات',
  'Tables, chance, averages; units written beside each number.':
    'الجداول، والاحتمال، والمتوسطات؛ واكتب الوحدة بجانب كل رقم.',
  'Math: areas, angles, triangles': 'الرياضيات: المساحات، الزوايا، المثلثات',
  'The formulas are given: practise choosing the right one.': 'الصيغ معطاة: تدرّب على اختيار الصيغة الصحيحة.',
  'Reading: words in context, two texts': 'القراءة: الكلمات في سياقها، ونصّان',
  'Put your own word into the gap first. Of two texts, say what each would answer to the other.':
    'ضع كلمتك في الفراغ أولًا. وفي النصّين قل بماذا يرد كل منهما على الآخر.',
  'Writing: transitions and notes': 'الكتابة: أدوات الربط والملاحظات',
  'However, therefore, for example: name the link between the sentences before you choose.':
    'However وtherefore وfor example: سمِّ العلاقة بين الجملتين قبل أن تختار.',
  'Two reading and writing modules, timed': 'وحدتا قراءة وكتابة بالتوقيت',
  'Thirty-two minutes each. Mark what you guess, and see afterwards whether a guess was right.':
    'اثنتان وثلاثون دقيقة لكل منهما. علّم ما تخمّنه، وانظر بعدها هل صح التخمين.',
  'Two math modules, timed': 'وحدتا رياضيات بالتوقيت',
  'Thirty-five minutes each. Leave what takes more than two minutes, and come back.':
    'خمس وثلاثون دقيقة لكل منهما. اترك ما يأخذ أكثر من دقيقتين وعُد إليه.',
  'A second full test': 'اختبار كامل ثانٍ',
  'On the device of the day, charged, offline where you can: the app works through a cut.':
    'على جهاز يوم الاختبار، مشحونًا، ومن غير اتصال إن أمكن: التطبيق يعمل عند الانقطاع.',
  'Work through your mistakes': 'اعمل على أخطائك',
  'Every wrong question once more without looking. What is wrong twice becomes a page of its own.':
    'كل سؤال أخطأت فيه مرة أخرى من غير نظر. وما تخطئ فيه مرتين خصّص له صفحة.',
  'A third full test': 'اختبار كامل ثالث',
  'About a week before the day.': 'قبل اليوم بنحو أسبوع.',
  'Set up the app on the device of the day': 'جهّز التطبيق على جهاز يوم الاختبار',
  'Install, sign in, get the admission ticket in time: the app asks for it some days before.':
    'ثبّته، وسجّل الدخول، واحصل على بطاقة الدخول في وقتها: يطلبها التطبيق قبل اليوم بأيام.',
  '2 hours 14 minutes on a device, in the app Bluebook: reading and writing 64 minutes, math 70 minutes, two modules each.':
    '2 ساعة و14 دقيقة على جهاز، في تطبيق Bluebook: القراءة والكتابة 64 دقيقة، والرياضيات 70 دقيقة، وفي كل منهما وحدتان.',
  'On fixed days of the year, in test centres; outside of the United States seats are fewer, so book early.':
    'في أيام محددة من السنة، في مراكز الاختبار؛ والمقاعد أقل خارج الولايات المتحدة، فاحجز مبكرًا.',
  'Take a full practice test in the new form': 'أدِّ اختبارًا تدريبيًا كاملًا بالشكل الجديد',
  'English, math and reading in about two hours; science and writing only if your colleges want them. Note each score.':
    'الإنجليزية والرياضيات والقراءة في نحو ساعتين؛ والعلوم والكتابة فقط إذا طلبتها كلياتك. سجّل كل درجة.',
  'Decide on science and writing': 'قرّر بشأن العلوم والكتابة',
  'Look at the admission page of each college on your list. Science no longer counts for the composite.':
    'انظر في صفحة القبول لكل كلية في قائمتك. لم تعد العلوم تُحسب في الدرجة الكلية (composite).',
  'English: punctuation and sentence ends': 'الإنجليزية: علامات الترقيم ونهايات الجمل',
  'Each rule with three sentences of your own. The shortest correct answer is often right.':
    'كل قاعدة بثلاث جمل من عندك. أقصر إجابة صحيحة تكون هي الصواب كثيرًا.',
  'Math: numbers, fractions, lines': 'الرياضيات: الأعداد، الكسور، المستقيمات',
  'Twenty questions each, without a calculator where you can.': 'عشرون سؤالًا لكل منها، من غير آلة حاسبة حيث تستطيع.',
  'Reading: ten minutes a passage': 'القراءة: عشر دقائق للنص',
  'Read beginnings and ends of paragraphs first. Mark names and dates as you go.':
    'اقرأ بدايات الفقرات ونهاياتها أولًا. وعلّم الأسماء والتواريخ وأنت تقرأ.',
  'English: order and style': 'الإنجليزية: الترتيب والأسلوب',
  'Is the sentence needed? Is it in the right place? Read the one before and the one after.':
    'هل الجملة لازمة؟ هل هي في مكانها؟ اقرأ التي قبلها والتي بعدها.',
  'Math: functions, triangles, trigonometry': 'الرياضيات: الدوال، المثلثات، حساب المثلثات',
  'The last third of the section asks these. Ten questions of each.':
    'الثلث الأخير من القسم يسأل عن هذه. عشرة أسئلة لكل منها.',
  'Math: averages, chance, tables': 'الرياضيات: المتوسطات، الاحتمال، الجداول',
  'Write down what is asked before you calculate.': 'اكتب المطلوب قبل أن تحسب.',
  'Reading: what is said, what follows': 'القراءة: ما قيل وما يُستنتج',
  'Every answer has its line in the text. Point at it before you choose.':
    'لكل إجابة سطرها في النص. أشر إليه قبل أن تختار.',
  'Science: read charts first': 'العلوم: اقرأ الرسوم أولًا',
  'Axes, units, direction. Leave it out if you do not take science.':
    'المحاور، والوحدات، والاتجاه. اترك هذا إن لم تأخذ العلوم.',
  'English and math, timed': 'الإنجليزية والرياضيات بالتوقيت',
  'Thirty-five and fifty minutes. Every question gets an answer: wrong ones cost nothing.':
    'خمس وثلاثون دقيقة ثم خمسون. أجب عن كل سؤال: الخطأ لا يكلف شيئًا.',
  'Reading, timed': 'القراءة بالتوقيت',
  'Forty minutes for thirty-six questions.': 'أربعون دقيقة لستة وثلاثين سؤالًا.',
  'On paper or screen, as you booked it.': 'على الورق أو الشاشة، كما حجزته.',
  'By kind: did not know, read too fast, no time.': 'بحسب النوع: لم أعرف، قرأت بسرعة، لم يكف الوقت.',
  'Rules that you broke twice. Nothing new.': 'القواعد التي خالفتها مرتين. لا شيء جديد.',
  'English 35, mathematics 50, reading 40 minutes: 125 in all. Science and writing, 40 minutes each, are choices.':
    'الإنجليزية 35 والرياضيات 50 والقراءة 40 دقيقة: المجموع 125. والعلوم والكتابة، 40 دقيقة لكل منهما، اختياريتان.',
  'Take a free practice test of the owner': 'أدِّ اختبارًا تدريبيًا مجانيًا من أصحاب الاختبار',
  'Two are given away. Take the first now, note verbal and quantitative, and keep the second for later.':
    'يُعطى اثنان مجانًا. خذ الأول الآن، وسجّل درجتي verbal وquantitative، وأبقِ الثاني لوقت لاحق.',
  'One essay of thirty minutes, two verbal and two quantitative parts. The second of each adapts. You may skip and come back inside a part.':
    'مقال واحد من ثلاثين دقيقة، وجزءان verbal وجزءان quantitative. الثاني من كل منهما يتكيف معك. يمكنك تخطي سؤال والعودة إليه داخل الجزء.',
  'Quantitative: go through the school math': 'Quantitative: راجع رياضيات المدرسة',
  'Arithmetic, algebra, geometry, data. The owner gives a free review: mark what you have forgotten.':
    'الحساب، والجبر، والهندسة، والبيانات. يعطي أصحاب الاختبار مراجعة مجانية: علّم ما نسيته.',
  'Verbal: the first three hundred words': 'Verbal: أول ثلاثمئة كلمة',
  'With a sentence each and the word that is its opposite. Thirty a week are enough if you repeat them.':
    'مع جملة لكل منها والكلمة التي هي ضدها. ثلاثون في الأسبوع تكفي إذا كررتها.',
  'Writing: read essays with their scores': 'الكتابة: اقرأ مقالات مع درجاتها',
  'The owner publishes the topics and judged essays. Say why a 4 is not a 5.':
    'ينشر أصحاب الاختبار الموضوعات ومقالات مقيَّمة. قل لماذا ليس ما نال 4 في مستوى 5.',
  'Quantitative comparison': 'Quantitative comparison: المقارنة الكمية',
  'Simplify both sides, try 0, 1, negative and fractions. Do not calculate what you only have to compare.':
    'بسّط الطرفين، وجرّب 0 و1 والسالب والكسور. لا تحسب ما عليك أن تقارنه فقط.',
  'Data interpretation': 'تفسير البيانات',
  'Read title and units first; estimate before you use the calculator.':
    'اقرأ العنوان والوحدات أولًا؛ وقدّر قبل أن تستعمل الآلة الحاسبة.',
  'Text completion and equivalence': 'إكمال النص والمتكافئات',
  'Fill the blank with your own word first. With three blanks, begin with the easiest.':
    'املأ الفراغ بكلمتك أولًا. وإذا كانت الفراغات ثلاثة فابدأ بأسهلها.',
  'Reading passages': 'نصوص القراءة',
  'Two lines of notes: what is claimed, what speaks against it.': 'سطران من الملاحظات: ما يُدّعى، وما يعارضه.',
  'Three issue essays': 'ثلاثة مقالات رأي',
  'Five minutes of plan, twenty of writing, five of reading again. Take a side and admit its limit.':
    'خمس دقائق للخطة، وعشرون للكتابة، وخمس للقراءة من جديد. خذ جانبًا واعترف بحدوده.',
  'Verbal parts, timed': 'أجزاء verbal بالتوقيت',
  'About a minute and a half a question. Leave the ones with three blanks to the end.':
    'نحو دقيقة ونصف للسؤال. اترك ذات الفراغات الثلاثة إلى النهاية.',
  'Quantitative parts, timed': 'أجزاء quantitative بالتوقيت',
  'A minute and three quarters a question. Mark and come back.': 'دقيقة وثلاثة أرباع للسؤال. علّم السؤال وعُد إليه.',
  'The second free practice test': 'الاختبار التدريبي المجاني الثاني',
  'At the hour of your real test. Compare with the first.': 'في ساعة اختبارك الحقيقي. قارنه بالأول.',
  'Every wrong question once more without looking.': 'كل سؤال أخطأت فيه مرة أخرى من غير نظر.',
  'One more full test': 'اختبار كامل آخر',
  'Words that you still miss': 'كلمات ما زلت تخطئ فيها',
  'Only those. And the list of your mistakes in math.': 'هذه فقط. وقائمة أخطائك في الرياضيات.',
  'About 1 hour 58 minutes: one essay, two verbal and two quantitative sections; at a centre or at home.':
    'نحو 1 ساعة و58 دقيقة: مقال واحد، وقسما verbal وقسما quantitative؛ في مركز أو في البيت.',
  'Once in 21 days, at most five times in twelve months.': 'مرة كل 21 يومًا، وخمس مرات على الأكثر في اثني عشر شهرًا.',
  'Take a free practice exam of the owner': 'أدِّ اختبارًا تدريبيًا مجانيًا (practice exam) من أصحاب الاختبار',
  'The starter kit has two. Take the first now and note the three section scores.':
    'في حقيبة البداية اثنان. خذ الأول الآن وسجّل درجات الأقسام الثلاثة.',
  'Quantitative, verbal and data insights, forty-five minutes each, in the order that you choose. You may mark questions and change up to three answers in each section.':
    'Quantitative وverbal وdata insights، خمس وأربعون دقيقة لكل منها، بالترتيب الذي تختاره. يمكنك تعليم الأسئلة وتغيير ثلاث إجابات على الأكثر في كل قسم.',
  'Quantitative: arithmetic and algebra': 'Quantitative: الحساب والجبر',
  'No geometry and no calculator here: practise fractions, ratios and powers by hand.':
    'لا هندسة هنا ولا آلة حاسبة: تدرّب على الكسور والنسب والقوى باليد.',
  'Verbal: take arguments apart': 'Verbal: فكّك الحجج',
  'Conclusion, reason, what is silently assumed. Ten arguments on paper.':
    'النتيجة، والسبب، وما يُفترض من غير أن يُقال. عشر حجج على الورق.',
  'Data insights: tables and graphs': 'Data insights: الجداول والرسوم',
  'Say what one row or one point means before you read the question.':
    'قل ما يعنيه صف واحد أو نقطة واحدة قبل أن تقرأ السؤال.',
  'Quantitative: word problems': 'Quantitative: المسائل الكلامية',
  'Rates, mixtures, percent. Write the equation first; then try the answers backwards.':
    'المعدلات، والمخاليط، والنسب المئوية. اكتب المعادلة أولًا؛ ثم جرّب الإجابات عكسيًا.',
  'Data sufficiency': 'كفاية البيانات (data sufficiency)',
  'Judge each statement alone, then both. Stop as soon as you know whether it is enough: nobody asks for the number.':
    'احكم على كل عبارة وحدها ثم عليهما معًا. توقف حين تعرف هل تكفي: لا أحد يطلب الرقم.',
  'Verbal: strengthen, weaken, assume': 'Verbal: التقوية والإضعاف والافتراض',
  'Say what would break the argument before you look at the choices.':
    'قل ما الذي يكسر الحجة قبل أن تنظر إلى الاختيارات.',
  'Verbal: passages': 'Verbal: النصوص',
  'One line of notes a paragraph. The main point is what all paragraphs serve.':
    'سطر واحد من الملاحظات للفقرة. الفكرة الرئيسية هي ما تخدمه كل الفقرات.',
  'Data insights: several sources': 'Data insights: مصادر متعددة',
  'Know which tab holds what before you answer; check units.': 'اعرف ما في كل تبويب قبل أن تجيب؛ وراجع الوحدات.',
  'Two sections, timed': 'قسمان بالتوقيت',
  'Forty-five minutes each. Learn to leave a question after two and a half minutes.':
    'خمس وأربعون دقيقة لكل منهما. تعلّم أن تترك السؤال بعد دقيقتين ونصف.',
  'Data insights and your weaker section, timed': 'Data insights وقسمك الأضعف بالتوقيت',
  'Use the review at the end of the section for marked questions only.':
    'استعمل المراجعة في نهاية القسم للأسئلة المعلّمة فقط.',
  'The second free practice exam': 'الاختبار التدريبي المجاني الثاني (practice exam)',
  'In the order of sections that you will choose on the day.': 'بترتيب الأقسام الذي ستختاره في ذلك اليوم.',
  'By kind: did not know, read wrongly, calculated wrongly, ran out of time.':
    'بحسب النوع: لم أعرف، أخطأت القراءة، أخطأت الحساب، نفد الوقت.',
  'One more full exam': 'اختبار كامل آخر (exam)',
  'And decide the order of sections. Nothing new.': 'وقرّر ترتيب الأقسام. لا شيء جديد.',
  '2 hours 15 minutes: quantitative, verbal and data insights, 45 minutes each, in the order that you choose.':
    '2 ساعة و15 دقيقة: quantitative وverbal وdata insights، 45 دقيقة لكل منها، بالترتيب الذي تختاره.',
  'Sixteen days apart at least, at most five times in twelve months.':
    'ستة عشر يومًا بينها على الأقل، وخمس مرات على الأكثر في اثني عشر شهرًا.',
};
