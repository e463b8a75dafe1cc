import type { VisaPack } from '@lantern/contract/checklists';
import type { VaultDocument } from '@lantern/contract/documents';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDay } from '#components/dates.ts';
import type { Ticks } from './checklists.api.ts';
import common from './checklists.module.css';
import styles from './visa.module.css';
import { VisaLineRow } from './visa-line.tsx';
import { inOrder, nextOf, type Part, papersThere, partState, parts, type VisaLine } from './visa-parts.ts';

const partWords: Record<Part, MessageDescriptor> = {
  passport: msg`Passport`,
  place: msg`Your place at the university`,
  money: msg`Money to show`,
  papers: msg`Collect your papers`,
  apply: msg`Apply and go to the appointment`,
  after: msg`After the visa`,
};

type VisaStepsProps = {
  pack: VisaPack;
  lines: readonly VisaLine[];
  /** whether the first day of the course is known */
  hasDay: boolean;
  today: string;
  ticks: Ticks;
  papers: readonly VaultDocument[];
  /** what else belongs into a part, below its lines */
  extras: Partial<Record<Part, ReactNode>>;
};

/** The way to the visa in a few parts, the one with the next thing to do open. */
export function VisaSteps({ pack, lines, hasDay, today, ticks, papers, extras }: VisaStepsProps) {
  const { i18n } = useLingui();
  const first = nextOf(lines);
  // one thing is lit on a screen: without the first day of the course, the question for it
  const lit = hasDay ? first : undefined;
  // From the first press on, what is open stays open while things are ticked, and what is done stays where it is.
  const now = { open: first?.part, places: inOrder(lines).map(({ id }) => id) };
  const [held, hold] = useState<typeof now>();
  const { open, places } = held ?? now;
  const orderOf = ({ id }: VisaLine) => places.indexOf(id);
  const shown = parts
    .map((part) => ({
      part,
      lines: lines.filter((line) => line.part === part).toSorted((a, b) => orderOf(a) - orderOf(b)),
    }))
    .filter((one) => one.lines.length > 0);
  const done = shown.filter((one) => partState(one.lines, today).isDone).length;
  const { there, all } = papersThere(lines);
  return (
    <section aria-labelledby="visa-steps">
      <div className="head">
        <h2 id="visa-steps">
          <Plural value={shown.length} one="# step" other="# steps" />
        </h2>
        <span className="small dim">
          <Trans>{i18n.number(done)} done</Trans>
          {' · '}
          <Trans>
            {i18n.number(there)} of {i18n.number(all)} papers
          </Trans>
        </span>
      </div>
      <p className={common.ready} role="status">
        {all > 0 && there === all && <Trans>Ready to Apply!</Trans>}
      </p>
      <ol className={styles.plate} onClickCapture={() => hold(held ?? now)}>
        {shown.map((one, at) => (
          <li key={one.part}>
            <details className={styles.part} name="visa-part" open={one.part === open}>
              <PartSummary
                number={at + 1}
                title={i18n._(partWords[one.part])}
                lines={one.lines}
                isHere={one.part === lit?.part}
                today={today}
              />
              <div className={styles.inside}>
                <ul>
                  {one.lines.map((line) => (
                    <VisaLineRow
                      key={line.id}
                      line={line}
                      country={pack.country}
                      ticks={ticks}
                      papers={papers}
                      isNext={line === lit}
                    />
                  ))}
                </ul>
                {extras[one.part]}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

type PartSummaryProps = { number: number; title: string; lines: readonly VisaLine[]; isHere: boolean; today: string };

function PartSummary({ number, title, lines, isHere, today }: PartSummaryProps) {
  const { i18n } = useLingui();
  const { done, all, isDone, isNeeded, next } = partState(lines, today);
  const look = isDone ? `${styles.number} ${styles.done}` : isHere ? `${styles.number} ${styles.here}` : styles.number;
  return (
    <summary>
      <span className={look} aria-hidden="true">
        {isDone ? <Check className="s" /> : i18n.number(number)}
      </span>
      <span>
        <b>{title}</b>
        {next && !isHere && (
          <small>
            {next.daysLate > 0 ? (
              <Plural value={next.daysLate} one="# day late" other="# days late" />
            ) : (
              <Trans>by {formatDay(next.day, i18n)}</Trans>
            )}
          </small>
        )}
      </span>
      <span className={styles.state}>
        {!isNeeded ? (
          <Trans>Not needed</Trans>
        ) : isDone ? (
          <Trans>Done</Trans>
        ) : (
          <Trans>
            {i18n.number(done)} of {i18n.number(all)}
          </Trans>
        )}
      </span>
      <ChevronDown className="s" />
    </summary>
  );
}
