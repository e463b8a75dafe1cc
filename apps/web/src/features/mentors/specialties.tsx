import { specialtiesShown as mostShown } from '@lantern/contract/mentors';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { endsWord } from '#components/ends-word.ts';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import styles from './mentors.module.css';

type SpecialtiesProps = { chosen: readonly string[]; most: number; onChange: (chosen: string[]) => void };

/** A few words each; the first two stand on the card. */
export function Specialties({ chosen, most, onChange }: SpecialtiesProps) {
  const { t, i18n } = useLingui();
  const specialtiesShown = i18n.number(mostShown);
  const [typed, setTyped] = useState('');
  function add() {
    const word = typed.trim().replace(/\s+/g, ' ');
    if (word && !chosen.includes(word) && chosen.length < most) onChange([...chosen, word]);
    setTyped('');
  }
  return (
    <div className="stack">
      <div className={styles.adding}>
        <Field
          label={<Trans>Specialties</Trans>}
          help={<Trans>Your card shows the first {specialtiesShown}.</Trans>}
          optional
        >
          <TextInput
            value={typed}
            maxLength={40}
            disabled={chosen.length >= most}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || endsWord(event)) return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Button icon aria-label={t`Add this specialty`} onClick={add}>
          <Plus />
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul className="row wrap">
          {chosen.map((word) => (
            <li key={word}>
              <Button aria-label={t`Remove ${word}`} onClick={() => onChange(chosen.filter((one) => one !== word))}>
                <bdi>{word}</bdi>
                <X className="s" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
