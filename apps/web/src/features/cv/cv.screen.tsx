import { Trans, useLingui } from '@lingui/react/macro';
import { explain } from '#api/problem-words.ts';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useDraft } from '#components/use-draft.ts';
import { cv, useCv } from './cv.api.ts';
import styles from './cv.module.css';
import { CvAwards } from './cv-awards.tsx';
import { CvDownloads } from './cv-downloads.tsx';
import { CvLanguages } from './cv-languages.tsx';
import { CvSections } from './cv-sections.tsx';
import { CvSummary } from './cv-summary.tsx';

export function Screen() {
  const { i18n } = useLingui();
  const { kept, save, row, isLoaded, error, refetch, isFetching, dataUpdatedAt } = useCv();
  const [draft, change] = useDraft(kept, save);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>CV</Trans>
        </h1>
        {isLoaded && <DataAge at={dataUpdatedAt} copy={error !== null} />}
      </div>
      <p className="dim">
        <Trans>We make it from your record. Choose the parts and their order. Every change is saved at once.</Trans>
      </p>
      <RecordTrouble
        records={cv}
        id="only"
        waiting={row?.waiting}
        theirs={({ summary }) => summary || <Trans>A CV of another device</Trans>}
        onEdit={() => document.querySelector<HTMLElement>('textarea[name="summary"]')?.focus()}
      />
      {row === undefined && !error && <Skeleton />}
      {row === undefined && error && (
        <ErrorBlock title={<Trans>We could not load your CV.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {row !== undefined && (
        <>
          <CvSections draft={draft} onChange={(sections) => change({ sections })} />
          <CvSummary text={draft.summary} onChange={(summary) => change({ summary })} />
          <CvLanguages languages={draft.languages} onChange={(languages) => change({ languages })} />
          <CvAwards awards={draft.awards} onChange={(awards) => change({ awards })} />
          <CvDownloads draft={draft} onChange={change} waits={row?.waiting !== undefined} />
        </>
      )}
    </div>
  );
}
