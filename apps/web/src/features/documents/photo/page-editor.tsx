import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Crop, Maximize, RotateCcw, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#components/button.tsx';
import { type Adjust, isSame, type Tone, tones, turnBy, turnedCorners, whole } from './adjust.ts';
import { CornerFrame } from './corner-frame.tsx';
import styles from './photo.module.css';
import type { Pages, PhotoPage } from './use-pages.ts';
import { useShown } from './use-shown.ts';

const toneWords: Record<Tone, MessageDescriptor> = {
  clearer: msg`Clearer`,
  scan: msg`Black and white`,
  original: msg`As taken`,
};
/** Turning, corners and contrast of one page. Every change counts at once. */
export function PageEditor({ page, work }: { page: PhotoPage; work: Pages }) {
  const { i18n } = useLingui();
  const id = useId();
  const { adjust } = page;
  const picture = useShown(page, work.imageWorker);
  const change = (next: Partial<Adjust>) => work.change(page.id, { ...adjust, ...next });
  const paper = page.paper && turnedCorners(page.paper, adjust.turn);
  return (
    <>
      <p>
        <Trans>Put the four corners on the corners of the paper. Drag them, or tap where one should be.</Trans>
      </p>
      <CornerFrame
        picture={picture}
        turn={adjust.turn}
        corners={adjust.corners}
        onCorners={(corners) => change({ corners })}
      />
      <div className={styles.turns}>
        <Button onClick={() => change(turnBy(adjust, -1))}>
          <RotateCcw />
          <Trans>Turn left</Trans>
        </Button>
        <Button onClick={() => change(turnBy(adjust, 1))}>
          <RotateCw />
          <Trans>Turn right</Trans>
        </Button>
        {paper && !isSame(paper, adjust.corners) && (
          <Button onClick={() => change({ corners: paper })}>
            <Crop />
            <Trans>Crop to the paper</Trans>
          </Button>
        )}
        {!isSame(whole, adjust.corners) && (
          <Button onClick={() => change({ corners: whole })}>
            <Maximize />
            <Trans>Keep the whole picture</Trans>
          </Button>
        )}
      </div>
      <fieldset>
        <legend className={styles.legend}>
          <Trans>Contrast</Trans>
        </legend>
        <div className={styles.tones}>
          {tones.map((tone) => (
            <label key={tone}>
              <input
                type="radio"
                name={`${id}-tone`}
                value={tone}
                checked={adjust.tone === tone}
                onChange={() => change({ tone })}
              />
              <span>{i18n._(toneWords[tone])}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
