import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import styles from '../accounts.module.css';

type SecuritySettingProps = {
  title: ReactNode;
  /** How it is now. */
  state?: ReactNode;
  /** What opens the form, as a verb. */
  action: ReactNode;
  /** The form; `close` puts it away and gives the focus back. */
  children: (close: () => void) => ReactNode;
};

/** One thing that can be changed: how it is, and behind a button the form that changes it. */
export function SecuritySetting({ title, state, action, children }: SecuritySettingProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <div className={styles.partHead}>
        <div>
          <h3 id={`${id}-title`}>{title}</h3>
          {state}
        </div>
        <Button ref={opener} aria-expanded={open} aria-controls={`${id}-form`} onClick={() => setOpen(!open)}>
          {open ? <Trans>Close</Trans> : action}
        </Button>
      </div>
      <div id={`${id}-form`} className={styles.form} hidden={!open}>
        {open && children(close)}
      </div>
    </section>
  );
}
