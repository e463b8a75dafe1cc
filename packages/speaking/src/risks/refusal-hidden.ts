/** A refusal that is kept from the form, talked small or called something else. */
import type { Answer } from '../answer.ts';
import type { Place } from '../types.ts';

const REFUSAL =
  /\b(?:refus\w*|reject\w*|den(?:ied|ial)|withdr[ae]w\w*|returned my passport|visa problem|issue with|problem with|schengen thing|cancelled|(?:visa|embassy|consul\w*|officer|they|application|attempt|interview|canada|uk|england|britain|usa?|america|australia|germany|france|italy|ireland|japan|schengen|new zealand)\b[^.!?]{0,60}\b(?:sa(?:id|ys) no|turned (?:me |it |us )?down|not (?:granted|approved)|unsuccessful)|did(?:n't| not) (?:give|grant|get) (?:me )?(?:a |the )?visa)\b/;
const KEPT_BACK =
  /\b(?:left (?:it |that )?out|leave (?:it |that )?out|(?:not|n't|never|need not) (?:to )?(?:mention|write|put|tell|say|declare|disclose|show|include)\w*\b|not necessary to|not in the form|without mentioning|so it (?:is|was) not|not (?:really |actually )?(?:a |an )?(?:real )?(?:refusal|rejection)|does not count|doesn't count|not count|left (?:the|that|this) (?:box|question|field|line) (?:empty|blank|open)|hide|record is clean|clean record)\b/;
/** "It was the agent's mistake, they did not submit some papers" after a "no". */
const DENIES = /^\W*(?:no\b|never\b|not really)/;
const TALKED_SMALL =
  /\b(?:some issue|some problem|not my fault|mistake of (?:the |my )?(?:agent|agency|consultan\w*)|by (?:my |the )?(?:agent|agency|consultan\w*))\b/;
/** "I've told it in the form too." */
const TOLD =
  /\b(?:(?:is|are|'s|stands?|told|wrote|written|declared|mentioned)(?: \S+){0,3} in (?:the|my) (?:form|application)|i (?:have |'ve )?(?:told|declared|mentioned) (?:it|that|this))\b/;

export function findRefusalHidden({ document: { text }, evidence }: Answer): Place | undefined {
  const plain = text.toLowerCase().replaceAll('’', "'");
  if (!REFUSAL.test(plain) || TOLD.test(plain)) return undefined;
  const denied = DENIES.test(plain.slice(0, 40));
  for (const { sentence } of evidence) {
    const said = plain.slice(sentence.start, sentence.end);
    if (KEPT_BACK.test(said) || (denied && TALKED_SMALL.test(said)))
      return { start: sentence.start, end: sentence.end };
  }
  return undefined;
}
