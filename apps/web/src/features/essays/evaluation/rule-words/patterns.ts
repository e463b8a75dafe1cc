// What most of the marks have in common, and the one lesson in it.
import { msg } from '@lingui/core/macro';
import type { RuleWords } from './rule.ts';

export const patternRules: RuleWords = {
  'language.pattern-tense': ({ count, total }) =>
    msg`Of ${total} marks, ${count} are about the tense. Read the story once for its verbs alone: does each of them stand in the past?`,
  'language.pattern-verbs': ({ count, total }) =>
    msg`Of ${total} marks, ${count} are forms of verbs. Which form follows “did”, “can”, “to” and “have”? Look these up once.`,
  'language.pattern-agreement': ({ count, total }) =>
    msg`Of ${total} marks, ${count} are verbs that do not fit who acts. Find the “he”, “she” or “it” of each: the verb ends in -s.`,
  'language.pattern-articles': ({ count, total }) =>
    msg`Of ${total} marks, ${count} are about “a”, “an” and “the”. Ask of each thing: one of many, or the one that the reader knows?`,
  'language.pattern-number': ({ count, total }) =>
    msg`Of ${total} marks, ${count} are about one or many. Look at each number and at “many”, “some” and “these”: the noun after it needs its -s.`,
  'language.pattern-prepositions': ({ count, total }) =>
    msg`Of ${total} marks, ${count} are little words such as “in”, “on” and “at”. Learn them together with the verb or time beside them.`,
  'language.pattern-spelling': ({ count, total }) =>
    msg`Of ${total} marks, ${count} are about spelling. Read the essay once from the end, word by word.`,
  'language.pattern-marks': ({ count, total }) =>
    msg`Of ${total} marks, ${count} are about marks and capital letters. Read it aloud: where you stop, a mark stands.`,
};
