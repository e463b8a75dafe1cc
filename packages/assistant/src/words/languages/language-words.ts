// What the assistant knows of a language: a file for each, written in folded words (small letters without accents and nuktas).

export type LanguageWords = Readonly<{
  /** words that say nothing of what a question is about; none that English questions need */
  stopWords: string;
  /** by the word that stands for all of them in synonyms.ts: its words in this language */
  synonyms: Readonly<Record<string, string>>;
  /** greetings, thanks, and what stands around a question */
  fillers: readonly RegExp[];
  /** how questions about the student's own record are worded */
  own: Readonly<
    Record<'english-for-list' | 'saved' | 'test-scores' | 'missing-papers' | 'due-next' | 'progress', readonly RegExp[]>
  >;
  /** wishes to have an essay written, and questions about writing that are none */
  essay: readonly RegExp[];
  notEssay: readonly RegExp[];
  /** how something of one's own is named */
  mine: readonly RegExp[];
  /** words of a question */
  asks: RegExp;
}>;
