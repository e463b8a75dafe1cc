import { askOf } from '@lantern/content/applying/asked-papers';
import type { ApplyingFact } from '@lantern/contract/applications';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, ClipboardCheck, Clock, Landmark, Mail, PenLine, Send, StickyNote, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/button.tsx';
import { Addition, Lazy, partOf } from '#components/lazy.tsx';
import { formatMoney } from '#components/money.ts';
import { Opens } from '#components/opens.tsx';
import {
  costsPart,
  essaysPart,
  lettersPart,
  papersPart,
  stagePart,
  testsPart,
  universityPart,
} from './application-lazy-parts.ts';
import styles from './application-parts.module.css';
import { type AskedLine, countOfLetters, papersSum } from './application-standing.ts';
import { stageWords } from './application-words.ts';
import type { ApplicationRow } from './applications.api.ts';
import pageStyles from './applications.module.css';
import { sumOf } from './money/applying-costs.ts';

const testsStatePart = partOf(async () => (await import('./papers/tests-state.tsx')).TestsState);

export type Letters = { here: number; all: number };
type PartsProps = {
  row: ApplicationRow;
  /** undefined while nobody knows what is in the vault */
  lines: readonly AskedLine[] | undefined;
  letters: Letters;
  facts: readonly ApplyingFact[];
  onEdit: () => void;
};

/** Everything of an application as lines that open, each with its state. */
export function ApplicationParts({ row, lines, letters, facts, onEdit }: PartsProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.plate}>
      <Papers row={row} lines={lines} />
      <Opens
        id="letters"
        icon={Mail}
        title={<Trans>Letters from teachers</Trans>}
        state={<LettersState row={row} letters={letters} />}
      >
        <Lazy part={lettersPart} props={{ row, isAsked: letters.all > 0 }} />
      </Opens>
      <Opens id="essays" icon={PenLine} title={<Trans>Essays</Trans>} state={<EssaysState row={row} />}>
        <Lazy part={essaysPart} props={{ row }} />
      </Opens>
      <Opens
        id="tests"
        icon={ClipboardCheck}
        title={<Trans>Tests</Trans>}
        state={<Addition part={testsStatePart} props={{ row, facts }} />}
      >
        <Lazy part={testsPart} props={{ row, facts }} />
      </Opens>
      <Opens id="costs" icon={Wallet} title={<Trans>Cost to apply</Trans>} state={<MoneyState row={row} />}>
        <Lazy part={costsPart} props={{ row, facts }} />
      </Opens>
      <Opens id="published" icon={Landmark} title={<Trans>What the university says</Trans>} state={null}>
        <Lazy part={universityPart} props={{ row }} />
      </Opens>
      <Opens
        id="notes"
        icon={StickyNote}
        title={<Trans>Notes</Trans>}
        state={row.notes ? <Trans>Written</Trans> : <Trans>Empty</Trans>}
      >
        {row.notes && (
          <p className={pageStyles.words} dir="auto">
            {row.notes}
          </p>
        )}
        <div>
          <Button onClick={onEdit}>{row.notes ? <Trans>Change the notes</Trans> : <Trans>Write a note</Trans>}</Button>
        </div>
      </Opens>
      <Opens id="stage" icon={Send} title={<Trans>Stage</Trans>} state={i18n._(stageWords[row.stage])}>
        <Lazy part={stagePart} props={{ row }} />
      </Opens>
    </div>
  );
}

function Papers({ row, lines }: Pick<PartsProps, 'row' | 'lines'>) {
  const { i18n } = useLingui();
  const { done, all } = papersSum(row, lines ?? []);
  const isReady = lines !== undefined && done === all;
  const [have, asked] = [i18n.number(done), i18n.number(all)];
  return (
    <Opens
      id="papers"
      icon={isReady ? CircleCheck : Clock}
      tone={isReady ? 'ok' : 'now'}
      title={<Trans>Papers</Trans>}
      state={
        lines && (
          <Trans>
            {have} of {asked}
          </Trans>
        )
      }
    >
      <Lazy part={papersPart} props={{ row, lines }} />
    </Opens>
  );
}

function LettersState({ row, letters: { here, all } }: Pick<PartsProps, 'row' | 'letters'>): ReactNode {
  const { i18n } = useLingui();
  const ask = askOf(row, 'letters');
  const usual = ask === 'yes' ? countOfLetters(row) : 0;
  const [have, asked] = [i18n.number(here), i18n.number(Math.max(all, usual))];
  if (all > 0 || ask === 'yes')
    return (
      <Trans>
        {have} of {asked}
      </Trans>
    );
  return <AskWord ask={ask} />;
}

function AskWord({ ask }: { ask: ReturnType<typeof askOf> }): ReactNode {
  if (ask === 'no') return <Trans>Usually not needed</Trans>;
  if (ask === 'some') return <Trans>Only some ask</Trans>;
  return ask === 'yes' ? <Trans>None yet</Trans> : <Trans>Not known</Trans>;
}

function EssaysState({ row }: Pick<PartsProps, 'row'>): ReactNode {
  const count = row.essays.length;
  if (count > 0) return <Plural value={count} one="# attached" other="# attached" />;
  return <AskWord ask={askOf(row, 'statement')} />;
}

function MoneyState({ row: { costs } }: Pick<PartsProps, 'row'>): ReactNode {
  const { i18n } = useLingui();
  const { byCurrency, unknown } = sumOf(costs);
  const sums = byCurrency.map(([currency, amount]) => formatMoney(amount, currency, i18n)).join(' + ');
  if (sums) return <bdi>{sums}</bdi>;
  return costs.length > 0 && unknown === 0 ? <Trans>Free</Trans> : <Trans>Not known</Trans>;
}
