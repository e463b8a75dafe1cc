import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Flame } from '#components/lantern-mark.tsx';
import { openPart } from '#components/opens.tsx';
import styles from './application-parts.module.css';
import type { Next } from './application-standing.ts';
import type { ApplicationRow } from './applications.api.ts';
import { monthDay } from './facts/fact-words.tsx';
import { askedWords } from './papers/asked-words.ts';

/** Ids of the parts to which a step leads. */
export type PartId = 'papers' | 'letters' | 'essays' | 'stage';

type NextStepProps = {
  row: ApplicationRow;
  next: Next;
  /** 'MM' or 'MM-DD', where the catalogue knows when they usually close */
  usual?: string | undefined;
  onEdit: () => void;
};

/** The one thing to do for this application now, lit. */
export function NextStep({ row, next, usual, onEdit }: NextStepProps) {
  const { i18n } = useLingui();
  const open = (part: PartId, word: ReactNode) => (
    <Button look="main" onClick={() => openPart(part)}>
      {word}
    </Button>
  );
  switch (next.kind) {
    case 'deadline':
      return (
        <Lit aim={<Trans>When is the last day to apply?</Trans>} why={<LastDayWords usual={usual} />}>
          <Button look="main" onClick={onEdit}>
            <Trans>Write down the last day</Trans>
          </Button>
        </Lit>
      );
    case 'paper':
      return (
        <Lit aim={i18n._(askedWords[next.paper].add)} why={<Trans>They usually ask for it.</Trans>}>
          <ButtonLink look="main" href="/documents">
            <Trans>Add it to your documents</Trans>
          </ButtonLink>
          {allPapers('papers')}
        </Lit>
      );
    case 'letters':
      return (
        <Lit aim={<Trans>Ask for a letter</Trans>} why={<Trans>A teacher needs four to six weeks. Ask early.</Trans>}>
          {open('letters', <Trans>Open letters</Trans>)}
        </Lit>
      );
    case 'essay':
      return (
        <Lit aim={<Trans>Write your statement</Trans>} why={<Trans>Write it in Essays, then attach it here.</Trans>}>
          <ButtonLink look="main" href="/essays">
            <Trans>Open essays</Trans>
          </ButtonLink>
          <Button onClick={() => openPart('essays')}>
            <Trans>Attach one</Trans>
          </Button>
        </Lit>
      );
    case 'portfolio':
      return (
        <Lit aim={<Trans>Add your portfolio</Trans>} why={<Trans>One PDF of up to 10 MB, from your documents.</Trans>}>
          {open('papers', <Trans>Open papers</Trans>)}
        </Lit>
      );
    case 'requirement':
      return (
        <Lit aim={<span dir="auto">{next.label}</span>} why={<Trans>It is on your list, but not ticked.</Trans>}>
          {open('papers', <Trans>Open papers</Trans>)}
        </Lit>
      );
    case 'send':
      return (
        <Lit
          aim={<Trans>Send it on their site</Trans>}
          why={<Trans>All papers are ready. You apply on the university's own site, then record it here.</Trans>}
        >
          {open('stage', <Trans>Record that you sent it</Trans>)}
        </Lit>
      );
    case 'answer':
      return (
        <Lit aim={<Trans>Wait for their answer</Trans>} why={<Trans>Record it here when it comes.</Trans>}>
          {open('stage', <Trans>Record the answer</Trans>)}
        </Lit>
      );
    case 'offer': {
      const day = formatDay(row.offer?.answer_by ?? '', i18n);
      return (
        <Lit aim={<Trans>Answer the offer</Trans>} why={<Trans>They want your answer by {day}.</Trans>}>
          {open('stage', <Trans>Open the offer</Trans>)}
        </Lit>
      );
    }
  }
}

function LastDayWords({ usual }: Pick<NextStepProps, 'usual'>) {
  const { i18n } = useLingui();
  if (!usual) return <Trans>We do not know it. Look at their page, and write it down here.</Trans>;
  const month = monthDay(usual, i18n);
  return usual.length === 2 ? (
    <Trans>They usually close in {month}. Look up the day on their page, and write it down here.</Trans>
  ) : (
    <Trans>They usually close on {month}. Look it up on their page, and write it down here.</Trans>
  );
}

const allPapers = (part: PartId) => (
  <Button onClick={() => openPart(part)}>
    <Trans>All papers</Trans>
  </Button>
);

function Lit({ aim, why, children }: { aim: ReactNode; why: ReactNode; children: ReactNode }) {
  return (
    <section className="lit stack" aria-labelledby="next">
      <p className="small row">
        <Flame />
        <Trans>Do this next</Trans>
      </p>
      <h2 id="next" className={styles.aim}>
        {aim}
      </h2>
      <p>{why}</p>
      <div className="row wrap">{children}</div>
    </section>
  );
}
