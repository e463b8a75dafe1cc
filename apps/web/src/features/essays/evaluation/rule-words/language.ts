import { msg } from '@lingui/core/macro';
import type { RuleWords } from './rule.ts';

/** Our own rules. */
const ownRules: RuleWords = {
  'language.agreement-everyone': () => msg`This word takes a verb like “he” or “she” does.`,
  'language.agreement-noun': () => msg`The verb does not fit its subject: one, or more than one?`,
  'language.agreement-pronoun': () => msg`The verb does not fit the word before it.`,
  'language.agreement-there': () => msg`The verb after “there” goes with what follows it.`,
  'language.apostrophe': () => msg`An apostrophe is missing.`,
  'language.article-bare': () =>
    msg`A single thing that can be counted needs a word before it, such as “a”, “the” or “my” - or its plural.`,
  'language.article-extra': () => msg`There is one small word too many here.`,
  'language.article-fixed': () => msg`An article is missing in this phrase.`,
  'language.article-missing': () =>
    msg`A single thing that can be counted needs a word before it, such as “a”, “the” or “my”.`,
  'language.article-plural': () => msg`“A” and “an” go with one thing only.`,
  'language.article-superlative': () =>
    msg`A word like “best”, “first”, “only” or “same” needs “the” or “my” before it.`,
  'language.calque': () => msg`This is said as in another language; English has other words for it.`,
  'language.capital': () => msg`A sentence begins with a capital letter.`,
  'language.capital-extra': () => msg`This word needs no capital letter in the middle of a sentence.`,
  'language.capital-i': () => msg`“I” is always a capital letter.`,
  'language.capital-inside': () => msg`A small letter follows a comma here.`,
  'language.comma-opening': () => msg`A comma follows these opening words.`,
  'language.comma-splice': () =>
    msg`Two whole sentences are joined by a comma only: use a full stop, or a word such as “and”.`,
  'language.comparison': () => msg`This comparison is built in another way in English.`,
  'language.fixed-phrase': () => msg`English has a fixed phrase for this.`,
  'language.form-usual': () => msg`English hardly ever has this form here: another form of the word is usual.`,
  'language.full-stop': () => msg`The sentence has no full stop.`,
  'language.joined-words': () => msg`One word or two? Here English writes it the other way.`,
  'language.link-doubled': () => msg`One of the two linking words is enough: “although” or “but”, “because” or “so”.`,
  'language.negation': () => msg`English says no in another way here.`,
  'language.noun-number': () => msg`The word before the noun does not fit: one or many?`,
  'language.noun-plural': () => msg`More than one: the noun needs its plural form.`,
  'language.noun-singular': () => msg`This word goes with one thing only.`,
  'language.noun-uncounted': () => msg`This noun has no such plural in English.`,
  'language.possessive': () => msg`Something belongs to somebody here: the ending is ’s or s’.`,
  'language.preposition-extra': () => msg`There is one little word too many here.`,
  'language.preposition-missing': () => msg`A little word is missing here.`,
  'language.preposition-time': () => msg`Another little word goes with this time or place.`,
  'language.preposition-wrong': () => msg`Another little word goes with this one.`,
  'language.pronoun-case': () => msg`Another form of the pronoun fits here.`,
  'language.question-mark': () => msg`A question ends with a question mark.`,
  'language.question-order': () =>
    msg`Inside a sentence, the subject stands before the verb after “what”, “how” or “why”.`,
  'language.space-before': () => msg`No space stands before this mark.`,
  'language.space-missing': () => msg`A space is missing after this mark.`,
  'language.spoken': () => msg`This is spoken English; write it out.`,
  'language.subject-doubled': () => msg`The subject stands here twice.`,
  'language.subject-missing': () => msg`The subject is missing here.`,
  'language.there-have': () => msg`English says “there is” or “there are” here.`,
  'language.two-helpers': () => msg`Two such helpers cannot stand side by side.`,
  'language.verb-after-preposition': () => msg`After a word like “for”, “by” or “without” the verb ends in -ing.`,
  'language.verb-after-verb': () => msg`The second verb needs another form after this one.`,
  'language.verb-be': () => msg`After “be” the verb needs another form here.`,
  'language.verb-be-extra': () => msg`This verb needs no “am”, “is” or “are” before it.`,
  'language.verb-do': () => msg`After “do”, “does” and “did” the verb stands in its plain form.`,
  'language.verb-have': () => msg`After “have” the verb needs its third form.`,
  'language.verb-missing': () => msg`A form of “be” seems to be missing.`,
  'language.verb-modal': () => msg`After this helper the verb stands in its plain form.`,
  'language.verb-perfect': () => msg`A day that is over asks for the simple past: “I saw”, not “I have seen”.`,
  'language.verb-stative': () => msg`This verb says what is so, not what goes on: it stands without “-ing” here.`,
  'language.verb-to': () => msg`After “to” the verb stands in its plain form here.`,
  'language.verb-story': () => msg`The story around is told in the past: this verb belongs in the past too.`,
  'language.verb-tense': () => msg`The sentence begins in the past: this verb should be in the past too.`,
  'language.word-form': () => msg`Another form of this word fits here.`,
  'language.word-missing': () => msg`A small word seems to be missing here.`,
  'language.word-pair': () => msg`These two words are easily mixed up.`,
  'language.word-apart': () =>
    msg`These two words hardly ever stand side by side: is a word or a comma missing, or a form wrong?`,
};

/** What harper finds, by its kinds. */
const harperRules: RuleWords = {
  'harper.agreement': () => msg`Two words do not agree: one, or more than one?`,
  'harper.boundary-error': () => msg`One word or two? Here English writes it the other way.`,
  'harper.capitalization': () => msg`A capital letter is missing, or there is one too many.`,
  'harper.eggcorn': () => msg`This phrase sounds like another one that fits here.`,
  'harper.grammar': () => msg`There is probably a mistake of grammar here.`,
  'harper.malapropism': () => msg`This word sounds like another one that fits here.`,
  'harper.miscellaneous': () => msg`There is probably a mistake here.`,
  'harper.nonstandard': () => msg`This form is not used in written English.`,
  'harper.punctuation': () => msg`A mark is missing, or another one fits here.`,
  'harper.repetition': () => msg`The same word stands here twice.`,
  'harper.spelling': () => msg`Check the spelling of this word.`,
  'harper.typo': () => msg`This looks like a slip of the keyboard.`,
  'harper.usage': () => msg`English uses another word or form here.`,
  'harper.word-choice': () => msg`Another word fits here.`,
  'harper.word-order': () => msg`The words stand in another order in English.`,
};

export const languageRules: RuleWords = { ...ownRules, ...harperRules };
