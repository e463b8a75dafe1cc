import { limitUnits } from '@lantern/contract/essays.limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Select, TextArea, TextInput } from '#components/inputs.tsx';
import { readWhole } from '#components/read-number.ts';
import { plainText } from '../editor/plain-paste.ts';
import type { LengthLimit } from '../length.ts';
import type { MainFields } from './as-main.ts';
import styles from './prompts.module.css';
import type { NewPrompt } from './prompts.ts';

const longest = 4000;
const largest = 100_000;

type OwnPromptProps = {
  limit: LengthLimit;
  /** Words and limit that are changed. */
  before: MainFields | undefined;
  busy: boolean;
  onAdd: (prompt: NewPrompt) => void;
};

/** A prompt as the student's own university words it. */
export function OwnPrompt({ limit, before, busy, onAdd }: OwnPromptProps) {
  const { t } = useLingui();
  const [words, setWords] = useState(before?.prompt ?? '');
  const [max, setMax] = useState(String(before?.max ?? limit.max));
  const [unit, setUnit] = useState(before?.unit ?? limit.unit);
  const [tried, setTried] = useState(false);
  const count = readWhole(max);
  const isGood = count >= 1 && count <= largest;
  const blank = words.trim() === '';

  function add(event: React.FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!blank && isGood && !busy) onAdd({ prompt: plainText(words).trim(), max_words: count, limit_unit: unit });
  }

  return (
    <form className="stack" noValidate onSubmit={add}>
      <Field
        label={<Trans>Prompt</Trans>}
        help={<Trans>The question of the form, word for word.</Trans>}
        error={tried && blank ? t`Write some text here.` : undefined}
      >
        <TextArea
          rows={4}
          dir="auto"
          maxLength={longest}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <div className={styles.limit}>
        <Field label={<Trans>Limit</Trans>} error={isGood ? undefined : t`Write a whole number from 1 to 100,000.`}>
          <TextInput inputMode="numeric" value={max} onChange={(event) => setMax(event.target.value.trim())} />
        </Field>
        <Field label={<Trans>Counted in</Trans>}>
          <Select value={unit} onChange={(event) => setUnit(event.target.value as LengthLimit['unit'])}>
            {limitUnits.map((each) => (
              <option key={each} value={each}>
                {each === 'words' ? t`Words` : t`Characters`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div>
        <Button look="main" type="submit" busy={busy}>
          {before ? <Trans>Save</Trans> : <Trans>Add this prompt</Trans>}
        </Button>
      </div>
    </form>
  );
}
