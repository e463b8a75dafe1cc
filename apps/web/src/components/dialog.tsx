import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useBackCloses } from './back-closes.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  title: ReactNode;
  open: boolean;
  /** Called for Esc, for a press beside the dialog and for the close button. */
  onClose: () => void;
  children: ReactNode;
  /** A row of buttons at the end; the main one last. */
  actions?: ReactNode;
  /** Wide enough for a page of paper beside what is asked. */
  wide?: boolean;
  /** That it is open stands in the address, so Back closes it without a step of its own. */
  inAddress?: boolean;
};

/** Where the focus begins: a form's first field; else the title, as nothing is asked yet. */
function startOf(dialog: HTMLDialogElement): HTMLElement | undefined {
  const form = dialog.querySelector<HTMLButtonElement>('[type="submit"][form]')?.form;
  const fields = [...(form?.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select, textarea') ?? [])];
  return (
    fields.find((field) => !field.matches(':disabled') && field.offsetParent) ?? dialog.querySelector('h2') ?? undefined
  );
}

/**
 * Modal: a centred dialog on wide screens, a sheet on phones. The platform keeps the focus in and gives it back.
 * It stands at the end of the page, so that no style of the place where it is used reaches what is in it.
 */
export function Dialog({ title, open, onClose, children, actions, wide = false, inAddress = false }: DialogProps) {
  const { t } = useLingui();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);

  /** Whether the press began beside the dialog: marking text with the mouse often ends there. */
  const pressedBeside = useRef(false);

  useBackCloses(open && !inAddress, onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    startOf(dialog)?.focus();
    return () => {
      dialog.close();
      // Unmounting a modal dialog skips the platform's own focus return.
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);

  if (!open) return null;
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, and the platform sends it as cancel
    <dialog
      ref={ref}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressedBeside.current = target === ref.current;
      }}
      onClick={({ target }) => target === ref.current && pressedBeside.current && onClose()}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <Button look="bare" icon aria-label={t`Close`} onClick={onClose}>
            <X />
          </Button>
        </header>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>,
    document.body,
  );
}
