// The shapes of the question bank.
import type { AskedPartId } from './asked-parts.ts';
import type { NeedId } from './needs.ts';
import type { SourceId } from './sources.ts';
import type { OpeningId, TopicId } from './topics.ts';

export const interviewTypes = ['university', 'visa', 'ielts', 'scholarship', 'general', 'other'] as const;
export type InterviewType = (typeof interviewTypes)[number];

export const questionCategories = ['General', 'Academic', 'Financial', 'Future Plans', 'Cultural'] as const;
export type QuestionCategory = (typeof questionCategories)[number];

export const studyLevels = ['bachelor', 'master', 'doctorate'] as const;
export type StudyLevel = (typeof studyLevels)[number];

/** What in a student's record makes an interviewer ask. */
export const recordFacts = ['gap', 'field', 'sponsor', 'grade', 'work', 'test', 'activity', 'siblings-abroad'] as const;
export type RecordFact = (typeof recordFacts)[number];

/**
 * How a good answer is built. `story`: what was, what I did, what came of it. `reason`: what I say, why, and an example.
 * `facts`: the facts first, then one sentence around them. `talk`: the points of a cue card.
 */
export type AnswerShape = 'story' | 'reason' | 'facts' | 'talk';

export type InterviewQuestion = {
  /** Stable: sessions name it. */
  id: string;
  text: string;
  category: QuestionCategory;
  shape: AnswerShape;
  /** A good length when spoken. */
  seconds: number;
  /** What the question tries to find out. */
  finds: string;
  /** What a good answer contains. */
  contains: readonly string[];
  /** Common mistakes. */
  avoid: readonly string[];
  followUps: readonly string[];
  /** What is asked, part by part. */
  asks: readonly AskedPartId[];
  /** What an answer must speak of, one of these; none: whatever is the student's own. */
  about: readonly TopicId[];
  /** What it must hold besides, each of these: a quarrel, something that went wrong, what lies ahead. */
  must?: readonly NeedId[];
  /** How an answer may begin that speaks of none of it and still answers. */
  instead?: readonly OpeningId[];
  /** Of these, the ones after which nothing more is asked: "No, never." */
  enough?: readonly OpeningId[];
  /** Destinations (ISO codes) that ask this; none: all. */
  countries?: readonly string[];
  levels?: readonly StudyLevel[];
  /** Asked because the student's record shows this. */
  because?: RecordFact;
  /** Asked at the end, if at all. */
  closes?: true;
  /** The rule behind it. */
  source?: SourceId;
  /** IELTS: the part of the test. */
  part?: 1 | 2 | 3;
  /** IELTS: questions of one theme belong together. */
  theme?: string;
  /** IELTS part 2: the points on the card. */
  card?: readonly string[];
};

/** Above the points of a cue card. */
export const cueOpening = 'You should say:';
