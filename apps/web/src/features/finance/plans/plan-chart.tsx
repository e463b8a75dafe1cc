import type { PlanMonth } from '@lantern/abroad/cost-plan';
import { useLingui } from '@lingui/react/macro';
import { formatMonth } from '#components/dates.ts';
import styles from '../finance.module.css';

/** Money left at the end of each month: up is left, hatched and down is missing. */
export function PlanChart({ months }: { months: readonly PlanMonth[] }) {
  const { t, i18n } = useLingui();
  const most = Math.max(1, ...months.map(({ left }) => left));
  const least = Math.min(0, ...months.map(({ left }) => left));
  const scale = 190 / (most - least);
  const zero = 5 + most * scale;
  const step = 600 / months.length;
  const [first, last] = [months[0], months.at(-1)];
  return (
    <figure>
      <svg
        className={styles.chart}
        viewBox="0 0 600 200"
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Money left each month. The table below has every month.`}
      >
        <defs>
          <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className={styles.hatch} d="M1 0v6" />
          </pattern>
        </defs>
        {months.map(({ month, left }, index) => (
          <rect
            key={month}
            className={left < 0 ? styles.neg : styles.pos}
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={left < 0 ? zero : zero - left * scale}
            height={Math.max(1, Math.abs(left) * scale)}
          />
        ))}
        <path className={styles.zero} d={`M0 ${zero}h600`} />
      </svg>
      <figcaption className={styles.axis}>
        <span>{first && formatMonth(first.month, i18n)}</span>
        <span>{last && formatMonth(last.month, i18n)}</span>
      </figcaption>
    </figure>
  );
}
