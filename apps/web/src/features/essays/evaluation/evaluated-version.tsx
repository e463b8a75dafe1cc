import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { TimeAgo } from '#components/data-age.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { versionQuery } from '../version.api.ts';
import styles from './evaluation.module.css';

type EvaluatedVersionProps = { essay: string; version: string; onClose: () => void };

/** The text that an evaluation belongs to. */
export function EvaluatedVersion({ essay, version, onClose }: EvaluatedVersionProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(versionQuery(essay, version));
  return (
    <Dialog open onClose={onClose} title={<Trans>The text that was evaluated</Trans>}>
      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>That version could not be fetched.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && (
        <>
          <p className="small dim">
            {data.title} · <TimeAgo at={Date.parse(data.created_at)} />
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <section className={styles.readText} dir="auto" tabIndex={0} aria-label={t`Text of this version`}>
            {data.text || <Trans>This version has no text.</Trans>}
          </section>
        </>
      )}
    </Dialog>
  );
}
