// What the interview is about: one detail in the wizard, the context in the AI interview, and what the record shows.
import { type Interview, recordFacts, studyLevels } from '@lantern/contract/interviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/button.tsx';
import { CountrySelect } from '#components/country-select.tsx';
import { Field } from '#components/field.tsx';
import { Checkbox, Select, TextArea, TextInput } from '#components/inputs.tsx';
import { factWords, levelWords } from '../interview-words.ts';
import styles from '../interviews.module.css';

type Change = (change: Partial<Interview>) => void;
type ContextStepProps = { interview: Interview; onChange: Change; onBack: () => void; onNext: () => void };

/** Nobody asks in a language test about gaps and sponsors. */
const hasFacts = ({ type }: Interview) => type !== 'ielts';
const hasLevel = ({ type }: Interview) => type === 'university' || type === 'scholarship' || type === 'visa';

function Country({ interview, onChange, optional }: { interview: Interview; onChange: Change; optional?: boolean }) {
  return (
    <CountrySelect
      label={<Trans>Country</Trans>}
      optional={optional ?? false}
      value={interview.country}
      onChange={({ target }) => onChange({ country: target.value })}
    />
  );
}

function Shared({ interview, onChange }: { interview: Interview; onChange: Change }) {
  const { i18n } = useLingui();
  // as the step opens: what is ticked later, the student ticked
  const [isTicked] = useState(interview.facts.length > 0);
  return (
    <>
      {hasLevel(interview) && (
        <Field label={<Trans>Level</Trans>} optional>
          <Select
            value={interview.level}
            onChange={({ target }) => onChange({ level: target.value as Interview['level'] })}
          >
            <option value="">
              <Trans>Not specified</Trans>
            </option>
            {studyLevels.map((level) => (
              <option key={level} value={level}>
                {i18n._(levelWords[level])}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {hasFacts(interview) && (
        <fieldset className={styles.facts}>
          <legend>
            <Trans>What may they ask about?</Trans>
          </legend>
          <p className="small dim">
            {isTicked ? (
              <Trans>
                Tick what is true for you. We ticked what your record shows. You get up to two questions about it.
              </Trans>
            ) : (
              <Trans>Tick what is true for you. You get up to two questions about it.</Trans>
            )}
          </p>
          {recordFacts.map((fact) => (
            <Checkbox
              key={fact}
              checked={interview.facts.includes(fact)}
              onChange={({ target }) =>
                onChange({
                  facts: recordFacts.filter((each) =>
                    each === fact ? target.checked : interview.facts.includes(each),
                  ),
                })
              }
            >
              {i18n._(factWords[fact])}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  );
}

type FootProps = { blocked?: boolean; reason?: ReactNode; onBack: () => void };

function StepFoot({ blocked = false, reason, onBack }: FootProps) {
  return (
    <div className="row wrap">
      <Button onClick={onBack}>
        <ArrowLeft className="flip" />
        <Trans>Back</Trans>
      </Button>
      <Button look="main" type="submit" blocked={blocked} aria-describedby={blocked ? 'detail-needed' : undefined}>
        <Trans>Next</Trans>
      </Button>
      {blocked && (
        <span className="small dim" id="detail-needed">
          {reason}
        </span>
      )}
    </div>
  );
}

/** Step 2 of the wizard: one detail, depending on the type. It is needed to go on. */
export function DetailStep({ interview, onChange, onBack, onNext }: ContextStepProps) {
  const { type, detail } = interview;
  const isVisa = type === 'visa';
  const isMissing = isVisa ? interview.country === '' : detail.trim() === '';
  const text = { value: detail, maxLength: 500 };
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) onNext();
      }}
    >
      {isVisa && <Country interview={interview} onChange={onChange} />}
      {type === 'ielts' && (
        <Field label={<Trans>When is your test?</Trans>}>
          <TextInput {...text} type="date" onChange={({ target }) => onChange({ detail: target.value })} />
        </Field>
      )}
      {type === 'university' && (
        <Field
          label={<Trans>Which program are you applying for?</Trans>}
          help={<Trans>For example: BSc Computer Science, University of Leeds</Trans>}
        >
          <TextInput
            {...text}
            onChange={({ target }) => onChange({ detail: target.value, program: target.value.slice(0, 200) })}
          />
        </Field>
      )}
      {type === 'scholarship' && (
        <Field label={<Trans>Which scholarship?</Trans>}>
          <TextInput {...text} onChange={({ target }) => onChange({ detail: target.value })} />
        </Field>
      )}
      {(type === 'general' || type === 'other') && (
        <Field label={<Trans>What is the interview for?</Trans>}>
          <TextArea {...text} rows={3} onChange={({ target }) => onChange({ detail: target.value })} />
        </Field>
      )}
      <Shared interview={interview} onChange={onChange} />
      <StepFoot blocked={isMissing} reason={<Trans>Fill in the first field to go on.</Trans>} onBack={onBack} />
    </form>
  );
}

/** Step 2 of the AI interview: country, university, program, all optional. */
export function ContextStep({ interview, onChange, onBack, onNext }: ContextStepProps) {
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Country interview={interview} onChange={onChange} optional />
      <Field label={<Trans>University</Trans>} optional>
        <TextInput
          value={interview.university}
          maxLength={200}
          onChange={({ target }) => onChange({ university: target.value })}
        />
      </Field>
      <Field label={<Trans>Program</Trans>} optional>
        <TextInput
          value={interview.program}
          maxLength={200}
          onChange={({ target }) => onChange({ program: target.value })}
        />
      </Field>
      <Shared interview={interview} onChange={onChange} />
      <StepFoot onBack={onBack} />
    </form>
  );
}
