// What the catalogue knows, as the tables of docs/catalogue.md.
import { coverageOf, covered, isReadAndCurrent } from './coverage.ts';
import { countEntry, countedDestinations, type DoorMark, doorMatrix } from './door-coverage.ts';
import { confidences, type Fact, identityOf } from './fact.ts';
import { type Institution, subjectOf } from './institution.ts';
import type { Scholarship } from './scholarship.ts';

export type Counted = {
  core: readonly Institution[];
  directory: readonly Institution[];
  /** of all files, in their order: the later one counts where two say the same */
  facts: readonly Fact[];
  scholarships: readonly Scholarship[];
};

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const head = (cells: readonly string[]) => line(cells) + line(cells.map(() => '---'));

function sharesOf(some: readonly Pick<Fact, 'confidence' | 'checked' | 'reviewDue'>[], today: string): string[] {
  const percent = (count: number) => `${Math.round((100 * count) / Math.max(1, some.length))}%`;
  return [
    ...confidences.map((one) => percent(some.filter(({ confidence }) => confidence === one).length)),
    percent(some.filter(({ checked }) => checked !== null).length),
    percent(some.filter((one) => isReadAndCurrent(one, today)).length),
  ];
}

/** Markdown: how much is known on this day, by country and by confidence. */
export function coverageReport({ core, directory, facts: all, scholarships }: Counted, today: string): string {
  const facts = [...new Map(all.map((fact) => [identityOf(fact), fact])).values()];
  const inCore = new Set(core.map(({ id }) => subjectOf(id)));
  const groups = Map.groupBy(facts, ({ subject }) =>
    inCore.has(subject) ? 'core' : subject.startsWith('institution:') ? 'directory' : 'other',
  );
  const countries = coverageOf(core, facts, today).map(({ country, institutions, known, current, ...row }) =>
    line([
      country,
      institutions,
      ...covered.map((what) => (known[what] === current[what] ? known[what] : `${known[what]} (${current[what]})`)),
      ...confidences.map((one) => row.facts[one]),
      row.checked,
    ]),
  );
  const shares = (
    [
      ['facts of the core', groups.get('core') ?? []],
      ['facts of the directory', groups.get('directory') ?? []],
      ['facts of countries and currencies', groups.get('other') ?? []],
      ['scholarships', scholarships],
    ] as const
  ).map(([name, some]) => line([name, some.length, ...sharesOf(some, today)]));
  return [
    `Counted on ${today} from packages/catalogue/data.\n\n`,
    head(['country', 'core', 'tuition', 'English', 'admission rate', 'window', 'grade', ...confidences, 'checked']),
    ...countries,
    '\nIn brackets: how many have one that was read on a day that is known, and is not past its day of review.\n\n',
    head(['', 'number', ...confidences, 'checked', 'current']),
    ...shares,
    `\nInstitutions: ${core.length} in the core, ${directory.length} in the directory.\n`,
    doorReport(facts, core, directory),
  ].join('');
}

/** Which certificates have an answer where, and from whom. */
function doorReport(facts: readonly Fact[], core: Counted['core'], directory: Counted['directory']): string {
  const matrix = doorMatrix(facts, [...directory, ...core]);
  const count = (mark: DoorMark) => matrix.flatMap(({ marks }) => marks).filter((one) => one === mark).length;
  const abroad = core.filter(({ country }) => country !== 'US');
  return [
    `\nOf ${matrix.length * countedDestinations.length} pairs of a home certificate and a destination, ${count('page')} are answered by a page of a university or a public body, ${count('heard')} by somebody who repeats it, ${count('guess')} by an editor's estimate.\n\n`,
    head(['certificate', ...countedDestinations]),
    ...matrix.map(({ certificate, marks }) => line([certificate, ...marks])),
    `\nOf ${abroad.length} places of the core outside the United States, ${countEntry(facts, abroad)} have a published minimum or usual offer for two certificates or more.\n`,
  ].join('');
}
