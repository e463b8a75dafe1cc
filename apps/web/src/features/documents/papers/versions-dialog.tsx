import type { VaultDocument } from '@lantern/contract/documents';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye, RotateCcw } from 'lucide-react';
import { openInTab } from '#api/open-in-tab.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FieldError } from '#components/field.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { formatSize, plainName } from '../document-words.ts';
import { fetchPaper, restoreVersion, versionsQuery } from '../documents.api.ts';
import { Facts } from '../facts.tsx';
import styles from './papers.module.css';
import { usePaperWork } from './use-paper-work.ts';

/** What a paper was before; old versions stay until the paper goes. */
export function VersionsDialog({ paper: { _id: id, name }, onClose }: { paper: VaultDocument; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(versionsQuery(id));
  const { run, isHere, busy, failed } = usePaperWork();
  const title = plainName(name);

  async function restore(version: number) {
    const figure = i18n.number(version);
    const done = await run(async () => {
      const now = i18n.number(await restoreVersion(id, version));
      toast({
        text: (
          <Trans>
            Version {figure} is back, as version {now}.
          </Trans>
        ),
      });
    }, figure);
    if (done && isHere.current) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t`Versions of ${title}`}>
      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load the versions.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      <ul className="rules closed">
        {data?.map(({ version, size, pages, created_at }, at) => {
          const figure = i18n.number(version);
          return (
            <li key={version} className={styles.version}>
              <div>
                <b>{at === 0 ? <Trans>Version {figure}, shown now</Trans> : <Trans>Version {figure}</Trans>}</b>
                <Facts>
                  {formatSize(size, i18n)}
                  {pages && <Plural value={pages} one="# page" other="# pages" />}
                  {formatDay(new Date(created_at), i18n)}
                </Facts>
              </div>
              <div className="row">
                {at > 0 && (
                  <Button
                    aria-label={t`Restore version ${figure}`}
                    busy={busy === figure}
                    onClick={() => void restore(version)}
                  >
                    <RotateCcw />
                    <Trans>Restore</Trans>
                  </Button>
                )}
                <Button
                  aria-label={t`Open version ${figure}`}
                  onClick={() => void run(() => openInTab(() => fetchPaper(id, version), name))}
                >
                  <Eye />
                  <Trans>Open</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <div aria-live="polite">{failed && <FieldError id={`versions-${id}`}>{failed}</FieldError>}</div>
    </Dialog>
  );
}
