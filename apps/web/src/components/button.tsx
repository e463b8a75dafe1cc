import type { ComponentProps } from 'react';
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
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      className={classOf({ look, wide, icon }, className)}
      onClick={off ? (event) => event.preventDefault() : onClick}
    />
  );
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & Look & { href: string };

/** A link to a screen of the app that looks like a button. */
export function ButtonLink({ look, wide, icon, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classOf({ look, wide, icon }, className)} />;
}
