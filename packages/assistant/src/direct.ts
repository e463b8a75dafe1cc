// Passages that a question names beyond doubt.
import { foldPattern } from './terms.ts';
import { direct } from './words/direct.ts';

const folded = direct.map(([passage, asked]) => [passage, foldPattern(asked)] as const);

/** The passages that the plain words of a question leave no doubt about, best first; `*` stands for the asked country. */
export const directTo = (text: string): string[] => [
  ...new Set(folded.flatMap(([passage, asked]) => (asked.test(text) ? [passage] : []))),
];

/** What these say is said here, although most questions in their words are refused: agents, faith, tax, crypto. */
const answersThough: ReadonlySet<string> = new Set(
  `agents faith-food credit-transfer homesick funds-kinds student-tax german-needed disability germany-tuition accredited
  parents-against change-field before-results family-canada low-grades taught-research visa-insurance
  choose-country research-proposal second-degree professor-email`
    .split(/\s+/)
    .map((id) => `guide:${id}`)
    .concat('visa:GB:visa_rule:family'),
);

/** Whether something here answers a question whose words are mostly about what nothing answers. */
export const isAnsweredThough = (text: string): boolean => directTo(text).some((id) => answersThough.has(id));
