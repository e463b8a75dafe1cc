// What is said to somebody who says that they want to die. Written to be calm and short: no advice about methods, no promise,
// no reproach, no question that must be answered; a person and a number come first.
import { inLanguages } from '../in-languages.ts';

export type CrisisWords = Readonly<{
  /** names the block for a screen reader */
  name: string;
  calm: string;
  /** beside a text, where it may be a story: the same more quietly */
  quiet: string;
  danger: string;
  /** where the number of the country is not known */
  noNumber: string;
  line: string;
  always: string;
  /** the hours of a line are not round the clock, or not known */
  hours: string;
  source: string;
  read: string;
  /** to the directory, where no line of the country stands here */
  find: string;
  others: string;
  newTab: string;
  person: string;
  ours: string;
  mentor: string;
  staff: string;
  country: string;
  misread: string;
}>;

const words = inLanguages<CrisisWords>('crisis', {
  en: {
    name: 'Help now',
    calm: 'I am sorry that it is this hard for you right now. You do not have to carry it alone. Please speak to a person now: everything else can wait.',
    quiet:
      'Some of these words sound as if things are, or were, very hard. If that is so now, you do not have to carry it alone: please speak to a person. If it is a story or the past, you can go on.',
    danger: 'In danger now? Call',
    noNumber: 'In danger now? Call the emergency number where you are. On most mobile phones 112 works.',
    line: 'Somebody who listens:',
    always: 'day and night',
    hours: 'not at every hour; if nobody answers, call the emergency number',
    source: 'source',
    read: 'read on',
    find: 'Find a line where people listen, country by country',
    others: 'Lines in other countries',
    newTab: '(opens a new tab)',
    person:
      'Stay near somebody, or call somebody: family, a friend, a teacher, a neighbour. You can just say: “I am not well, please stay with me.”',
    ours: 'You can also write to people here. They are not there at every hour, so call first.',
    mentor: 'Write to a mentor',
    staff: 'Write to the people who run this Lantern',
    country: 'Where are you?',
    misread: 'This is a program: it only saw the words. If it read them wrongly, ask again in other words.',
  },
  bn: {
    name: 'এখনই সাহায্য',
    calm: 'এই মুহূর্তে আপনার এত কষ্ট হচ্ছে জেনে খারাপ লাগছে। এটা একা বইতে হবে না। দয়া করে এখনই একজন মানুষের সঙ্গে কথা বলুন: বাকি সব পরে হতে পারে।',
    quiet:
      'কিছু কথা পড়ে মনে হয় সময়টা খুব কঠিন, বা কঠিন ছিল। এখন যদি তা-ই হয়, একা বইতে হবে না: দয়া করে একজন মানুষের সঙ্গে কথা বলুন। এটা গল্প বা অতীত হলে এগিয়ে যেতে পারেন।',
    danger: 'এখন বিপদে? কল করুন',
    noNumber: 'এখন বিপদে? আপনি যেখানে আছেন সেখানকার জরুরি নম্বরে কল করুন। বেশির ভাগ মোবাইলে ১১২ কাজ করে।',
    line: 'যাঁরা শোনেন:',
    always: 'দিনরাত',
    hours: 'সব সময় খোলা নয়; কেউ না ধরলে জরুরি নম্বরে কল করুন',
    source: 'উৎস',
    read: 'পড়া হয়েছে',
    find: 'দেশ ধরে এমন নম্বর খুঁজুন, যেখানে মানুষ শোনেন',
    others: 'অন্য দেশের নম্বর',
    newTab: '(নতুন ট্যাবে খোলে)',
    person: 'কারও কাছে থাকুন বা কাউকে ফোন করুন: পরিবার, বন্ধু, শিক্ষক, প্রতিবেশী। শুধু বলতে পারেন: “আমি ভালো নেই, একটু আমার সঙ্গে থাকুন।”',
    ours: 'এখানকার মানুষদেরও লিখতে পারেন। তাঁরা সব সময় থাকেন না, তাই আগে ফোন করুন।',
    mentor: 'মেন্টরকে লিখুন',
    staff: 'যাঁরা এই Lantern চালান তাঁদের লিখুন',
    country: 'আপনি কোথায় আছেন?',
    misread: 'এটি একটি প্রোগ্রাম: শুধু শব্দগুলো দেখেছে। ভুল বুঝে থাকলে অন্যভাবে আবার জিজ্ঞাসা করুন।',
  },
  ar: {
    name: 'مساعدة الآن',
    calm: 'يؤسفني أن الأمر صعب عليك إلى هذا الحد الآن. لست مضطرًا إلى حمله وحدك. من فضلك تحدّث مع إنسان الآن: كل ما عدا ذلك يمكن أن ينتظر.',
    quiet:
      'بعض هذه الكلمات توحي بأن الأمر صعب جدًا، أو كان كذلك. إن كان هذا حالك الآن فلست مضطرًا إلى حمله وحدك: من فضلك تحدّث مع إنسان. وإن كانت قصة أو من الماضي فيمكنك المتابعة.',
    danger: 'في خطر الآن؟ اتصل بـ',
    noNumber: 'في خطر الآن؟ اتصل برقم الطوارئ حيث أنت. يعمل الرقم 112 على معظم الهواتف المحمولة.',
    line: 'من يستمع إليك:',
    always: 'ليلًا ونهارًا',
    hours: 'ليس في كل ساعة؛ إن لم يُجب أحد فاتصل برقم الطوارئ',
    source: 'المصدر',
    read: 'قُرئ في',
    find: 'ابحث بحسب البلد عن رقم يستمع إليك فيه أحد',
    others: 'أرقام في بلدان أخرى',
    newTab: '(يفتح علامة تبويب جديدة)',
    person: 'ابقَ قرب أحد أو اتصل بأحد: العائلة أو صديق أو معلم أو جار. يكفي أن تقول: «لست بخير، ابقَ معي من فضلك».',
    ours: 'ويمكنك أن تكتب إلى الناس هنا. هم ليسوا موجودين في كل ساعة، فاتصل أولًا.',
    mentor: 'اكتب إلى مرشد',
    staff: 'اكتب إلى من يديرون Lantern هذا',
    country: 'أين أنت؟',
    misread: 'هذا برنامج لم يرَ إلا الكلمات. إن أخطأ فهمها فاسأل ثانية بكلمات أخرى.',
  },
});

export const crisisWordsIn = (language: string): CrisisWords => words(language);
