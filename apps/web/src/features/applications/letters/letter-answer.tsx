// What a recommender answers: the letter, or that there will be none.
import { documentMax } from '@lantern/contract/documents.rules';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { FileInput } from '#components/file-input.tsx';
import { TextArea } from '#components/inputs.tsx';
import { forgetLetterWord, useLetterWord } from './letter-word.ts';
import { handIn, sayNo } from './letters.api.ts';

export function HandIn({ token }: { token: string }) {
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
      forgetLetterWord(token);
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

export function SayNo({ token }: { token: string }) {
  const { i18n } = useLingui();
  const [word, setWord] = useLetterWord(token);
  const [isOpen, setOpen] = useState(word !== '');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailed('');
    try {
      await sayNo(token, word);
      forgetLetterWord(token);
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
      <Field label={<Trans>A note to the student</Trans>} optional>
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
