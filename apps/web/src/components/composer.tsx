import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './composer.module.css';
import { endsWord } from './ends-word.ts';
import { Field } from './field.tsx';
import { TextArea } from './inputs.tsx';

type ComposerProps = {
  label: ReactNode;
  /** Says which key sends, where one does. */
  help?: ReactNode;
  /** Name of the button that sends. */
  sendName: string;
  text: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  failed?: string | undefined;
  /** What stands before the text, and what goes with it. */
  attach?: { button: ReactNode; chosen: ReactNode };
};

/** Whether this device writes on glass: there Enter begins a new line, as its keyboard says. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Enter sends, Shift and Enter begin a new line. */
export function Composer({ label, help, sendName, text, onChange, onSend, failed, attach }: ComposerProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || endsWord(event) || isTouch()) return;
    event.preventDefault();
    onSend(text);
  }

  return (
    <form
      className={attach ? `${styles.composer} ${styles.attaching}` : styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      {attach?.chosen && <div className={styles.chosen}>{attach.chosen}</div>}
      {attach?.button}
      <Field label={label} help={isTouch() ? undefined : help} error={failed}>
        <TextArea
          rows={2}
          dir="auto"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button type="submit" look="main" icon aria-label={sendName}>
        <SendHorizontal className="flip" />
      </Button>
    </form>
  );
}
