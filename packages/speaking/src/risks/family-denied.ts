/** "Nobody. Only my brother is in Toronto": somebody who is denied and then named. */
import type { Answer } from '../answer.ts';
import type { Place } from '../types.ts';

const DENIES =
  /^(?:\W*\b(?:well|so|um|uh|sir|madam|actually|honestly|officer)\b)*\W*(?:no\b|nobody|none|not really|no one|i (?:do not|don't|dont|have no|haven't)\b)/;
const PEOPLE =
  'brothers?|sisters?|uncles?|aunts?|aunties?|cousins?|father|mother|parents|husband|wife|nephews?|nieces?|relatives?|friends?|in-laws?|siblings?|girlfriend|boyfriend|fianc[eé]e?';
/** "Only my brother", "except an uncle". */
const EXCEPT = new RegExp(
  `\\b(?:only|just|except|but|apart from|besides|other than)\\b(?: \\S+){0,3} (?:${PEOPLE})\\b`,
);
const PERSON = new RegExp(`\\b(?:${PEOPLE})\\b`);
/** Where students go. A town at home is named as often, so towns elsewhere say nothing. */
const ABROAD =
  /\b(?:usa|america|states|uk|england|scotland|britain|london|birmingham|manchester|leeds|leicester|glasgow|liverpool|bradford|canada|toronto|vancouver|calgary|edmonton|montreal|ottawa|brampton|winnipeg|halifax|surrey|australia|sydney|melbourne|brisbane|perth|adelaide|germany|berlin|munich|hamburg|frankfurt|cologne|france|paris|lyon|ireland|dublin|cork|netherlands|amsterdam|new york|new jersey|texas|dallas|houston|california|chicago|boston|atlanta|florida|virginia|michigan|singapore|there|abroad)\b/;
/** Who is at home, or is no longer alive. */
const AT_HOME =
  /\b(?:with us|with me|at home|in my (?:country|village|town|home)|here|died|passed away|back home|no longer|not there|nobody)\b/;

export function findFamilyDenied({ input: { question }, document: { text }, evidence }: Answer): Place | undefined {
  if (!question.asks.some(({ id }) => id === 'people-there')) return undefined;
  const plain = text.toLowerCase().replaceAll('’', "'");
  if (!DENIES.test(plain.slice(0, 200))) return undefined;
  for (const { sentence } of evidence) {
    const said = plain.slice(sentence.start, sentence.end);
    if (AT_HOME.test(said) || !PERSON.test(said)) continue;
    const first = sentence.start === evidence[0]?.sentence.start;
    // in the sentence that denies, somebody must be excepted: "no, I have no brother there"
    if (EXCEPT.test(said) || (!first && ABROAD.test(said))) return { start: sentence.start, end: sentence.end };
  }
  return undefined;
}
