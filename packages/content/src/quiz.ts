// The trait quiz of the brainstorm: which answer speaks for which traits. Every trait stands in six of the twelve
// questions, so that none is easier to reach.

import { inLanguages } from './in-languages.ts';
import { quizWordsAr } from './quiz.words.ar.ts';
import { quizWordsBn } from './quiz.words.bn.ts';
import { type QuizWords, quizWordsEn } from './quiz.words.en.ts';
import type { Trait } from './traits.ts';

export type QuizOption = { value: string; label: string; traits: Trait[] };
export type QuizQuestion = { id: string; question: string; options: QuizOption[] };

type OptionTraits = {
  [Q in keyof QuizWords]: { [O in keyof QuizWords[Q]['options']]: readonly Trait[] };
};

const optionTraits: OptionTraits = {
  'free-afternoon': {
    'look-up': ['curiosity'],
    visit: ['empathy'],
    make: ['creativity'],
    finish: ['responsibility', 'independence'],
  },
  'silent-group': {
    plan: ['leadership'],
    quietest: ['empathy'],
    'share-out': ['teamwork'],
    'first-question': ['courage', 'curiosity'],
  },
  'broken-plan': {
    improvise: ['adaptability', 'creativity'],
    'try-again': ['persistence'],
    regroup: ['teamwork'],
    decide: ['leadership'],
  },
  'low-mark': {
    redo: ['persistence'],
    'ask-teacher': ['courage'],
    understand: ['curiosity'],
    'new-method': ['adaptability', 'independence'],
  },
  'at-home': {
    duty: ['responsibility'],
    listen: ['empathy'],
    repair: ['creativity', 'independence'],
    'step-in': ['adaptability'],
  },
  unfair: {
    'speak-up': ['courage'],
    'stay-with': ['empathy'],
    gather: ['leadership', 'teamwork'],
    'find-out': ['curiosity'],
  },
  'new-place': {
    explore: ['independence'],
    observe: ['adaptability'],
    'first-word': ['courage'],
    join: ['teamwork', 'responsibility'],
  },
  'long-project': {
    'my-word': ['responsibility'],
    together: ['teamwork'],
    'want-to-know': ['curiosity'],
    polish: ['creativity', 'persistence'],
  },
  'younger-student': {
    'explain-again': ['persistence', 'empathy'],
    game: ['creativity'],
    'small-group': ['leadership'],
    'own-way': ['independence'],
  },
  'teacher-line': {
    promises: ['responsibility'],
    'brings-along': ['leadership'],
    'hard-right': ['courage'],
    'keeps-asking': ['curiosity', 'persistence'],
  },
  'small-budget': {
    account: ['responsibility'],
    'new-idea': ['creativity'],
    'ask-all': ['teamwork'],
    'run-day': ['leadership', 'adaptability'],
  },
  admire: {
    'go-on': ['persistence'],
    kind: ['empathy', 'courage'],
    'own-path': ['independence'],
    'at-home-anywhere': ['adaptability'],
  },
};

const words = inLanguages<QuizWords>('quiz', { en: quizWordsEn, bn: quizWordsBn, ar: quizWordsAr });

/** The twelve questions in a language, always in the same order. */
export function quizIn(language: string): QuizQuestion[] {
  const inLanguage = words(language);
  return Object.entries(optionTraits).map(([id, options]) => {
    const { question, options: labels } = inLanguage[id as keyof QuizWords];
    return {
      id,
      question,
      options: Object.entries(options).map(([value, traits]) => ({
        value,
        label: (labels as Record<string, string>)[value] as string,
        traits: [...traits],
      })),
    };
  });
}
