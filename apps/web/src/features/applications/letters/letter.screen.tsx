import { countryName } from '@lantern/content/countries';
import type { openLetterRequest } from '@lantern/contract/applications.letters';
import { documentMax } from '@lantern/contract/documents';
import type { Output } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Eye, LockKeyhole, Upload } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useParams } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { FileInput } from '#components/file-input.tsx';
import { TextArea } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { handIn, requestQuery, sayNo } from './letters.api.ts';
import styles from './letters.module.css';

type Request = Output<typeof openLetterRequest>;

/** What a recommender sees who was given a link: who asks, for what, until when; here the letter is handed in. */
export function Screen() {
  const { i18n } = useLingui();
  const { token = '' } = useParams<{ token: string }>();
  const { data, error, refetch, isFetching } = useQuery(requestQuery(token));
  // a mistyped link is refused before it is looked up
  const isGone = error instanceof Problem && ['not_found', 'invalid_request'].includes(error.code);
  if (isGone)
    return (
      <div className="stack read">
        <h1>
          <Trans>This link does not work</Trans>
        </h1>
        <p>
          <Trans>
            It has ended, the student took the request back, or a part of it is missing. Ask the student for a new link.
          </Trans>
        </p>
      </div>
    );
  if (error && !data)
    return (
      <>
        <h1>
          <Trans>Letter of recommendation</Trans>
        </h1>
        <ErrorBlock
          title={<Trans>We could not load this request.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      </>
    );
  return data ? <Asked request={data} token={token} /> : <Skeleton />;
}

function Asked({ request, token }: { request: Request; token: string }) {
  const { i18n } = useLingui();
  const { student, recommender, relation, waived, note, due_on, ends_on, applications, state, received_at } = request;
  const [due, ends] = [due_on && formatDay(due_on, i18n), formatDay(ends_on, i18n)];
  const came = received_at ? formatDay(new Date(received_at), i18n) : '';
  return (
    <div className="stack read">
      <div>
        <h1>
          <Trans>
            <bdi>{student}</bdi> asks you for a letter
          </Trans>
        </h1>
        <p className="dim">
          <Trans>
            To <bdi>{recommender}</bdi>
          </Trans>
          {relation && (
            <>
              {' · '}
              <bdi>{relation}</bdi>
            </>
          )}
        </p>
      </div>
      {state === 'received' && (
        <p className="note ok row" role="status">
          <CircleCheck />
          <span>
            <Trans>
              The letter came on {came}. Thank you. Lantern sends it to no university: keep your copy for those that ask
              you for it.
            </Trans>
          </span>
        </p>
      )}
      <section className="stack" aria-labelledby="what">
        <h2 id="what">
          <Trans>What it is for</Trans>
        </h2>
        {applications.length === 0 && (
          <p className="dim">
            <Trans>The student has taken these applications off the list.</Trans>
          </p>
        )}
        <ul className="rules closed">
          {applications.map(({ university, program, country, deadline }) => {
            const day = deadline && formatDay(deadline, i18n);
            return (
              <li key={`${university} ${program} ${deadline}`} className={styles.asked}>
                <b dir="auto">{university}</b>
                {country && <span className="dim"> · {countryName(country, i18n.locale)}</span>}
                {program && <p dir="auto">{program}</p>}
                {day && (
                  <p className="small dim">
                    <Trans>The university's deadline: {day}</Trans>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
        {due && (
          <p>
            <b>
              <Trans>The student needs the letter by {due}.</Trans>
            </b>
          </p>
        )}
        {note && (
          <blockquote className={styles.word} dir="auto">
            {note}
          </blockquote>
        )}
      </section>
      <p className="note info row">
        {waived ? <LockKeyhole /> : <Eye />}
        <span>
          {waived ? (
            <Trans>
              The student has waived the right to read the letter. Lantern keeps it sealed: the student cannot open it.
            </Trans>
          ) : (
            <Trans>The student has kept the right to read the letter, and can open it here once it has come.</Trans>
          )}
        </span>
      </p>
      {state === 'declined' && (
        <p className="note warn" role="status">
          <Trans>You said no to this request. If you changed your mind, you can still hand in a letter.</Trans>
        </p>
      )}
      {state !== 'received' && <HandIn token={token} />}
      {state === 'waiting' && <SayNo token={token} />}
      {state !== 'received' && (
        <p className="small dim">
          <Trans>This page works until {ends}. You need no account.</Trans>
        </p>
      )}
    </div>
  );
}

function HandIn({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!file) return setFailed(t`Choose a PDF first.`);
    if (file.size > documentMax) return setFailed(t`This file is larger than 10 MB. Save it as a smaller PDF.`);
    setBusy(true);
    setFailed('');
    try {
      await handIn(token, file);
    } catch (error) {
      const code = error instanceof Problem ? error.code : undefined;
      setFailed(
        code === 'not_a_pdf'
          ? t`This is not a PDF. In your word processor choose Save as or Export, then PDF.`
          : explain(error, i18n),
      );
    }
    setBusy(false);
  }
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} aria-labelledby={`${id}-title`} noValidate>
      <h2 id={`${id}-title`}>
        <Trans>Hand in the letter</Trans>
      </h2>
      <Field
        label={<Trans>The letter as PDF</Trans>}
        help={<Trans>At most 10 MB, and only once. Keep a copy: a university may ask you for it directly.</Trans>}
        error={failed || undefined}
      >
        <FileInput
          accept="application/pdf,.pdf"
          onChange={(chosen) => {
            setFile(chosen);
            setFailed('');
          }}
        />
      </Field>
      <div>
        <Button look="main" type="submit" busy={busy}>
          <Upload />
          <Trans>Hand in the letter</Trans>
        </Button>
      </div>
    </form>
  );
}

function SayNo({ token }: { token: string }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailed('');
    try {
      await sayNo(token, word);
    } catch (error) {
      setFailed(explain(error, i18n));
    }
    setBusy(false);
  }
  if (!isOpen)
    return (
      <div>
        <Button look="bare" onClick={() => setOpen(true)}>
          <Trans>I cannot write this letter</Trans>
        </Button>
      </div>
    );
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Field label={<Trans>A word to the student</Trans>} optional>
        <TextArea rows={3} maxLength={500} value={word} onChange={({ target }) => setWord(target.value)} />
      </Field>
      <div aria-live="polite">{failed && <FieldError id="no-failed">{failed}</FieldError>}</div>
      <div className="row wrap">
        <Button type="submit" busy={busy}>
          <Trans>Say no</Trans>
        </Button>
        <Button look="bare" onClick={() => setOpen(false)}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
