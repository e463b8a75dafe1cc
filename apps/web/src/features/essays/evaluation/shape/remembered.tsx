import { findRemembered } from '@lantern/writing/shape/remembered';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The sentences that show most: what stays after one reading. */
export function Remembered({ text }: { text: string }) {
  const kept = useMemo(() => findRemembered(text), [text]);
  return (
    <div className="stack">
      {kept.length === 0 ? (
        <p>
          <Trans>
            No sentence here shows something that a reader could see. Somebody who reads a hundred essays a day keeps no
            picture of this one. Tell one moment: where it was, who was there, what you did.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>Somebody who reads a hundred essays a day may keep this of yours:</Trans>
          </p>
          <ul className="rules closed">
            {kept.map(({ start, end }) => (
              <li key={start}>
                <q dir="auto">{text.slice(start, end)}</q>
              </li>
            ))}
          </ul>
          <p>
            <Trans>Is this what you want to be remembered for? If not, tell more of what matters to you.</Trans>
          </p>
        </>
      )}
      <p className="note info">
        <Trans>These are the sentences that show most. What they mean to a reader, no program can say.</Trans>
      </p>
    </div>
  );
}
