import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useBackCloses } from './back-closes.ts';
import { Button } from './button.tsx';
import styles from './menu.module.css';

type MenuProps = {
  /** Name of the menu, for readers. */
  label: string;
  trigger: ReactNode;
  triggerProps?: Omit<ComponentProps<typeof Button>, 'children'>;
  children: ReactNode;
};

/** A button that opens a menu: beside the button on wide screens, a sheet on phones. */
export function Menu({ label, trigger, triggerProps, children }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => menu.current?.hidePopover());

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  function position() {
    const box = button.current?.getBoundingClientRect();
    if (!box || !menu.current) return;
    menu.current.style.inset = '';
    if (matchMedia('(max-width: 599px)').matches) return;
    const { offsetWidth, offsetHeight, style } = menu.current;
    const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
    const rtl = document.documentElement.dir === 'rtl';
    const start = rtl ? width - box.right : box.left;
    const below = box.bottom + offsetHeight + 12 < height;
    // Set through the object model, which the content security policy allows; style attributes it does not.
    style.insetInlineStart = `${Math.max(8, Math.min(start, width - offsetWidth - 8))}px`;
    style.insetBlockStart = `${below ? box.bottom + 4 : Math.max(8, box.top - offsetHeight - 4)}px`;
  }

  function move(event: KeyboardEvent) {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  return (
    <>
      <Button {...triggerProps} ref={button} popoverTarget={id} aria-haspopup="menu" aria-controls={id}>
        {trigger}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onKeyDown={move}
        onClick={(event) => (event.target as HTMLElement).closest('[role^="menuitem"]') && menu.current?.hidePopover()}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState !== 'open') return;
          position();
          items()[0]?.focus();
        }}
      >
        {children}
      </div>
    </>
  );
}

type MenuItemProps = ComponentProps<'button'> & {
  icon: ReactNode;
  /** Set for one of several choices. */
  chosen?: boolean;
};

export function MenuItem({ icon, chosen, children, ...rest }: MenuItemProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: aria-checked is there only when the role is menuitemradio
    <button
      type="button"
      {...rest}
      tabIndex={-1}
      className={styles.item}
      role={chosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={chosen}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** A named group of choices inside a menu. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {children}
    </fieldset>
  );
}
