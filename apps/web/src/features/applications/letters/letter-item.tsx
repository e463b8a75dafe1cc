import { isWaiting, type Letter } from '@lantern/contract/applications.letters';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Bell, Download, Eye, LockKeyhole, Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { formatDay } from '#components/dates.ts';
import { FieldError } from '#components/field.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { listed } from '#components/listed.ts';
import { useApplications } from '../applications.api.ts';
import type { Made } from './handed-over.tsx';
import { LetterBadge } from './letter-state.tsx';
import { fetchLetter, type RecommenderRow, remind, withdraw } from './letters.api.ts';
import styles from './letters.module.css';

const handedPart = partOf(async () => (await import('./handed-over.tsx')).HandedOver);

type LetterItemProps = {
  letter: Letter;
  recommender: RecommenderRow | undefined;
  canMail: boolean;
  /** What stands first: the recommender where the list is of letters of an application. */
  children?: ReactNode;
};

/** A request for a letter: how it stands, and what can be done. */
export function LetterItem({ letter, recommender, canMail, children }: LetterItemProps) {
  const { t, i18n } = useLingui();
  const { rows = [] } = useApplications();
  const [busy, setBusy] = useState<'mail' | 'hand' | 'withdraw' | 'open'>();
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<Made>();
  const [failed, setFailed] = useState('');
  const { _id: id, state, waived, due_on, ends_on, received_at, mailed_at, reminded_at, reminders } = letter;
  const name = recommender?.name ?? '';
  const forWhat = rows.filter((row) => letter.application_ids.includes(row.id)).map((row) => row.name);
  const day = (at: string) => formatDay(new Date(at), i18n);
  const [due, ends, asked] = [due_on && formatDay(due_on, i18n), formatDay(ends_on, i18n), day(letter.created_at)];
  const [mailed, reminded, received] = [mailed_at, reminded_at, received_at].map((at) => (at ? day(at) : ''));

  async function run(what: NonNullable<typeof busy>, work: () => Promise<unknown>) {
    setBusy(what);
    setFailed('');
    try {
      await work();
    } catch (error) {
      setFailed(explain(error, i18n));
    }
    setBusy(undefined);
  }

  const sendAgain = (how: 'mail' | 'hand') =>
    run(how, async () => {
      const { url, text } = await remind(id, how);
      setMade({ url, text, mailedTo: how === 'mail' ? recommender?.email : undefined });
    });

  return (
    <li className={styles.letter}>
      <div className="row wrap">
        {children}
        <LetterBadge state={state} />
      </div>
      {forWhat.length > 0 && (
        <p>
          <bdi>{listed(forWhat, i18n)}</bdi>
        </p>
      )}
      <p className="small dim">
        <Trans>Asked on {asked}.</Trans> {mailed && <Trans>Last mail on {mailed}.</Trans>}{' '}
        {reminders > 0 && (
          <Plural
            value={reminders}
            one={`Reminded once, on ${reminded}.`}
            other={`Reminded # times, last on ${reminded}.`}
          />
        )}{' '}
        {isWaiting(letter) && due && <Trans>Due on {due}.</Trans>}{' '}
        {isWaiting(letter) && <Trans>The link works until {ends}.</Trans>}
        {received && <Trans>Came on {received}.</Trans>}
        {received && letter.handed_over && (
          <>
            {' '}
            <Trans>By a link that you handed over.</Trans>
          </>
        )}
      </p>
      {letter.declined_word && (
        <blockquote className={styles.word} dir="auto">
          {letter.declined_word}
        </blockquote>
      )}
      <Remark icon={waived ? LockKeyhole : Eye}>
        {waived ? (
          <Trans>You gave up the right to read this letter. It stays closed for you.</Trans>
        ) : (
          <Trans>You kept the right to read this letter.</Trans>
        )}
      </Remark>
      {state === 'received' && (
        <p className="small">
          {waived ? (
            <Trans>
              Lantern does not send the letter. Name {name} as your referee where you apply. The university then asks{' '}
              {name} for it.
            </Trans>
          ) : (
            <Trans>
              Lantern does not send the letter. Download it and hand it in with your application, or name {name} as your
              referee.
            </Trans>
          )}
        </p>
      )}
      <div aria-live="polite">{failed && <FieldError id={`letter-${id}`}>{failed}</FieldError>}</div>
      <div className="row wrap">
        {state === 'received' && !waived && (
          <Button
            busy={busy === 'open'}
            aria-label={t`Download the letter of ${name}`}
            onClick={() => void run('open', async () => saveFile(await fetchLetter(id), `${name || 'letter'}.pdf`))}
          >
            <Download />
            <Trans>Download the letter</Trans>
          </Button>
        )}
        {isWaiting(letter) && canMail && recommender?.email && (
          <Button busy={busy === 'mail'} aria-label={t`Remind by mail: ${name}`} onClick={() => void sendAgain('mail')}>
            <Mail />
            <Trans>Remind by mail</Trans>
          </Button>
        )}
        {isWaiting(letter) && (
          <Button
            busy={busy === 'hand'}
            aria-label={t`Remind with a text: ${name}`}
            onClick={() => void sendAgain('hand')}
          >
            <Bell />
            <Trans>Remind with a text</Trans>
          </Button>
        )}
        {isWaiting(letter) && (
          <Button look="bare" aria-label={t`Withdraw the request to ${name}`} onClick={() => setAsking(true)}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={busy === 'withdraw'}
        title={<Trans>Withdraw this request?</Trans>}
        confirm={<Trans>Withdraw it</Trans>}
        onConfirm={() => void run('withdraw', () => withdraw(id)).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <Trans>Its links stop at once. Tell your recommender: they may be writing already.</Trans>
      </ConfirmDialog>
      {made && (
        <Lazy
          part={handedPart}
          props={{ ...made, language: recommender?.language ?? 'en', onClose: () => setMade(undefined) }}
        />
      )}
    </li>
  );
}
