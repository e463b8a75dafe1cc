import { applicationStages } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, ChevronDown, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatMonth } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { FieldError } from '#components/field.tsx';
import { Lazy, partOf, WhenIdle } from '#components/lazy.tsx';
import { DeleteRecord } from '#components/record/delete-record.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { WaitingBadge } from '#components/record/waiting-badge.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { ApplicationFacts, applicationView, PlaceLine, programmeOf } from './application-view.tsx';
import { stageWords } from './application-words.ts';
import { type ApplicationRow, applications, listScreen, universityQuery } from './applications.api.ts';
import styles from './applications.module.css';
import { CatalogueFacts } from './catalogue-facts.tsx';
import { Deadline } from './deadline.tsx';
import { OfferedDeadline } from './offered-deadline.tsx';
import { Requirements } from './requirements.tsx';
import { moveTo } from './stage-moves.tsx';

const attachedPart = partOf(async () => (await import('./attached.tsx')).Attached);
const lettersPart = partOf(async () => (await import('./letters/letters-section.tsx')).LettersSection);
const costsPart = partOf(async () => (await import('./applying-cost-lines.tsx')).ApplyingCostLines);
const decisionPart = partOf(async () => (await import('./decision.tsx')).Decision);
const submissionPart = partOf(async () => (await import('./submission.tsx')).Submission);
const testsPart = partOf(async () => (await import('./tests-table.tsx')).TestsTable);
const draftPart = partOf(async () => (await import('./draft-texts.tsx')).DraftTexts);

const isSent = ({ stage }: ApplicationRow) => stage !== 'considering' && stage !== 'preparing';

type ApplicationPageProps = { row: ApplicationRow; onEdit: () => void };

/** One application whole. */
export function ApplicationPage({ row, onEdit }: ApplicationPageProps) {
  const { i18n } = useLingui();
  const month = row.intake && formatMonth(row.intake, i18n);
  return (
    <div className={styles.page}>
      <p>
        <Link href={listScreen} className={styles.back}>
          <ArrowLeft className="s flip" />
          <Trans>Saved universities</Trans>
        </Link>
      </p>
      <Head row={row} onEdit={onEdit} />
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
            <ApplicationFacts fields={fields} />
          </>
        )}
      />
      {!row.deadline && !isSent(row) && <OfferedDeadline row={row} onEdit={onEdit} />}
      <Stages row={row} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Requirements row={row} />
          <WhenIdle>
            <Lazy part={attachedPart} props={{ row }} />
            <Lazy part={lettersPart} props={{ row }} />
          </WhenIdle>
          <Draft id={row.id} />
          <University row={row} />
        </div>
        <div className={styles.side}>
          <section className="stack" aria-labelledby="dates">
            <h2 id="dates">
              <Trans>Dates</Trans>
            </h2>
            {row.deadline ? (
              <p>
                <Deadline moment={row.deadline} isMet={isSent(row)} />
              </p>
            ) : (
              <p className="dim">
                <Trans>The deadline is not known yet. Write it down with Edit.</Trans>
              </p>
            )}
            {month && (
              <p>
                <Trans>Begins in {month}</Trans>
              </p>
            )}
          </section>
          <WhenIdle>
            <Lazy part={costsPart} props={{ row }} />
            <Lazy part={submissionPart} props={{ row }} />
            <Lazy part={decisionPart} props={{ row }} />
          </WhenIdle>
          {row.notes && (
            <section className="stack" aria-labelledby="notes">
              <h2 id="notes">
                <Trans>Notes</Trans>
              </h2>
              <p className={styles.words} dir="auto">
                {row.notes}
              </p>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

/** The texts for a portal, loaded when they are opened. */
function Draft({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="draft">
      <details className={`fold ${styles.costs}`} onToggle={(event) => event.currentTarget.open && setOpen(true)}>
        <summary>
          <h2 id="draft" className={styles.folded}>
            <Trans>Texts for the application form</Trans>
          </h2>
          <ChevronDown className="s" />
        </summary>
        {isOpen && <Lazy part={draftPart} props={{ id }} />}
      </details>
    </section>
  );
}

function Head({ row, onEdit }: ApplicationPageProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className={styles.headline}>
      <div>
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
        </p>
        <WaitingBadge waiting={row.waiting} revision={row.revision} />
        <div aria-live="polite">{failed && <FieldError id="take-off-failed">{failed}</FieldError>}</div>
      </div>
      <div className="row wrap">
        <Button id={`edit-${row.id}`} onClick={onEdit}>
          <PenLine />
          <Trans>Edit</Trans>
        </Button>
        <DeleteRecord view={applicationView} row={row} onFailed={setFailed}>
          {(ask) => (
            <Button look="bare" onClick={ask}>
              <Trash2 />
              <Trans>Take it off my list</Trans>
            </Button>
          )}
        </DeleteRecord>
      </div>
    </div>
  );
}

/** The five stages; pressing one moves the application there. */
function Stages({ row }: { row: ApplicationRow }) {
  const { t, i18n } = useLingui();
  const at = applicationStages.indexOf(row.stage);
  return (
    <ol className={styles.steps} aria-label={t`Stage`}>
      {applicationStages.map((stage, index) => (
        <li key={stage} className={index < at ? styles.done : undefined}>
          <button
            type="button"
            aria-current={index === at ? 'step' : undefined}
            onClick={() => moveTo(row, stage, i18n)}
          >
            {index < at ? <Check className="s" /> : <span className="num">{i18n.number(index + 1)}</span>}
            {i18n._(stageWords[stage])}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Tests and facts: what the catalogue knows, where the university is one of it. */
function University({ row }: { row: ApplicationRow }) {
  const { i18n } = useLingui();
  const id = row.institution_id;
  const { data, error, refetch, isFetching } = useQuery({ ...universityQuery(id ?? ''), enabled: id !== null });
  const facts = data?.facts ?? [];
  return (
    <>
      <WhenIdle>
        <Lazy part={testsPart} props={{ row, facts }} />
      </WhenIdle>
      {id === null && (
        <p className="dim">
          <Trans>You added this university by hand: the catalogue knows nothing of it.</Trans>
        </p>
      )}
      {id !== null && !data && !error && <Skeleton />}
      {id !== null && !data && error && (
        <ErrorBlock
          title={<Trans>We could not load what the university says.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && <CatalogueFacts row={row} facts={facts} website={data.university.website} />}
    </>
  );
}
