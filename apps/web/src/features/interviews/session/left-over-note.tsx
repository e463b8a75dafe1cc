import { answerMax } from '@lantern/contract/interviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#components/button.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import styles from '../interviews.module.css';

type LeftOverNoteProps = {
  text: string;
  /** Missing where the answer is not written any more. */
  onAdd?: (() => void) | undefined;
  isFull?: boolean;
  onDrop: () => void;
};

/** Says that words did not fit, and keeps them where they can be read, added or taken elsewhere. */
export function LeftOverNote({ text, onAdd, isFull = false, onDrop }: LeftOverNoteProps) {
  const { i18n } = useLingui();
  const most = i18n.number(answerMax);
  return (
    <div className="note warn">
      <div className="stack">
        <p>
          <Trans>
            An answer can have {most} characters. The rest stays on this device, and the feedback does not read it.
          </Trans>{' '}
          {onAdd && isFull && <Trans>Make your words shorter, then add them.</Trans>}
        </p>
        <details>
          <summary>
            <Trans>Read what did not fit</Trans>
          </summary>
          <p className={styles.rest} lang="en" dir="ltr">
            {text}
          </p>
        </details>
        <div className="row wrap">
          {onAdd && (
            <Button blocked={isFull} onClick={onAdd}>
              <Trans>Add what fits</Trans>
            </Button>
          )}
          <CopyButton text={text} />
          <Button look="danger" onClick={onDrop}>
            <Trans>Throw it away</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
