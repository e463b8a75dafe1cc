// What there is to do before a test of English, by its English.

export const englishTestsBn: Readonly<Record<string, string>> = {
  'Take one whole practice test, timed': 'একটি পুরো অনুশীলন পরীক্ষা দিন, ঘড়ি ধরে',
  'Use one of the free practice tests of the owners, with a clock and no breaks. Write down the band of each part: the lowest one gets the most of your weeks.':
    'পরীক্ষার মালিকদের দেওয়া একটি বিনামূল্যের অনুশীলন পরীক্ষা নিন, ঘড়ি ধরে, বিরতি ছাড়া। প্রতিটি অংশের ব্যান্ড লিখে রাখুন: যেটি সবচেয়ে কম, সেটিকে সবচেয়ে বেশি সপ্তাহ দিন।',
  'Learn what each part asks': 'কোন অংশে কী চায় জেনে নিন',
  'Listening: four recordings, forty questions, heard once. Reading: three long texts, forty questions in sixty minutes. Writing: a report and an essay. Speaking: a talk with an examiner in three parts.':
    'লিসেনিং: চারটি রেকর্ডিং, চল্লিশটি প্রশ্ন, একবার শোনা। রিডিং: তিনটি লম্বা লেখা, ষাট মিনিটে চল্লিশটি প্রশ্ন। রাইটিং: একটি প্রতিবেদন ও একটি রচনা। স্পিকিং: পরীক্ষকের সঙ্গে তিন ভাগে কথা।',
  'Read how writing and speaking are judged': 'রাইটিং ও স্পিকিং কীভাবে বিচার হয় পড়ুন',
  'Read the public band descriptors. Mark what stands in the band you need and not in the one below it: these are your targets.':
    'প্রকাশিত ব্যান্ডের বর্ণনা (band descriptors) পড়ুন। আপনার দরকারি ব্যান্ডে যা আছে কিন্তু তার নিচেরটিতে নেই, তা দাগ দিন: এগুলোই আপনার লক্ষ্য।',
  'Start a word list by topic': 'বিষয় ধরে শব্দের তালিকা শুরু করুন',
  'Education, health, cities, work, nature: ten words or phrases each with a sentence of your own. Add five each study day, and say them aloud.':
    'শিক্ষা, স্বাস্থ্য, শহর, কাজ, প্রকৃতি: প্রতিটির দশটি শব্দ বা কথা, সঙ্গে নিজের একটি করে বাক্য। পড়ার প্রতিদিন পাঁচটি যোগ করুন, জোরে বলুন।',
  'Repair the grammar that costs you most': 'যে ব্যাকরণে সবচেয়ে বেশি নম্বর যায় তা ঠিক করুন',
  'Take your last two texts. Count the mistakes by kind: articles, tenses, agreement, word order. Practise the first two kinds only.':
    'আপনার শেষ দুটি লেখা নিন। ভুলগুলো ধরন অনুযায়ী গুনুন: আর্টিকেল, কাল, কর্তা-ক্রিয়ার মিল, শব্দের ক্রম। শুধু প্রথম দুই ধরন অনুশীলন করুন।',
  'Listening: read ahead and follow': 'লিসেনিং: আগে পড়ুন, পরে অনুসরণ করুন',
  'Before each part, read the questions and guess the kind of word. While you listen, keep your finger on the next question, not the one you missed.':
    'প্রতি অংশের আগে প্রশ্ন পড়ে অনুমান করুন কী ধরনের শব্দ লাগবে। শোনার সময় আঙুল পরের প্রশ্নে রাখুন, যেটি ছুটে গেছে সেটিতে নয়।',
  'Reading: twenty minutes a text': 'রিডিং: এক লেখায় বিশ মিনিট',
  'Skim for a minute, then go question by question. Practise True, False, Not Given apart: "not given" means the text says neither.':
    'এক মিনিট চোখ বুলিয়ে নিন, তারপর একটি একটি প্রশ্ন করুন। True, False, Not Given আলাদা করে অনুশীলন করুন: "not given" মানে লেখায় কোনোটিই বলা নেই।',
  'Writing task 1: say what the picture shows': 'রাইটিং টাস্ক ১: ছবিতে কী দেখা যায় বলুন',
  'Three reports: one sentence that turns the task around, an overview with the two largest features, then figures in groups. At least 150 words in twenty minutes.':
    'তিনটি প্রতিবেদন: প্রশ্নটি নিজের কথায় এক বাক্যে, দুটি বড় বৈশিষ্ট্যের সারকথা, তারপর দলে দলে সংখ্যা। বিশ মিনিটে কমপক্ষে ১৫০ শব্দ।',
  'Writing task 2: one position, two reasons': 'রাইটিং টাস্ক ২: একটি মত, দুটি কারণ',
  'Four plans of five minutes, two of them written out: at least 250 words in forty minutes. Each paragraph begins with its point and has one example.':
    'পাঁচ মিনিটের চারটি পরিকল্পনা, তার দুটি পুরো লিখুন: চল্লিশ মিনিটে কমপক্ষে ২৫০ শব্দ। প্রতি অনুচ্ছেদ মূল কথা দিয়ে শুরু হয়, একটি উদাহরণ থাকে।',
  'Speaking: record yourself': 'স্পিকিং: নিজেকে রেকর্ড করুন',
  'Part 2: one minute of notes, two minutes of talk. Listen again: where did you stop, which words came too often? Answer part 3 with a reason and a comparison.':
    'পার্ট ২: এক মিনিট নোট, দুই মিনিট কথা। আবার শুনুন: কোথায় থেমেছেন, কোন শব্দ বারবার এসেছে? পার্ট ৩-এর উত্তর দিন একটি কারণ ও একটি তুলনা দিয়ে।',
  'Listening and reading together, timed': 'লিসেনিং ও রিডিং একসঙ্গে, ঘড়ি ধরে',
  'Ninety minutes without a break. Look at every wrong answer: did I not know the word, not find the place, or read the question wrongly?':
    'বিরতি ছাড়া নব্বই মিনিট। প্রতিটি ভুল উত্তর দেখুন: শব্দটি জানতাম না, জায়গাটি পাইনি, নাকি প্রশ্নটি ভুল পড়েছি?',
  'Writing and speaking together, timed': 'রাইটিং ও স্পিকিং একসঙ্গে, ঘড়ি ধরে',
  'Both writing tasks in one hour, then a speaking part 2 aloud. Put the text away for two days, then correct it with the descriptors beside it.':
    'এক ঘণ্টায় দুটি রাইটিং টাস্ক, তারপর জোরে একটি স্পিকিং পার্ট ২। লেখাটি দুই দিন সরিয়ে রাখুন, তারপর পাশে বর্ণনা রেখে শুদ্ধ করুন।',
  'A second whole test': 'দ্বিতীয় পুরো পরীক্ষা',
  'At the hour of your real test. Compare with the first one, part by part: this decides what the last weeks are for.':
    'আসল পরীক্ষার সময়টিতেই দিন। প্রথমটির সঙ্গে অংশ ধরে ধরে তুলনা করুন: শেষ সপ্তাহগুলো কীসে যাবে তা এতে ঠিক হয়।',
  'Work on your lowest part only': 'শুধু আপনার সবচেয়ে দুর্বল অংশটি নিয়ে কাজ করুন',
  'Take the part with the lowest band and do three sets of it, timed, with a note on each mistake.':
    'যে অংশের ব্যান্ড সবচেয়ে কম, ঘড়ি ধরে সেটির তিন সেট করুন, প্রতিটি ভুলের পাশে একটি নোট লিখুন।',
  'A third whole test': 'তৃতীয় পুরো পরীক্ষা',
  'The last one under full conditions, at least five days before the day.':
    'সব শর্ত মেনে শেষ পরীক্ষাটি, পরীক্ষার দিনের কমপক্ষে পাঁচ দিন আগে।',
  'Read your list of mistakes': 'আপনার ভুলের তালিকা পড়ুন',
  'Once through your word list, your two grammar points and your last two essays. Nothing new.':
    'শব্দের তালিকা, ব্যাকরণের দুটি বিষয় আর শেষ দুটি রচনা একবার দেখুন। নতুন কিছু নয়।',
  'Get papers and the way ready': 'কাগজপত্র ও যাওয়ার পথ ঠিক করুন',
  'Check that the name on your booking is letter by letter that of your passport and that the passport is valid on the day. Plan the way so that you arrive an hour early, and note a second way.':
    'বুকিংয়ের নাম পাসপোর্টের সঙ্গে অক্ষরে অক্ষরে মেলে কি না, আর সেদিন পাসপোর্টের মেয়াদ আছে কি না দেখুন। এমনভাবে পথ ঠিক করুন যেন এক ঘণ্টা আগে পৌঁছান, আরেকটি পথও লিখে রাখুন।',
  'Read the rules of the day': 'পরীক্ষার দিনের নিয়ম পড়ুন',
  'Read the confirmation message of the centre: when doors close, what may be on your table, what is kept outside. Then rest: the last evening adds no knowledge.':
    'কেন্দ্রের নিশ্চিতকরণ বার্তাটি পড়ুন: দরজা কখন বন্ধ হয়, টেবিলে কী রাখা যায়, কী বাইরে থাকে। তারপর বিশ্রাম নিন: শেষ সন্ধ্যায় জ্ঞান বাড়ে না।',
  'Since 27 June 2026 on a computer only: listening 30, reading 60, writing 60 minutes; speaking, 11 to 14 minutes, with an examiner, perhaps on another day.':
    '২৭ জুন ২০২৬ থেকে শুধু কম্পিউটারে: লিসেনিং ৩০, রিডিং ৬০, রাইটিং ৬০ মিনিট; স্পিকিং ১১ থেকে ১৪ মিনিট, পরীক্ষকের সঙ্গে, হয়তো অন্য দিনে।',
  'Take one whole practice test in the new form': 'নতুন নিয়মের একটি পুরো অনুশীলন পরীক্ষা দিন',
  'Only material for tests from January 2026 on: older books show another test. Note the band from 1 to 6 of each part.':
    'শুধু জানুয়ারি ২০২৬ বা তার পরের পরীক্ষার উপকরণ নিন: আগের বইগুলো অন্য পরীক্ষা দেখায়। প্রতিটি অংশের ১ থেকে ৬-এর ব্যান্ড লিখে রাখুন।',
  'Learn the twelve kinds of task': 'বারো ধরনের টাস্ক জেনে নিন',
  'Reading: complete words, daily texts, an academic passage. Listening: replies, conversations, announcements, talks. Writing: build a sentence, an email, a discussion. Speaking: repeat, and an interview.':
    'রিডিং: শব্দ পূরণ, দৈনন্দিন লেখা, একটি একাডেমিক লেখা। লিসেনিং: জবাব, কথোপকথন, ঘোষণা, আলোচনা। রাইটিং: বাক্য সাজানো, একটি ইমেইল, একটি আলোচনা। স্পিকিং: শুনে বলা, আর একটি সাক্ষাৎকার।',
  'Understand the two stages': 'দুটি ধাপ বুঝে নিন',
  'Reading and listening adapt: how the first stage goes decides how hard the second is. So the first questions deserve your calm, not your hurry.':
    'রিডিং ও লিসেনিং আপনার সঙ্গে বদলায়: প্রথম ধাপ কেমন হয় তার ওপর দ্বিতীয়টি কত কঠিন তা নির্ভর করে। তাই প্রথম প্রশ্নগুলো শান্তভাবে করুন, তাড়াহুড়ো নয়।',
  'Start a list of academic words': 'একাডেমিক শব্দের তালিকা শুরু করুন',
  'From short texts about science, history and campus life: ten words a day with the ending of each form (analyse, analysis, analytical). Endings are what "complete the words" asks.':
    'বিজ্ঞান, ইতিহাস ও ক্যাম্পাস জীবনের ছোট লেখা থেকে: দিনে দশটি শব্দ, প্রতিটি রূপের শেষাংশসহ (analyse, analysis, analytical)। "complete the words" শেষাংশই জানতে চায়।',
  'Type English without looking': 'না দেখে ইংরেজি টাইপ করুন',
  'All answers are typed. Twenty minutes a day until thirty words a minute come without looking at the keys.':
    'সব উত্তর টাইপ করতে হয়। দিনে বিশ মিনিট, যতক্ষণ না কি-বোর্ড না দেখে মিনিটে ত্রিশটি শব্দ হয়।',
  'Reading: complete the words': 'রিডিং: শব্দ পূরণ',
  'Cover the second half of words in a paragraph and fill them in from the sense. Check grammar after: is it a plural, a past form?':
    'একটি অনুচ্ছেদে শব্দগুলোর দ্বিতীয় অর্ধেক ঢেকে অর্থ থেকে পূরণ করুন। পরে ব্যাকরণ দেখুন: এটি কি বহুবচন, নাকি অতীত কাল?',
  'Reading: short passages fast': 'রিডিং: ছোট লেখা দ্রুত',
  'Passages of about two hundred words: read the last question first, then the text once. One and a half minutes each.':
    'প্রায় দুইশ শব্দের লেখা: আগে শেষ প্রশ্নটি পড়ুন, তারপর লেখাটি একবার। প্রতিটিতে দেড় মিনিট।',
  'Listening with one hearing': 'লিসেনিং: একবার শুনে',
  'Short recordings, once. Note only who wants what, and the word that turns the talk: but, actually, instead.':
    'ছোট রেকর্ডিং, একবার। শুধু লিখুন কে কী চায়, আর যে শব্দে কথা ঘুরে যায়: but, actually, instead।',
  'Writing: an email and a discussion': 'রাইটিং: একটি ইমেইল ও একটি আলোচনা',
  'Email: purpose in the first sentence, all points asked for, a polite end. Discussion: your view, one reason that nobody gave yet, one example.':
    'ইমেইল: প্রথম বাক্যে উদ্দেশ্য, চাওয়া সব বিষয়, ভদ্র শেষ। আলোচনা: আপনার মত, একটি কারণ যা এখনো কেউ দেয়নি, একটি উদাহরণ।',
  'Speaking: repeat and answer at once': 'স্পিকিং: শুনে বলুন আর সঙ্গে সঙ্গে উত্তর দিন',
  'Repeat whole sentences after one hearing, longer each day. Then answer questions about daily life for forty-five seconds, without notes.':
    'একবার শুনে পুরো বাক্য বলুন, প্রতিদিন আরও লম্বা। তারপর নোট ছাড়া পঁয়তাল্লিশ সেকেন্ড দৈনন্দিন জীবনের প্রশ্নের উত্তর দিন।',
  'Reading and listening, timed': 'রিডিং ও লিসেনিং, ঘড়ি ধরে',
  'Both parts without a break. For each mistake write which word or turn misled you.':
    'দুটি অংশই বিরতি ছাড়া। প্রতি ভুলের পাশে লিখুন কোন শব্দ বা মোড় আপনাকে ভুল পথে নিয়েছে।',
  'Writing and speaking, timed': 'রাইটিং ও স্পিকিং, ঘড়ি ধরে',
  'Record the speaking part and type the writing part. Correct both two days later.':
    'স্পিকিং অংশ রেকর্ড করুন, রাইটিং অংশ টাইপ করুন। দুটিই দুই দিন পরে শুদ্ধ করুন।',
  'At the hour of your real test, with headphones, in a room that is not silent: in a centre others speak beside you.':
    'আসল পরীক্ষার সময়ে, হেডফোন পরে, এমন ঘরে যা নীরব নয়: কেন্দ্রে আপনার পাশে অন্যরা কথা বলেন।',
  'Three sets of the part with the lowest band.': 'যে অংশের ব্যান্ড সবচেয়ে কম তার তিন সেট।',
  'At least four days before the day.': 'পরীক্ষার দিনের কমপক্ষে চার দিন আগে।',
  'Words that you misspelt, turns that you missed, sentences that broke. Nothing new.':
    'যে শব্দের বানান ভুল হয়েছে, যে মোড় ধরতে পারেননি, যে বাক্য ভেঙে গেছে। নতুন কিছু নয়।',
  'Since 21 January 2026: about an hour and a half, reading and listening in two stages that adapt, then writing and speaking.':
    '২১ জানুয়ারি ২০২৬ থেকে: প্রায় দেড় ঘণ্টা, রিডিং ও লিসেনিং দুই ধাপে যা আপনার সঙ্গে বদলায়, তারপর রাইটিং ও স্পিকিং।',
  'As often as you want, but not more than once in three days.': 'যতবার চান, তবে তিন দিনে একবারের বেশি নয়।',
  'Take the free practice test': 'বিনামূল্যের অনুশীলন পরীক্ষাটি দিন',
  'On the site of the test, at the device that you will use. Note which tasks surprised you and which ran out of time.':
    'পরীক্ষার ওয়েবসাইটে, যে যন্ত্রে আসল পরীক্ষা দেবেন সেটিতে। কোন টাস্কে অবাক হয়েছেন আর কোনটিতে সময় ফুরিয়েছে, লিখে রাখুন।',
  'Learn the kinds of task': 'টাস্কের ধরনগুলো জেনে নিন',
  'They come mixed and become harder or easier with your answers: filling in letters, listening and typing, speaking about a picture or a topic, writing about a picture or a topic, and a sample that universities read.':
    'এগুলো মিশিয়ে আসে, আপনার উত্তরের সঙ্গে কঠিন বা সহজ হয়: অক্ষর পূরণ, শুনে টাইপ করা, ছবি বা বিষয় নিয়ে বলা, ছবি বা বিষয় নিয়ে লেখা, আর একটি নমুনা যা বিশ্ববিদ্যালয় পড়ে।',
  'Spell what you hear': 'যা শোনেন তা বানান করুন',
  'Twenty minutes of dictation a day from slow news. One wrong letter is a wrong word here.':
    'দিনে বিশ মিনিট ধীর খবর শুনে লেখা। এখানে একটি অক্ষর ভুল মানে পুরো শব্দ ভুল।',
  'Tell real words from invented ones': 'আসল শব্দ আর বানানো শব্দ আলাদা করুন',
  'Collect word families and endings; read each list aloud. What looks right but you never met is more often invented.':
    'শব্দের পরিবার ও শেষাংশ জড়ো করুন; প্রতিটি তালিকা জোরে পড়ুন। যা ঠিক দেখায় কিন্তু কখনো পাননি, তা বেশির ভাগ সময় বানানো।',
  'Type without looking': 'না দেখে টাইপ করুন',
  'Short clocks are the hard part of this test. Thirty words a minute without looking at the keys.':
    'এই পরীক্ষার কঠিন দিক হলো অল্প সময়। কি-বোর্ড না দেখে মিনিটে ত্রিশটি শব্দ।',
  'Reading: letters that are missing': 'রিডিং: যে অক্ষরগুলো নেই',
  'Read the whole sentence first, then fill. Grammar decides as often as sense.':
    'আগে পুরো বাক্য পড়ুন, তারপর পূরণ করুন। অর্থের মতোই ব্যাকরণও উত্তর ঠিক করে।',
  'Reading: one passage, many questions': 'রিডিং: একটি লেখা, অনেক প্রশ্ন',
  'Complete sentences, find the answer, choose the idea, choose the title: each with its own clock.':
    'বাক্য পূরণ, উত্তর খোঁজা, মূল কথা বাছা, শিরোনাম বাছা: প্রতিটির নিজের ঘড়ি।',
  'Listening: one sentence, three hearings': 'লিসেনিং: একটি বাক্য, তিনবার শোনা',
  'First hearing: the sense. Second: the small words. Third: check endings.':
    'প্রথমবার: অর্থ। দ্বিতীয়বার: ছোট শব্দ। তৃতীয়বার: শব্দের শেষ মিলিয়ে নিন।',
  'Speaking and writing about a picture': 'ছবি নিয়ে বলা ও লেখা',
  'What, where, what is going on, and what may come next: four sentences in sixty seconds, aloud, then typed.':
    'কী, কোথায়, কী হচ্ছে, এরপর কী হতে পারে: ষাট সেকেন্ডে চারটি বাক্য, আগে মুখে, পরে টাইপ করে।',
  'The writing and the speaking sample': 'লেখার নমুনা ও বলার নমুনা',
  'Universities see these. Plan thirty seconds: position, two reasons, an example from your own life.':
    'বিশ্ববিদ্যালয় এগুলো দেখে। ত্রিশ সেকেন্ড পরিকল্পনা করুন: মত, দুটি কারণ, নিজের জীবনের একটি উদাহরণ।',
  'Half an hour of mixed tasks': 'আধা ঘণ্টা মেশানো টাস্ক',
  'With the clocks of the test. Note what you left empty.': 'পরীক্ষার ঘড়ি ধরে। কী খালি রেখেছেন লিখে রাখুন।',
  'Another half an hour of mixed tasks': 'আরও আধা ঘণ্টা মেশানো টাস্ক',
  'Aim at leaving nothing empty: a short answer scores, an empty one does not.':
    'লক্ষ্য রাখুন কিছুই খালি না থাকে: ছোট উত্তরে নম্বর আছে, খালি উত্তরে নেই।',
  'A whole practice test under conditions': 'শর্ত মেনে একটি পুরো অনুশীলন পরীক্ষা',
  'Alone in the room, camera on, no headphones, no paper: as on the day.':
    'ঘরে একা, ক্যামেরা চালু, হেডফোন নেই, কাগজ নেই: পরীক্ষার দিনের মতো।',
  'Work on your lowest skill only': 'শুধু আপনার সবচেয়ে দুর্বল দক্ষতা নিয়ে কাজ করুন',
  'Three sets of the tasks that feed the lowest skill.': 'সবচেয়ে দুর্বল দক্ষতায় যে টাস্কগুলো নম্বর দেয়, তার তিন সেট।',
  'A last practice test': 'শেষ অনুশীলন পরীক্ষা',
  'At the hour at which you mean to take it.': 'যে সময়ে আসল পরীক্ষা দিতে চান, সেই সময়ে।',
  'Get the room, the device and the line ready': 'ঘর, যন্ত্র ও লাইন ঠিক করুন',
  'Run the system check on the device and the line you will use, at the hour you booked. Plan for a cut: a charged device, a second line such as a phone with data, and a room where nobody comes in.':
    'যে যন্ত্র ও লাইন ব্যবহার করবেন, বুকিংয়ের সময়টিতে তাতেই সিস্টেম চেক চালান। লাইন কাটার জন্য তৈরি থাকুন: চার্জ করা যন্ত্র, দ্বিতীয় লাইন যেমন ডেটাসহ ফোন, আর এমন ঘর যেখানে কেউ ঢোকে না।',
  'Check your identity papers and the rules': 'পরিচয়পত্র ও নিয়ম দেখে নিন',
  'Have the accepted paper beside you, valid and undamaged, with the name of your booking. Read what ends a test: looking away, headphones, a second screen, a voice in the room.':
    'গ্রহণযোগ্য পরিচয়পত্রটি পাশে রাখুন: মেয়াদ আছে, নষ্ট নয়, বুকিংয়ের নামটিই তাতে। কীসে পরীক্ষা বাতিল হয় পড়ুন: অন্যদিকে তাকানো, হেডফোন, দ্বিতীয় পর্দা, ঘরে কারও কণ্ঠ।',
  'About one hour, at home, on any day: a computer with camera, microphone and a steady line.':
    'প্রায় এক ঘণ্টা, বাড়িতে, যেকোনো দিন: ক্যামেরা ও মাইক্রোফোনসহ একটি কম্পিউটার আর স্থির লাইন।',
  'At most three tests can be bought in thirty days, the next one after the result of the one before.':
    'ত্রিশ দিনে বড়জোর তিনটি পরীক্ষা কেনা যায়, আগেরটির ফলের পরে পরেরটি।',
  'Take one whole practice test': 'একটি পুরো অনুশীলন পরীক্ষা দিন',
  'A scored one if you can pay for it, a free one if not. Note the lowest of the four skills.':
    'খরচ দিতে পারলে নম্বরসহ একটি, না পারলে বিনামূল্যের একটি। চার দক্ষতার মধ্যে যেটি সবচেয়ে কম, লিখে রাখুন।',
  'Learn which tasks count twice': 'কোন টাস্ক দুবার গোনা হয় জেনে নিন',
  'Many tasks count for two skills: reading aloud, repeating, retelling, writing from dictation. Put your hours there.':
    'অনেক টাস্ক দুটি দক্ষতায় নম্বর দেয়: জোরে পড়া, শুনে বলা, আবার বলা, শুনে লেখা। সময়টা সেখানে দিন।',
  'Read aloud, steady': 'জোরে পড়ুন, সমান তালে',
  'Ten short texts, recorded. The machine hears pace and clear ends of words; an accent costs nothing, stopping does.':
    'দশটি ছোট লেখা, রেকর্ড করে। যন্ত্র শোনে গতি আর শব্দের স্পষ্ট শেষ; উচ্চারণের টানে নম্বর কাটে না, থেমে গেলে কাটে।',
  'Write what you hear': 'যা শোনেন তা লিখুন',
  'Twenty sentences a day: first letters while you listen, whole words after.':
    'দিনে বিশটি বাক্য: শোনার সময় প্রথম অক্ষর, পরে পুরো শব্দ।',
  'Collect words that go together': 'যে শব্দগুলো একসঙ্গে চলে তা জড়ো করুন',
  'Make progress, heavy traffic, widely known: gaps in reading ask for partners of words, not for rare ones.':
    'Make progress, heavy traffic, widely known: রিডিংয়ের খালি জায়গা শব্দের সঙ্গী চায়, বিরল শব্দ নয়।',
  'Repeat sentences': 'বাক্য শুনে বলুন',
  'In groups of sense, not word by word. If you lost the middle, say beginning and end without a pause.':
    'অর্থের দলে, শব্দে শব্দে নয়। মাঝখান হারিয়ে গেলে শুরু ও শেষ না থেমে বলুন।',
  'Describe a picture and retell a lecture': 'ছবির বর্ণনা দিন, লেকচার আবার বলুন',
  'A frame for each: what it is, the largest, the smallest, what follows. Forty seconds, without long stops.':
    'প্রতিটির একটি কাঠামো: এটি কী, সবচেয়ে বড়, সবচেয়ে ছোট, এর ফল কী। চল্লিশ সেকেন্ড, লম্বা না থেমে।',
  'One sentence, and an essay': 'এক বাক্যে সারকথা, আর একটি রচনা',
  'A summary is one sentence with a main clause and one comma at least. An essay: 200 to 300 words, a position and two reasons.':
    'সারকথা হলো একটি প্রধান খণ্ড ও কমপক্ষে একটি কমাসহ এক বাক্য। রচনা: ২০০ থেকে ৩০০ শব্দ, একটি মত ও দুটি কারণ।',
  'Reading: gaps and order': 'রিডিং: খালি জায়গা ও ক্রম',
  'Two minutes a gap text. Order paragraphs by finding what "this", "they" and "however" point to.':
    'খালি জায়গার এক লেখায় দুই মিনিট। "this", "they" ও "however" কীসের কথা বলে তা খুঁজে অনুচ্ছেদ সাজান।',
  'Listening: sum up what was said': 'লিসেনিং: যা বলা হলো তার সারকথা',
  'Fifty to seventy words: topic, two points, the end. Then wrong words and missing words.':
    'পঞ্চাশ থেকে সত্তর শব্দ: বিষয়, দুটি কথা, শেষ। তারপর ভুল শব্দ ও হারানো শব্দ।',
  'Speaking and writing, timed': 'স্পিকিং ও রাইটিং, ঘড়ি ধরে',
  'Without a break. Listen to your recording the next day.': 'বিরতি ছাড়া। পরের দিন আপনার রেকর্ডিং শুনুন।',
  'Watch the clock of the part, not of the question: dictation stands at the end and must not be lost.':
    'প্রশ্নের নয়, অংশের ঘড়ি দেখুন: শুনে লেখা শেষে থাকে, তা যেন না ছুটে যায়।',
  'In a room with voices: in a centre others speak beside you.': 'যে ঘরে কথা শোনা যায়: কেন্দ্রে আপনার পাশে অন্যরা কথা বলেন।',
  'Three sets of the two tasks that feed it most.': 'এতে যে দুটি টাস্ক সবচেয়ে বেশি নম্বর দেয়, তার তিন সেট।',
  'Say your frames once more': 'আপনার কাঠামোগুলো আরেকবার বলুন',
  'Picture, lecture, summary, essay: the first words of each should come by themselves.':
    'ছবি, লেকচার, সারকথা, রচনা: প্রতিটির প্রথম কথাগুলো যেন আপনিই মুখে আসে।',
  'About two hours at a test centre, on a computer, speaking included.': 'পরীক্ষাকেন্দ্রে প্রায় দুই ঘণ্টা, কম্পিউটারে, স্পিকিংসহ।',
  'As often as you want, each time after the result of the one before. Moving a test is free until 14 days before it.':
    'যতবার চান, প্রতিবার আগেরটির ফলের পরে। পরীক্ষার ১৪ দিন আগে পর্যন্ত তারিখ বদলাতে টাকা লাগে না।',
};
