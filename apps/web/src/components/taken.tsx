import type { Taken as TakenBy } from '@lantern/contract/taken';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { Button } from './button.tsx';
import { formatMoment } from './dates.ts';
import { ErrorBlock } from './error-block.tsx';

type TakenProps = {
  taken: TakenBy;
  /** Looks after it, or leaves it to others; the list is asked again. */
  onTake: (isTaken: boolean) => Promise<void>;
};

/** Who looks after one of a list that waits, and until when, so that two do not do the same. */
export function Taken({ taken, onTake }: TakenProps) {
  const { i18n } = useLingui();
  const taking = useMutation({ mutationFn: onTake });
  const until = taken && formatMoment(new Date(taken.until), i18n);
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
