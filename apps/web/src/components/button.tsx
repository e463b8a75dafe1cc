import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { Link } from 'wouter';

type Look = {
  /** One `main` a view. `bare` is a button that looks like a link. */
  look?: 'main' | 'plain' | 'bare' | 'danger';
  wide?: boolean;
  /** A square button that shows only an icon: it needs an aria-label. */
  icon?: boolean;
};

function classOf({ look = 'plain', wide, icon }: Look, extra?: string): string {
  return ['btn', look !== 'plain' && look, wide && 'wide', icon && 'icon', extra].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Something is under way: presses are ignored, the button stays focusable. */
    busy?: boolean;
    /** Not possible yet. The reason must stand beside the button and be named by aria-describedby. */
    blocked?: boolean;
  };

export function Button({ look, wide, icon, busy, blocked, className, onClick, ...rest }: ButtonProps) {
  const off = busy || blocked;
  const pressed = useRef(false);

  // A second press in the same task comes before React has drawn the button as busy: it is ignored as well.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (off || pressed.current) return event.preventDefault();
    if (busy !== undefined || rest.type === 'submit') {
      pressed.current = true;
      queueMicrotask(() => {
        pressed.current = false;
      });
    }
    onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      className={classOf({ look, wide, icon }, className)}
      onClick={press}
    />
  );
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & Look & { href: string };

/** A link to a screen of the app that looks like a button. */
export function ButtonLink({ look, wide, icon, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classOf({ look, wide, icon }, className)} />;
}
