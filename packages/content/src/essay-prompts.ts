// The questions that application forms ask. Those of Common App and UCAS are quoted from the forms, with their source;
// the others are worded by us after what universities usually ask. They stay in English, as the forms are.

import type { EssayLimit } from '@lantern/contract/essays.limits';
import type { EssayType } from '@lantern/contract/essays.types';

export type EssayPromptSet = 'common-app' | 'ucas' | 'sop' | 'other';

export type EssayPrompt = {
  id: string;
  set: EssayPromptSet;
  name: string;
  text: string;
  essay_type: EssayType;
  limit: EssayLimit;
  /** The form refuses less than this. */
  minimum?: EssayLimit;
  /** The limit holds for all answers of the set together. */
  limit_shared?: boolean;
  source: string;
  source_url: string | null;
  /** The cycle for which the source gives these words, or "any". */
  year: string;
  /** The day on which somebody last compared the words, as 2026-11-20. */
  checked: string;
  /** What was compared with what, and what could not be. */
  note?: string;
};

const checked = '2026-11-20';

const commonApp = {
  set: 'common-app',
  essay_type: 'Personal Statement',
  limit: { max: 650, unit: 'words' },
  minimum: { max: 250, unit: 'words' },
  source: 'Common App, first-year essay prompts',
  source_url: 'https://www.commonapp.org/apply/essay-prompts',
  year: '2026-27',
  checked,
  note: 'Compared with pages that quote the 2026-27 announcement, not with the official page itself.',
} as const;

const ucas = {
  set: 'ucas',
  essay_type: 'Personal Statement',
  limit: { max: 4000, unit: 'characters' },
  minimum: { max: 350, unit: 'characters' },
  limit_shared: true,
  source: 'UCAS, personal statement',
  source_url:
    'https://www.ucas.com/applying/applying-to-university/writing-your-personal-statement/how-to-write-your-personal-statement-for-2026-entry-onwards',
  year: '2026 entry onwards',
  checked,
  note: 'Compared with pages that quote UCAS, not with the official page itself. Spaces count as characters.',
} as const;

const typical = {
  source: 'typical, worded by Lantern',
  source_url: null,
  year: 'any',
  checked,
  note: 'Not a quotation. Use the words and the limit of your own university where it gives them.',
} as const;

export const essayPrompts: readonly EssayPrompt[] = [
  {
    ...commonApp,
    id: 'common-app-1',
    name: 'Common App 1: background or interest',
    text: 'Some students have a background, identity, interest, or talent that is so meaningful they believe their application would be incomplete without it. If this sounds like you, then please share your story.',
  },
  {
    ...commonApp,
    id: 'common-app-2',
    name: 'Common App 2: challenge or failure',
    text: 'The lessons we take from obstacles we encounter can be fundamental to later success. Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?',
  },
  {
    ...commonApp,
    id: 'common-app-3',
    name: 'Common App 3: a belief questioned',
    text: 'Reflect on a time when you questioned or challenged a belief or idea. What prompted your thinking? What was the outcome?',
  },
  {
    ...commonApp,
    id: 'common-app-4',
    name: 'Common App 4: gratitude',
    text: 'Reflect on something that someone has done for you that has made you happy or thankful in a surprising way. How has this gratitude affected or motivated you?',
  },
  {
    ...commonApp,
    id: 'common-app-5',
    name: 'Common App 5: personal growth',
    text: 'Discuss an accomplishment, event, or realization that sparked a period of personal growth and a new understanding of yourself or others.',
  },
  {
    ...commonApp,
    id: 'common-app-6',
    name: 'Common App 6: an engaging topic',
    text: 'Describe a topic, idea, or concept you find so engaging that it makes you lose all track of time. Why does it captivate you? What or who do you turn to when you want to learn more?',
  },
  {
    ...commonApp,
    id: 'common-app-7',
    name: 'Common App 7: topic of your choice',
    text: "Share an essay on any topic of your choice. It can be one you've already written, one that responds to a different prompt, or one of your own design.",
  },
  {
    ...ucas,
    id: 'ucas-1',
    name: 'UCAS 1: why this course',
    text: 'Why do you want to study this course or subject?',
  },
  {
    ...ucas,
    id: 'ucas-2',
    name: 'UCAS 2: studies',
    text: 'How have your qualifications and studies helped you to prepare for this course or subject?',
  },
  {
    ...ucas,
    id: 'ucas-3',
    name: 'UCAS 3: outside education',
    text: 'What else have you done to prepare outside of education, and why are these experiences useful?',
  },
  {
    ...typical,
    id: 'sop-masters',
    set: 'sop',
    name: 'Statement of purpose, master’s degree',
    text: 'Why do you apply for this programme? Describe what prepared you for it, which questions or problems you want to work on, which courses or people of the department fit them, and what you plan to do after the degree.',
    essay_type: 'SOP',
    limit: { max: 1000, unit: 'words' },
  },
  {
    ...typical,
    id: 'sop-doctorate',
    set: 'sop',
    name: 'Statement of purpose, doctorate',
    text: 'Describe the research you have done and your own part in it, the research you want to do next, and why this department and these supervisors are the right place for it.',
    essay_type: 'SOP',
    limit: { max: 1000, unit: 'words' },
  },
  {
    ...typical,
    id: 'motivation-letter',
    set: 'other',
    name: 'Motivation letter',
    text: 'Write a letter to the admissions committee: who you are, why you chose this programme and this university, what you bring with you, and where you want it to lead.',
    essay_type: 'Motivation Letter',
    limit: { max: 500, unit: 'words' },
  },
  {
    ...typical,
    id: 'motivation-scholarship',
    set: 'other',
    name: 'Motivation letter, scholarship',
    text: 'Why should this scholarship go to you? Describe what you have done for others so far, why you need the support, and what you will do with the degree for your country or community.',
    essay_type: 'Motivation Letter',
    limit: { max: 700, unit: 'words' },
  },
  {
    ...typical,
    id: 'research-proposal',
    set: 'other',
    name: 'Research proposal',
    text: 'Describe the research you propose: the question, what is known about it, the gap you see, your method and data, a timetable, what could go wrong, and the works you refer to.',
    essay_type: 'Research Proposal',
    limit: { max: 1500, unit: 'words' },
  },
  {
    ...typical,
    id: 'diversity',
    set: 'other',
    name: 'Diversity essay',
    text: 'Which experiences of your family, community or way of living shaped how you see things, and what would others on our campus learn from living and studying with you?',
    essay_type: 'Diversity Essay',
    limit: { max: 500, unit: 'words' },
  },
  {
    ...typical,
    id: 'why-us',
    set: 'other',
    name: 'Why this university',
    text: 'What do you hope to find at our university that you would not find elsewhere? Name courses, people, places or groups, and say what you would do with them.',
    essay_type: 'Other',
    limit: { max: 300, unit: 'words' },
  },
];

export function essayPrompt(id: string): EssayPrompt | undefined {
  return essayPrompts.find((prompt) => prompt.id === id);
}
