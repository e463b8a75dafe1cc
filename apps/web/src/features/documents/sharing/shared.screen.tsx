import { openSharedPaper, type openShareLink } from '@lantern/contract/documents.sharing';
import type { Output } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, Eye, EyeOff, FileText } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { fetchFile } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { FieldError } from '#components/field.tsx';
import { LinkPage } from '#components/link-page.tsx';
import { categoryWords, formatSize, plainName } from '../document-words.ts';
import { Facts } from '../facts.tsx';
import { PaperPages } from '../papers/paper-pages.tsx';
import { fetchSharedPage, sharedQuery } from './sharing.api.ts';
import styles from './sharing.module.css';

/** What somebody without an account sees who was given a link. */
export function Screen() {
  const { token = '' } = useParams<{ token: string }>();
  return (
    <LinkPage
      asked={useQuery(sharedQuery(token))}
      title={<Trans>Shared papers</Trans>}
      failed={<Trans>We could not load these papers.</Trans>}
      gone={
        <Trans>
          The link has ended, the student closed it, or a part of it is missing. Ask the student for a new link.
        </Trans>
      }
    >
      {(shared) => <SharedPapers shared={shared} token={token} />}
    </LinkPage>
  );
}

type SharedPapersProps = { shared: Output<typeof openShareLink>; token: string };

function SharedPapers({ shared: { student, label, ends_on, page_limit, papers }, token }: SharedPapersProps) {
  const { i18n } = useLingui();
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
        {papers.map((paper) => (
          <SharedPaper key={paper.number} token={token} paper={paper} isFirst={paper === papers[0]} />
        ))}
      </ul>
    </div>
  );
}

type Paper = Output<typeof openShareLink>['papers'][number];

/** Milliseconds: 10 MB on a slow line. */
const timeout = 600_000;

type SharedPaperProps = { token: string; paper: Paper; isFirst: boolean };

/** The pages of the first one are shown at once, those of the others when they are asked for: each costs data. */
function SharedPaper({ token, paper: { number, name, category, size, pages }, isFirst }: SharedPaperProps) {
  const { t, i18n } = useLingui();
  const [isShown, setShown] = useState(isFirst);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const title = plainName(name);

  // Fetched and not linked to: a download that fails in the browser says nothing.
  async function download() {
    setBusy(true);
    setFailed(undefined);
    try {
      const params = { token, number: String(number) };
      saveFile(await fetchFile(openSharedPaper, { params }, { timeout: timeout }), name);
    } catch (error) {
      const code = error instanceof Problem ? error.code : undefined;
      if (code === 'not_found') setFailed(t`It is not here any more. Ask the student for a new link.`);
      else if (code === 'not_a_pdf') setFailed(t`Its pages cannot be read. Ask the student to upload it again.`);
      else setFailed(explain(error, i18n));
    }
    setBusy(false);
  }
  return (
    <li className={styles.shared}>
      <FileText />
      <div>
        <b>
          <bdi>{title}</bdi>
        </b>
        <Facts>
          {i18n._(categoryWords[category].name)}
          {size !== null && formatSize(size, i18n)}
          {pages && <Plural value={pages} one="# page" other="# pages" />}
        </Facts>
      </div>
      <div className={styles.ways}>
        <Button
          aria-expanded={isShown}
          aria-label={isShown ? t`Hide the pages: ${title}` : t`Show the pages: ${title}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
          {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
        <Button busy={busy} aria-label={t`Download: ${title}`} onClick={() => void download()}>
          <Download />
          <Trans>Download</Trans>
        </Button>
      </div>
      {isShown && (
        <div className={styles.below}>
          <PaperPages
            title={title}
            pages={pages}
            queryKey={['shared', token, number]}
            fetchPage={(page, signal) => fetchSharedPage({ token, number, page }, signal)}
          />
        </div>
      )}
      <div aria-live="polite" className={styles.failed}>
        {failed && <FieldError id={`failed-${number}`}>{failed}</FieldError>}
      </div>
    </li>
  );
}
