import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { asAddress } from '../documents.api.ts';
import styles from './paper-pages.module.css';

type PaperPagesProps = {
  title: string;
  pages: number | null;
  /** What names the version of the paper among everything that is asked for. */
  queryKey: readonly (string | number)[];
  /** A page as a picture. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<Blob>;
};

/** The pages of a paper as pictures, one after the other: each is fetched when it is turned to. */
export function PaperPages({ title, pages, queryKey, fetchPage }: PaperPagesProps) {
  const { t, i18n } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...queryKey, page],
    queryFn: async ({ signal }) => await asAddress(await fetchPage(page, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    // the paper is somebody else's: the device keeps nothing of it
    persister: undefined,
  });
  const [shown, all] = [i18n.number(page), pages && i18n.number(pages)];
  const isDrawable = !(error instanceof Problem && ['not_a_pdf', 'payload_too_large'].includes(error.code));
  return (
    <div className={styles.pages}>
      {data && <img src={data} alt={t`${title}, page ${shown}`} />}
      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>This page cannot be shown.</Trans>}
          busy={isFetching}
          {...(isDrawable && { onRetry: () => void refetch() })}
        >
          {isDrawable ? explain(error, i18n) : <Trans>Download the paper and open it on your device.</Trans>}
        </ErrorBlock>
      )}
      {pages !== null && pages > 1 && (
        <div className={styles.turn}>
          <Button icon aria-label={t`Previous page of ${title}`} blocked={page === 1} onClick={() => setPage(page - 1)}>
            <ChevronLeft className="flip" />
          </Button>
          <span className="small num" role="status">
            <Trans>
              Page {shown} of {all}
            </Trans>
          </span>
          <Button icon aria-label={t`Next page of ${title}`} blocked={page === pages} onClick={() => setPage(page + 1)}>
            <ChevronRight className="flip" />
          </Button>
        </div>
      )}
    </div>
  );
}
