import type { ReactNode } from 'react';

type SectionProps = { id: string; title: ReactNode; beside?: ReactNode; children: ReactNode };

export function Section({ id, title, beside, children }: SectionProps) {
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
