import { msg } from '@lingui/core/macro';
import type { RuleWords } from './rule.ts';

export const specificityRules: RuleWords = {
  'specificity.no-scene': () =>
    msg`The essay reports and claims; nothing happens in it that the reader could see. Which ten minutes could they stand in with you?`,
  'specificity.vague-thing': ({ phrase }) =>
    msg`“${phrase}” could stand in anybody's essay. Which things? Name one or two.`,
  'specificity.vague-way': ({ phrase }) => msg`“${phrase}” could stand in anybody's essay. In which way? Show one.`,
  'specificity.vague-difficulty': ({ phrase }) =>
    msg`“${phrase}” could stand in anybody's essay. Which difficulty? Tell one of them.`,
  'specificity.vague-people': ({ phrase }) =>
    msg`“${phrase}” could stand in anybody's essay. Who? One person says more than many.`,
  'specificity.vague-skill': ({ phrase }) =>
    msg`“${phrase}” could stand in anybody's essay. Where did you use it, and what came of it?`,
  'specificity.vague-lesson': ({ phrase }) =>
    msg`“${phrase}” could stand in anybody's essay. What was it, and what do you do differently since?`,
  'specificity.vague-activity': ({ phrase }) =>
    msg`“${phrase}” could stand in anybody's essay. Which ones, and what did you do in them?`,
  'specificity.vague-change': ({ phrase }) =>
    msg`“${phrase}” could stand in anybody's essay. For whom, and how would one notice it?`,
  'specificity.vague-culture': ({ phrase }) =>
    msg`“${phrase}” could stand in anybody's essay. Which person, from where, and what surprised you?`,
  'specificity.vague-place': ({ phrase }) =>
    msg`“${phrase}” could stand in anybody's essay. What is there that you need and cannot find elsewhere?`,
  'specificity.vague-future': ({ phrase }) =>
    msg`“${phrase}” could stand in anybody's essay. What would you be doing on an ordinary day in it?`,
  'specificity.vague-rest': ({ phrase }) => msg`“${phrase}” hides the rest. Say it, or stop at the best example.`,
  'specificity.trait': ({ trait }) =>
    msg`You say that you are ${trait}; nothing here shows it yet. What did you do, when, and what came of it?`,
  'specificity.bare-paragraph': () =>
    msg`This paragraph says what any essay could say. Which moment, thing or person of yours could stand here for the rest?`,
  'specificity.crowded': () =>
    msg`Names and numbers are strung together here and elsewhere, like a list. Which one of them deserves its story?`,
};
