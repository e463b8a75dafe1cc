import type { SampleText } from '@lantern/writing/samples/sample';
import { type SampleRemarkId, type SampleType, samples, sampleTypeOf } from '@lantern/writing/samples/samples';
import type { EssayType } from '@lantern/writing/types';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { typeWords } from '../../essay-words.ts';
import { markRemarks } from './mark-remarks.ts';
import { remarkWord } from './remark-words.ts';
import styles from './samples.module.css';

const types = Object.keys(samples) as SampleType[];

/** The same essay told weakly and told well, with remarks: one of the reader's kind, and any other that they choose. */
export function Samples({ type }: { type: EssayType }) {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState(sampleTypeOf(type));
  const sample = samples[shown];
  return (
    <div className="stack">
      <p>
        <Trans>
          One invented person, two essays: first told as most people tell it, then with what happened. Read what
          differs; the words themselves are no use in yours.
        </Trans>
      </p>
      <Field label={<Trans>Kind of essay</Trans>}>
        <Select value={shown} onChange={(event) => setShown(event.target.value as SampleType)}>
          {types.map((one) => (
            <option key={one} value={one}>
              {i18n._(typeWords[one])}
            </option>
          ))}
        </Select>
      </Field>
      {'prompt' in sample && (
        <p className="small dim">
          <Trans>The question:</Trans> <q lang="en">{sample.prompt}</q>
        </p>
      )}
      <OneSample title={t`The weak one`} sample={sample.weak} />
      <OneSample title={t`The strong one`} sample={sample.strong} />
    </div>
  );
}

function OneSample({ title, sample }: { title: string; sample: SampleText }) {
  const { i18n } = useLingui();
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {markRemarks(sample).map(({ pieces, remarks }) => (
        <div className={styles.paragraph} key={pieces[0]?.text}>
          <p className={styles.text} lang="en" dir="ltr">
            {pieces.map(({ text, number }) =>
              number ? (
                <span key={text}>
                  <mark className={styles.mark}>{text}</mark>
                  <sup>{i18n.number(number)}</sup>
                </span>
              ) : (
                text
              ),
            )}
          </p>
          {remarks.length > 0 && (
            <ol className={styles.remarks} start={remarks[0]?.number}>
              {remarks.map(({ id }) => (
                <li key={id}>{remarkWord(id as SampleRemarkId, i18n)}</li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </section>
  );
}
