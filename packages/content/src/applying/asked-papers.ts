// What universities of a country usually ask of whoever applies for a level. Data: a line for each country and level. What
// one university asks for stands on its own page, and the student can say otherwise for each.
import type { Asked } from '@lantern/contract/applications';
import type { AskedPaper } from '@lantern/contract/asked-papers';

/** `some`: many programmes ask for it and many do not. */
export type Ask = 'yes' | 'some' | 'no';
export type Level = 'UG' | 'PG' | 'PhD';

export type Asking = {
  /** a personal statement, an essay about oneself, a motivation letter */
  statement: Ask;
  letters: Ask;
  /** how many letters are usual, where they are asked for */
  letterCount: number;
  cv: Ask;
  /** where to look: what is usual is from general knowledge */
  link: string;
};

type Line = readonly [statement: Ask, letters: Ask, letterCount: number, cv: Ask, link: string];

const commonApp = 'https://www.commonapp.org/apply/essay-prompts';
const ucas =
  'https://www.ucas.com/applying/applying-to-university/writing-your-personal-statement/how-to-write-your-personal-statement-for-2026-entry-onwards';
const daad = 'https://www.daad.de/en/studying-in-germany/';
const studyAustralia = 'https://www.studyaustralia.gov.au/en/plan-your-studies/entry-requirements';
const educationUsa = 'https://educationusa.state.gov/your-5-steps-us-study/complete-your-application';
const canada = 'https://www.educanada.ca/programs-programmes/index.aspx?lang=eng';
const ireland = 'https://www.educationinireland.com/en/How-Do-I-Apply-/';
const sweden = 'https://www.universityadmissions.se/en/apply-to-bachelors/required-documents-for-bachelors/';
const campusFrance = 'https://www.campusfrance.org/en/application-etudes-en-france-procedure';

const lines: Readonly<Record<string, Readonly<Partial<Record<Level, Line>>>>> = {
  AU: { UG: ['no', 'no', 0, 'no', studyAustralia], PG: ['some', 'some', 2, 'some', studyAustralia] },
  AT: { UG: ['no', 'no', 0, 'no', 'https://studyinaustria.at/en/study/'] },
  CA: { UG: ['some', 'no', 0, 'no', canada], PG: ['yes', 'yes', 2, 'some', canada] },
  CH: { UG: ['no', 'no', 0, 'no', 'https://www.swissuniversities.ch/en/services/studying-in-switzerland'] },
  DE: { UG: ['some', 'no', 0, 'some', daad], PG: ['yes', 'some', 2, 'yes', daad] },
  DK: { UG: ['some', 'no', 0, 'no', 'https://studyindenmark.dk/study-options/admission-requirements'] },
  FI: { UG: ['no', 'no', 0, 'no', 'https://www.studyinfinland.fi/admissions'] },
  FR: { UG: ['yes', 'some', 1, 'yes', campusFrance], PG: ['yes', 'some', 2, 'yes', campusFrance] },
  GB: {
    UG: ['yes', 'yes', 1, 'no', ucas],
    PG: ['yes', 'yes', 2, 'some', 'https://www.ucas.com/postgraduate'],
  },
  IE: { UG: ['some', 'some', 1, 'no', ireland], PG: ['yes', 'some', 2, 'some', ireland] },
  IT: {
    UG: ['no', 'no', 0, 'no', 'https://www.universitaly.it/'],
    PG: ['some', 'some', 2, 'yes', 'https://www.universitaly.it/'],
  },
  NL: {
    UG: ['some', 'no', 0, 'some', 'https://www.studyinnl.org/plan-your-stay'],
    PG: ['yes', 'some', 2, 'yes', 'https://www.studyinnl.org/plan-your-stay'],
  },
  NO: { UG: ['no', 'no', 0, 'no', 'https://studyinnorway.no/'] },
  NZ: { UG: ['no', 'no', 0, 'no', 'https://www.studywithnewzealand.govt.nz/en'] },
  SE: { UG: ['no', 'no', 0, 'no', sweden], PG: ['some', 'some', 2, 'some', sweden] },
  US: {
    UG: ['yes', 'yes', 2, 'no', commonApp],
    PG: ['yes', 'yes', 3, 'some', educationUsa],
    PhD: ['yes', 'yes', 3, 'yes', educationUsa],
  },
};

/** What is usually asked there; undefined where nothing is known of that country and level. */
export function askingOf(country: string, level: Level | null): Asking | undefined {
  const line = level && lines[country]?.[level];
  if (!line) return undefined;
  const [statement, letters, letterCount, cv, link] = line;
  return { statement, letters, letterCount, cv, link };
}

/** Papers that every university asks for, and those that it depends on. */
export function papersAsked(asking: Asking | undefined): readonly { paper: AskedPaper; ask: Ask }[] {
  const always = (['transcript', 'certificate', 'passport', 'english'] as const).map((paper) => ({
    paper,
    ask: 'yes' as const,
  }));
  if (!asking) return always;
  const { statement, letters, cv } = asking;
  return [
    ...always,
    { paper: 'statement', ask: statement },
    { paper: 'letters', ask: letters },
    { paper: 'cv', ask: cv },
  ];
}

export type Place = {
  country: string;
  level: Level | null;
  /** what the student says of its papers */
  asked?: readonly Asked[];
};

const levelsOf = (country: string) => (['UG', 'PG', 'PhD'] as const).flatMap((level) => askingOf(country, level) ?? []);

/** As long as the student has not said the level, what is known of a country counts only where all its levels agree. */
function askAtAnyLevel(country: string, paper: 'statement' | 'letters'): Ask | undefined {
  const asks = levelsOf(country).map((asking) => asking[paper]);
  return asks.every((ask) => ask === asks[0]) ? asks[0] : undefined;
}

/** How many letters are usual there; without a level the fewest of any. */
export function letterCountOf(country: string, level: Level | null): number {
  if (level) return askingOf(country, level)?.letterCount ?? 0;
  const counts = levelsOf(country).map(({ letterCount }) => letterCount);
  return counts.length > 0 ? Math.min(...counts) : 0;
}

/** Whether a statement or letters are asked for there: the student's own word, then what is usual; undefined is not known. */
export function askOf({ country, level, asked }: Place, paper: 'statement' | 'letters'): Ask | undefined {
  const isRuledOut = asked?.some((one) => one.paper === paper && one.state === 'not-asked');
  if (isRuledOut) return 'no';
  return level ? askingOf(country, level)?.[paper] : askAtAnyLevel(country, paper);
}

/**
 * Whether any of these places asks for it of everybody. Where nothing is known of a place, it may; a place without a level
 * asks for what every level there needs, until the student has said which one.
 */
export function isAskedAnywhere(paper: 'statement' | 'letters', places: readonly Place[]): boolean {
  return (
    places.length === 0 || places.some((place) => (askOf(place, paper) ?? (place.level ? 'yes' : undefined)) === 'yes')
  );
}

/** The categories of papers that are required there: a statement and letters only where somebody asks for them. */
export function requiredAt<Category extends string>(
  categories: readonly Category[],
  places: readonly Place[],
): Category[] {
  const isAsked = (category: Category) =>
    (category !== 'SOP' || isAskedAnywhere('statement', places)) &&
    (category !== 'LOR' || isAskedAnywhere('letters', places));
  return categories.filter(isAsked);
}
