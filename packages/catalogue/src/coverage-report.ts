// What the catalogue knows, as the tables of docs/catalogue.md.
import { coverageOf, covered } from './coverage.ts';
import { confidences, type Fact, identityOf, isCurrent } from './fact.ts';
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
    percent(some.filter((one) => isCurrent(one, today)).length),
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
    '\nIn brackets: how many have one that is not past its day of review.\n\n',
    head(['', 'number', ...confidences, 'checked', 'current']),
    ...shares,
    `\nInstitutions: ${core.length} in the core, ${directory.length} in the directory.\n`,
  ].join('');
}
