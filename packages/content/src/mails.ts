// The mails that Lantern writes, in every complete language. `{name}` and `{link}` are filled in.
import { type HiddenKind, hiddenMark } from '@lantern/contract/contacts.kinds';
import { nameInMail } from '@lantern/contract/names';
import { eachInLanguages, type Written } from './in-languages.ts';

type Words = { subject: string; text: string };

const mailTexts = {
  resetPassword: {
    en: {
      subject: 'Reset your Lantern password',
      text: 'Hello {name},\n\nOpen this link within 30 minutes to choose a new password. It works once.\n\n{link}\n\nIf you did not ask for this, you can leave this mail alone. Your password stays as it is.\n',
    },
    bn: {
      subject: 'আপনার Lantern পাসওয়ার্ড নতুন করে ঠিক করুন',
      text: '{name}, নমস্কার ও সালাম।\n\nনতুন পাসওয়ার্ড বেছে নিতে ৩০ মিনিটের মধ্যে এই লিংকটি খুলুন। এটি একবারই কাজ করে।\n\n{link}\n\nআপনি না চেয়ে থাকলে কিছু করতে হবে না। আপনার পাসওয়ার্ড আগের মতোই থাকবে।\n',
    },
    ar: {
      subject: 'إعادة تعيين كلمة مرور Lantern',
      text: 'مرحبًا {name}،\n\nافتح هذا الرابط خلال 30 دقيقة لاختيار كلمة مرور جديدة. يعمل الرابط مرة واحدة فقط.\n\n{link}\n\nإذا لم تطلب ذلك فتجاهل هذه الرسالة. ستبقى كلمة مرورك كما هي.\n',
    },
  },
  confirmEmail: {
    en: {
      subject: 'Confirm your new email address',
      text: 'Hello {name},\n\nOpen this link within 24 hours to use this address for Lantern.\n\n{link}\n\nIf you did not ask for this, leave this mail alone. Nothing changes.\n',
    },
    bn: {
      subject: 'আপনার নতুন ইমেইল ঠিকানা নিশ্চিত করুন',
      text: '{name}, নমস্কার ও সালাম।\n\nLantern-এ এই ঠিকানা ব্যবহার করতে ২৪ ঘণ্টার মধ্যে এই লিংকটি খুলুন।\n\n{link}\n\nআপনি না চেয়ে থাকলে কিছু করতে হবে না। কিছুই বদলাবে না।\n',
    },
    ar: {
      subject: 'أكّد بريدك الإلكتروني الجديد',
      text: 'مرحبًا {name}،\n\nافتح هذا الرابط خلال 24 ساعة لاستخدام هذا العنوان في Lantern.\n\n{link}\n\nإذا لم تطلب ذلك فتجاهل هذه الرسالة. لن يتغير شيء.\n',
    },
  },
  verifyEmail: {
    en: {
      subject: 'Is this your email address?',
      text: 'Hello {name},\n\nOpen this link within 7 days to say that this address is yours. Then nobody else can use it, and you can get back into your account when you forget your password.\n\n{link}\n\nNothing waits for it. If you have no account at Lantern, leave this mail alone.\n',
    },
    bn: {
      subject: 'এটি কি আপনার ইমেইল ঠিকানা?',
      text: '{name}, নমস্কার ও সালাম।\n\nএই ঠিকানাটি আপনার, তা জানাতে ৭ দিনের মধ্যে এই লিংকটি খুলুন। তাহলে আর কেউ এটি ব্যবহার করতে পারবে না, আর পাসওয়ার্ড ভুলে গেলে অ্যাকাউন্টে ফিরতে পারবেন।\n\n{link}\n\nএর জন্য কিছু আটকে থাকে না। Lantern-এ আপনার অ্যাকাউন্ট না থাকলে কিছু করতে হবে না।\n',
    },
    ar: {
      subject: 'هل هذا بريدك الإلكتروني؟',
      text: 'مرحبًا {name}،\n\nافتح هذا الرابط خلال 7 أيام لتؤكد أن هذا العنوان لك. عندها لا يستخدمه غيرك، وتستطيع العودة إلى حسابك إذا نسيت كلمة المرور.\n\n{link}\n\nلا شيء يتوقف على ذلك. إن لم يكن لك حساب في Lantern فتجاهل هذه الرسالة.\n',
    },
  },
  emailChangeNotice: {
    en: {
      subject: 'Someone asked to change your Lantern email',
      text: 'Hello {name},\n\nSomeone who knows your password asked to use another email address for your Lantern account. It changes when the new address is confirmed.\n\nIf this was not you, change your password now:\n\n{link}\n',
    },
    bn: {
      subject: 'আপনার Lantern ইমেইল বদলানোর অনুরোধ এসেছে',
      text: '{name}, নমস্কার ও সালাম।\n\nআপনার পাসওয়ার্ড জানেন এমন কেউ আপনার Lantern অ্যাকাউন্টে অন্য ইমেইল ব্যবহার করতে চেয়েছেন। নতুন ঠিকানা নিশ্চিত হলে এটি বদলাবে।\n\nআপনি না হলে এখনই পাসওয়ার্ড বদলান:\n\n{link}\n',
    },
    ar: {
      subject: 'طلب أحدهم تغيير بريدك في Lantern',
      text: 'مرحبًا {name}،\n\nطلب شخص يعرف كلمة مرورك استخدام بريد آخر لحسابك في Lantern. سيتغير البريد عند تأكيد العنوان الجديد.\n\nإذا لم تكن أنت فغيّر كلمة مرورك الآن:\n\n{link}\n',
    },
  },
  mentorInvitation: {
    en: {
      subject: 'You are invited to Lantern as a mentor',
      text: 'Hello,\n\nYou are invited to help students as a mentor on Lantern. Open this link within 14 days to make your account. It works once.\n\n{link}\n',
    },
    bn: {
      subject: 'মেন্টর হিসেবে Lantern-এ আপনাকে আমন্ত্রণ',
      text: 'নমস্কার ও সালাম।\n\nLantern-এ মেন্টর হিসেবে শিক্ষার্থীদের সাহায্য করতে আপনাকে আমন্ত্রণ জানানো হয়েছে। অ্যাকাউন্ট খুলতে ১৪ দিনের মধ্যে এই লিংকটি খুলুন। এটি একবারই কাজ করে।\n\n{link}\n',
    },
    ar: {
      subject: 'دعوة للانضمام إلى Lantern مرشدًا',
      text: 'مرحبًا،\n\nأنت مدعو لمساعدة الطلاب مرشدًا في Lantern. افتح هذا الرابط خلال 14 يومًا لإنشاء حسابك. يعمل الرابط مرة واحدة فقط.\n\n{link}\n',
    },
  },
  paperExpires: {
    en: {
      subject: '“{paper}” expires on {day}',
      text: 'Hello {name},\n\nYour paper “{paper}” expires on {day}. Universities and embassies ask for papers that are still valid when you arrive, and a new one can take weeks.\n\nWhen you have the new one, open Documents in Lantern and choose “Replace”.\n\nYou can switch these mails off in your profile.\n',
    },
    bn: {
      subject: '“{paper}”-এর মেয়াদ {day} তারিখে শেষ হবে',
      text: '{name}, নমস্কার ও সালাম।\n\nআপনার “{paper}” কাগজটির মেয়াদ {day} তারিখে শেষ হবে। আপনি পৌঁছানোর সময়ও কাগজটি বৈধ আছে কি না, বিশ্ববিদ্যালয় ও দূতাবাস তা দেখে। নতুন কাগজ পেতে কয়েক সপ্তাহ লাগতে পারে।\n\nনতুন কাগজ হাতে পেলে Lantern-এ “কাগজপত্র” খুলে পুরোনোটি বদলে দিন।\n\nপ্রোফাইলে গিয়ে এই ইমেইল বন্ধ করতে পারেন।\n',
    },
    ar: {
      subject: 'تنتهي صلاحية «{paper}» في {day}',
      text: 'مرحبًا {name}،\n\nتنتهي صلاحية مستندك «{paper}» في {day}. تطلب الجامعات والسفارات مستندات سارية عند وصولك، وقد يستغرق الحصول على مستند جديد أسابيع.\n\nعندما تحصل على الجديد، افتح المستندات في Lantern واستبدل القديم به.\n\nيمكنك إيقاف هذه الرسائل من ملفك الشخصي.\n',
    },
  },
  letterAsked: {
    en: {
      subject: '{other} asks you for a letter of recommendation',
      text: 'Hello {name},\n\n{other} asks you for a letter of recommendation. This link shows for which applications, until when, and whether the student will be able to read it. There you can hand the letter in as a PDF, or say no. You need no account.\n\n{link}\n\nThe link works until {day}. If you do not know {other}, you can leave this alone.\n',
    },
    bn: {
      subject: '{other} আপনার কাছে একটি সুপারিশপত্র চেয়েছেন',
      text: '{name}, নমস্কার ও সালাম।\n\n{other} আপনার কাছে একটি সুপারিশপত্র চেয়েছেন। কোন আবেদনগুলোর জন্য, কবের মধ্যে, আর শিক্ষার্থী চিঠিটি পড়তে পারবেন কি না, এই লিংকে তা দেখা যায়। সেখানেই PDF জমা দিতে বা না বলতে পারেন। অ্যাকাউন্ট লাগে না।\n\n{link}\n\nলিংকটি {day} পর্যন্ত কাজ করবে। {other}-কে না চিনলে কিছু করতে হবে না।\n',
    },
    ar: {
      subject: 'يطلب منك {other} خطاب توصية',
      text: 'مرحبًا {name}،\n\nيطلب منك {other} خطاب توصية. يبيّن هذا الرابط لأي طلبات، وحتى متى، وهل سيتمكن الطالب من قراءته. يمكنك هناك تسليم الخطاب بصيغة PDF أو الاعتذار. لا تحتاج إلى حساب.\n\n{link}\n\nيعمل الرابط حتى {day}. إن كنت لا تعرف {other} فتجاهل هذه الرسالة.\n',
    },
  },
  letterReminder: {
    en: {
      subject: 'A reminder: the letter for {other}',
      text: 'Hello {name},\n\n{other} reminds you of the letter of recommendation. With this link you can hand it in as a PDF, or say no. You need no account; earlier links work too.\n\n{link}\n\nThe link works until {day}. If you do not know {other}, you can leave this alone.\n',
    },
    bn: {
      subject: 'মনে করিয়ে দেওয়া: {other}-এর সুপারিশপত্র',
      text: '{name}, নমস্কার ও সালাম।\n\n{other} আপনাকে সুপারিশপত্রটির কথা মনে করিয়ে দিচ্ছেন। এই লিংকে PDF জমা দিতে বা না বলতে পারেন। অ্যাকাউন্ট লাগে না; আগের লিংকগুলোও কাজ করে।\n\n{link}\n\nলিংকটি {day} পর্যন্ত কাজ করবে। {other}-কে না চিনলে কিছু করতে হবে না।\n',
    },
    ar: {
      subject: 'تذكير: خطاب التوصية لأجل {other}',
      text: 'مرحبًا {name}،\n\nيذكّرك {other} بخطاب التوصية. يمكنك بهذا الرابط تسليمه بصيغة PDF أو الاعتذار. لا تحتاج إلى حساب، والروابط السابقة تعمل أيضًا.\n\n{link}\n\nيعمل الرابط حتى {day}. إن كنت لا تعرف {other} فتجاهل هذه الرسالة.\n',
    },
  },
  sessionBooked: {
    en: {
      subject: 'Booked: {what}, {when}',
      text: 'Hello {name},\n\n{what} with {other} is booked.\n\n{when}\n\nOpen your sessions in Lantern to join, to move it or to cancel it.\n',
    },
    bn: {
      subject: 'বুক হয়েছে: {what}, {when}',
      text: '{name}, নমস্কার ও সালাম।\n\n{other}-এর সঙ্গে {what} বুক হয়েছে।\n\n{when}\n\nযোগ দিতে, সময় বদলাতে বা বাতিল করতে Lantern-এ আপনার সেশনগুলো খুলুন।\n',
    },
    ar: {
      subject: 'تم الحجز: {what}، {when}',
      text: 'مرحبًا {name}،\n\nتم حجز {what} مع {other}.\n\n{when}\n\nافتح جلساتك في Lantern للانضمام أو لتغيير الموعد أو لإلغائه.\n',
    },
  },
  sessionMoved: {
    en: {
      subject: 'Moved: {what}, now {when}',
      text: 'Hello {name},\n\n{what} with {other} has a new time.\n\n{when}\n\nYou find it under your sessions in Lantern.\n',
    },
    bn: {
      subject: 'সময় বদলেছে: {what}, এখন {when}',
      text: '{name}, নমস্কার ও সালাম।\n\n{other}-এর সঙ্গে {what}-এর সময় বদলেছে।\n\n{when}\n\nLantern-এ আপনার সেশনগুলোর মধ্যে এটি পাবেন।\n',
    },
    ar: {
      subject: 'تغيّر الموعد: {what}، الآن {when}',
      text: 'مرحبًا {name}،\n\nتغيّر موعد {what} مع {other}.\n\n{when}\n\nتجده ضمن جلساتك في Lantern.\n',
    },
  },
  sessionCancelled: {
    en: {
      subject: 'Cancelled: {what}, {when}',
      text: 'Hello {name},\n\n{what} with {other} was cancelled. It would have been:\n\n{when}\n\n{reason}\n',
    },
    bn: {
      subject: 'বাতিল: {what}, {when}',
      text: '{name}, নমস্কার ও সালাম।\n\n{other}-এর সঙ্গে {what} বাতিল হয়েছে। এটি হওয়ার কথা ছিল:\n\n{when}\n\n{reason}\n',
    },
    ar: {
      subject: 'أُلغي: {what}، {when}',
      text: 'مرحبًا {name}،\n\nأُلغي {what} مع {other}. كان الموعد:\n\n{when}\n\n{reason}\n',
    },
  },
  sessionLeft: {
    en: {
      subject: 'Cancelled: {what}, {when}',
      text: 'Hello {name},\n\n{what} was cancelled: the other person deleted their account at Lantern. It would have been:\n\n{when}\n\nYou need to do nothing. The time is free again.\n',
    },
    bn: {
      subject: 'বাতিল: {what}, {when}',
      text: '{name}, নমস্কার ও সালাম।\n\n{what} বাতিল হয়েছে: অন্যজন Lantern-এ তাঁর অ্যাকাউন্ট মুছে ফেলেছেন। এটি হওয়ার কথা ছিল:\n\n{when}\n\nআপনাকে কিছু করতে হবে না। সময়টি আবার খালি।\n',
    },
    ar: {
      subject: 'أُلغي: {what}، {when}',
      text: 'مرحبًا {name}،\n\nأُلغي {what}: حذف الطرف الآخر حسابه في Lantern. كان الموعد:\n\n{when}\n\nلا يلزمك فعل شيء. صار الوقت متاحًا من جديد.\n',
    },
  },
  ticketReply: {
    en: {
      subject: 'Re: {subject}',
      text: 'Hello {name},\n\nyou wrote to the people who run your Lantern. Their reply:\n\n{text}\n\nWhen you are signed in, you find it on the help page too.\n',
    },
    bn: {
      subject: 'Re: {subject}',
      text: '{name}, নমস্কার ও সালাম।\n\nআপনার Lantern যারা চালান তাদের আপনি লিখেছিলেন। তাদের উত্তর:\n\n{text}\n\nলগইন থাকলে সাহায্যের পাতায়ও এটি পাবেন।\n',
    },
    ar: {
      subject: 'Re: {subject}',
      text: 'مرحبًا {name}،\n\nكتبت إلى القائمين على Lantern الذي تستخدمه. وهذا ردّهم:\n\n{text}\n\nوتجده أيضًا في صفحة المساعدة عند تسجيل الدخول.\n',
    },
  },
  accountSuspended: {
    en: {
      subject: 'Your Lantern account is stopped for now',
      text: 'Hello {name},\n\nThe people who run this Lantern have stopped your account. You cannot sign in until they lift it. Sessions that were booked are cancelled, and links that you gave out show nothing. Nothing of yours is deleted.\n\nTheir reason:\n\n{reason}\n\nIf you think that this is a mistake, write to them on the help page.\n\n{link}\n',
    },
    bn: {
      subject: 'আপনার Lantern অ্যাকাউন্ট আপাতত বন্ধ',
      text: '{name}, নমস্কার ও সালাম।\n\nএই Lantern যারা চালান তারা আপনার অ্যাকাউন্ট থামিয়ে রেখেছেন। তারা খুলে না দেওয়া পর্যন্ত আপনি লগইন করতে পারবেন না। বুক করা সেশনগুলো বাতিল হয়েছে, আর আপনার দেওয়া লিংকগুলোতে কিছু দেখা যাবে না। আপনার কিছুই মুছে ফেলা হয়নি।\n\nতাদের কারণ:\n\n{reason}\n\nভুল হয়েছে মনে হলে সাহায্যের পাতায় তাদের লিখুন।\n\n{link}\n',
    },
    ar: {
      subject: 'حسابك في Lantern موقوف حاليًا',
      text: 'مرحبًا {name}،\n\nأوقف القائمون على Lantern هذا حسابك. لا يمكنك تسجيل الدخول حتى يرفعوا الإيقاف. أُلغيت الجلسات المحجوزة، ولم تعد الروابط التي أعطيتها تعرض شيئًا. لم يُحذف شيء لك.\n\nالسبب الذي ذكروه:\n\n{reason}\n\nإن كنت ترى أن في ذلك خطأ فاكتب إليهم من صفحة المساعدة.\n\n{link}\n',
    },
  },
  accountErased: {
    en: {
      subject: 'Your Lantern account was deleted',
      text: 'Hello {name},\n\nThe people who run this Lantern have deleted your account and everything in it.\n\nTheir reason:\n\n{reason}\n\nThis cannot be taken back. If you think that it is a mistake, write to them on the help page.\n\n{link}\n',
    },
    bn: {
      subject: 'আপনার Lantern অ্যাকাউন্ট মুছে ফেলা হয়েছে',
      text: '{name}, নমস্কার ও সালাম।\n\nএই Lantern যারা চালান তারা আপনার অ্যাকাউন্ট ও তার সবকিছু মুছে ফেলেছেন।\n\nতাদের কারণ:\n\n{reason}\n\nএটি আর ফেরানো যায় না। ভুল হয়েছে মনে হলে সাহায্যের পাতায় তাদের লিখুন।\n\n{link}\n',
    },
    ar: {
      subject: 'حُذف حسابك في Lantern',
      text: 'مرحبًا {name}،\n\nحذف القائمون على Lantern هذا حسابك وكل ما فيه.\n\nالسبب الذي ذكروه:\n\n{reason}\n\nلا يمكن التراجع عن ذلك. إن كنت ترى أن في ذلك خطأ فاكتب إليهم من صفحة المساعدة.\n\n{link}\n',
    },
  },
  accountUnused: {
    en: {
      subject: 'Do you still want your Lantern account?',
      text: 'Hello {name},\n\nNobody has signed in to your Lantern account for two years. If you want to keep it, sign in once:\n\n{link}\n\n{reason}\n',
    },
    bn: {
      subject: 'আপনার Lantern অ্যাকাউন্ট কি এখনো দরকার?',
      text: '{name}, নমস্কার ও সালাম।\n\nদুই বছর ধরে আপনার Lantern অ্যাকাউন্টে কেউ লগইন করেননি। রাখতে চাইলে একবার লগইন করুন:\n\n{link}\n\n{reason}\n',
    },
    ar: {
      subject: 'هل ما زلت تريد حسابك في Lantern؟',
      text: 'مرحبًا {name}،\n\nلم يسجّل أحد الدخول إلى حسابك في Lantern منذ عامين. إن أردت الاحتفاظ به فسجّل الدخول مرة واحدة:\n\n{link}\n\n{reason}\n',
    },
  },
  notification: {
    en: {
      subject: '{subject}',
      text: 'Hello {name},\n\n{text}\n\n{link}\n\nYou can switch these mails off in your profile.\n',
    },
    bn: {
      subject: '{subject}',
      text: '{name}, নমস্কার ও সালাম।\n\n{text}\n\n{link}\n\nপ্রোফাইলে গিয়ে এই ইমেইল বন্ধ করতে পারেন।\n',
    },
    ar: {
      subject: '{subject}',
      text: 'مرحبًا {name}،\n\n{text}\n\n{link}\n\nيمكنك إيقاف هذه الرسائل من ملفك الشخصي.\n',
    },
  },
} as const satisfies Record<string, Written<Words>>;

export type MailName = keyof typeof mailTexts;
export const mailNames = Object.keys(mailTexts) as MailName[];
const mails = eachInLanguages<MailName, Words>('mails', mailTexts);

type Places = {
  name?: string;
  link?: string;
  paper?: string;
  day?: string;
  /** of a session: what it is, with whom, at what time, and why it was cancelled */
  what?: string;
  other?: string;
  when?: string;
  reason?: string;
  /** of a reply to a message */
  subject?: string;
  text?: string;
};

/** What stands in a mail where a contact detail was hidden. */
const hiddenWords = eachInLanguages<HiddenKind, string>('mails', {
  phone: { en: 'phone number hidden', bn: 'ফোন নম্বর লুকানো', ar: 'رقم هاتف مخفي' },
  email: { en: 'email hidden', bn: 'ইমেইল লুকানো', ar: 'بريد إلكتروني مخفي' },
  link: { en: 'chat link hidden', bn: 'চ্যাটের লিংক লুকানো', ar: 'رابط محادثة مخفي' },
  name: { en: 'user name hidden', bn: 'ব্যবহারকারীর নাম লুকানো', ar: 'اسم مستخدم مخفي' },
});

const wordMarks = (text: string, language: string) =>
  text.replace(hiddenMark, (_, kind: HiddenKind) => `[${hiddenWords(kind, language)}]`);

/** The words of a mail with its places filled; an unknown language reads English. */
export function writeMail(name: MailName, language: string, places: Places): Words {
  const words = mails(name, language);
  const named = {
    ...places,
    ...(places.name !== undefined && { name: nameInMail(places.name) }),
    ...(places.other !== undefined && { other: nameInMail(places.other) }),
    ...(places.reason !== undefined && { reason: wordMarks(places.reason, language) }),
  };
  const fill = (text: string) =>
    text.replace(
      /\{(name|link|paper|day|what|other|when|reason|subject|text)\}/g,
      (_, place: keyof Places) => named[place] ?? '',
    );
  return { subject: fill(words.subject), text: fill(words.text) };
}

/** Kinds of sessions as mails name them. */
const sessionKinds = {
  'application-help': { en: 'Application help', bn: 'আবেদনে সাহায্য', ar: 'مساعدة في الطلب' },
  'study-guidance': { en: 'Study-abroad guidance', bn: 'বিদেশে পড়ার পরামর্শ', ar: 'إرشاد الدراسة في الخارج' },
  'mock-interview': { en: 'Mock interview', bn: 'মক ইন্টারভিউ', ar: 'مقابلة تجريبية' },
  'free-session': { en: 'Open session', bn: 'খোলা সেশন', ar: 'جلسة مفتوحة' },
};
const sessionKindIn = eachInLanguages('mails', sessionKinds);

/** A kind of session in a language; what is none is given back as it is. */
export function sessionKindWord(kind: string, language: string): string {
  return Object.hasOwn(sessionKinds, kind) ? sessionKindIn(kind as keyof typeof sessionKinds, language) : kind;
}

/** What happens to an account that stays unused after its owner was asked, as that mail says it. */
export const unusedWords = eachInLanguages('mails', {
  kept: {
    en: 'If you do nothing, your account stays as it is.',
    bn: 'কিছু না করলে আপনার অ্যাকাউন্ট আগের মতোই থাকবে।',
    ar: 'إن لم تفعل شيئًا فسيبقى حسابك كما هو.',
  },
  erased: {
    en: 'If nobody signs in within 90 days, your account and everything in it will be deleted for good.',
    bn: '৯০ দিনের মধ্যে কেউ লগইন না করলে আপনার অ্যাকাউন্ট ও তার সবকিছু চিরতরে মুছে যাবে।',
    ar: 'إن لم يسجّل أحد الدخول خلال 90 يومًا فسيُحذف حسابك وكل ما فيه نهائيًا.',
  },
});
