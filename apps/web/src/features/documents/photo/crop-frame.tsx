import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Cut, Side } from './adjust.ts';
import styles from './photo.module.css';

type CropFrameProps = {
  url: string | undefined;
  cut: Cut;
  onCut: (side: Side, share: number) => void;
  words: Record<Side, MessageDescriptor>;
};

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
/** How far arrow keys move a side; with Page Up and Page Down ten times as far. */
const keyStep = 0.01;

/** The picture with its four edges to drag. Left and right are those of the picture, whatever way words run. */
export function CropFrame({ url, cut, onCut, words }: CropFrameProps) {
  const { t, i18n } = useLingui();
  const { top, right, bottom, left } = cut;
  const middleX = percent((left + 1 - right) / 2);
  const middleY = percent((top + 1 - bottom) / 2);
  const handles: { side: Side; x: string; y: string }[] = [
    { side: 'top', x: middleX, y: percent(top) },
    { side: 'right', x: percent(1 - right), y: middleY },
    { side: 'bottom', x: middleX, y: percent(1 - bottom) },
    { side: 'left', x: percent(left), y: middleY },
  ];

  function drag(side: Side, event: PointerEvent<SVGGElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!box) return;
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    onCut(side, { top: y, right: 1 - x, bottom: 1 - y, left: x }[side]);
  }
  /** An arrow moves the edge its own way; the keys of a slider change the figure. */
  function press(side: Side, event: KeyboardEvent) {
    const outward = { top: 'ArrowUp', right: 'ArrowRight', bottom: 'ArrowDown', left: 'ArrowLeft' }[side];
    const inward = { top: 'ArrowDown', right: 'ArrowLeft', bottom: 'ArrowUp', left: 'ArrowRight' }[side];
    const by = { [inward]: 1, [outward]: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined && event.key !== 'Home') return;
    event.preventDefault();
    onCut(side, by === undefined ? 0 : cut[side] + by * keyStep);
  }

  return (
    <div className={styles.stage}>
      {url ? (
        <div className={styles.frame}>
          <img src={url} alt={t`The page as it will be`} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold what lies over a picture */}
          <svg role="group" aria-label={t`Edges of the page`}>
            <rect className={styles.off} width="100%" height={percent(top)} />
            <rect className={styles.off} y={percent(1 - bottom)} width="100%" height={percent(bottom)} />
            <rect className={styles.off} y={percent(top)} width={percent(left)} height={percent(1 - top - bottom)} />
            <rect
              className={styles.off}
              x={percent(1 - right)}
              y={percent(top)}
              width={percent(right)}
              height={percent(1 - top - bottom)}
            />
            <rect
              className={styles.kept}
              x={percent(left)}
              y={percent(top)}
              width={percent(1 - left - right)}
              height={percent(1 - top - bottom)}
            />
            {handles.map(({ side, x, y }) => (
              <g
                key={side}
                role="slider"
                tabIndex={0}
                className={styles.handle}
                aria-label={t`Cut off: ${i18n._(words[side])}`}
                aria-orientation={side === 'top' || side === 'bottom' ? 'vertical' : 'horizontal'}
                aria-valuemin={0}
                aria-valuemax={90}
                aria-valuenow={Math.round(cut[side] * 100)}
                aria-valuetext={i18n.number(Math.round(cut[side] * 100) / 100, { style: 'percent' })}
                onKeyDown={(event) => press(side, event)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  event.currentTarget.focus();
                }}
                onPointerMove={(event) => drag(side, event)}
              >
                <circle className={styles.target} cx={x} cy={y} r="22" />
                <circle className={styles.knob} cx={x} cy={y} r="9" />
              </g>
            ))}
          </svg>
        </div>
      ) : null}
    </div>
  );
}
