// Words of the computed tasks and of dated things, by language.
import { taskWordsAr } from './task-words.ar.ts';
import { taskWordsBn } from './task-words.bn.ts';
import { type TaskWords, taskWordsEn } from './task-words.en.ts';
import { type ContentLanguage, contentLanguage } from './traits.ts';

export type TaskId = keyof TaskWords;

const tasks: Record<ContentLanguage, TaskWords> = { en: taskWordsEn, bn: taskWordsBn, ar: taskWordsAr };

/** What the tracker says of each thing that a record misses, in the language of a tag such as `bn-BD`. */
export function taskWordsIn(language: string): TaskWords {
  return tasks[contentLanguage(language)];
}

/** `{}` is the name of the test or the paper. */
type DatedWords = { testDay: string; resultEnds: string; paperExpires: string; feeDue: string };

const dated: Record<ContentLanguage, DatedWords> = {
  en: {
    testDay: 'Test day: {}',
    resultEnds: 'Last day on which this result counts: {}',
    paperExpires: 'Expires: {}',
    feeDue: 'The fee is due: {}',
  },
  bn: {
    testDay: 'পরীক্ষার দিন: {}',
    resultEnds: 'এই ফল গোনার শেষ দিন: {}',
    paperExpires: 'মেয়াদ শেষ: {}',
    feeDue: 'ফি দেওয়ার শেষ দিন: {}',
  },
  ar: {
    testDay: 'يوم الاختبار: {}',
    resultEnds: 'آخر يوم تُحسب فيه هذه النتيجة: {}',
    paperExpires: 'تنتهي صلاحيته: {}',
    feeDue: 'آخر يوم لدفع الرسوم: {}',
  },
};

/** The title of a dated thing of a test or a paper with this name. */
export function datedTitle(id: keyof DatedWords, name: string, language: string): string {
  return dated[contentLanguage(language)][id].replace('{}', () => name);
}
