import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './contacts.module.css';
import { MarkedWords } from './marked-words.tsx';

/** Without any of these there is no contact detail, and the rules that find them need not be loaded. */
const mayHold = /@|\p{Nd}|\.\p{L}|\sat\s|\bid\b|:/iu;
const pauseMs = 300;

/** The text as the other one will read it; undefined while nothing of it is hidden. */
function useSeen(text: string): string | undefined {
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (!mayHold.test(text)) {
      setSeen(undefined);
      return;
    }
    let isOld = false;
    const timer = setTimeout(async () => {
      // without a connection there is no telling: the text is hidden by the server all the same
      const rules = await import('@lantern/contract/contacts').catch(() => undefined);
      const marked = rules?.markContacts(text);
      if (!isOld) setSeen(marked === text ? undefined : marked);
    }, pauseMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text]);
  return seen;
}

/** Below a field whose words the other one reads: what will be hidden of them, and why. */
export function ContactHint({ text }: { text: string }) {
  const seen = useSeen(text);
  return (
    <div>
      <div role="status">
        {seen !== undefined && (
          <p className="small">
            <Trans>
              We hide contact details until you both agree. If a student is under 18, we always hide them. The other
              person reads:
            </Trans>
          </p>
        )}
      </div>
      {seen !== undefined && (
        <p className={`small ${styles.seen}`} dir="auto">
          <MarkedWords text={seen.trim()} />
        </p>
      )}
    </div>
  );
}
