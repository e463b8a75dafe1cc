import type { DecidedReport } from '@lantern/contract/chat.reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { reasonWords } from '#components/contacts/report-reasons.ts';
import { formatBefore } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Evidence } from './evidence.tsx';
import { decidedQuery } from './reports.api.ts';

/** What was decided in the last year. */
export function DecidedReports() {
  const { i18n } = useLingui();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(decidedQuery);
  const reports = data?.pages.flatMap((page) => page.reports) ?? [];
  if (!error && reports.length === 0) return null;
  return (
    <section className="stack read" aria-labelledby="decided">
      <h2 id="decided">
        <Trans>Decided</Trans>
      </h2>
      {error && (
        <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void fetchNextPage()}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      <ul className="rules">
        {reports.map((report) => (
          <DecidedRow key={report._id} report={report} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function DecidedRow({ report }: { report: DecidedReport }) {
  const { t, i18n } = useLingui();
  const { reason, words, student_name, decision, decided_at, done } = report;
  const mentor = report.mentor_name ?? t`a mentor who has left`;
  const by = report.decided_by ?? t`an administrator whose account is gone`;
  const at = formatBefore(new Date(decided_at), new Date(), i18n);
  return (
    <li className="stack">
      <div>
        <b>{i18n._(reasonWords[reason])}</b>
        <p>
          <Trans>
            <bdi>{student_name}</bdi> and their mentor <bdi>{mentor}</bdi>
          </Trans>
        </p>
        <p>
          {decision === 'kept' && <Trans>The conversation went on.</Trans>}
          {decision === 'ended' && <Trans>The conversation was ended.</Trans>}
          {decision === 'suspended' && <Trans>An account was stopped.</Trans>}
        </p>
        {done && <p dir="auto">{done}</p>}
        <p className="small dim">
          <bdi>{by}</bdi>, {at}
        </p>
      </div>
      {words && <p dir="auto">{words}</p>}
      <Evidence report={report} open={false} />
    </li>
  );
}
