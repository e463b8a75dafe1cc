import { applicationLevels } from '@lantern/contract/applications';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { changeApplication } from '#api/change-application.ts';
import type { ApplicationRow } from '#api/saved-universities.ts';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';

type AskLevelProps = {
  /** Universities that were saved without a level. */
  rows: readonly Pick<ApplicationRow, 'id'>[];
  title: ReactNode;
  why: ReactNode;
  wordOf: (level: (typeof applicationLevels)[number]) => string;
};

/** Asks for the level of universities; one press answers for all of them. Its words are its screen's. */
export function AskLevel({ rows, title, why, wordOf }: AskLevelProps) {
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);
  const answer = (level: (typeof applicationLevels)[number] | null) =>
    void Promise.all(ids.map((id) => changeApplication(id, { level })));
  return (
    <section className="stack" aria-labelledby="which-level">
      <div>
        <h2 id="which-level">{title}</h2>
        <p className="small dim">{why}</p>
      </div>
      <div className="row wrap">
        {applicationLevels.map((level) => (
          <Button
            key={level}
            onClick={() => {
              answer(level);
              toast({ text: <Trans>Saved.</Trans>, action: { label: <Trans>Undo</Trans>, run: () => answer(null) } });
            }}
          >
            {wordOf(level)}
          </Button>
        ))}
      </div>
    </section>
  );
}
