/**
 * Every id that a language suggestion can have, with the sentence that explains it. Ids are stored with evaluations and
 * are what translations hang on: add new ones, but never give an old one another meaning.
 */

/** Our own rules (src/rules). The sentence is what the writer reads. */
export const OWN_RULES = {
  'language.agreement-everyone': 'This word takes a verb like “he” or “she” does.',
  'language.agreement-noun': 'The verb does not fit its subject: one, or more than one?',
  'language.agreement-pronoun': 'The verb does not fit the word before it.',
  'language.agreement-there': 'The verb after “there” goes with what follows it.',
  'language.apostrophe': 'An apostrophe is missing.',
  'language.article-bare':
    'A single thing that can be counted needs a word before it, such as “a”, “the” or “my” - or its plural.',
  'language.article-extra': 'There is one small word too many here.',
  'language.article-fixed': 'An article is missing in this phrase.',
  'language.article-missing': 'A single thing that can be counted needs a word before it, such as “a”, “the” or “my”.',
  'language.article-plural': '“A” and “an” go with one thing only.',
  'language.article-superlative': 'A word like “best”, “first”, “only” or “same” needs “the” or “my” before it.',
  'language.calque': 'This is said as in another language; English has other words for it.',
  'language.capital': 'A sentence begins with a capital letter.',
  'language.capital-extra': 'This word needs no capital letter in the middle of a sentence.',
  'language.capital-i': '“I” is always a capital letter.',
  'language.capital-inside': 'A small letter follows a comma here.',
  'language.comma-opening': 'A comma follows these opening words.',
  'language.comma-splice': 'Two whole sentences are joined by a comma only: use a full stop, or a word such as “and”.',
  'language.comparison': 'This comparison is built in another way in English.',
  'language.fixed-phrase': 'English has a fixed phrase for this.',
  'language.form-usual': 'English hardly ever has this form here: another form of the word is usual.',
  'language.full-stop': 'The sentence has no full stop.',
  'language.joined-words': 'One word or two? Here English writes it the other way.',
  'language.link-doubled': 'One of the two linking words is enough: “although” or “but”, “because” or “so”.',
  'language.negation': 'English says no in another way here.',
  'language.noun-number': 'The word before the noun does not fit: one or many?',
  'language.noun-plural': 'More than one: the noun needs its plural form.',
  'language.noun-singular': 'This word goes with one thing only.',
  'language.noun-uncounted': 'This noun has no such plural in English.',
  'language.possessive': 'Something belongs to somebody here: the ending is ’s or s’.',
  'language.preposition-extra': 'There is one little word too many here.',
  'language.preposition-missing': 'A little word is missing here.',
  'language.preposition-time': 'Another little word goes with this time or place.',
  'language.preposition-wrong': 'Another little word goes with this one.',
  'language.pronoun-case': 'Another form of the pronoun fits here.',
  'language.question-mark': 'A question ends with a question mark.',
  'language.question-order': 'Inside a sentence, the subject stands before the verb after “what”, “how” or “why”.',
  'language.space-before': 'No space stands before this mark.',
  'language.space-missing': 'A space is missing after this mark.',
  'language.spoken': 'This is spoken English; write it out.',
  'language.subject-doubled': 'The subject stands here twice.',
  'language.subject-missing': 'The subject is missing here.',
  'language.there-have': 'English says “there is” or “there are” here.',
  'language.two-helpers': 'Two such helpers cannot stand side by side.',
  'language.verb-after-preposition': 'After a word like “for”, “by” or “without” the verb ends in -ing.',
  'language.verb-after-verb': 'The second verb needs another form after this one.',
  'language.verb-be': 'After “be” the verb needs another form here.',
  'language.verb-be-extra': 'This verb needs no “am”, “is” or “are” before it.',
  'language.verb-do': 'After “do”, “does” and “did” the verb stands in its plain form.',
  'language.verb-have': 'After “have” the verb needs its third form.',
  'language.verb-missing': 'A form of “be” seems to be missing.',
  'language.verb-modal': 'After this helper the verb stands in its plain form.',
  'language.verb-perfect': 'A day that is over asks for the simple past: “I saw”, not “I have seen”.',
  'language.verb-stative': 'This verb says what is so, not what goes on: it stands without “-ing” here.',
  'language.verb-story': 'The story around is told in the past: this verb belongs in the past too.',
  'language.verb-tense': 'The sentence begins in the past: this verb should be in the past too.',
  'language.verb-to': 'After “to” the verb stands in its plain form here.',

  'language.word-form': 'Another form of this word fits here.',
  'language.word-missing': 'A small word seems to be missing here.',
  'language.word-pair': 'These two words are easily mixed up.',
  'language.word-apart':
    'These two words hardly ever stand side by side: is a word or a comma missing, or a form wrong?',
} as const;

export type OwnRuleId = keyof typeof OWN_RULES;

/**
 * harper's findings, by harper's own kinds. What the writer reads in English is harper's sentence about the case; these
 * say what the kind is about, for where that sentence cannot be read. `harper.spelling` reads “Check the spelling of …”.
 */
export const HARPER_KIND_RULES = {
  'harper.agreement': 'Two words do not agree: one, or more than one?',
  'harper.boundary-error': 'One word or two? Here English writes it the other way.',
  'harper.capitalization': 'A capital letter is missing, or there is one too many.',
  'harper.eggcorn': 'This phrase sounds like another one that fits here.',
  'harper.grammar': 'There is probably a mistake of grammar here.',
  'harper.malapropism': 'This word sounds like another one that fits here.',
  'harper.miscellaneous': 'There is probably a mistake here.',
  'harper.nonstandard': 'This form is not used in written English.',
  'harper.punctuation': 'A mark is missing, or another one fits here.',
  'harper.repetition': 'The same word stands here twice.',
  'harper.spelling': 'Check the spelling of this word.',
  'harper.typo': 'This looks like a slip of the keyboard.',
  'harper.usage': 'English uses another word or form here.',
  'harper.word-choice': 'Another word fits here.',
  'harper.word-order': 'The words stand in another order in English.',
} as const;

export type HarperRuleId = keyof typeof HARPER_KIND_RULES;
export type LanguageRuleId = OwnRuleId | HarperRuleId;
export const LANGUAGE_RULES: Readonly<Record<LanguageRuleId, string>> = { ...OWN_RULES, ...HARPER_KIND_RULES };
