import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import styles from './assistant.module.css';

type ComposerProps = {
  text: string;
  onChange: (text: string) => void;
  onAsk: (text: string) => void;
  failed: string | undefined;
};

/** Enter sends, Shift and Enter begin a new line. */
export function Composer({ text, onChange, onAsk, failed }: ComposerProps) {
  const { t } = useLingui();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAsk(text);
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(text);
      }}
    >
      <Field
        label={<Trans>Your question</Trans>}
        help={<Trans>Enter sends, Shift and Enter begin a new line.</Trans>}
        error={failed}
      >
        <TextArea
          rows={2}
          dir="auto"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button type="submit" look="main" icon aria-label={t`Send the question`}>
        <SendHorizontal className="flip" />
      </Button>
    </form>
  );
}
