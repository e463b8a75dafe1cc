// What there is to do before a test of English, by its English.

export const englishTestsAr: Readonly<Record<string, string>> = {
  'Take one whole practice test, timed': 'أدِّ اختبارًا تدريبيًا كاملًا بالتوقيت',
  'Use one of the free practice tests of the owners, with a clock and no breaks. Write down the band of each part: the lowest one gets the most of your weeks.':
    'استعمل اختبارًا تدريبيًا مجانيًا من أصحاب الاختبار، مع ساعة ومن غير استراحة. اكتب درجة (band) كل جزء: الأدنى منها يأخذ معظم أسابيعك.',
  'Learn what each part asks': 'تعرّف على ما يطلبه كل جزء',
  'Listening: four recordings, forty questions, heard once. Reading: three long texts, forty questions in sixty minutes. Writing: a report and an essay. Speaking: a talk with an examiner in three parts.':
    'الاستماع: أربعة تسجيلات وأربعون سؤالًا، تُسمع مرة واحدة. القراءة: ثلاثة نصوص طويلة وأربعون سؤالًا في ستين دقيقة. الكتابة: تقرير ومقال. المحادثة: حديث مع ممتحن في ثلاثة أجزاء.',
  'Read how writing and speaking are judged': 'اقرأ كيف تُقيَّم الكتابة والمحادثة',
  'Read the public band descriptors. Mark what stands in the band you need and not in the one below it: these are your targets.':
    'اقرأ أوصاف الدرجات المنشورة (band descriptors). علّم ما في الدرجة التي تحتاج إليها وليس في التي تحتها: هذه أهدافك.',
  'Start a word list by topic': 'ابدأ قائمة كلمات بحسب الموضوع',
  'Education, health, cities, work, nature: ten words or phrases each with a sentence of your own. Add five each study day, and say them aloud.':
    'التعليم، الصحة، المدن، العمل، الطبيعة: عشر كلمات أو عبارات لكل منها مع جملة من عندك. أضف خمسًا في كل يوم دراسة، وقلها بصوت عالٍ.',
  'Repair the grammar that costs you most': 'أصلح القواعد التي تكلفك أكثر',
  'Take your last two texts. Count the mistakes by kind: articles, tenses, agreement, word order. Practise the first two kinds only.':
    'خذ آخر نصين كتبتهما. عُدّ الأخطاء بحسب نوعها: أدوات التعريف، الأزمنة، المطابقة، ترتيب الكلمات. تدرّب على أول نوعين فقط.',
  'Listening: read ahead and follow': 'الاستماع: اقرأ قبله ثم تابع',
  'Before each part, read the questions and guess the kind of word. While you listen, keep your finger on the next question, not the one you missed.':
    'قبل كل جزء اقرأ الأسئلة وخمّن نوع الكلمة. وأثناء الاستماع أبقِ إصبعك على السؤال التالي، لا على الذي فاتك.',
  'Reading: twenty minutes a text': 'القراءة: عشرون دقيقة للنص',
  'Skim for a minute, then go question by question. Practise True, False, Not Given apart: "not given" means the text says neither.':
    'مرّ على النص سريعًا دقيقة، ثم أجب سؤالًا سؤالًا. تدرّب على True وFalse وNot Given وحدها: "not given" تعني أن النص لا يقول هذا ولا ذاك.',
  'Writing task 1: say what the picture shows': 'الكتابة 1: قل ما تُظهره الصورة',
  'Three reports: one sentence that turns the task around, an overview with the two largest features, then figures in groups. At least 150 words in twenty minutes.':
    'ثلاثة تقارير: جملة تعيد صياغة السؤال، ثم نظرة عامة فيها أكبر سمتين، ثم الأرقام في مجموعات. 150 كلمة على الأقل في عشرين دقيقة.',
  'Writing task 2: one position, two reasons': 'الكتابة 2: رأي واحد وسببان',
  'Four plans of five minutes, two of them written out: at least 250 words in forty minutes. Each paragraph begins with its point and has one example.':
    'أربع خطط من خمس دقائق، واكتب اثنتين منها كاملتين: 250 كلمة على الأقل في أربعين دقيقة. تبدأ كل فقرة بفكرتها وفيها مثال واحد.',
  'Speaking: record yourself': 'المحادثة: سجّل صوتك',
  'Part 2: one minute of notes, two minutes of talk. Listen again: where did you stop, which words came too often? Answer part 3 with a reason and a comparison.':
    'الجزء 2: دقيقة للملاحظات ودقيقتان للكلام. اسمع مرة أخرى: أين توقفت، وأي الكلمات تكررت كثيرًا؟ أجب عن الجزء 3 بسبب ومقارنة.',
  'Listening and reading together, timed': 'الاستماع والقراءة معًا بالتوقيت',
  'Ninety minutes without a break. Look at every wrong answer: did I not know the word, not find the place, or read the question wrongly?':
    'تسعون دقيقة من غير استراحة. انظر في كل إجابة خاطئة: هل لم أعرف الكلمة، أم لم أجد المكان، أم أخطأت قراءة السؤال؟',
  'Writing and speaking together, timed': 'الكتابة والمحادثة معًا بالتوقيت',
  'Both writing tasks in one hour, then a speaking part 2 aloud. Put the text away for two days, then correct it with the descriptors beside it.':
    'مهمتا الكتابة في ساعة واحدة، ثم الجزء 2 من المحادثة بصوت عالٍ. ضع النص جانبًا يومين، ثم صححه والأوصاف بجانبه.',
  'A second whole test': 'اختبار كامل ثانٍ',
  'At the hour of your real test. Compare with the first one, part by part: this decides what the last weeks are for.':
    'في ساعة اختبارك الحقيقي. قارنه بالأول جزءًا جزءًا: هذا يحدد فيمَ تُصرف الأسابيع الأخيرة.',
  'Work on your lowest part only': 'اعمل على أضعف جزء لديك فقط',
  'Take the part with the lowest band and do three sets of it, timed, with a note on each mistake.':
    'خذ الجزء ذا الدرجة الأدنى وحلّ ثلاث مجموعات منه بالتوقيت، مع ملاحظة عن كل خطأ.',
  'A third whole test': 'اختبار كامل ثالث',
  'The last one under full conditions, at least five days before the day.':
    'الأخير بكل شروط الاختبار، قبل اليوم بخمسة أيام على الأقل.',
  'Read your list of mistakes': 'اقرأ قائمة أخطائك',
  'Once through your word list, your two grammar points and your last two essays. Nothing new.':
    'مرة واحدة: قائمة كلماتك، ونقطتا القواعد، وآخر مقالين. لا شيء جديد.',
  'Get papers and the way ready': 'جهّز الأوراق والطريق',
  'Check that the name on your booking is letter by letter that of your passport and that the passport is valid on the day. Plan the way so that you arrive an hour early, and note a second way.':
    'تأكد أن الاسم في حجزك مطابق لجواز سفرك حرفًا بحرف، وأن الجواز صالح في ذلك اليوم. خطط الطريق لتصل قبل الموعد بساعة، واكتب طريقًا ثانيًا.',
  'Read the rules of the day': 'اقرأ قواعد يوم الاختبار',
  'Read the confirmation message of the centre: when doors close, what may be on your table, what is kept outside. Then rest: the last evening adds no knowledge.':
    'اقرأ رسالة التأكيد من المركز: متى تُغلق الأبواب، وما يُسمح به على طاولتك، وما يبقى في الخارج. ثم استرح: المساء الأخير لا يضيف معرفة.',
  'Since 27 June 2026 on a computer only: listening 30, reading 60, writing 60 minutes; speaking, 11 to 14 minutes, with an examiner, perhaps on another day.':
    'منذ 27 يونيو 2026 على الحاسوب فقط: الاستماع 30 والقراءة 60 والكتابة 60 دقيقة؛ والمحادثة من 11 إلى 14 دقيقة مع ممتحن، وربما في يوم آخر.',
  'Take one whole practice test in the new form': 'أدِّ اختبارًا تدريبيًا كاملًا بالصيغة الجديدة',
  'Only material for tests from January 2026 on: older books show another test. Note the band from 1 to 6 of each part.':
    'فقط مواد اختبارات يناير 2026 وما بعدها: الكتب الأقدم تعرض اختبارًا آخر. اكتب درجة كل جزء من 1 إلى 6.',
  'Learn the twelve kinds of task': 'تعرّف على أنواع المهام الاثني عشر',
  'Reading: complete words, daily texts, an academic passage. Listening: replies, conversations, announcements, talks. Writing: build a sentence, an email, a discussion. Speaking: repeat, and an interview.':
    'القراءة: إكمال كلمات، ونصوص يومية، ونص أكاديمي. الاستماع: ردود ومحادثات وإعلانات وأحاديث. الكتابة: تركيب جملة، وبريد، ونقاش. المحادثة: الترديد ومقابلة.',
  'Understand the two stages': 'افهم المرحلتين',
  'Reading and listening adapt: how the first stage goes decides how hard the second is. So the first questions deserve your calm, not your hurry.':
    'القراءة والاستماع يتكيفان معك: نتيجتك في المرحلة الأولى تحدد صعوبة الثانية. لذلك تستحق الأسئلة الأولى هدوءك لا عجلتك.',
  'Start a list of academic words': 'ابدأ قائمة كلمات أكاديمية',
  'From short texts about science, history and campus life: ten words a day with the ending of each form (analyse, analysis, analytical). Endings are what "complete the words" asks.':
    'من نصوص قصيرة عن العلوم والتاريخ والحياة الجامعية: عشر كلمات في اليوم مع نهاية كل صيغة (analyse، analysis، analytical). النهايات هي ما يطلبه "complete the words".',
  'Type English without looking': 'اكتب الإنجليزية من غير النظر إلى المفاتيح',
  'All answers are typed. Twenty minutes a day until thirty words a minute come without looking at the keys.':
    'كل الإجابات تُطبع. عشرون دقيقة في اليوم حتى تكتب ثلاثين كلمة في الدقيقة من غير نظر.',
  'Reading: complete the words': 'القراءة: أكمل الكلمات',
  'Cover the second half of words in a paragraph and fill them in from the sense. Check grammar after: is it a plural, a past form?':
    'غطِّ النصف الثاني من كلمات فقرة وأكملها من المعنى. ثم راجع القواعد: هل هي جمع، أم زمن ماضٍ؟',
  'Reading: short passages fast': 'القراءة: نصوص قصيرة بسرعة',
  'Passages of about two hundred words: read the last question first, then the text once. One and a half minutes each.':
    'نصوص من نحو مئتي كلمة: اقرأ السؤال الأخير أولًا، ثم النص مرة واحدة. دقيقة ونصف لكل نص.',
  'Listening with one hearing': 'الاستماع مرة واحدة',
  'Short recordings, once. Note only who wants what, and the word that turns the talk: but, actually, instead.':
    'تسجيلات قصيرة، مرة واحدة. سجّل فقط من يريد ماذا، والكلمة التي تغيّر اتجاه الحديث: but، actually، instead.',
  'Writing: an email and a discussion': 'الكتابة: بريد ونقاش',
  'Email: purpose in the first sentence, all points asked for, a polite end. Discussion: your view, one reason that nobody gave yet, one example.':
    'البريد: الغرض في الجملة الأولى، وكل النقاط المطلوبة، وخاتمة مهذبة. النقاش: رأيك، وسبب لم يذكره أحد بعد، ومثال واحد.',
  'Speaking: repeat and answer at once': 'المحادثة: ردّد وأجب فورًا',
  'Repeat whole sentences after one hearing, longer each day. Then answer questions about daily life for forty-five seconds, without notes.':
    'ردّد جملًا كاملة بعد سماعها مرة، أطول كل يوم. ثم أجب عن أسئلة من الحياة اليومية خمسًا وأربعين ثانية، من غير ملاحظات.',
  'Reading and listening, timed': 'القراءة والاستماع بالتوقيت',
  'Both parts without a break. For each mistake write which word or turn misled you.':
    'الجزءان من غير استراحة. اكتب لكل خطأ الكلمة أو التحوّل الذي ضلّلك.',
  'Writing and speaking, timed': 'الكتابة والمحادثة بالتوقيت',
  'Record the speaking part and type the writing part. Correct both two days later.':
    'سجّل جزء المحادثة واطبع جزء الكتابة. صحح الاثنين بعد يومين.',
  'At the hour of your real test, with headphones, in a room that is not silent: in a centre others speak beside you.':
    'في ساعة اختبارك الحقيقي، بسماعات، في غرفة ليست هادئة: في المركز يتكلم آخرون بجانبك.',
  'Three sets of the part with the lowest band.': 'ثلاث مجموعات من الجزء ذي الدرجة الأدنى.',
  'At least four days before the day.': 'قبل اليوم بأربعة أيام على الأقل.',
  'Words that you misspelt, turns that you missed, sentences that broke. Nothing new.':
    'كلمات أخطأت في كتابتها، وتحوّلات فاتتك، وجمل انكسرت. لا شيء جديد.',
  'Since 21 January 2026: about an hour and a half, reading and listening in two stages that adapt, then writing and speaking.':
    'منذ 21 يناير 2026: نحو ساعة ونصف، القراءة والاستماع على مرحلتين تتكيفان، ثم الكتابة والمحادثة.',
  'As often as you want, but not more than once in three days.': 'كلما أردت، لكن ليس أكثر من مرة كل ثلاثة أيام.',
  'Take the free practice test': 'أدِّ الاختبار التدريبي المجاني',
  'On the site of the test, at the device that you will use. Note which tasks surprised you and which ran out of time.':
    'في موقع الاختبار، على الجهاز الذي ستستعمله. سجّل أي المهام فاجأتك وأيها نفد وقتها.',
  'Learn the kinds of task': 'تعرّف على أنواع المهام',
  'They come mixed and become harder or easier with your answers: filling in letters, listening and typing, speaking about a picture or a topic, writing about a picture or a topic, and a sample that universities read.':
    'تأتي مختلطة وتصعب أو تسهل بحسب إجاباتك: إكمال حروف، والاستماع والطباعة، والكلام عن صورة أو موضوع، والكتابة عن صورة أو موضوع، وعينة تقرؤها الجامعات.',
  'Spell what you hear': 'اكتب ما تسمع بحروفه الصحيحة',
  'Twenty minutes of dictation a day from slow news. One wrong letter is a wrong word here.':
    'عشرون دقيقة إملاء في اليوم من أخبار بطيئة. حرف واحد خطأ هنا يعني كلمة خاطئة.',
  'Tell real words from invented ones': 'ميّز الكلمات الحقيقية من المخترعة',
  'Collect word families and endings; read each list aloud. What looks right but you never met is more often invented.':
    'اجمع عائلات الكلمات ونهاياتها؛ واقرأ كل قائمة بصوت عالٍ. ما يبدو صحيحًا ولم تره قط يكون مخترعًا في الأغلب.',
  'Type without looking': 'اطبع من غير النظر',
  'Short clocks are the hard part of this test. Thirty words a minute without looking at the keys.':
    'الوقت القصير هو الجزء الصعب من هذا الاختبار. ثلاثون كلمة في الدقيقة من غير النظر إلى المفاتيح.',
  'Reading: letters that are missing': 'القراءة: الحروف الناقصة',
  'Read the whole sentence first, then fill. Grammar decides as often as sense.':
    'اقرأ الجملة كلها أولًا ثم أكمل. القواعد تحسم كما يحسم المعنى.',
  'Reading: one passage, many questions': 'القراءة: نص واحد وأسئلة كثيرة',
  'Complete sentences, find the answer, choose the idea, choose the title: each with its own clock.':
    'أكمل جملًا، واعثر على الإجابة، واختر الفكرة، واختر العنوان: لكل منها وقته.',
  'Listening: one sentence, three hearings': 'الاستماع: جملة واحدة، ثلاث مرات',
  'First hearing: the sense. Second: the small words. Third: check endings.':
    'المرة الأولى: المعنى. الثانية: الكلمات الصغيرة. الثالثة: راجع النهايات.',
  'Speaking and writing about a picture': 'الكلام والكتابة عن صورة',
  'What, where, what is going on, and what may come next: four sentences in sixty seconds, aloud, then typed.':
    'ماذا، وأين، وماذا يحدث، وماذا قد يأتي بعده: أربع جمل في ستين ثانية، بصوت عالٍ ثم طباعة.',
  'The writing and the speaking sample': 'عينة الكتابة وعينة الكلام',
  'Universities see these. Plan thirty seconds: position, two reasons, an example from your own life.':
    'تراها الجامعات. خطط ثلاثين ثانية: رأي، وسببان، ومثال من حياتك.',
  'Half an hour of mixed tasks': 'نصف ساعة من مهام مختلطة',
  'With the clocks of the test. Note what you left empty.': 'بتوقيت الاختبار. سجّل ما تركته فارغًا.',
  'Another half an hour of mixed tasks': 'نصف ساعة أخرى من مهام مختلطة',
  'Aim at leaving nothing empty: a short answer scores, an empty one does not.':
    'اجعل هدفك ألا تترك شيئًا فارغًا: الإجابة القصيرة لها درجة، والفارغة لا.',
  'A whole practice test under conditions': 'اختبار تدريبي كامل بشروط الاختبار',
  'Alone in the room, camera on, no headphones, no paper: as on the day.':
    'وحدك في الغرفة، والكاميرا تعمل، من غير سماعات ولا ورق: كما في اليوم نفسه.',
  'Work on your lowest skill only': 'اعمل على أضعف مهارة لديك فقط',
  'Three sets of the tasks that feed the lowest skill.': 'ثلاث مجموعات من المهام التي تغذي أضعف مهارة.',
  'A last practice test': 'اختبار تدريبي أخير',
  'At the hour at which you mean to take it.': 'في الساعة التي تنوي أن تؤديه فيها.',
  'Get the room, the device and the line ready': 'جهّز الغرفة والجهاز والاتصال',
  'Run the system check on the device and the line you will use, at the hour you booked. Plan for a cut: a charged device, a second line such as a phone with data, and a room where nobody comes in.':
    'شغّل فحص النظام على الجهاز والاتصال اللذين ستستعملهما، في الساعة التي حجزتها. استعدّ لانقطاع: جهاز مشحون، واتصال ثانٍ مثل هاتف فيه بيانات، وغرفة لا يدخلها أحد.',
  'Check your identity papers and the rules': 'راجع أوراق هويتك والقواعد',
  'Have the accepted paper beside you, valid and undamaged, with the name of your booking. Read what ends a test: looking away, headphones, a second screen, a voice in the room.':
    'ضع الورقة المقبولة بجانبك، صالحة وسليمة، وفيها اسم حجزك. اقرأ ما ينهي الاختبار: النظر بعيدًا، والسماعات، وشاشة ثانية، وصوت في الغرفة.',
  'About one hour, at home, on any day: a computer with camera, microphone and a steady line.':
    'نحو ساعة، في البيت، في أي يوم: حاسوب بكاميرا وميكروفون واتصال ثابت.',
  'At most three tests can be bought in thirty days, the next one after the result of the one before.':
    'يمكن شراء ثلاثة اختبارات على الأكثر في ثلاثين يومًا، وكل واحد بعد نتيجة الذي قبله.',
  'Take one whole practice test': 'أدِّ اختبارًا تدريبيًا كاملًا',
  'A scored one if you can pay for it, a free one if not. Note the lowest of the four skills.':
    'اختبارًا بدرجات إن استطعت دفع ثمنه، ومجانيًا إن لم تستطع. سجّل أدنى المهارات الأربع.',
  'Learn which tasks count twice': 'تعرّف على المهام التي تُحسب مرتين',
  'Many tasks count for two skills: reading aloud, repeating, retelling, writing from dictation. Put your hours there.':
    'مهام كثيرة تُحسب لمهارتين: القراءة بصوت عالٍ، والترديد، وإعادة الحكي، والكتابة من الإملاء. ضع ساعاتك هناك.',
  'Read aloud, steady': 'اقرأ بصوت عالٍ وبإيقاع ثابت',
  'Ten short texts, recorded. The machine hears pace and clear ends of words; an accent costs nothing, stopping does.':
    'عشرة نصوص قصيرة مسجّلة. تسمع الآلة السرعة ووضوح نهايات الكلمات؛ اللهجة لا تكلف شيئًا، والتوقف يكلف.',
  'Write what you hear': 'اكتب ما تسمع',
  'Twenty sentences a day: first letters while you listen, whole words after.':
    'عشرون جملة في اليوم: الحروف الأولى وأنت تسمع، والكلمات كاملة بعدها.',
  'Collect words that go together': 'اجمع الكلمات التي تأتي معًا',
  'Make progress, heavy traffic, widely known: gaps in reading ask for partners of words, not for rare ones.':
    'Make progress وheavy traffic وwidely known: فراغات القراءة تطلب رفيق الكلمة، لا الكلمات النادرة.',
  'Repeat sentences': 'ردّد الجمل',
  'In groups of sense, not word by word. If you lost the middle, say beginning and end without a pause.':
    'في مجموعات معنى، لا كلمة كلمة. إذا ضاع منك الوسط فقل البداية والنهاية من غير توقف.',
  'Describe a picture and retell a lecture': 'صف صورة وأعد حكي محاضرة',
  'A frame for each: what it is, the largest, the smallest, what follows. Forty seconds, without long stops.':
    'إطار لكل منهما: ما هو، والأكبر، والأصغر، وما يترتب عليه. أربعون ثانية من غير توقف طويل.',
  'One sentence, and an essay': 'جملة واحدة، ومقال',
  'A summary is one sentence with a main clause and one comma at least. An essay: 200 to 300 words, a position and two reasons.':
    'الملخص جملة واحدة فيها جملة رئيسية وفاصلة واحدة على الأقل. المقال: من 200 إلى 300 كلمة، ورأي وسببان.',
  'Reading: gaps and order': 'القراءة: الفراغات والترتيب',
  'Two minutes a gap text. Order paragraphs by finding what "this", "they" and "however" point to.':
    'دقيقتان لنص الفراغات. رتّب الفقرات بمعرفة ما تشير إليه "this" و"they" و"however".',
  'Listening: sum up what was said': 'الاستماع: لخّص ما قيل',
  'Fifty to seventy words: topic, two points, the end. Then wrong words and missing words.':
    'من خمسين إلى سبعين كلمة: الموضوع، ونقطتان، والخاتمة. ثم الكلمات الخاطئة والكلمات الناقصة.',
  'Speaking and writing, timed': 'المحادثة والكتابة بالتوقيت',
  'Without a break. Listen to your recording the next day.': 'من غير استراحة. اسمع تسجيلك في اليوم التالي.',
  'Watch the clock of the part, not of the question: dictation stands at the end and must not be lost.':
    'راقب وقت الجزء لا وقت السؤال: الإملاء في آخره ويجب ألا يضيع.',
  'In a room with voices: in a centre others speak beside you.': 'في غرفة فيها أصوات: في المركز يتكلم آخرون بجانبك.',
  'Three sets of the two tasks that feed it most.': 'ثلاث مجموعات من المهمتين اللتين تغذيانها أكثر.',
  'Say your frames once more': 'قل إطاراتك مرة أخرى',
  'Picture, lecture, summary, essay: the first words of each should come by themselves.':
    'الصورة، والمحاضرة، والملخص، والمقال: ينبغي أن تأتي الكلمات الأولى لكل منها وحدها.',
  'About two hours at a test centre, on a computer, speaking included.':
    'نحو ساعتين في مركز الاختبار، على الحاسوب، والمحادثة ضمنه.',
  'As often as you want, each time after the result of the one before. Moving a test is free until 14 days before it.':
    'كلما أردت، كل مرة بعد نتيجة التي قبلها. نقل الموعد مجاني حتى 14 يومًا قبله.',
};
