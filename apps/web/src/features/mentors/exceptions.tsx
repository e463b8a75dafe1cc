import type { HoursException } from '@lantern/contract/mentors';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Field, FieldError } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { FromTo } from './from-to.tsx';
import styles from './mentors.module.css';

type ExceptionsProps = {
  exceptions: readonly HoursException[];
  most: number;
  onChange: (exceptions: HoursException[]) => void;
  wrong: string | undefined;
};

/** Days on which other hours count than those of the usual week, or none. */
export function Exceptions({ exceptions, most, onChange, wrong }: ExceptionsProps) {
  const { t, i18n } = useLingui();
  const [day, setDay] = useState('');
  const canAdd = day !== '' && exceptions.length < most && exceptions.every((one) => one.day !== day);
  const put = (changed: HoursException) => onChange(exceptions.map((one) => (one.day === changed.day ? changed : one)));
  return (
    <section className="stack">
      <h2>
        <Trans>Days that differ</Trans>
      </h2>
      {exceptions.length > 0 && (
        <ul className="rules closed">
          {exceptions.map(({ day: at, open }) => {
            const name = formatDay(at, i18n);
            return (
              <li key={at} className={styles.day}>
                <h3>{name}</h3>
                <div className="stack">
                  {open.length === 0 && (
                    <p>
                      <Trans>Away all day</Trans>
                    </p>
                  )}
                  {open.map((one, index) => (
                    <FromTo
                      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none moves
                      key={index}
                      name={name}
                      value={one}
                      onChange={(part) =>
                        put({
                          day: at,
                          open: open.map((span, place) => (place === index ? { ...span, ...part } : span)),
                        })
                      }
                      onRemove={() => put({ day: at, open: open.filter((_, place) => place !== index) })}
                    />
                  ))}
                  <div className="row wrap">
                    {open.length < 4 && (
                      <Button
                        look="bare"
                        aria-label={t`Add hours on ${name}`}
                        onClick={() => put({ day: at, open: [...open, { from: '18:00', to: '20:00' }] })}
                      >
                        <Plus />
                        <Trans>Add hours</Trans>
                      </Button>
                    )}
                    <Button
                      look="bare"
                      aria-label={t`As usual: ${name}`}
                      onClick={() => onChange(exceptions.filter((one) => one.day !== at))}
                    >
                      <X />
                      <Trans>As usual</Trans>
                    </Button>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.adding}>
        <Field label={<Trans>A day you are away, or have other hours</Trans>}>
          <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Button
          blocked={!canAdd}
          onClick={() => {
            onChange([...exceptions, { day, open: [] }].sort((a, b) => a.day.localeCompare(b.day)));
            setDay('');
          }}
        >
          <Plus />
          <Trans>Add the day</Trans>
        </Button>
      </div>
      <div aria-live="polite">{wrong && <FieldError id="exceptions-error">{wrong}</FieldError>}</div>
    </section>
  );
}
