import { type Requirement, requirementsMax } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { newId } from '#api/new-id.ts';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Checkbox, TextInput } from '#components/inputs.tsx';
import { type ApplicationRow, changeApplication } from '../applications.api.ts';
import styles from '../applications.module.css';
import { useReady } from '../letters/letters.api.ts';

/** What the programme asks for, as the student reads it there, to be ticked off. */
export function Requirements({ row }: { row: ApplicationRow }) {
  const { t, i18n } = useLingui();
  const { requirements } = row;
  const [typed, setTyped] = useState('');
  const change = (next: Requirement[]) => void changeApplication(row.id, { requirements: next });
  const ready = useReady(row.id, requirements);
  const [done, all] = [i18n.number(ready.done), i18n.number(ready.all)];

  function add() {
    const label = typed.trim();
    if (!label) return;
    change([...requirements, { id: newId(), label, done: false }]);
    setTyped('');
  }
  return (
    <section className="stack" aria-labelledby="requirements">
      <div className="head">
        <h3 id="requirements">
          <Trans>What it asks for</Trans>
        </h3>
        {ready.all > 0 && (
          <span className="small dim num">
            <Trans>
              {done} of {all} ready
            </Trans>
          </span>
        )}
      </div>
      {requirements.length === 0 && (
        <p className="dim">
          <Trans>
            Copy the list from the admissions page: references, a transcript, a statement. Then tick it off.
          </Trans>
        </p>
      )}
      {requirements.length > 0 && (
        <ul className="rules closed">
          {requirements.map(({ id, label, done: isDone }) => (
            <li key={id} className={styles.requirement}>
              <Checkbox
                checked={isDone}
                onChange={({ target }) =>
                  change(requirements.map((one) => (one.id === id ? { ...one, done: target.checked } : one)))
                }
              >
                <span dir="auto">{label}</span>
              </Checkbox>
              <Button
                look="bare"
                icon
                aria-label={t`Remove: ${label}`}
                onClick={() => change(requirements.filter((one) => one.id !== id))}
              >
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {requirements.length < requirementsMax && (
        <form
          className={styles.addLine}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Field label={<Trans>Add what it asks for</Trans>}>
            <TextInput value={typed} maxLength={160} onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <Button type="submit">
            <Plus />
            <Trans>Add</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}
