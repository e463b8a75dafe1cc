import { exportPartWords } from '../export-words.ts';

export const accountsExportWords = exportPartWords({
  en: {
    part: 'Account',
    tables: {
      users: 'Your account',
      sign_in_methods: 'Ways to log in',
      two_factors: 'Two-factor sign-in',
      passkeys: 'Passkeys',
      access_tokens: 'Access tokens',
      sessions: 'Where you are logged in',
      one_time_tokens: 'Links that were sent to you',
      security_events: 'Sign-ins and changes of what protects your account',
    },
  },
  bn: {
    part: 'অ্যাকাউন্ট',
    tables: {
      users: 'আপনার অ্যাকাউন্ট',
      sign_in_methods: 'লগইন করার উপায়',
      two_factors: 'দুই ধাপে লগইন',
      passkeys: 'পাসকি',
      access_tokens: 'অ্যাক্সেস টোকেন',
      sessions: 'যেখানে আপনি লগইন করে আছেন',
      one_time_tokens: 'আপনাকে পাঠানো লিংক',
      security_events: 'লগইন ও অ্যাকাউন্টের সুরক্ষায় পরিবর্তন',
    },
  },
  ar: {
    part: 'الحساب',
    tables: {
      users: 'حسابك',
      sign_in_methods: 'طرق تسجيل الدخول',
      two_factors: 'تسجيل الدخول بخطوتين',
      passkeys: 'مفاتيح المرور',
      access_tokens: 'رموز الوصول',
      sessions: 'أين سجّلت الدخول',
      one_time_tokens: 'روابط أُرسلت إليك',
      security_events: 'عمليات الدخول وتغييرات حماية حسابك',
    },
  },
});
