// What there is to do before an admission test, by its English. What every test asks for stands with the tests of English.

export const admissionTestsBn: Readonly<Record<string, string>> = {
  'Take a full practice test in the test’s own app': 'পরীক্ষার নিজের অ্যাপে একটি পুরো অনুশীলন পরীক্ষা দিন',
  'The app is free. You use the same app on test day. Note both section scores and which kinds of question cost most.':
    'অ্যাপটি বিনামূল্যের। পরীক্ষার দিনেও এটিই ব্যবহার করবেন। দুই অংশের নম্বর আর কোন ধরনের প্রশ্নে সবচেয়ে বেশি নম্বর গেছে, লিখে রাখুন।',
  'Learn the form': 'পরীক্ষার ধরন জেনে নিন',
  'Two sections of two modules each: reading and writing, then math. The second module is easier or harder, after how the first one went. A calculator is built in.':
    'দুটি অংশ, প্রতিটিতে দুটি মডিউল: রিডিং ও রাইটিং, তারপর গণিত। প্রথমটি কেমন গেছে তার ওপর দ্বিতীয় মডিউল সহজ বা কঠিন হয়। ক্যালকুলেটর ভেতরেই আছে।',
  'Math: lines, systems, inequalities': 'গণিত: সরলরেখা, সমীকরণজোট, অসমতা',
  'Twenty questions of each. Write the equation before you calculate, and check it with the built-in graph.':
    'প্রতিটির বিশটি প্রশ্ন। হিসাবের আগে সমীকরণ লিখুন, আর ভেতরের গ্রাফ দিয়ে মিলিয়ে নিন।',
  'Writing: where sentences end': 'রাইটিং: বাক্য কোথায় শেষ হয়',
  'Full stops, semicolons, colons, commas around extra words: learn each with three sentences of your own.':
    'দাঁড়ি, সেমিকোলন, কোলন, বাড়তি কথার দুপাশে কমা: প্রতিটি নিজের তিনটি বাক্য দিয়ে শিখুন।',
  'Reading: one short text, one question': 'রিডিং: একটি ছোট লেখা, একটি প্রশ্ন',
  'Say in five words what the text does before you look at the answers. Then find the words that prove yours.':
    'উত্তরগুলো দেখার আগে পাঁচ শব্দে বলুন লেখাটি কী করে। তারপর যে শব্দগুলো আপনার উত্তর প্রমাণ করে, খুঁজে বের করুন।',
  'Math: squares, powers, functions': 'গণিত: বর্গ, ঘাত, ফাংশন',
  'Know what each number of a formula does to its graph. Twenty questions each.':
    'সূত্রের প্রতিটি সংখ্যা গ্রাফে কী বদলায়, জানুন। প্রতিটির বিশটি প্রশ্ন।',
  'Math: ratios, percent, data': 'গণিত: অনুপাত, শতকরা, তথ্য',
  'Tables, chance, averages; units written beside each number.': 'সারণি, সম্ভাবনা, গড়; প্রতিটি সংখ্যার পাশে একক লিখুন।',
  'Math: areas, angles, triangles': 'গণিত: ক্ষেত্রফল, কোণ, ত্রিভুজ',
  'The formulas are given: practise choosing the right one.': 'সূত্রগুলো দেওয়া থাকে: ঠিক সূত্রটি বাছার অনুশীলন করুন।',
  'Reading: words in context, two texts': 'রিডিং: প্রসঙ্গে শব্দ, দুটি লেখা',
  'Put your own word into the gap first. Of two texts, say what each would answer to the other.':
    'আগে খালি জায়গায় নিজের শব্দ বসান। দুটি লেখার বেলায় বলুন একটি অন্যটিকে কী জবাব দিত।',
  'Writing: transitions and notes': 'রাইটিং: সংযোগ ও নোট',
  'However, therefore, for example: name the link between the sentences before you choose.':
    'However, therefore, for example: বাছার আগে দুই বাক্যের সম্পর্কের নাম বলুন।',
  'Two reading and writing modules, timed': 'রিডিং ও রাইটিংয়ের দুটি মডিউল, ঘড়ি ধরে',
  'Thirty-two minutes each. Mark what you guess, and see afterwards whether a guess was right.':
    'প্রতিটি বত্রিশ মিনিট। যেখানে অনুমান করেন দাগ দিন, পরে দেখুন অনুমান ঠিক ছিল কি না।',
  'Two math modules, timed': 'গণিতের দুটি মডিউল, ঘড়ি ধরে',
  'Thirty-five minutes each. Leave what takes more than two minutes, and come back.':
    'প্রতিটি পঁয়ত্রিশ মিনিট। যেটিতে দুই মিনিটের বেশি লাগে ছেড়ে যান, পরে ফিরে আসুন।',
  'A second full test': 'দ্বিতীয় পুরো পরীক্ষা',
  'On the device of the day, charged, offline where you can: the app works through a cut.':
    'পরীক্ষার দিনের যন্ত্রে, চার্জ করে, পারলে অফলাইনে: লাইন কেটে গেলেও অ্যাপ চলে।',
  'Work through your mistakes': 'নিজের ভুলগুলো নিয়ে কাজ করুন',
  'Every wrong question once more without looking. What is wrong twice becomes a page of its own.':
    'প্রতিটি ভুল প্রশ্ন না দেখে আরেকবার। যা দুবার ভুল হয়, তার জন্য আলাদা একটি পাতা রাখুন।',
  'A third full test': 'তৃতীয় পুরো পরীক্ষা',
  'About a week before the day.': 'পরীক্ষার দিনের প্রায় এক সপ্তাহ আগে।',
  'Set up the app on the device of the day': 'পরীক্ষার দিনের যন্ত্রে অ্যাপটি প্রস্তুত করুন',
  'Install, sign in, get the admission ticket in time: the app asks for it some days before.':
    'ইনস্টল করুন, সাইন ইন করুন, সময়মতো প্রবেশপত্র নিন: অ্যাপ কয়েক দিন আগে তা চায়।',
  '2 hours 14 minutes on a device, in the app Bluebook: reading and writing 64 minutes, math 70 minutes, two modules each.':
    'যন্ত্রে Bluebook অ্যাপে ২ ঘণ্টা ১৪ মিনিট: রিডিং ও রাইটিং ৬৪ মিনিট, গণিত ৭০ মিনিট, প্রতিটিতে দুটি মডিউল।',
  'On fixed days of the year, in test centres; outside of the United States seats are fewer, so book early.':
    'বছরের নির্দিষ্ট দিনে, পরীক্ষাকেন্দ্রে; যুক্তরাষ্ট্রের বাইরে আসন কম, তাই আগেভাগে বুক করুন।',
  'Take a full practice test in the new form': 'নতুন ধরনের একটি পুরো অনুশীলন পরীক্ষা দিন',
  'English, math and reading in about two hours; science and writing only if your colleges want them. Note each score.':
    'ইংরেজি, গণিত ও রিডিং প্রায় দুই ঘণ্টায়; বিজ্ঞান ও রাইটিং শুধু আপনার কলেজগুলো চাইলে। প্রতিটি নম্বর লিখে রাখুন।',
  'Decide on science and writing': 'বিজ্ঞান ও রাইটিং দেবেন কি না ঠিক করুন',
  'Look at the admission page of each college on your list. Science no longer counts for the composite.':
    'আপনার তালিকার প্রতিটি কলেজের ভর্তির পাতা দেখুন। মোট নম্বরে (composite) বিজ্ঞান আর ধরা হয় না।',
  'English: punctuation and sentence ends': 'ইংরেজি: যতিচিহ্ন ও বাক্যের শেষ',
  'Each rule with three sentences of your own. The shortest correct answer is often right.':
    'প্রতিটি নিয়ম নিজের তিনটি বাক্য দিয়ে। সবচেয়ে ছোট শুদ্ধ উত্তরটি প্রায়ই ঠিক।',
  'Math: numbers, fractions, lines': 'গণিত: সংখ্যা, ভগ্নাংশ, সরলরেখা',
  'Twenty questions each, without a calculator where you can.': 'প্রতিটির বিশটি প্রশ্ন, পারলে ক্যালকুলেটর ছাড়া।',
  'Reading: ten minutes a passage': 'রিডিং: এক লেখায় দশ মিনিট',
  'Read beginnings and ends of paragraphs first. Mark names and dates as you go.':
    'আগে অনুচ্ছেদের শুরু ও শেষ পড়ুন। পড়তে পড়তে নাম ও তারিখ দাগ দিন।',
  'English: order and style': 'ইংরেজি: ক্রম ও শৈলী',
  'Is the sentence needed? Is it in the right place? Read the one before and the one after.':
    'বাক্যটি কি দরকার? ঠিক জায়গায় আছে কি? আগেরটি ও পরেরটি পড়ুন।',
  'Math: functions, triangles, trigonometry': 'গণিত: ফাংশন, ত্রিভুজ, ত্রিকোণমিতি',
  'The last third of the section asks these. Ten questions of each.': 'অংশের শেষ তৃতীয়াংশে এগুলো আসে। প্রতিটির দশটি প্রশ্ন।',
  'Math: averages, chance, tables': 'গণিত: গড়, সম্ভাবনা, সারণি',
  'Write down what is asked before you calculate.': 'হিসাবের আগে কী চাওয়া হয়েছে লিখে নিন।',
  'Reading: what is said, what follows': 'রিডিং: কী বলা হয়েছে, কী বোঝা যায়',
  'Every answer has its line in the text. Point at it before you choose.':
    'প্রতিটি উত্তরের একটি লাইন লেখায় আছে। বাছার আগে সেটি আঙুল দিয়ে দেখান।',
  'Science: read charts first': 'বিজ্ঞান: আগে চার্ট পড়ুন',
  'Axes, units, direction. Leave it out if you do not take science.': 'অক্ষ, একক, দিক। বিজ্ঞান না দিলে এটি বাদ দিন।',
  'English and math, timed': 'ইংরেজি ও গণিত, ঘড়ি ধরে',
  'Thirty-five and fifty minutes. Every question gets an answer: wrong ones cost nothing.':
    'পঁয়ত্রিশ ও পঞ্চাশ মিনিট। প্রতিটি প্রশ্নের উত্তর দিন: ভুলে নম্বর কাটে না।',
  'Reading, timed': 'রিডিং, ঘড়ি ধরে',
  'Forty minutes for thirty-six questions.': 'ছত্রিশটি প্রশ্নে চল্লিশ মিনিট।',
  'On paper or screen, as you booked it.': 'কাগজে বা পর্দায়, যেভাবে বুক করেছেন।',
  'By kind: did not know, read too fast, no time.': 'ধরন অনুযায়ী: জানতাম না, তাড়াতাড়ি পড়েছি, সময় ছিল না।',
  'Rules that you broke twice. Nothing new.': 'যে নিয়ম দুবার ভেঙেছেন। নতুন কিছু নয়।',
  'English 35, mathematics 50, reading 40 minutes: 125 in all. Science and writing, 40 minutes each, are choices.':
    'ইংরেজি ৩৫, গণিত ৫০, রিডিং ৪০ মিনিট: মোট ১২৫। বিজ্ঞান ও রাইটিং, প্রতিটি ৪০ মিনিট, আপনার ইচ্ছা।',
  'Take a free practice test of the owner': 'মালিকদের একটি বিনামূল্যের অনুশীলন পরীক্ষা দিন',
  'Two are given away. Take the first now, note verbal and quantitative, and keep the second for later.':
    'দুটি বিনামূল্যে দেওয়া হয়। প্রথমটি এখন দিন, verbal ও quantitative নম্বর লিখুন, দ্বিতীয়টি পরের জন্য রাখুন।',
  'One essay of thirty minutes, two verbal and two quantitative parts. The second of each adapts. You may skip and come back inside a part.':
    'ত্রিশ মিনিটের একটি রচনা, দুটি verbal ও দুটি quantitative অংশ। প্রতিটির দ্বিতীয়টি আপনার সঙ্গে বদলায়। এক অংশের ভেতরে প্রশ্ন ছেড়ে গিয়ে ফেরা যায়।',
  'Quantitative: go through the school math': 'Quantitative: স্কুলের গণিত আবার দেখুন',
  'Arithmetic, algebra, geometry, data. The owner gives a free review: mark what you have forgotten.':
    'পাটিগণিত, বীজগণিত, জ্যামিতি, তথ্য। মালিকেরা বিনামূল্যে একটি রিভিউ দেয়: যা ভুলে গেছেন দাগ দিন।',
  'Verbal: the first three hundred words': 'Verbal: প্রথম তিনশ শব্দ',
  'With a sentence each and the word that is its opposite. Thirty a week are enough if you repeat them.':
    'প্রতিটির সঙ্গে একটি বাক্য আর তার বিপরীত শব্দ। আবার আবার পড়লে সপ্তাহে ত্রিশটিই যথেষ্ট।',
  'Writing: read essays with their scores': 'রাইটিং: নম্বরসহ রচনা পড়ুন',
  'The owner publishes the topics and judged essays. Say why a 4 is not a 5.':
    'মালিকেরা বিষয়গুলো ও নম্বর দেওয়া রচনা প্রকাশ করে। বলুন কেন 4 পাওয়া রচনাটি 5 পায়নি।',
  'Quantitative comparison': 'Quantitative comparison: পরিমাণের তুলনা',
  'Simplify both sides, try 0, 1, negative and fractions. Do not calculate what you only have to compare.':
    'দুই পাশ সরল করুন, 0, 1, ঋণাত্মক ও ভগ্নাংশ বসিয়ে দেখুন। যা শুধু তুলনা করতে হয়, তা হিসাব করবেন না।',
  'Data interpretation': 'তথ্য থেকে অর্থ বের করা',
  'Read title and units first; estimate before you use the calculator.':
    'আগে শিরোনাম ও একক পড়ুন; ক্যালকুলেটর ধরার আগে আন্দাজ করুন।',
  'Text completion and equivalence': 'খালি জায়গা পূরণ ও সমার্থ',
  'Fill the blank with your own word first. With three blanks, begin with the easiest.':
    'আগে নিজের শব্দ দিয়ে খালি জায়গা পূরণ করুন। তিনটি খালি থাকলে সবচেয়ে সহজটি দিয়ে শুরু করুন।',
  'Reading passages': 'লম্বা লেখা পড়া',
  'Two lines of notes: what is claimed, what speaks against it.': 'দুই লাইন নোট: কী দাবি করা হয়েছে, তার বিপক্ষে কী আছে।',
  'Three issue essays': 'মত জানানোর তিনটি রচনা',
  'Five minutes of plan, twenty of writing, five of reading again. Take a side and admit its limit.':
    'পাঁচ মিনিট পরিকল্পনা, বিশ মিনিট লেখা, পাঁচ মিনিট আবার পড়া। একটি পক্ষ নিন, আর তার সীমা মেনে নিন।',
  'Verbal parts, timed': 'Verbal অংশ, ঘড়ি ধরে',
  'About a minute and a half a question. Leave the ones with three blanks to the end.':
    'প্রতি প্রশ্নে প্রায় দেড় মিনিট। তিনটি খালি জায়গার প্রশ্নগুলো শেষে রাখুন।',
  'Quantitative parts, timed': 'Quantitative অংশ, ঘড়ি ধরে',
  'A minute and three quarters a question. Mark and come back.': 'প্রতি প্রশ্নে পৌনে দুই মিনিট। দাগ দিয়ে যান, পরে ফিরুন।',
  'The second free practice test': 'বিনামূল্যের দ্বিতীয় অনুশীলন পরীক্ষা',
  'At the hour of your real test. Compare with the first.': 'আসল পরীক্ষার সময়ে। প্রথমটির সঙ্গে তুলনা করুন।',
  'Every wrong question once more without looking.': 'প্রতিটি ভুল প্রশ্ন না দেখে আরেকবার।',
  'One more full test': 'আরও একটি পুরো পরীক্ষা',
  'Words that you still miss': 'যে শব্দগুলো এখনো ভুল হয়',
  'Only those. And the list of your mistakes in math.': 'শুধু সেগুলো। আর গণিতে আপনার ভুলের তালিকা।',
  'About 1 hour 58 minutes: one essay, two verbal and two quantitative sections; at a centre or at home.':
    'প্রায় ১ ঘণ্টা ৫৮ মিনিট: একটি রচনা, দুটি verbal ও দুটি quantitative অংশ; কেন্দ্রে বা বাড়িতে।',
  'Once in 21 days, at most five times in twelve months.': '২১ দিনে একবার, বারো মাসে বড়জোর পাঁচবার।',
  'Take a free practice exam of the owner': 'মালিকদের একটি বিনামূল্যের অনুশীলন পরীক্ষা (practice exam) দিন',
  'The starter kit has two. Take the first now and note the three section scores.':
    'শুরুর কিটে দুটি আছে। প্রথমটি এখন দিন, আর তিন অংশের নম্বর লিখে রাখুন।',
  'Quantitative, verbal and data insights, forty-five minutes each, in the order that you choose. You may mark questions and change up to three answers in each section.':
    'Quantitative, verbal ও data insights, প্রতিটি পঁয়তাল্লিশ মিনিট, আপনার পছন্দের ক্রমে। প্রশ্নে দাগ দিয়ে রাখতে পারেন, আর প্রতি অংশে তিনটি পর্যন্ত উত্তর বদলাতে পারেন।',
  'Quantitative: arithmetic and algebra': 'Quantitative: পাটিগণিত ও বীজগণিত',
  'No geometry and no calculator here: practise fractions, ratios and powers by hand.':
    'এখানে জ্যামিতি ও ক্যালকুলেটর নেই: ভগ্নাংশ, অনুপাত ও ঘাত হাতে করার অনুশীলন করুন।',
  'Verbal: take arguments apart': 'Verbal: যুক্তি খুলে দেখুন',
  'Conclusion, reason, what is silently assumed. Ten arguments on paper.':
    'সিদ্ধান্ত, কারণ, না বলে যা ধরে নেওয়া হয়েছে। কাগজে দশটি যুক্তি।',
  'Data insights: tables and graphs': 'Data insights: সারণি ও গ্রাফ',
  'Say what one row or one point means before you read the question.': 'প্রশ্ন পড়ার আগে বলুন একটি সারি বা একটি বিন্দুর মানে কী।',
  'Quantitative: word problems': 'Quantitative: কথায় দেওয়া অঙ্ক',
  'Rates, mixtures, percent. Write the equation first; then try the answers backwards.':
    'হার, মিশ্রণ, শতকরা। আগে সমীকরণ লিখুন; তারপর উত্তরগুলো উল্টো দিক থেকে বসিয়ে দেখুন।',
  'Data sufficiency': 'তথ্য যথেষ্ট কি না (data sufficiency)',
  'Judge each statement alone, then both. Stop as soon as you know whether it is enough: nobody asks for the number.':
    'প্রতিটি উক্তি আলাদা বিচার করুন, তারপর দুটি একসঙ্গে। যথেষ্ট কি না বুঝলেই থামুন: সংখ্যাটি কেউ চায় না।',
  'Verbal: strengthen, weaken, assume': 'Verbal: জোরালো করা, দুর্বল করা, ধরে নেওয়া',
  'Say what would break the argument before you look at the choices.': 'উত্তরগুলো দেখার আগে বলুন কীসে যুক্তিটি ভেঙে পড়ত।',
  'Verbal: passages': 'Verbal: লম্বা লেখা',
  'One line of notes a paragraph. The main point is what all paragraphs serve.':
    'প্রতি অনুচ্ছেদে এক লাইন নোট। সব অনুচ্ছেদ যে কথার জন্য, সেটিই মূল কথা।',
  'Data insights: several sources': 'Data insights: একাধিক উৎস',
  'Know which tab holds what before you answer; check units.': 'উত্তর দেওয়ার আগে জানুন কোন ট্যাবে কী আছে; একক মিলিয়ে নিন।',
  'Two sections, timed': 'দুটি অংশ, ঘড়ি ধরে',
  'Forty-five minutes each. Learn to leave a question after two and a half minutes.':
    'প্রতিটি পঁয়তাল্লিশ মিনিট। আড়াই মিনিট পরে প্রশ্ন ছেড়ে যেতে শিখুন।',
  'Data insights and your weaker section, timed': 'Data insights ও আপনার দুর্বল অংশ, ঘড়ি ধরে',
  'Use the review at the end of the section for marked questions only.':
    'অংশের শেষে ফিরে দেখা শুধু দাগ দেওয়া প্রশ্নের জন্য রাখুন।',
  'The second free practice exam': 'বিনামূল্যের দ্বিতীয় অনুশীলন পরীক্ষা (practice exam)',
  'In the order of sections that you will choose on the day.': 'পরীক্ষার দিনে অংশগুলো যে ক্রমে বাছবেন, সেই ক্রমে।',
  'By kind: did not know, read wrongly, calculated wrongly, ran out of time.':
    'ধরন অনুযায়ী: জানতাম না, ভুল পড়েছি, ভুল হিসাব করেছি, সময় ফুরিয়েছে।',
  'One more full exam': 'আরও একটি পুরো পরীক্ষা (exam)',
  'And decide the order of sections. Nothing new.': 'আর অংশগুলোর ক্রম ঠিক করুন। নতুন কিছু নয়।',
  '2 hours 15 minutes: quantitative, verbal and data insights, 45 minutes each, in the order that you choose.':
    '২ ঘণ্টা ১৫ মিনিট: quantitative, verbal ও data insights, প্রতিটি ৪৫ মিনিট, আপনার পছন্দের ক্রমে।',
  'Sixteen days apart at least, at most five times in twelve months.': 'কমপক্ষে ষোলো দিন পর পর, বারো মাসে বড়জোর পাঁচবার।',
};
