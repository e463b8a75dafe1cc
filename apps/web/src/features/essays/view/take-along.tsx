import { countCharacters, countWords } from '@lantern/contract/essays';
import { exportEssay } from '@lantern/contract/essays.log';
import { toPlainText } from '@lantern/contract/essays.plain-text';
import { unprintable } from '@lantern/contract/essays.unprintable';
import { fileNameOf } from '@lantern/contract/file-name';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Info, Printer } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { fetchFile } from '#api/call.ts';
import { saveFile } from '#api/save-file.ts';
import { useUser } from '#api/session.ts';
import { useOnline } from '#api/use-online.ts';
import { Button } from '#components/button.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { DownloadNote } from '../download-note.tsx';
import { sendEssay } from '../drafts/draft-syncs.ts';
import { useDownload } from '../use-download.ts';
import styles from './essay-view.module.css';
import { takeAlong } from './take-along-place.ts';

/** Characters that are named; more would say no more. */
const mostShown = 12;

type TakeAlongProps = {
  id: string;
  title: string;
  text: string;
  /** The newest words are only on this device. */
  waits: boolean;
};

/** The ways out of Lantern. Text, copy and print are made on the device and work without a connection. */
export function TakeAlong({ id, title, text, waits }: TakeAlongProps) {
  const { i18n } = useLingui();
  const user = useUser();
  const online = useOnline();
  const why = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const name = useId();
  useEffect(() => {
    if (location.hash !== `#${takeAlong}`) return;
    head.current?.scrollIntoView();
    head.current?.focus({ preventScroll: true });
  }, []);
  const download = useDownload();
  const plain = toPlainText(text);
  const strange = unprintable(`${user.name}${title}${plain}`);
  const words = countWords(text);
  const characters = i18n.number(countCharacters(text));
  const copied = countCharacters(plain) === countCharacters(text) ? undefined : i18n.number(countCharacters(plain));

  function get(format: 'pdf' | 'docx') {
    void download.start(format, async () => {
      if (waits) await sendEssay(user.id, id);
      saveFile(await fetchFile(exportEssay, { params: { id, format } }), fileNameOf(title, format, 'essay'));
    });
  }

  return (
    <section aria-labelledby={name} className={`${styles.along} ${styles.screenOnly}`}>
      <h2 id={name} ref={head} tabIndex={-1} className={styles.arrival}>
        <Trans>Take it along</Trans>
      </h2>
      <div className="row wrap">
        <CopyButton text={plain}>
          <Trans>Copy for a portal</Trans>
        </CopyButton>
        <Button
          blocked={!online}
          busy={download.busy === 'pdf'}
          aria-describedby={online ? undefined : why}
          onClick={() => get('pdf')}
        >
          <Download />
          <Trans>PDF</Trans>
        </Button>
        <Button
          blocked={!online}
          busy={download.busy === 'docx'}
          aria-describedby={online ? undefined : why}
          onClick={() => get('docx')}
        >
          <Download />
          <Trans>Word (DOCX)</Trans>
        </Button>
        <Button onClick={() => saveFile(new Blob([plain], { type: 'text/plain' }), fileNameOf(title, 'txt', 'essay'))}>
          <Download />
          <Trans>Plain text</Trans>
        </Button>
        <Button onClick={() => window.print()}>
          <Printer />
          <Trans>Print</Trans>
        </Button>
      </div>
      <p className="small dim">
        <Trans>
          <Plural value={words} one="# word" other="# words" />, {characters} characters. We count words between spaces.
          We count characters like web forms: with spaces and line breaks, but not at the beginning and the end.
        </Trans>{' '}
        {copied && (
          <Trans>
            The copy for a portal has {copied} characters. It has no extra spaces, and an empty line between paragraphs.
          </Trans>
        )}
      </p>
      {!online && (
        <p className="small dim" id={why}>
          <Trans>PDF and Word files need a connection. Copying, plain text and printing work without one.</Trans>
        </p>
      )}
      {strange.length > 0 && (
        <p className="note info">
          <Info />
          <span>
            <Trans>
              The PDF has no letters for <bdi>{strange.slice(0, mostShown).join(' ')}</bdi> and shows a mark in their
              place. Word, plain text and Print keep them.
            </Trans>
          </span>
        </p>
      )}
      <DownloadNote download={download} />
    </section>
  );
}
