import { openSharedPaper } from '@lantern/contract/documents.sharing';
import { urlOf } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useParams } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { categoryWords, formatSize, plainName } from '../document-words.ts';
import { sharedQuery } from './sharing.api.ts';
import styles from './sharing.module.css';

/** What somebody without an account sees who was given a link. */
export function Screen() {
  const { t, i18n } = useLingui();
  const { token = '' } = useParams<{ token: string }>();
  const { data, error, refetch, isFetching } = useQuery(sharedQuery(token));
  // a mistyped link is refused before it is looked up
  const isGone = error instanceof Problem && ['not_found', 'invalid_request'].includes(error.code);
  if (isGone)
    return (
      <div className="stack read">
        <h1>
          <Trans>This link does not work</Trans>
        </h1>
        <p>
          <Trans>
            It has ended, it was closed by the student, or a part of it is missing. Ask the student for a new link.
          </Trans>
        </p>
      </div>
    );
  if (error && !data)
    return (
      <>
        <h1>
          <Trans>Shared papers</Trans>
        </h1>
        <ErrorBlock
          title={<Trans>We could not load these papers.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      </>
    );
  if (!data) return <Skeleton />;
  const { student, label, ends_on, page_limit, papers } = data;
  const day = formatDay(ends_on, i18n);
  return (
    <div className="stack read">
      <div>
        <h1>
          <Trans>
            Papers of <bdi>{student}</bdi>
          </Trans>
        </h1>
        {label && (
          <p>
            <bdi>{label}</bdi>
          </p>
        )}
        <p className="dim">
          <Trans>You can open them until {day}.</Trans>{' '}
          {page_limit && (
            <Plural
              value={page_limit}
              one="Only the first page of each is shared."
              other="Only the first # pages of each are shared."
            />
          )}
        </p>
      </div>
      {papers.length === 0 && (
        <p>
          <Trans>The student has removed these papers.</Trans>
        </p>
      )}
      <ul className="rules closed">
        {papers.map(({ number, name, category, size, pages }) => (
          <li key={number} className={styles.shared}>
            <FileText />
            <div>
              <b>
                <bdi>{plainName(name)}</bdi>
              </b>
              <p className="small dim">
                {i18n._(categoryWords[category].name)} · {formatSize(size, i18n)}
                {pages && (
                  <>
                    {' · '}
                    <Plural value={pages} one="# page" other="# pages" />
                  </>
                )}
              </p>
            </div>
            <a
              className="btn"
              href={urlOf(openSharedPaper, { token, number })}
              download={name}
              aria-label={t`Download: ${plainName(name)}`}
            >
              <Download />
              <Trans>Download</Trans>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
