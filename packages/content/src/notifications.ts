// What people are told of: every kind with its switch and its words, on the screen, in mails and on phones.
import { isRightToLeft, localeOf } from '@lantern/contract/languages';
import { type ContentLanguage, contentLanguage, eachInLanguages, type Written } from './in-languages.ts';
import { sessionKindWord } from './mails.ts';

/** The four switches of the profile; phones have one of their own for each. */
export type NotificationSwitch = 'updates' | 'sessions' | 'deadlines' | 'messages';

/**
 * What a sentence names: a text as it is, a day (`YYYY-MM-DD`), an instant with the zone of whoever is told where the
 * reader's own is unknown, or a kind of session.
 */
export type NotificationPlace = string | { day: string } | { instant: string; zone: string } | { session: string };
export type NotificationPlaces = Readonly<Record<string, NotificationPlace>>;

type Words = { title: string; detail?: string };

type Kind = {
  switch: NotificationSwitch;
  /** The feature writes a mail of its own, with more in it. */
  ownMail?: true;
  /** `list`: told in the list behind the bell alone. `always`: neither switches nor quiet hours hold it back. */
  reach?: 'list' | 'always';
  words: Written<Words>;
};

/** By kind. `{name}` is a place. */
export const notificationKinds = {
  'paper-verified': {
    switch: 'messages',
    words: {
      en: { title: '“{paper}” is verified' },
      bn: { title: '“{paper}” যাচাই হয়েছে' },
      ar: { title: 'تم التحقق من «{paper}»' },
    },
  },
  'paper-rejected': {
    switch: 'messages',
    words: {
      en: { title: '“{paper}” was not accepted', detail: '{reason}' },
      bn: { title: '“{paper}” গ্রহণ করা হয়নি', detail: '{reason}' },
      ar: { title: 'لم يُقبل «{paper}»', detail: '{reason}' },
    },
  },
  'letter-received': {
    switch: 'messages',
    words: {
      en: { title: 'The letter of {recommender} is here' },
      bn: { title: '{recommender}-এর চিঠি এসেছে' },
      ar: { title: 'وصلت رسالة {recommender}' },
    },
  },
  'letter-declined': {
    switch: 'messages',
    words: {
      en: { title: '{recommender} will not write the letter' },
      bn: { title: '{recommender} চিঠিটি লিখবেন না' },
      ar: { title: 'لن يكتب {recommender} الرسالة' },
    },
  },
  'video-shared': {
    switch: 'messages',
    words: {
      en: { title: '{student} shares an interview recording with you' },
      bn: { title: '{student} আপনার সঙ্গে একটি ইন্টারভিউয়ের রেকর্ডিং শেয়ার করেছেন' },
      ar: { title: 'يشاركك {student} تسجيل مقابلة' },
    },
  },
  'video-reviewed': {
    switch: 'messages',
    words: {
      en: { title: '{mentor} has reviewed your interview recording' },
      bn: { title: '{mentor} আপনার ইন্টারভিউয়ের রেকর্ডিং দেখে মতামত দিয়েছেন' },
      ar: { title: 'راجع {mentor} تسجيل مقابلتك' },
    },
  },
  'student-shares': {
    switch: 'messages',
    words: {
      en: { title: '{student} shares something with you' },
      bn: { title: '{student} আপনার সঙ্গে কিছু শেয়ার করেছেন' },
      ar: { title: 'يشارك {student} شيئًا معك' },
    },
  },
  'ticket-answered': {
    switch: 'messages',
    ownMail: true,
    words: {
      en: { title: 'A reply to your message “{subject}”' },
      bn: { title: 'আপনার বার্তা “{subject}”-এর উত্তর এসেছে' },
      ar: { title: 'ردّ على رسالتك «{subject}»' },
    },
  },
  'chat-message': {
    switch: 'messages',
    words: {
      en: { title: '{name} wrote to you' },
      bn: { title: '{name} আপনাকে লিখেছেন' },
      ar: { title: 'كتب إليك {name}' },
    },
  },
  'essay-commented': {
    switch: 'messages',
    words: {
      en: { title: '{mentor} commented on “{essay}”' },
      bn: { title: '{mentor} “{essay}”-তে মন্তব্য করেছেন' },
      ar: { title: 'علّق {mentor} على «{essay}»' },
    },
  },
  'comment-answered': {
    switch: 'messages',
    words: {
      en: { title: '{student} answered your comment on “{essay}”' },
      bn: { title: '“{essay}”-এ আপনার মন্তব্যের উত্তর দিয়েছেন {student}' },
      ar: { title: 'ردّ {student} على تعليقك على «{essay}»' },
    },
  },
  'session-booked': {
    switch: 'sessions',
    ownMail: true,
    words: {
      en: { title: 'Booked: {what} with {other}', detail: '{when}' },
      bn: { title: 'বুক হয়েছে: {what}, {other}-এর সঙ্গে', detail: '{when}' },
      ar: { title: 'تم الحجز: {what} مع {other}', detail: '{when}' },
    },
  },
  'session-moved': {
    switch: 'sessions',
    ownMail: true,
    words: {
      en: { title: 'New time: {what} with {other}', detail: '{when}' },
      bn: { title: 'নতুন সময়: {what}, {other}-এর সঙ্গে', detail: '{when}' },
      ar: { title: 'موعد جديد: {what} مع {other}', detail: '{when}' },
    },
  },
  'session-cancelled': {
    switch: 'sessions',
    ownMail: true,
    words: {
      en: { title: 'Cancelled: {what} with {other}', detail: '{when}' },
      bn: { title: 'বাতিল: {what}, {other}-এর সঙ্গে', detail: '{when}' },
      ar: { title: 'أُلغي: {what} مع {other}', detail: '{when}' },
    },
  },
  // names nobody: no name of somebody who left is kept
  'session-left': {
    switch: 'sessions',
    ownMail: true,
    words: {
      en: { title: 'Cancelled: {what}. The other person deleted their account', detail: '{when}' },
      bn: { title: 'বাতিল: {what}। অন্যজন তাঁর অ্যাকাউন্ট মুছে ফেলেছেন', detail: '{when}' },
      ar: { title: 'أُلغي: {what}. حذف الطرف الآخر حسابه', detail: '{when}' },
    },
  },
  'session-near': {
    switch: 'sessions',
    words: {
      en: { title: 'Soon: {what} with {other}', detail: '{when}' },
      bn: { title: 'শিগগিরই: {what}, {other}-এর সঙ্গে', detail: '{when}' },
      ar: { title: 'قريبًا: {what} مع {other}', detail: '{when}' },
    },
  },
  'date-near': {
    switch: 'deadlines',
    words: {
      en: { title: '{title}', detail: '{day}' },
      bn: { title: '{title}', detail: '{day}' },
      ar: { title: '{title}', detail: '{day}' },
    },
  },
  'fact-mended': {
    switch: 'updates',
    words: {
      en: { title: 'A fact that you reported was corrected', detail: '{about}' },
      bn: { title: 'আপনি যে তথ্য ভুল জানিয়েছিলেন তা ঠিক করা হয়েছে', detail: '{about}' },
      ar: { title: 'صُحّحت معلومة أبلغت عنها', detail: '{about}' },
    },
  },
  'fact-kept': {
    switch: 'updates',
    words: {
      en: { title: 'A fact that you reported was checked and stays as it is', detail: '{about}' },
      bn: { title: 'আপনি যে তথ্য জানিয়েছিলেন তা দেখা হয়েছে, আগের মতোই থাকছে', detail: '{about}' },
      ar: { title: 'روجعت معلومة أبلغت عنها وبقيت كما هي', detail: '{about}' },
    },
  },
  'report-made': {
    switch: 'messages',
    reach: 'list',
    words: {
      en: { title: 'Somebody reported a conversation' },
      bn: { title: 'কেউ একটি কথোপকথন নিয়ে অভিযোগ জানিয়েছেন' },
      ar: { title: 'أبلغ أحدهم عن محادثة' },
    },
  },
  'danger-reported': {
    switch: 'messages',
    reach: 'always',
    words: {
      en: { title: 'Somebody may be in danger: a report waits', detail: 'Look at it now.' },
      bn: { title: 'কেউ বিপদে থাকতে পারেন: একটি অভিযোগ অপেক্ষা করছে', detail: 'এখনই দেখুন।' },
      ar: { title: 'قد يكون أحدهم في خطر: بلاغ بانتظارك', detail: 'انظر فيه الآن.' },
    },
  },
  'report-looked-at': {
    switch: 'messages',
    reach: 'always',
    words: {
      en: {
        title: 'Your report was looked at',
        detail: 'The people who run this Lantern have read it and decided what to do. Thank you for telling them.',
      },
      bn: {
        title: 'আপনার অভিযোগটি দেখা হয়েছে',
        detail: 'এই Lantern যারা চালান তারা এটি পড়েছেন এবং কী করা হবে তা ঠিক করেছেন। জানানোর জন্য ধন্যবাদ।',
      },
      ar: { title: 'نُظر في بلاغك', detail: 'قرأه القائمون على Lantern هذا وقرروا ما يفعلون. شكرًا لإخبارهم.' },
    },
  },
  'papers-wait': {
    switch: 'updates',
    reach: 'list',
    words: {
      en: { title: 'A paper waits for review' },
      bn: { title: 'একটি কাগজ যাচাইয়ের অপেক্ষায় আছে' },
      ar: { title: 'مستند بانتظار المراجعة' },
    },
  },
  'facts-wait': {
    switch: 'updates',
    reach: 'list',
    words: {
      en: { title: 'Somebody reported a wrong fact' },
      bn: { title: 'কেউ একটি ভুল তথ্যের কথা জানিয়েছেন' },
      ar: { title: 'أبلغ أحدهم عن معلومة خاطئة' },
    },
  },
  'ticket-waits': {
    switch: 'updates',
    reach: 'list',
    words: {
      en: { title: 'Somebody wrote to you: “{subject}”' },
      bn: { title: 'কেউ আপনাদের লিখেছেন: “{subject}”' },
      ar: { title: 'كتب إليكم أحدهم: «{subject}»' },
    },
  },
  'account-lifted': {
    switch: 'updates',
    reach: 'always',
    words: {
      en: { title: 'Your account is open again', detail: '{reason}' },
      bn: { title: 'আপনার অ্যাকাউন্ট আবার চালু হয়েছে', detail: '{reason}' },
      ar: { title: 'فُتح حسابك من جديد', detail: '{reason}' },
    },
  },
  'account-sessions-ended': {
    switch: 'updates',
    reach: 'always',
    words: {
      en: { title: 'An administrator signed you out everywhere', detail: '{reason}' },
      bn: { title: 'একজন প্রশাসক সব জায়গা থেকে আপনাকে লগআউট করেছেন', detail: '{reason}' },
      ar: { title: 'أنهى مدير جلساتك على كل الأجهزة', detail: '{reason}' },
    },
  },
  'account-second-factor-reset': {
    switch: 'updates',
    reach: 'always',
    words: {
      en: {
        title: 'An administrator switched off your two-factor sign-in',
        detail: 'How they made sure it was you: {reason}',
      },
      bn: { title: 'একজন প্রশাসক আপনার দুই ধাপের লগইন বন্ধ করেছেন', detail: 'তারা যেভাবে নিশ্চিত হয়েছেন যে এটি আপনি: {reason}' },
      ar: { title: 'أوقف مدير تسجيل الدخول بخطوتين في حسابك', detail: 'كيف تأكد أنك صاحب الطلب: {reason}' },
    },
  },
  'account-role-changed': {
    switch: 'updates',
    reach: 'always',
    words: {
      en: { title: 'What you may do here was changed', detail: '{reason}' },
      bn: { title: 'এখানে আপনি কী করতে পারেন তা বদলানো হয়েছে', detail: '{reason}' },
      ar: { title: 'تغيّر ما يُسمح لك به هنا', detail: '{reason}' },
    },
  },
  'account-exported': {
    switch: 'updates',
    reach: 'always',
    words: {
      en: { title: 'An administrator took a copy of everything in your account', detail: '{reason}' },
      bn: { title: 'একজন প্রশাসক আপনার অ্যাকাউন্টের সবকিছুর কপি নিয়েছেন', detail: '{reason}' },
      ar: { title: 'أخذ مدير نسخة من كل ما في حسابك', detail: '{reason}' },
    },
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

const kindWords = eachInLanguages<NotificationKind, Words>(
  'notifications',
  Object.fromEntries(Object.entries(notificationKinds).map(([kind, { words }]) => [kind, words])) as Record<
    NotificationKind,
    Written<Words>
  >,
);

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(notificationKinds, kind);
}

/** Its switch, and whether the feature mails by itself. */
export function kindOf(kind: NotificationKind): Pick<Kind, 'switch' | 'ownMail' | 'reach'> {
  return notificationKinds[kind];
}

/** Told at any hour, whatever is switched off. */
export const isUrgent = (kind: NotificationKind) => kindOf(kind).reach === 'always';

export type Reader = {
  /** such as `bn`, or a tag such as `bn-BD` */
  language: string;
  /** an IANA zone; undefined where the reader's is unknown */
  zone?: string | undefined;
};

/** The sentence of a notification, as somebody reads it now; `detail` is empty when there is none. */
export function wordNotification(
  kind: NotificationKind,
  places: NotificationPlaces,
  { language: tag, zone }: Reader,
): { title: string; detail: string } {
  const language = contentLanguage(tag);
  const { title, detail = '' } = kindWords(kind, language);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => placeWords(places[name] ?? '', language, zone));
  return { title: fill(title), detail: fill(detail) };
}

function placeWords(place: NotificationPlace, language: ContentLanguage, zone: string | undefined): string {
  // isolated where the sentence is written from the right: else the full stop of an English title goes to its wrong end
  if (typeof place === 'string') return isRightToLeft(language) ? `\u2068${place}\u2069` : place;
  if ('session' in place) return sessionKindWord(place.session, language);
  if ('day' in place)
    return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(`${place.day}T00:00:00Z`),
    );
  const timeZone = zone ?? place.zone;
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${format.format(new Date(place.instant))} (${timeZone})`;
}
