/** What is carried over word by word from another language, and words that look like one of it and mean something else. */

/** Mother tongues whose habits are known here. */
export const TONGUES = ['bn', 'hi', 'ur', 'ar', 'es', 'fr'] as const;
export type Tongue = (typeof TONGUES)[number];

/**
 * A row: whose habit it is, the pattern (pattern.ts), what English says, and why, in one sentence. A `sure` one is wrong whoever
 * writes it, and looked for in every text; the others only where the writer's mother tongue is known, since they can be right.
 */
export type Calque = {
  tongues: readonly Tongue[];
  pattern: string;
  fix?: string;
  why: string;
  sure?: true;
};

const tonguesOf = (codes: string) => codes.split(' ') as Tongue[];

type Row = readonly [codes: string, pattern: string, fix: string | undefined, why: string];

export const sure = (rows: readonly Row[]): Calque[] => possible(rows).map((row) => ({ ...row, sure: true }));

export const possible = (rows: readonly Row[]): Calque[] =>
  rows.map(([codes, pattern, fix, why]) => ({
    tongues: tonguesOf(codes),
    pattern,
    why,
    ...(fix !== undefined && { fix }),
  }));

const NAMES: Readonly<Record<Tongue, RegExp>> = {
  bn: /bangla|bengali|বাংলা|بنغالي/i,
  hi: /hindi|हिन्दी|हिंदी|হিন্দি|هندي/i,
  ur: /urdu|اردو|أردو|উর্দু/i,
  ar: /arabic|عربي|আরবি/i,
  es: /spanish|español|espanol|castellano|স্প্যানিশ|إسباني|اسباني/i,
  fr: /french|français|francais|ফরাসি|فرنسي/i,
};

/** The tongues that names of languages stand for, as people write them ("Bengali (Sylhet)"). */
export const tonguesIn = (names: readonly string[]): Tongue[] =>
  TONGUES.filter((tongue) => names.some((name) => NAMES[tongue].test(name)));
