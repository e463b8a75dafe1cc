/** The verbs of a curriculum vitae ("served", "was selected"), and those of doing. */

import { toBase } from '../../text/base-form.ts';
import type { Token } from '../../text/tokens.ts';
import { REPORT_VERBS } from '../../words/large-words.ts';
import { STATE_VERBS } from '../../words/state-verbs.ts';
import { readVerb } from '../../words/verb-forms.ts';

function isReportVerb({ meant, pos }: Token): boolean {
  return REPORT_VERBS.has(toBase(meant)) && (pos === 'VERB' || readVerb(meant).length > 0);
}

function isDeed({ meant, pos }: Token): boolean {
  if (STATE_VERBS.has(meant)) return false;
  // a document that is read in a browser has no parts of speech
  if (pos === 'X') return readVerb(meant).length > 0;
  return pos === 'VERB' && (readVerb(meant).length > 0 || /(?:ed|ing)$/.test(meant));
}

/** How far the words of a sentence only report (0-1), and how many deeds stand in it. */
export function readReport(words: readonly Token[]): { report: number; deeds: number } {
  const reports = words.filter(isReportVerb).length;
  const deeds = words.filter((token) => !isReportVerb(token) && isDeed(token)).length;
  return { report: reports === 0 ? 0 : deeds <= reports ? 1 : 0.5, deeds };
}
