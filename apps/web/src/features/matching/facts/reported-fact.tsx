import type { ReportedFact } from '@lantern/contract/matching.facts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, PenLine } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatBefore, formatKnownDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Taken } from '#components/taken.tsx';
import { MatchFactView } from '../match-fact.tsx';
import { subjectName } from '../matching-words.ts';
import { keep, take } from './facts.api.ts';
import { MendForm } from './mend-form.tsx';

/** One fact with what students say of it, how it stood before, and what an administrator can do. */
export function ReportedFactCard({ reported }: { reported: ReportedFact }) {
  const { i18n } = useLingui();
  const [isMending, setMending] = useState(false);
  const { fact, about, reports, history, taken } = reported;
  const keeping = useMutation({ mutationFn: () => keep(fact._id) });
  return (
    <li className="card stack">
      <h2>{subjectName(about, i18n)}</h2>
      <MatchFactView fact={fact} />
      <ul className="rules closed">
        {reports.map(({ _id, words, created_at, older }) => (
          <li key={_id}>
            <p dir="auto">{words}</p>
            <p className="small dim">
              {formatBefore(new Date(created_at), new Date(), i18n)}
              {older && (
                <>
                  {' · '}
                  <Trans>about an earlier version of the fact</Trans>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <History history={history} />
      <Taken taken={taken} onTake={(isTaken) => take(fact._id, isTaken)} />
      {isMending ? (
        <MendForm reported={reported} onCancel={() => setMending(false)} />
      ) : (
        <div className="row wrap">
          <Button look="main" onClick={() => setMending(true)}>
            <PenLine />
            <Trans>Mend it</Trans>
          </Button>
          <Button busy={keeping.isPending} onClick={() => keeping.mutate()}>
            <Trans>It is right</Trans>
          </Button>
        </div>
      )}
      {keeping.error && <ErrorBlock title={<Trans>It was not saved</Trans>}>{explain(keeping.error, i18n)}</ErrorBlock>}
    </li>
  );
}

export function History({ history }: Pick<ReportedFact, 'history'>) {
  const { i18n } = useLingui();
  if (history.length === 0)
    return (
      <p className="small dim">
        <Trans>It was never changed.</Trans>
      </p>
    );
  return (
    <details className="fold">
      <summary>
        <Trans>How it stood before</Trans>
        <ChevronDown />
      </summary>
      <ul className="rules closed">
        {history.map(({ at, value, source, checked, by }) => (
          <li key={at}>
            <p>
              <b lang="en">{value}</b>
            </p>
            <p className="small dim" lang="en">
              {source} {checked && formatKnownDay(checked, i18n)}
            </p>
            <p className="small dim">
              <Until at={at} by={by} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Until({ at, by }: { at: string; by: string }) {
  const { i18n } = useLingui();
  const day = formatBefore(new Date(at), new Date(), i18n);
  return by ? (
    <Trans>
      until {day}, by {by}
    </Trans>
  ) : (
    <Trans>until {day}, as shipped</Trans>
  );
}
