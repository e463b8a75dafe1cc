import { exportPartWords } from '../export-words.ts';

export const interviewsExportWords = exportPartWords({
  en: {
    part: 'Mock interviews',
    tables: {
      interviews: 'Mock interviews, with every answer',
      interview_videos: 'Interview recordings that were submitted',
      interview_video_files: 'Files of those recordings',
      interview_video_comments: 'Comments of mentors on recordings',
    },
  },
  bn: {
    part: 'মক ইন্টারভিউ',
    tables: {
      interviews: 'মক ইন্টারভিউ, প্রতিটি উত্তরসহ',
      interview_videos: 'জমা দেওয়া ইন্টারভিউয়ের রেকর্ডিং',
      interview_video_files: 'সেই রেকর্ডিংয়ের ফাইল',
      interview_video_comments: 'রেকর্ডিং নিয়ে মেন্টরদের মন্তব্য',
    },
  },
  ar: {
    part: 'المقابلات التجريبية',
    tables: {
      interviews: 'المقابلات التجريبية مع كل الإجابات',
      interview_videos: 'تسجيلات المقابلات المرسلة',
      interview_video_files: 'ملفات تلك التسجيلات',
      interview_video_comments: 'تعليقات المرشدين على التسجيلات',
    },
  },
});
