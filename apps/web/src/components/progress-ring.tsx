import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wholePercent } from './small-numbers.ts';

export type RingPart = { /** 0 to 100 */ percent: number /** The part to do next; at most one. */; next?: boolean };

const radius = 52;
const around = 2 * Math.PI * radius;
/** Share of the circle that separates two parts. */
const gap = 0.02;

/** One arc for each part. A list with the same figures must stand beside it, so the drawing is hidden from readers. */
export function ProgressRing({
  parts,
  percent,
  label,
}: {
  parts: readonly RingPart[];
  percent: number;
  label: ReactNode;
}) {
  const { i18n } = useLingui();
  const share = 1 / parts.length;
  const arc = (share - gap) * around;
  return (
    <div className="ring">
      <svg viewBox="0 0 128 128" aria-hidden="true">
        {parts.map((part, index) => {
          const turn = `rotate(${(index * share + gap / 2) * 360 - 90} 64 64)`;
          const dash = (length: number) => `${length.toFixed(2)} ${around.toFixed(2)}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an arc's place is its identity
            <g key={index}>
              <circle className="t" cx="64" cy="64" r={radius} strokeDasharray={dash(arc)} transform={turn} />
              {part.percent > 0 && (
                <circle
                  className={part.next ? 'n' : 'v'}
                  cx="64"
                  cy="64"
                  r={radius}
                  strokeDasharray={dash((arc * part.percent) / 100)}
                  transform={turn}
                />
              )}
            </g>
          );
        })}
      </svg>
      <p>
        <b className="num">{wholePercent(percent / 100, i18n)}</b>
        <small className="dim">{label}</small>
      </p>
    </div>
  );
}
