/** What an officer or a panel may take wrongly: how it is said, who may mind it, and the rule behind it. */
import type { Answer } from '../answer.ts';
import type { InterviewType, Place } from '../types.ts';

export type Caution = {
  id: string;
  types: readonly InterviewType[];
  /** Destinations for which it holds; none: all. */
  countries?: readonly string[];
  /** Destinations where the rule says otherwise. */
  except?: readonly string[];
  /** Patterns over base forms without articles (see gist.ts of the writing package); _ is up to three words. */
  patterns: readonly string[];
  /** For what base forms cannot tell: patterns over a sentence in small letters. At most one open distance in each. */
  said?: readonly RegExp[];
  /** Where several sentences make the thought. */
  find?: (answer: Answer) => Place | undefined;
  /** After this an officer may hear nothing else: the overall is at most so much. */
  most?: number;
  /** The rule by destination; ids of the question bank's sources. */
  sources?: Readonly<Record<string, string>>;
};

export const VISA: readonly InterviewType[] = ['visa'];

export const LEAVING = { US: 'us-f1', CA: 'ca-leave', IE: 'ie-study', FR: 'fr-eef' };
