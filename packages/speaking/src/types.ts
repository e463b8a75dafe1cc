/** The shapes that cross the package's doors. */

/** How a good answer is built: a story, an opinion with its reason, plain facts, or a talk along a cue card. */
export type AnswerShape = 'story' | 'reason' | 'facts' | 'talk';

/**
 * What a question asks for. `words` are signs of it: whole words, beginnings with a star, # for a number, @did for a deed.
 * After a slash stand weak signs, which only touch it.
 */
export type AskedPart = {
  id: string;
  label: string;
  words: string;
  /** It concerns how the answer is told (a moment, a reason): its words say nothing of the topic. */
  form?: boolean;
  /** Without a number near it, it is only touched. */
  number?: boolean;
};

export type AskedQuestion = {
  text: string;
  shape: AnswerShape;
  /** A good length when spoken. */
  seconds: number;
  asks: readonly AskedPart[];
  /**
   * Words of which an answer holds some, in the notation of a part; empty: whatever is the student's own answers it. Left out
   * for a question that a student typed: then only what shares nothing with it and says no "I" is off-topic.
   */
  about?: readonly string[];
  /** What an answer holds besides, a sign of each: what went wrong in a story of a failure. */
  must?: readonly string[];
  /** How an answer may begin that holds none of these words: phrases parted by commas. */
  instead?: readonly string[];
  /** Of these, the ones after which nothing more is asked. */
  enough?: readonly string[];
};

export const INTERVIEW_TYPES = ['university', 'visa', 'ielts', 'scholarship', 'general', 'other'] as const;
export type InterviewType = (typeof INTERVIEW_TYPES)[number];

/** How long was spoken, and where nothing was heard. Only where there is a recording. */
export type Timing = { seconds: number; pauses?: readonly { at: number; seconds: number }[] };

/** What the student's record and the session say; what is not there is not compared. */
export type KnownFacts = {
  /** ISO code of the destination. */
  country?: string;
  /** The universities that the student may truthfully name as theirs. */
  universities?: readonly string[];
  degree?: 'bachelor' | 'master' | 'doctorate';
  /** Names of the people and awards that pay, in one lower-case word each: father, uncle, scholarship. */
  payers?: readonly string[];
  tests?: readonly { name: string; overall: number }[];
  /** On the scale on which it was given. */
  grades?: readonly { value: number; scale: number }[];
  graduationYears?: readonly number[];
};

export type FeedbackInput = {
  type: InterviewType;
  question: AskedQuestion;
  answer: string;
  timing?: Timing;
  facts?: KnownFacts;
  /** The other answers of the session, and the advice beside the question: what an answer must not be copied from. */
  others?: readonly string[];
};

/** In the order in which they are shown. */
export const CRITERION_IDS = ['answers', 'structure', 'specifics', 'form', 'risks'] as const;
export type CriterionId = (typeof CRITERION_IDS)[number];

export type Params = Readonly<Record<string, string | number>>;

export type MeasureResult = {
  criterion: CriterionId;
  measure: string;
  value: number;
  unit: string;
  /** 0-10, one decimal. */
  score: number;
  /** Share of its criterion; sums to 1. */
  weight: number;
};

/** A place in the answer, or all of it (then start and end are equal). Offsets are UTF-16 positions in the answer as given. */
export type Place = { start: number; end: number };

/** `keep` quotes what is good, `change` what could be better, `caution` what may be taken wrongly. */
export type Advice = Place & {
  kind: 'keep' | 'change' | 'caution';
  id: string;
  criterion: CriterionId;
  params?: Params;
  /** The rule behind a caution, by its id in the question bank's sources. */
  source?: string;
};

/** A thing that was looked for: a part of the question, or a move of the answer's shape. */
export type Check = { id: string; label?: string; found: boolean; start: number; end: number };

/** Why the overall is held, and at what. */
export type Advisory = { gate: string; most: number };

export type Feedback = {
  /** 0-10, one decimal; held by a tripped gate. */
  overall: number;
  /**
   * How the overall came about: weights in percent, and the mean of the criteria before an advisory held it. Absent where
   * nothing was scored.
   */
  sum?: { weights: Readonly<Record<CriterionId, number>>; mean: number };
  scores: Record<CriterionId, number>;
  measures: MeasureResult[];
  /** What was asked, part by part. */
  parts: Check[];
  /** How the answer is built. */
  moves: Check[];
  advice: Advice[];
  advisories: Advisory[];
  words: number;
  /** Told, never scored. */
  pace?: { wordsPerMinute: number; pauses: number; longestPause: number };
  version: string;
};
