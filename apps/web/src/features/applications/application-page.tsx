import { todayIn } from '@lantern/abroad/days';
import type { AskedPaper } from '@lantern/contract/asked-papers';
import { visaItemKey } from '@lantern/contract/checklists';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowLeft, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useIdle } from '#api/idle.ts';
import { useUser } from '#api/session.ts';
import { AskLevel } from '#components/ask-level.tsx';
import { Button } from '#components/button.tsx';
import { formatMonth } from '#components/dates.ts';
import { FieldError } from '#components/field.tsx';
import { Addition, Lazy, partOf } from '#components/lazy.tsx';
import { DeleteRecord } from '#components/record/delete-record.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { WaitingBadge } from '#components/record/waiting-badge.tsx';
import { useTicks } from '#features/checklists/checklists.api.ts';
import { vaultQuery } from '#features/documents/documents.api.ts';
import partStyles from './application-parts.module.css';
import { ApplicationParts } from './application-parts.tsx';
import { applicationRecord, PlaceLine, programmeOf } from './application-record.tsx';
import { askedLines, nextFor } from './application-standing.ts';
import { levelWords, stageWords } from './application-words.ts';
import { type ApplicationRow, applications, isSent, listScreen, universityQuery } from './applications.api.ts';
import styles from './applications.module.css';
import { Deadline } from './deadline.tsx';
import { useReady } from './letters/letters.api.ts';
import { readerZone } from './moments.ts';
import { NextStep } from './next-step.tsx';
import { offerDeadline, usualClosing } from './offered/offered-deadline.ts';
import { OfferedDeadline } from './offered/offered-deadline.tsx';

const factsPart = partOf(async () => (await import('./application-facts.tsx')).ApplicationFacts);

const universityPart = partOf(async () => (await import('./offered/offered-university.tsx')).OfferedUniversity);

type ApplicationPageProps = { row: ApplicationRow; onEdit: () => void };

/** One application whole: its last day and the next step, then everything else as lines that open. */
export function ApplicationPage({ row, onEdit }: ApplicationPageProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.page}>
      <p>
        <Link href={listScreen} className={styles.back}>
          <ArrowLeft className="s flip" />
          <Trans>Saved universities</Trans>
        </Link>
      </p>
      <Head row={row} />
      <RecordTrouble
        records={applications}
        id={row.id}
        waiting={row.waiting}
        onEdit={onEdit}
        theirs={(fields) => (
          <>
            <p>
              <b dir="auto">{programmeOf(fields)}</b>, {i18n._(stageWords[fields.stage])}
            </p>
            <Lazy part={factsPart} props={{ fields }} />
          </>
        )}
      />
      {!isSent(row) && <Level row={row} />}
      <Body row={row} onEdit={onEdit} />
      <Foot row={row} onEdit={onEdit} />
    </div>
  );
}

function Head({ row }: { row: ApplicationRow }) {
  const { i18n } = useLingui();
  const month = row.intake && formatMonth(row.intake, i18n);
  return (
    <div className={styles.title}>
      <h1>
        <bdi>{row.name}</bdi>
      </h1>
      {row.program && (
        <p>
          <bdi>{row.program}</bdi>
        </p>
      )}
      <p className="dim">
        <PlaceLine fields={row} />
        {month && (
          <>
            {' · '}
            <Trans>Begins in {month}</Trans>
          </>
        )}
      </p>
      <WaitingBadge waiting={row.waiting} revision={row.revision} />
      {row.deadline && <Deadline moment={row.deadline} isMet={isSent(row)} />}
    </div>
  );
}

/** Where it was saved without one: what they ask for depends on it. */
function Level({ row }: { row: ApplicationRow }) {
  const { i18n } = useLingui();
  return (
    <AskLevel
      rows={row.level ? [] : [row]}
      title={<Trans>Which level do you apply for?</Trans>}
      why={<Trans>Then we know if they ask for a statement and letters.</Trans>}
      wordOf={(level) => {
        const word = levelWords[level];
        return word ? i18n._(word) : level;
      }}
    />
  );
}

/** There is an answer, or there will be none for now: without a connection nothing is waited for. */
const isAnswered = ({ isPending, fetchStatus }: Pick<UseQueryResult, 'isPending' | 'fetchStatus'>) =>
  !isPending || fetchStatus === 'paused';

function Body({ row, onEdit }: ApplicationPageProps) {
  const { id: user } = useUser();
  const isIdle = useIdle();
  const vault = useQuery({ ...vaultQuery(user), enabled: isIdle });
  const id = row.institution_id;
  const university = useQuery({ ...universityQuery(id ?? ''), enabled: id !== null });
  const { all, lettersMissing } = useReady(row.id, row.requirements);
  const asked = all - row.requirements.length;
  const letters = { here: asked - lettersMissing, all: asked };
  const facts = university.data?.facts ?? [];
  const ticks = useTicks();
  const ticked: AskedPaper[] = ticks.get(visaItemKey(row.country, 'passport'))?.state === 'done' ? ['passport'] : [];
  const lines = vault.data && askedLines(row, vault.data.documents, ticked);
  const today = todayIn(readerZone(), new Date());
  const offered = row.deadline || isSent(row) ? undefined : offerDeadline(facts, row, today);
  // what is not known yet decides nothing: the place of the step stays empty until it is. Once it is sent, papers decide
  // nothing either, and often no step is left
  const isKnown = isSent(row) || (isAnswered(vault) && (id === null || isAnswered(university)));
  const next = isKnown && !offered ? nextFor(row, { lines, letters }) : undefined;
  return (
    <>
      {id === null && <Addition part={universityPart} props={{ row }} />}
      {offered && <OfferedDeadline row={row} offered={offered} onEdit={onEdit} />}
      {next && <NextStep row={row} next={next} usual={usualClosing(facts, row, today)} onEdit={onEdit} />}
      {!isKnown && !offered && <div className={partStyles.waits} />}
      <ApplicationParts row={row} lines={lines} letters={letters} facts={facts} onEdit={onEdit} />
    </>
  );
}

function Foot({ row, onEdit }: ApplicationPageProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <div>
      <div className="row wrap">
        <Button id={`edit-${row.id}`} onClick={onEdit}>
          <PenLine />
          <Trans>Edit</Trans>
        </Button>
        <DeleteRecord view={applicationRecord} row={row} onFailed={setFailed}>
          {(ask) => (
            <Button look="bare" onClick={ask}>
              <Trash2 />
              <Trans>Remove from my list</Trans>
            </Button>
          )}
        </DeleteRecord>
      </div>
      <div aria-live="polite">{failed && <FieldError id="take-off-failed">{failed}</FieldError>}</div>
    </div>
  );
}
