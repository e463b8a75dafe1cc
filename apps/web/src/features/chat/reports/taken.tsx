import type { ChatReport } from '@lantern/contract/chat.reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { take } from './reports.api.ts';

/** Who looks after a report and until when, so that two do not do the same. */
export function Taken({ report: { _id, taken } }: { report: ChatReport }) {
  const { i18n } = useLingui();
  const taking = useMutation({ mutationFn: (isTaken: boolean) => take(_id, isTaken) });
  const until = taken && i18n.date(taken.until, { dateStyle: 'medium', timeStyle: 'short' });
  const by = taken?.by;
  return (
    <>
      <div className="row wrap">
        <p role="status">
          {!taken && <Trans>Nobody is working on it yet.</Trans>}
          {taken?.mine && <Trans>You work on it until {until}.</Trans>}
          {taken && !taken.mine && (
            <Trans>
              <bdi>{by}</bdi> works on it until {until}.
            </Trans>
          )}
        </p>
        {(!taken || taken.mine) && (
          <Button busy={taking.isPending} onClick={() => taking.mutate(!taken)}>
            {taken ? <Trans>Give it back</Trans> : <Trans>I work on it</Trans>}
          </Button>
        )}
      </div>
      {taking.error && <ErrorBlock title={<Trans>It was not saved</Trans>}>{explain(taking.error, i18n)}</ErrorBlock>}
    </>
  );
}
