import type { EditableFact } from '@lantern/contract/matching.facts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BookOpenCheck, Clock, ExternalLink, PenLine } from 'lucide-react';
import { useState } from 'react';
import { dayHere } from '#api/day-here.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Opens } from '#components/opens.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { factName, MatchFactView } from '../match-fact.tsx';
import { subjectName } from '../matching-words.ts';
import { mend, staleQuery } from './facts.api.ts';
import { MendForm } from './mend-form.tsx';
import { History } from './reported-fact.tsx';

/** Facts past the day of their review, the longest first. */
export function StaleFacts() {
  const { i18n } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery(staleQuery(page));
  if (!data)
    return error ? (
      <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    ) : (
      <Skeleton />
    );
  const number = i18n.number(page);
  return (
    <div className="stack">
      {data.total === 0 && (
        <EmptyState level={2} title={<Trans>No fact has to be checked now</Trans>}>
          <Trans>Facts appear here on the day they are to be read again.</Trans>
        </EmptyState>
      )}
      {data.total > 0 && (
        <p role="status" className="small dim">
          <Plural value={data.total} one="# fact is overdue for review" other="# facts are overdue for review" />
        </p>
      )}
      <ul className="rules closed">
        {data.facts.map((one) => (
          <StaleFact key={`${one.fact._id} ${one.revision}`} editable={one} />
        ))}
      </ul>
      {(page > 1 || data.more) && (
        <div className="row wrap">
          <Button blocked={page === 1} onClick={() => setPage(page - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <span className="num">
            <Trans>Page {number}</Trans>
          </span>
          <Button blocked={!data.more} onClick={() => setPage(page + 1)}>
            <Trans>Next</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function StaleFact({ editable }: { editable: EditableFact }) {
  const { t, i18n } = useLingui();
  const { fact, revision, written, history } = editable;
  const about = subjectName(editable.about, i18n);
  const [isMending, setMending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const reading = useMutation({
    mutationFn: () => mend({ ...written, fact_id: fact._id, base_revision: revision, checked: dayHere() }),
    onSettled: () => setAsking(false),
  });
  // an estimate was read on no page: whoever reads one now writes what it says
  const canReadAgain = written.confidence !== 'estimate';
  return (
    <li>
      <Opens id={`fact-${fact._id}`} icon={Clock} title={about} state={factName(fact.key, i18n)} inList>
        <MatchFactView fact={fact} />
        <History history={history} />
        {isMending ? (
          <MendForm reported={editable} onCancel={() => setMending(false)} />
        ) : (
          <div className="row wrap">
            <a className="row" href={fact.link} target="_blank" rel="noreferrer">
              <ExternalLink className="s" />
              <Trans>Open the source</Trans>
            </a>
            {canReadAgain && (
              <Button look="main" aria-label={t`Read again today: ${about}`} onClick={() => setAsking(true)}>
                <BookOpenCheck />
                <Trans>Read again today</Trans>
              </Button>
            )}
            <Button aria-label={t`Edit: ${about}`} onClick={() => setMending(true)}>
              <PenLine />
              <Trans>Edit</Trans>
            </Button>
          </div>
        )}
        {reading.error && (
          <ErrorBlock title={<Trans>It was not saved</Trans>}>{explain(reading.error, i18n)}</ErrorBlock>
        )}
        <ConfirmDialog
          open={isAsking}
          busy={reading.isPending}
          title={<Trans>Does the page still say the same?</Trans>}
          confirm={<Trans>I read it today</Trans>}
          onConfirm={() => reading.mutate()}
          onCancel={() => setAsking(false)}
        >
          <Trans>
            The fact then says that you read it today. If it is about a year that is long over, it stays in this list.
            Then write a new fact for the new year.
          </Trans>
        </ConfirmDialog>
      </Opens>
    </li>
  );
}
