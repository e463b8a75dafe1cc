import type { Sitting } from '@lantern/contract/essays.log';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import type { DraftSync } from '../../drafts/draft-sync.ts';
import styles from './log.module.css';
import { LogDownloads } from './log-downloads.tsx';
import { logQuery } from './log-query.ts';

type LogDialogProps = { sync: DraftSync; title: string; onClose: () => void };

/** When this essay was written and how much of it was typed: for the writer, and to show to others. */
export function LogDialog({ sync, title, onClose }: LogDialogProps) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery({ ...logQuery(sync.id), staleTime: 0 });
  return (
    <Dialog open onClose={onClose} title={<Trans>Writing log</Trans>}>
      <p>
        <Trans>
          Lantern counts how many characters you type, paste and delete in this essay, and when. It keeps only numbers.
          If somebody asks if you wrote the essay yourself, the log and the versions show how it grew.
        </Trans>
      </p>
      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>The writing log could not be fetched.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && (
        <>
          <Totals {...data.totals} />
          {data.sittings.length > 0 && <Sittings sittings={data.sittings} />}
          <LogDownloads id={sync.id} title={title} empty={data.sittings.length === 0} />
        </>
      )}
    </Dialog>
  );
}

type TotalsProps = {
  sittings: number;
  minutes: number;
  typed: number;
  pasted: number;
  deleted: number;
  pastes: number;
};

function Totals({ sittings, minutes, typed, pasted, deleted, pastes }: TotalsProps) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value);
  const [hours, rest] = [i18n.number(Math.floor(minutes / 60)), i18n.number(minutes % 60)];
  const times = i18n.number(pastes);
  return (
    <dl className={styles.totals}>
      <div>
        <dt>
          <Trans>Sittings</Trans>
        </dt>
        <dd className="num">{figure(sittings)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd className="num">
          {minutes < 60 ? (
            <Plural value={minutes} one="# minute" other="# minutes" />
          ) : (
            <Trans>
              {hours} h {rest} min
            </Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Typed characters</Trans>
        </dt>
        <dd className="num">{figure(typed)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Pasted characters</Trans>
        </dt>
        <dd className="num">
          {figure(pasted)}{' '}
          {pastes > 0 && (
            <span className="small dim">({pastes === 1 ? <Trans>once</Trans> : <Trans>{times} times</Trans>})</span>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Deleted characters</Trans>
        </dt>
        <dd className="num">{figure(deleted)}</dd>
      </div>
    </dl>
  );
}

function Sittings({ sittings }: { sittings: readonly Sitting[] }) {
  const { t, i18n } = useLingui();
  const minutes = ({ started_at, ended_at }: Sitting) =>
    Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 60_000));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t`Sittings`}>
      <table className={styles.sittings}>
        <caption>
          <Trans>The newest sittings</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Begun</Trans>
            </th>
            <th scope="col">
              <Trans>Minutes</Trans>
            </th>
            <th scope="col">
              <Trans>Typed</Trans>
            </th>
            <th scope="col">
              <Trans>Pasted</Trans>
            </th>
            <th scope="col">
              <Trans>Deleted</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {sittings.map((sitting) => (
            <tr key={sitting.id}>
              <th scope="row">
                {i18n.date(new Date(sitting.started_at), { dateStyle: 'medium', timeStyle: 'short' })}
              </th>
              <td className="num">{i18n.number(minutes(sitting))}</td>
              <td className="num">{i18n.number(sitting.typed)}</td>
              <td className="num">{i18n.number(sitting.pasted)}</td>
              <td className="num">{i18n.number(sitting.deleted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
