/** Another destination than the session's: "to study in Canada" before a British officer. */
import type { FindContradictions } from './contradiction.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['united states', 'america', 'usa', 'us'],
  GB: ['united kingdom', 'uk', 'england', 'britain', 'scotland', 'wales', 'northern ireland'],
  CA: ['canada'],
  AU: ['australia'],
  DE: ['germany'],
  FR: ['france'],
  NL: ['netherlands', 'holland'],
  SG: ['singapore'],
  IE: ['ireland'],
  SE: ['sweden'],
  CH: ['switzerland'],
  JP: ['japan'],
  KR: ['korea', 'south korea'],
  MY: ['malaysia'],
  NZ: ['new zealand'],
};
const all = Object.entries(NAMES).flatMap(([code, names]) => names.map((name) => ({ code, name })));

/** Someone who goes there to study, not somebody who once was there or compares. */
const GOING =
  /\b(?:study|studying|studies|course|degree|masters?|bachelors?|admission|admitted|visa|go|going|live|life)\s+(?:there\s+)?(?:in|to|for)\s+(?:the\s+)?$/;
const ELSEWHERE =
  /\b(?:not|instead of|rather than|than|compared|considered|applied|refused|before|already|was|were|did|in (?:19|20)\d\d)\b/;

/** "I will go to Uganda": wherever that is, unless it is the way home, a visit, or what comes afterwards. */
const OTHERS: ReadonlyMap<string, string> = new Map(
  `Bangladesh BD,Brazil BR,Cameroon CM,China CN,Colombia CO,Denmark DK,Egypt EG,Ethiopia ET,Finland FI,Ghana GH,Hungary HU,India IN,
  Indonesia ID,Italy IT,Kenya KE,Malta MT,Mexico MX,Morocco MA,Nepal NP,Nigeria NG,Norway NO,Pakistan PK,Poland PL,Portugal PT,
  Romania RO,Russia RU,Rwanda RW,Senegal SN,South Africa ZA,Spain ES,Sri Lanka LK,Tanzania TZ,Thailand TH,Turkey TR,Uganda UG,
  Vietnam VN,Zambia ZM`
    .split(/,\s*/)
    .map((pair): [string, string] => [pair.slice(0, -3).trim().toLowerCase(), pair.slice(-2)]),
);
const GOES =
  /\b(?:i(?:['’]ll| will)|i(?:['’]m| am) going to|i (?:want|plan|hope|wish) to|my (?:plan|destination|choice) is(?: to)?|in order to)\s+(?:go|travel|move|fly|study|study in)\s+(?:to|in)\s+$/;
const NOT_THE_WAY =
  /\b(?:back|return\w*|home|visit|holiday|afterwards?|later|then|finish\w*|complet\w*|graduat\w*|work|job|open|start|serve|teach|my country|family lives|field ?work|research|internship|conference)\b/;
/** Questions about the time afterwards are answered with where somebody goes then. */
const ABOUT_AFTERWARDS = /\b(?:after|return|leave|home|back|plans?|future)\b/i;

function findOtherWay({ document, evidence, input }: Parameters<FindContradictions>[0], country: string) {
  if (ABOUT_AFTERWARDS.test(input.question.text)) return [];
  const whole = document.text.toLowerCase();
  for (const { sentence } of evidence) {
    const text = document.text.slice(sentence.start, sentence.end).toLowerCase();
    if (ELSEWHERE.test(text) || NOT_THE_WAY.test(text)) continue;
    for (const [name, code] of OTHERS) {
      const at = text.search(new RegExp(`\\b${name}\\b`));
      // who says that they are from there speaks of home
      if (at < 0 || code === country || !GOES.test(text.slice(0, at)) || whole.includes(`from ${name}`)) continue;
      const start = sentence.start + at;
      const end = start + name.length;
      return [{ id: 'country', start, end, said: document.text.slice(start, end), known: country }];
    }
  }
  return [];
}

export const findOtherCountries: FindContradictions = (answer, { country }) => {
  const { document, evidence } = answer;
  if (!country || !NAMES[country]) return [];
  for (const { sentence } of evidence) {
    const text = document.text.slice(sentence.start, sentence.end).toLowerCase();
    if (ELSEWHERE.test(text)) continue;
    for (const { code, name } of all) {
      if (code === country) continue;
      const at = text.search(new RegExp(`\\b${name}\\b`));
      if (at < 0 || !GOING.test(text.slice(0, at))) continue;
      const start = sentence.start + at;
      const said = document.text.slice(start, start + name.length);
      return [{ id: 'country', start, end: start + name.length, said, known: country }];
    }
  }
  return findOtherWay(answer, country);
};
