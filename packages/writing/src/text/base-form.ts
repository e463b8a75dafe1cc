/** A word in its base form, so that a wrong tense or ending costs nothing where content is judged. */
import { toSingular } from '../words/noun-forms.ts';
import { readVerb } from '../words/verb-forms.ts';

const BE = new Set(['am', 'is', 'are', 'was', 'were', 'been', 'being']);
/** Words that only look like plurals or verb forms. */
const WHOLE = new Set(
  `this his its us as is was yes thus less unless always perhaps sometimes besides towards afterwards across whereas news physics
economics mathematics ethics statistics politics series species focus campus virus basis thesis analysis hypothesis diagnosis process success
address access progress business class glass gas bus lens during nothing something anything everything thing evening morning
ceiling building meaning feeling need indeed hundred seed speed`.split(/\s+/),
);

const known = new Map<string, string>();
const MEMORY = 20_000;

export function toBase(word: string): string {
  const remembered = known.get(word);
  if (remembered !== undefined) return remembered;
  const base = findBase(word);
  if (known.size >= MEMORY) known.clear();
  known.set(word, base);
  return base;
}

function findBase(word: string): string {
  if (BE.has(word)) return 'be';
  if (WHOLE.has(word)) return word;
  const readings = readVerb(word);
  if (readings.some(({ form }) => form === 'base')) return word;
  const verb = readings[0]?.base;
  if (verb) return verb;
  const singular = toSingular(word);
  if (singular) return singular;
  if (word.length < 5 || !word.endsWith('s') || /(?:ss|us|is|'s)$/.test(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
