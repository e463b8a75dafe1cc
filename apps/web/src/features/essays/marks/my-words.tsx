import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';
import styles from './marks.module.css';
import type { Own } from './own.ts';

/** The words that were added: any of them can be taken back. */
export function MyWords({ own }: { own: Own | undefined }) {
  const { t, i18n } = useLingui();
  if (!own || own.words.length === 0) return null;
  function takeBack(word: string) {
    own?.keep(word, false);
    toast({
      text: <Trans>“{word}” is checked again.</Trans>,
      action: { label: <Trans>Undo</Trans>, run: () => own?.keep(word, true) },
    });
  }
  const count = i18n.number(own.words.length);
  return (
    <details>
      <summary>
        <Trans>My words ({count})</Trans>
        <ChevronDown className="s push" />
      </summary>
      <p className="small dim">
        <Trans>You said that these are right. Your essays have no marks for them.</Trans>
      </p>
      <ul className={styles.words}>
        {own.words.map((word) => (
          <li key={word}>
            <span dir="auto">{word}</span>
            <Button look="bare" icon aria-label={t`Take “${word}” back`} onClick={() => takeBack(word)}>
              <X />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
