import { Trans } from '@lingui/react/macro';
import { Check, Copy, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';
import { openShareSheet } from './share-sheet.tsx';

/** Milliseconds that the button says what happened. */
const saidFor = 4000;

/** The clipboard exists only on https and localhost; elsewhere the old way through a selection is left. */
async function copy(text: string, anchor: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    anchor.append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    return copied;
  }
}

type CopyButtonProps = {
  text: string;
  /** What is copied, when the page has several such buttons. */
  children?: ReactNode;
};

export function CopyButton({ text, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), saidFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function press() {
    if (anchor.current) setOutcome((await copy(text, anchor.current)) ? 'copied' : 'failed');
  }
  return (
    <span ref={anchor} className="row wrap">
      <Button onClick={() => void press()}>
        {outcome === 'copied' ? <Check /> : <Copy />}
        {children ?? <Trans>Copy</Trans>}
      </Button>
      <span role="status" className={`small ${styles.said}`}>
        {outcome === 'copied' && <Trans>Copied</Trans>}
        {outcome === 'failed' && <Trans>Copying did not work here. Select the text and copy it.</Trans>}
      </span>
    </span>
  );
}

/**
 * One line that is there to be taken along, such as a link or a secret. `canShare`: it is for somebody else, so the share
 * sheet of the phone is offered where there is one.
 */
export function CopyLine({ label, text, canShare = false }: { label: string; text: string; canShare?: boolean }) {
  return (
    <div className={styles.line}>
      <code className={styles.text}>
        <span className="vh">{label}: </span>
        {text}
      </code>
      <div className="row wrap">
        {canShare && 'share' in navigator && (
          <Button look="main" onClick={() => void openShareSheet({ url: text })}>
            <Share2 />
            <Trans>Share…</Trans>
          </Button>
        )}
        <CopyButton text={text} />
      </div>
    </div>
  );
}
