import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { type Corners, isSame, moveCorner, nearestCorner, type Point } from './adjust.ts';
import styles from './photo.module.css';
import type { Shown } from './use-shown.ts';

type CornerFrameProps = {
  picture: Shown | undefined;
  /** How the page is turned by now: a picture of before shows another place under the finger. */
  turn: Shown['turn'];
  corners: Corners;
  onCorners: (corners: Corners) => void;
};

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
const places = ['top left', 'top right', 'bottom right', 'bottom left'] as const;
/** How far arrow keys move a corner; with Shift ten times as far. */
const keyStep = 0.005;
const ways: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * The picture with the corners of the page: dragged, moved by arrow keys, or put where the picture is tapped. Left and right
 * are those of the picture, whatever way words run.
 */
export function CornerFrame({ picture, turn, corners, onCorners }: CornerFrameProps) {
  const { t, i18n } = useLingui();
  /** While a corner is dragged nothing is drawn again but the frame. */
  const [dragged, setDragged] = useState<{ at: number; corners: Corners }>();
  /** The picture that the browser has laid out. */
  const [laidOut, setLaidOut] = useState<Shown>();
  const isTurning = laidOut?.turn !== turn;
  const shown = dragged?.corners ?? corners;
  const names = [t`Top left corner`, t`Top right corner`, t`Bottom right corner`, t`Bottom left corner`];
  const inWords = (value: number) => i18n.number(Math.round(value * 100) / 100, { style: 'percent' });

  function placeWords({ x, y }: Point) {
    const [fromLeft, fromTop] = [inWords(x), inWords(y)];
    return t`${fromLeft} from the left, ${fromTop} from the top`;
  }
  function drag(event: PointerEvent<SVGGElement>) {
    if (!dragged || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = placeOf(event.currentTarget.ownerSVGElement, event);
    if (to) setDragged({ ...dragged, corners: moveCorner(dragged.corners, dragged.at, to) });
  }
  function drop() {
    if (!dragged) return;
    setDragged(undefined);
    if (!isSame(dragged.corners, corners)) onCorners(dragged.corners);
  }
  function press(at: number, event: KeyboardEvent) {
    const way = ways[event.key];
    const corner = corners[at];
    if (!way || !corner) return;
    event.preventDefault();
    const far = keyStep * (event.shiftKey ? 10 : 1);
    onCorners(moveCorner(corners, at, { x: corner.x + way.x * far, y: corner.y + way.y * far }));
  }
  function tap(event: MouseEvent<SVGRectElement>) {
    const to = placeOf(event.currentTarget.ownerSVGElement, event);
    if (to) onCorners(moveCorner(corners, nearestCorner(corners, to), to));
  }

  return (
    <div className={styles.stage}>
      {picture ? (
        <div className={styles.frame} aria-busy={isTurning}>
          <img src={picture.url} alt={t`Your paper`} onLoad={() => setLaidOut(picture)} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold what lies over a picture */}
          <svg role="group" aria-label={t`Corners of the page`}>
            <Outline corners={shown} />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the way without dragging; keys move the corners themselves */}
            <rect className={styles.target} width="100%" height="100%" onClick={tap} />
            {shown.map(({ x, y }, at) => (
              <g
                key={places[at]}
                role="slider"
                tabIndex={0}
                className={styles.handle}
                aria-label={names[at]}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={Math.round(x * 100)}
                aria-valuetext={placeWords({ x, y })}
                onKeyDown={(event) => press(at, event)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  event.currentTarget.focus();
                  setDragged({ at, corners });
                }}
                onPointerMove={drag}
                onPointerUp={drop}
                onPointerCancel={() => setDragged(undefined)}
              >
                <circle className={styles.target} cx={percent(x)} cy={percent(y)} r="22" />
                <circle className={styles.knob} cx={percent(x)} cy={percent(y)} r="9" />
              </g>
            ))}
          </svg>
        </div>
      ) : null}
    </div>
  );
}

/** Where on the picture a pointer is, in shares of it. */
function placeOf(picture: SVGSVGElement | null, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = picture?.getBoundingClientRect();
  return box && box.width > 0
    ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
    : undefined;
}

/** What becomes the page, and what is left out of it. */
function Outline({ corners }: { corners: Corners }) {
  const path = corners.map(({ x, y }) => `${x} ${y}`).join(' L');
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      <path className={styles.off} fillRule="evenodd" d={`M0 0H1V1H0Z M${path}Z`} />
      <path className={styles.kept} vectorEffect="non-scaling-stroke" d={`M${path}Z`} />
    </svg>
  );
}
