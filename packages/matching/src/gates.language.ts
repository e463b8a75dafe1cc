// The language of teaching, at the level that is looked for: that a university teaches in English says nothing of its
// first degrees.
import { assumptions } from './assumptions.ts';
import { type Candidate, counts } from './candidate.ts';
import { type Judged, unpublished } from './gate.ts';
import type { MatchProfile } from './profile.ts';

/** Countries whose universities teach in English, unless one says otherwise of itself. */
const englishSpeaking = new Set(['AU', 'GB', 'IE', 'NZ', 'SG', 'US']);

/** Whether this very field is hardly taught in English, as an estimate or a page says of that field. */
const isFewOfField = ({ englishShare, field, level }: Candidate): boolean =>
  counts(englishShare) &&
  level !== 'PhD' &&
  englishShare.fact.scope.field !== null &&
  englishShare.fact.scope.field === field &&
  englishShare.value < assumptions.fewInEnglish;

/** English at a place that teaches in other languages too: how many of the programmes of this level are in it. */
function byShare({ englishShare, languages, level }: Candidate): Judged | null {
  if (!counts(englishShare)) return null;
  const { value, isRead, fact } = englishShare;
  // of a whole country it says what is usual, not what one university does
  const isOwn = fact.subject.startsWith('institution:');
  const facts = [fact, ...(languages ? [languages.fact] : [])];
  if (value === 0) return { state: 'fail', reason: 'unmet', isEstimate: !(isOwn && isRead), facts };
  // a doctorate is mostly written in English where anything is
  if (value < assumptions.fewInEnglish && level !== 'PhD')
    return { state: 'fail', reason: 'few', isEstimate: true, facts };
  return { state: 'pass', reason: value < 0.5 ? 'few' : 'met', isEstimate: true, facts };
}

function teaches(language: string, candidate: Candidate): Judged {
  const { languages, country, level } = candidate;
  if (language === 'en' && englishSpeaking.has(country) && !(counts(languages) && !languages.value.includes('en')))
    return { state: 'pass', reason: 'met', isEstimate: false, facts: languages ? [languages.fact] : [] };
  // nobody writes down that a university of the United States does not teach in German
  if (languages === null && englishSpeaking.has(country))
    return { state: 'fail', reason: 'unmet', isEstimate: true, facts: [] };
  if (languages === null) return unpublished;
  const facts = [languages.fact];
  if (!languages.isCurrent) return { state: 'unknown', reason: 'stale', isEstimate: false, facts };
  const isEstimate = !languages.isRead;
  if (!languages.value.includes(language)) return { state: 'fail', reason: 'unmet', isEstimate, facts };
  const isOfLevel = languages.fact.scope.level !== null && languages.fact.scope.level === level;
  // law is taught in the language of the country also where all else is in English
  if (language === 'en' && !isOfLevel && isFewOfField(candidate)) return byShare(candidate) ?? unpublished;
  if (language !== 'en' || languages.value.length === 1 || isOfLevel)
    return { state: 'pass', reason: 'met', isEstimate, facts };
  return byShare(candidate) ?? { state: 'pass', reason: 'few', isEstimate: true, facts };
}

/** Who names no language is refused nothing, and English is what most can study in. */
export function languageGate({ wishes }: MatchProfile, candidate: Candidate): Judged {
  if (wishes.language !== null) return teaches(wishes.language, candidate);
  const english = teaches('en', candidate);
  if (english.state === 'pass') return english;
  return { ...english, state: 'unknown' };
}
