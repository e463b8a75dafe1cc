import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Crop, RotateCcw, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import {
  type Adjust,
  isSameCut,
  moveSide,
  nothingCut,
  type Side,
  type Tone,
  tones,
  turnBy,
  turnedCut,
} from './adjust.ts';
import { CropFrame } from './crop-frame.tsx';
import styles from './photo.module.css';
import type { Pages, PhotoPage } from './use-pages.ts';
import { useShown } from './use-shown.ts';

const toneWords: Record<Tone, MessageDescriptor> = {
  clearer: msg`Clearer`,
  scan: msg`Black and white`,
  original: msg`As taken`,
};
const sideWords: Record<Side, MessageDescriptor> = {
  top: msg`Top`,
  bottom: msg`Bottom`,
  left: msg`Left`,
  right: msg`Right`,
};
const sides = ['top', 'bottom', 'left', 'right'] as const;

/** Turning, cutting and contrast of one page. Every change counts at once. */
export function PageEditor({ page, work }: { page: PhotoPage; work: Pages }) {
  const { i18n } = useLingui();
  const id = useId();
  const { adjust } = page;
  const shown = useShown(page, work.imageWorker);
  const change = (next: Partial<Adjust>) => work.change(page.id, { ...adjust, ...next });
  const cutSide = (side: Side, share: number) => change({ cut: moveSide(adjust.cut, side, share) });
  const paper = page.paper && turnedCut(page.paper, adjust.turn);
  const isCut = Object.values(adjust.cut).some((share) => share > 0);
  return (
    <>
      <CropFrame url={shown} cut={adjust.cut} onCut={cutSide} words={sideWords} />
      <div className={styles.turns}>
        <Button onClick={() => change(turnBy(adjust, -1))}>
          <RotateCcw />
          <Trans>Turn left</Trans>
        </Button>
        <Button onClick={() => change(turnBy(adjust, 1))}>
          <RotateCw />
          <Trans>Turn right</Trans>
        </Button>
        {paper && !isSameCut(paper, adjust.cut) && (
          <Button onClick={() => change({ cut: paper })}>
            <Crop />
            <Trans>Cut to the paper</Trans>
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
      <fieldset>
        <legend className={styles.legend}>
          <Trans>Cut off, in percent</Trans>
        </legend>
        <div className={styles.cuts}>
          {sides.map((side) => (
            <Field key={side} label={i18n._(sideWords[side])}>
              <TextInput
                type="number"
                inputMode="numeric"
                min={0}
                max={90}
                step={1}
                value={String(Math.round(adjust.cut[side] * 100))}
                onChange={({ currentTarget }) => cutSide(side, currentTarget.valueAsNumber / 100)}
              />
            </Field>
          ))}
        </div>
        {isCut && (
          <Button look="bare" onClick={() => change({ cut: nothingCut })}>
            <Trans>Keep the whole picture</Trans>
          </Button>
        )}
      </fieldset>
    </>
  );
}
