/** Where an essay speaks of the place it is written for, and of what comes after. Shared by the measures of this folder. */
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { WORN_WORDS } from '../../words/worn-words.ts';
import { cue, type Evidence, has, readEvidence } from '../evidence.ts';
import { oncePer } from '../once.ts';
import { isName } from '../specificity/details.ts';

/** Words of the place: who offers study, and what. */
const PLACE = cue(
  '(?:you|your|yours)',
  "(?:university|college|institute|institution|school|faculty|department|campus|programme|program|course|module|seminar|curriculum|major|minor|degree|semester|scholarship|fellowship|award|grant|laboratory|lab|group|professor|prof|dr|supervisor|thesis|dissertation|master|master's|bachelor|bachelor's|msc|ma|mba|mph|mphil|meng|llm|phd|doctorate|bsc|ba|bs|ms|postgraduate|undergraduate|clinic|elective|track|speciali[sz]ation|archive|workshop)",
);

/** Looking ahead or turning to the place, not only telling what was. */
const TURNING = cue(
  '(?:want|wish|hope|plan|intend|aim|will|would|shall|could|apply|application|choose|draw|drawn|attract\\w*|look for|seek|join|offer|ask|here|why|need|let|allow|deal|suit|match|admit|start|begin)',
  '(?:you|your)',
);

/** What a place does, told in the present: "the MSc teaches exactly what I am missing". */
const OFFERING = cue(
  '(?:teach|treat|cover|focus|specialis\\w*|specializ\\w*|research|study|examine|develop|build|train|run|hold|host|have|give|combine|link|join|work)',
);

/** What comes after. */
const FUTURE = cue(
  '(?:i|we)_(?:will|shall|plan|intend|hope|want|aim|wish|would like|be going|would(?! rather)|mean to)',
  'my_(?:goal|aim|plan|ambition|intention|dream|next step|next question|hope|task)',
  // "after the year I go back to the commission"
  'after(?:wards?)? (?:(?:year|it|this|that) )?(?:i|we) (?:go|come|return)',
  '(?:then|there) (?:i|we) (?:go|come) back',
  "(?:after|once|upon)_(?:degree|graduate|graduating|graduation|study|studies|return|programme|program|course|master's|master|phd|doctorate|semester|thesis)",
  '(?:will|would) (?:be|use|compare|measure|record|interview|collect|test|build|train|open|return|study|work|let|run|set|take|ask|visit|start|write|analy[sz]e|estimate|survey|conduct)',
);

/** "She asked when we would come back" is told of the past: beside a past verb only these look ahead. */
const STILL_AHEAD = /\b(?:will|shall|plan|intend|hope|want|aim|wish|would like|next|20[2-5]\d)\b|'ll\b/i;

function looksAhead({ text }: Document, { sentence }: Evidence): boolean {
  return STILL_AHEAD.test(text.slice(sentence.start, sentence.end));
}

/** When: a date to come, unless the sentence tells the past. */
const WHEN = cue(
  '(?:by|in|from|until|before|at|on|of) 20[2-5]\\d',
  '(?:within|in|for|over|after|at|on|by|since|during)_(?:year|month|week|season)',
  '(?:month|year|week) \\d+',
  'next (?:year|step|thing|task|month)',
);

/** Words that tie the place to what the writer has begun, or lacks. */
const TIE = cue(
  '(?:because|where|so that|exactly|precisely|whose|whom|which be why|this be why|that be why|reason)',
  '(?:need|lack|missing|stop|begin|gap|limit|next step|continue|extend|build|deepen|answer)',
  '(?:do|can|could|have) not',
  // "which in Uzbekistan nobody has"
  '(?:nobody|no one|none|nowhere)_(?:have|teach|offer|else)',
  'my_(?:thesis|project|question|work|result|measurement|research|own|experience|farm|village|school|shop|model|internship|study|class|district|country|region|city|town|hospital|clinic|department|company|office|data|sample|sensor|pump|people|patient|pupil|student|team|code|map)',
  '(?:the|two|three|only|one)_(?:thing|kind|part|step|question|method|skill)_(?:i|my)',
  '(?:i|we) (?:have|could|would)_(?:bring|ask|use|learn|find|test|spend|compare|work|offer|join|build|measure|study|write|try|see|read|begin|start|collect|teach)',
  '(?:let|allow|enable|teach|help|give|show)_me',
);

/** A topic after a course word: "module on thermal storage", "paper on writer adaptation". */
const TOPIC =
  / (?:course|module|seminar|class|unit|track|elective|group|lab|laboratory|centre|center|project|workshop|work|paper|research|study|thesis|dissertation|studio|clinic|school|programme|program|degree|master's|master|msc|ma|ms|mphil|phd|meng|bsc|ba|pursue) (?:on|in|about|of|for|into|at|with|by|from) (\S+)(?: (\S+))?/g;

export type Aim = {
  evidence: Evidence;
  /** Different names, dates and topics in the sentence. */
  details: ReadonlySet<string>;
  /** Speaks of the place of study, and turns to it. */
  place: boolean;
  future: boolean;
  tie: boolean;
};

export const readAims = oncePer((document: Document): readonly Aim[] =>
  readEvidence(document).map((evidence) => ({
    evidence,
    details: readDetails(document, evidence),
    place: has(evidence, PLACE) && (has(evidence, TURNING) || (!evidence.past && has(evidence, OFFERING))),
    future:
      (has(evidence, FUTURE) && (!evidence.past || looksAhead(document, evidence))) ||
      (!evidence.past && has(evidence, WHEN)),
    tie: has(evidence, TIE),
  })),
);

function readDetails(document: Document, { sentence, gist }: Evidence): ReadonlySet<string> {
  const details = new Set<string>();
  for (let i = sentence.first; i < sentence.last; i++) {
    const token = document.tokens[i] as Token;
    if (isName(document, sentence, i) || token.kind === 'number') details.add(token.lower);
  }
  for (const [, first = '', second = ''] of gist.words.matchAll(TOPIC)) {
    const topic = [first, second].filter((word) => word.length > 3 && !WORN_WORDS.has(word));
    if (topic.length > 0 && !/^(?:your|this|that|these|my|our|their)$/.test(first)) details.add(topic.join(' '));
  }
  return details;
}
