// How well somebody speaks a language, out of the words of a file. No level is ever raised: of several the lowest counts,
// and a word that is denied, almost reached or hoped for counts for nothing.
import type { CvLanguage } from './cv.ts';

type Level = Exclude<CvLanguage['level'], ''>;

/** Longer phrases first: each is taken out once it is read, so that "full professional" is not "professional" as well. */
const phrases: readonly (readonly [Level, string])[] = [
  [
    'native',
    'native or bilingual|mother[ -]tongue|first language|native|nativ[eoa]|langue maternelle|lengua materna|língua materna|muttersprach\\w*|মাতৃভাষা|اللغة الأم|मातृभाषा',
  ],
  ['fluent', 'full professional|proficient user|fluent\\w*|courant|fließend|fluente|fluido|সাবলীল|طليق'],
  [
    'basic',
    'limited working|limited|elementary|pre[ -]intermediate|lower[ -]intermediate|basics?|beginner|novice|notions|débutant|anfänger|প্রাথমিক|مبتدئ',
  ],
  ['good', 'professional working|upper[ -]intermediate|intermediate|professional|very good|good|মধ্যম|جيد'],
];

const denied = String.raw`(?:\b(?:not|non|no|never|nor|neither|without|hardly|barely|near(?:ly)?|almost|semi|quasi|towards?|target(?:ing)?|aim(?:ing)?(?: for| at)?|becom(?:e|ing)|future|goal)\b[\s:-]*(?:(?:a|an|the|yet|very|so|quite|really|fully|entirely|completely|be)\s+)*)`;
const hedged = String.raw`(?:[\s-]*(?:like|ish)\b)`;

const order: readonly Level[] = ['basic', 'good', 'fluent', 'native'];

/** The level that words name for certain; empty where they name none. */
export function levelOf(words: string): CvLanguage['level'] {
  let text = words.normalize('NFC').toLowerCase();
  const found = new Set<Level>();
  const take = (level: Level, phrase: string) => {
    const pattern = new RegExp(`(${denied})?(?<![\\p{L}\\p{N}])(?:${phrase})(?![\\p{L}\\p{N}])(${hedged})?`, 'gu');
    text = text.replace(pattern, (_, not, like) => {
      if (!not && !like) found.add(level);
      return ' ; ';
    });
  };
  // the Common European Framework: A, B, C
  take('basic', 'a[12]\\+?');
  take('good', 'b[12]\\+?');
  take('fluent', 'c[12]');
  for (const [level, phrase] of phrases) take(level, phrase);
  return order.find((level) => found.has(level)) ?? '';
}
