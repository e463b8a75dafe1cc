import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'none' | 'ok' | 'warn' | 'bad' | 'info';
type BadgeProps = { tone?: Tone; icon: LucideIcon; children: ReactNode };

/** The state of a thing: always an icon and a word. */
export function Badge({ tone = 'none', icon: Icon, children }: BadgeProps) {
  return (
    <span className={`badge ${tone}`}>
      <Icon className="s" />
      {children}
    </span>
  );
}

/** A remark about a thing, quieter than its state. */
export function Remark({ tone = 'none', icon: Icon, children }: BadgeProps) {
  return (
    <span className={`plain ${tone}`}>
      <Icon className="s" />
      <span>{children}</span>
    </span>
  );
}
