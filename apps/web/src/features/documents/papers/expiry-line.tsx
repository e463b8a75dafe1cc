import type { VaultDocument } from '@lantern/contract/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { FieldError } from '#components/field.tsx';
import { setExpiry } from '../documents.api.ts';
import { expiryOf, today } from '../vault.ts';
import { useVault } from '../vault-context.ts';
import styles from './papers.module.css';
import { usePaperWork } from './use-paper-work.ts';

/** When a paper expires; or, where the look at it saw a date, the question whether this is it. */
export function ExpiryLine({ paper }: { paper: VaultDocument }) {
  const { i18n } = useLingui();
  const { expires_on: day, expiry_answered: isAnswered, checks } = paper;
  if (!day) {
    const seen = checks?.expiry_seen;
    return seen && !isAnswered ? <Question paper={paper} seen={seen} /> : null;
  }
  const words = formatDay(day, i18n);
  const state = expiryOf(day, today());
  if (state === 'later')
    return (
      <Remark icon={CalendarClock}>
        <Trans>Expires on {words}</Trans>
      </Remark>
    );
  return (
    <Remark icon={TriangleAlert} tone="warn">
      {state === 'over' ? (
        <Trans>Expired on {words}. Replace it with a new one.</Trans>
      ) : (
        <Trans>Expires on {words}. Renewal is a good next step.</Trans>
      )}
    </Remark>
  );
}

function Question({ paper, seen }: { paper: VaultDocument; seen: string }) {
  const { i18n } = useLingui();
  const { open } = useVault();
  const { run, busy, failed } = usePaperWork();
  const [answering, setAnswering] = useState<string | null>();
  const day = formatDay(seen, i18n);

  async function answer(expires: string | null) {
    setAnswering(expires);
    await run(() => setExpiry(paper._id, expires));
    setAnswering(undefined);
  }
  return (
    <div className={styles.question}>
      <Remark icon={CalendarClock}>
        <Trans>Does this expire on {day}?</Trans>
      </Remark>
      <div className={styles.answers}>
        <Button look="bare" busy={busy !== undefined && answering === seen} onClick={() => void answer(seen)}>
          <Trans>Confirm</Trans>
        </Button>
        <Button look="bare" busy={busy !== undefined && answering === null} onClick={() => void answer(null)}>
          <Trans>Not this date</Trans>
        </Button>
        <Button look="bare" onClick={() => open({ what: 'expiry', paper })}>
          <Trans>Other date</Trans>
        </Button>
      </div>
      <div aria-live="polite">{failed && <FieldError id={`expiry-${paper._id}`}>{failed}</FieldError>}</div>
    </div>
  );
}
