import { todayIn } from '@lantern/abroad/days';
import type { Submission as Sent } from '@lantern/contract/applications';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Info, Send } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#api/session.ts';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import { vaultQuery } from '#features/documents/documents.api.ts';
import { type ApplicationRow, changeApplication } from '../applications.api.ts';
import styles from '../applications.module.css';
import { readerZone } from '../moments.ts';

/** What the student recorded of sending it. Lantern sends nothing, and a missing paper never blocks the record. */
export function Submission({ row }: { row: ApplicationRow }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { submitted } = row;
  const missing = row.requirements.filter(({ done }) => !done).length;
  const day = submitted && formatDay(submitted.day, i18n);
  return (
    <section className="stack" aria-labelledby="sent">
      <h3 id="sent">{submitted ? <Trans context="an application">Sent</Trans> : <Trans>Sent it?</Trans>}</h3>
      {!submitted && (
        <p>
          <Trans>You apply on the university's own site. Lantern keeps the record, it does not send anything.</Trans>
        </p>
      )}
      {!submitted && missing > 0 && (
        <Remark icon={Info}>
          <Plural
            value={missing}
            one="# thing is still missing here. You can record it all the same."
            other="# things are still missing here. You can record it all the same."
          />
        </Remark>
      )}
      {submitted && !isOpen && (
        <div>
          <p>
            <Trans>You sent it on {day}.</Trans>
          </p>
          {submitted.reference && (
            <p>
              <Trans>Reference: {submitted.reference}</Trans>
            </p>
          )}
          <Proof id={submitted.proof} />
        </div>
      )}
      {isOpen ? (
        <SentForm row={row} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>
            <Send className="flip" />
            {submitted ? <Trans>Change the record</Trans> : <Trans>Record as submitted</Trans>}
          </Button>
        </div>
      )}
    </section>
  );
}

function Proof({ id }: { id: string | null }) {
  const { id: user } = useUser();
  const { data } = useQuery({ ...vaultQuery(user), enabled: id !== null });
  if (id === null)
    return (
      <p className="small dim">
        <Trans>No proof kept. A confirmation or receipt can be kept from your vault.</Trans>
      </p>
    );
  const name = data?.documents.find(({ _id }) => _id === id)?.name;
  return <p>{name ? <Trans>Proof: {name}</Trans> : <Trans>Proof: a paper of your vault</Trans>}</p>;
}

function SentForm({ row, onClose }: { row: ApplicationRow; onClose: () => void }) {
  const { t } = useLingui();
  const { id: user } = useUser();
  const { data } = useQuery(vaultQuery(user));
  const today = todayIn(readerZone(), new Date());
  const [sent, setSent] = useState<Sent>(row.submitted ?? { day: today, proof: null, reference: '' });
  const isWrong = !sent.day || sent.day > today;
  const isEarly = row.stage === 'considering' || row.stage === 'preparing';
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong) return;
        void changeApplication(row.id, { submitted: sent, ...(isEarly && { stage: 'submitted' }) });
        onClose();
      }}
    >
      <Field
        label={<Trans>Day you sent it</Trans>}
        error={isWrong ? t`Choose the day you sent it, today or before.` : undefined}
      >
        <TextInput
          type="date"
          value={sent.day}
          max={today}
          onChange={({ target }) => setSent({ ...sent, day: target.value })}
        />
      </Field>
      <Field label={<Trans>Reference number</Trans>} optional>
        <TextInput
          value={sent.reference}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => setSent({ ...sent, reference: target.value })}
        />
      </Field>
      <Field label={<Trans>Proof from your vault</Trans>} optional>
        <Select value={sent.proof ?? ''} onChange={({ target }) => setSent({ ...sent, proof: target.value || null })}>
          <option value="">{t`None yet`}</option>
          {data?.documents.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className={`row wrap ${styles.formActions}`}>
        <Button type="submit" look="main">
          <Trans>Save the record</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        {row.submitted && (
          <Button
            look="bare"
            onClick={() => {
              void changeApplication(row.id, {
                submitted: null,
                ...(row.stage === 'submitted' && { stage: 'preparing' }),
              });
              onClose();
            }}
          >
            <Trans>It was not sent after all</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
