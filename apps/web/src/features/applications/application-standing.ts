// How an application stands: the papers that are usually asked for there, letters, essays, and what is next. Pure.
import {
  type Ask,
  type Asking,
  askingOf,
  askOf,
  letterCountOf,
  papersAsked,
} from '@lantern/content/applying/asked-papers';
import { type ApplicationFields, asksForPortfolio, isAdmission } from '@lantern/contract/applications';
import type { AskedPaper } from '@lantern/contract/asked-papers';
import type { VaultDocument } from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';

const categories: Partial<Record<AskedPaper, DocumentCategory>> = {
  transcript: 'Transcript',
  certificate: 'Certificates',
  passport: 'Passport',
  english: 'IELTS',
};

type Row = Pick<ApplicationFields, 'country' | 'level' | 'asked'>;
/** `there`: in the vault, or the student says so */
export type AskedState = 'there' | 'missing' | 'not-asked';
export type AskedLine = {
  paper: AskedPaper;
  ask: Ask;
  state: AskedState;
  /** ticked on the document checklist, and not in the vault */
  isTicked?: boolean;
};

const saidOf = (row: Row, paper: AskedPaper) => row.asked?.find((one) => one.paper === paper)?.state;

/** The papers; a statement and letters are parts of their own. `ticked`: those of the document checklist. */
export function askedLines(
  row: Row,
  documents: readonly Pick<VaultDocument, 'category' | 'status'>[],
  ticked: readonly AskedPaper[] = [],
): AskedLine[] {
  return papersAsked(askingOf(row.country, row.level))
    .filter(({ paper, ask }) => ask !== 'no' && paper !== 'statement' && paper !== 'letters')
    .map(({ paper, ask }) => {
      const said = saidOf(row, paper);
      const isHere = documents.some(({ category, status }) => category === categories[paper] && status !== 'rejected');
      const isTicked = !isHere && !said && ticked.includes(paper);
      const isThere = said === 'have' || isHere || isTicked;
      const state = said === 'not-asked' ? said : isThere ? 'there' : 'missing';
      return { paper, ask, state, ...(isTicked && { isTicked }) };
    });
}

export const countOfLetters = ({ country, level }: Row): number => letterCountOf(country, level);

export const sourceOf = ({ country, level }: Row): Asking | undefined => askingOf(country, level);

type Sum = { done: number; all: number };

/** What has to be there, and how much of it is: what only some ask for holds nothing back. */
export function papersSum(
  row: Pick<ApplicationFields, 'requirements' | 'portfolio' | 'portfolio_needed' | 'program'>,
  lines: readonly AskedLine[],
): Sum {
  const asked = lines.filter(({ ask, state }) => ask === 'yes' && state !== 'not-asked');
  const needsPortfolio = row.portfolio_needed ?? asksForPortfolio(row.program);
  return {
    done:
      asked.filter(({ state }) => state === 'there').length +
      row.requirements.filter(({ done }) => done).length +
      Number(needsPortfolio && row.portfolio !== null),
    all: asked.length + row.requirements.length + Number(needsPortfolio),
  };
}

export type Next =
  | { kind: 'deadline' | 'letters' | 'essay' | 'portfolio' | 'send' | 'answer' | 'offer' }
  | { kind: 'paper'; paper: AskedPaper }
  | { kind: 'requirement'; label: string };

type Known = {
  /** undefined while nobody knows what is in the vault: nothing is said to be ready then */
  lines: readonly AskedLine[] | undefined;
  letters: { here: number; all: number };
};

/** The one thing to do for this application now; nothing once it is answered and settled. */
export function nextFor(row: ApplicationFields, { lines, letters }: Known): Next | undefined {
  const { stage, deadline, decision, offer } = row;
  if (stage === 'submitted' && !decision) return { kind: 'answer' };
  if (stage === 'decision' && !decision) return { kind: 'answer' };
  if (stage === 'decision' && decision && isAdmission(decision.result))
    return offer?.answer_by ? { kind: 'offer' } : undefined;
  if (stage !== 'considering' && stage !== 'preparing') return undefined;
  if (!deadline) return { kind: 'deadline' };
  if (!lines) return undefined;
  const paper = lines.find(({ ask, state }) => ask === 'yes' && state === 'missing');
  if (paper) return { kind: 'paper', paper: paper.paper };
  const isAsked = letters.all > 0 || askOf(row, 'letters') === 'yes';
  if (isAsked && letters.all < countOfLetters(row)) return { kind: 'letters' };
  if (askOf(row, 'statement') === 'yes' && row.essays.length === 0) return { kind: 'essay' };
  if ((row.portfolio_needed ?? asksForPortfolio(row.program)) && !row.portfolio) return { kind: 'portfolio' };
  const open = row.requirements.find(({ done }) => !done);
  if (open) return { kind: 'requirement', label: open.label };
  return letters.here < letters.all ? { kind: 'letters' } : { kind: 'send' };
}
