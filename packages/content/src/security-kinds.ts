// What happened at the doors of an account, as its owner and administrators read it.
import type { SecurityKind } from '@lantern/contract/accounts.security-log';
import { eachInLanguages } from './in-languages.ts';

const words = eachInLanguages<SecurityKind, string>('security', {
  'signed-in': { en: 'Signed in', bn: 'লগইন হয়েছে', ar: 'دخول' },
  'sign-in-failed': { en: 'Sign-in failed', bn: 'লগইন হয়নি', ar: 'فشل الدخول' },
  'second-step-failed': { en: 'Sign-in failed: wrong code', bn: 'লগইন হয়নি: ভুল কোড', ar: 'فشل الدخول: رمز خاطئ' },
  'sign-in-refused': {
    en: 'Sign-in refused: the account is stopped',
    bn: 'লগইন করতে দেওয়া হয়নি: অ্যাকাউন্ট থামানো',
    ar: 'رُفض الدخول: الحساب موقوف',
  },
  'signed-out': { en: 'Signed out', bn: 'লগআউট হয়েছে', ar: 'خروج' },
  'account-made': { en: 'Account made', bn: 'অ্যাকাউন্ট খোলা হয়েছে', ar: 'أُنشئ الحساب' },
  'reset-asked': {
    en: 'Password-reset link asked for',
    bn: 'পাসওয়ার্ড রিসেটের লিংক চাওয়া হয়েছে',
    ar: 'طُلب رابط لإعادة تعيين كلمة المرور',
  },
  'password-reset': {
    en: 'Password reset with a link',
    bn: 'লিংক দিয়ে পাসওয়ার্ড রিসেট',
    ar: 'أُعيد تعيين كلمة المرور برابط',
  },
  'password-changed': { en: 'Password changed', bn: 'পাসওয়ার্ড বদলেছে', ar: 'تغيّرت كلمة المرور' },
  'email-changed': { en: 'Email changed', bn: 'ইমেইল বদলেছে', ar: 'تغيّر البريد' },
  'second-factor-on': {
    en: 'Two-factor sign-in switched on',
    bn: 'দুই ধাপে লগইন চালু হয়েছে',
    ar: 'فُعّل تسجيل الدخول بخطوتين',
  },
  'second-factor-off': {
    en: 'Two-factor sign-in switched off',
    bn: 'দুই ধাপে লগইন বন্ধ করা হয়েছে',
    ar: 'أُوقف تسجيل الدخول بخطوتين',
  },
  'recovery-codes-made': { en: 'New recovery codes made', bn: 'নতুন রিকভারি কোড তৈরি', ar: 'أُنشئت رموز استرداد جديدة' },
  'passkey-added': { en: 'Passkey added', bn: 'পাসকি যোগ করা হয়েছে', ar: 'أُضيف مفتاح مرور' },
  'passkey-removed': { en: 'Passkey removed', bn: 'পাসকি সরানো হয়েছে', ar: 'أُزيل مفتاح مرور' },
  'access-token-made': { en: 'Access token made', bn: 'অ্যাক্সেস টোকেন তৈরি হয়েছে', ar: 'أُنشئ رمز وصول' },
  'access-token-removed': { en: 'Access token removed', bn: 'অ্যাক্সেস টোকেন সরানো হয়েছে', ar: 'أُزيل رمز وصول' },
  'sessions-ended': { en: 'Signed out on other devices', bn: 'অন্য ডিভাইসে লগআউট', ar: 'أُنهيت جلسات على أجهزة أخرى' },
  'reset-link-made': {
    en: 'An administrator made a password-reset link',
    bn: 'একজন প্রশাসক পাসওয়ার্ড রিসেটের লিংক তৈরি করেছেন',
    ar: 'أنشأ مدير رابطًا لإعادة تعيين كلمة المرور',
  },
});

/** Such as "Signed in", in the reader's language. */
export const securityKindWord = (kind: SecurityKind, language: string): string => words(kind, language);
