import { Problem, type ProblemCode } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { fieldWord } from '#api/field-words.ts';
import { explain, problemWord } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { FieldError } from '#components/field.tsx';
import { useGoOn } from '#components/go-on.ts';
import { beginDraft, type DraftFields, isGone } from '../../drafts/draft.ts';
import type { DraftSync } from '../../drafts/draft-sync.ts';
import { startFrom } from '../../drafts/draft-syncs.ts';
import { useSyncState } from '../../drafts/use-draft.ts';
import { bringBack } from '../../essays.api.ts';

function reasonOf(code: ProblemCode): ReactNode {
  if (code === 'not_found') return <Trans>This essay was deleted on another device.</Trans>;
  if (code === 'invalid_request') return <Trans>Lantern cannot store a part of it:</Trans>;
  if (code === 'payload_too_large') return <Trans>This text is larger than Lantern accepts. Make it shorter.</Trans>;
}

/** The server said no, or has the essay no more. The text stays here; these are the ways on. */
export function RefusalNote({ sync, fields }: { sync: DraftSync; fields: DraftFields }) {
  const { t, i18n } = useLingui();
  const goOn = useGoOn();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { draft, essay } = useSyncState(sync);
  const code = draft?.refused?.code ?? 'not_found';
  const gone = isGone(code);
  const wrong = Object.values(draft?.refused?.fields ?? {});

  async function saveAsNew() {
    const place = { user: sync.user, essay: sync.id, tab: '', now: Date.now() };
    const from = draft ?? (essay && beginDraft(place, essay));
    if (!from) return;
    setBusy(true);
    const id = await startFrom(from);
    sync.discard();
    goOn(`/essay/edit/${id}`);
  }

  async function tryAgain() {
    setBusy(true);
    setFailed(undefined);
    await sync.retry().catch((cause) => setFailed(explain(cause, i18n)));
    setBusy(false);
  }

  async function restore() {
    setBusy(true);
    setFailed(undefined);
    try {
      await bringBack(sync.id);
      await sync.retry().catch(() => undefined);
    } catch (cause) {
      const over = cause instanceof Problem && cause.code === 'not_found';
      setFailed(
        over ? t`You cannot bring the essay back any more. Save the text as a new essay.` : explain(cause, i18n),
      );
    }
    setBusy(false);
  }

  return (
    <div className="note bad" role="alert">
      <CircleAlert />
      <div className="stack">
        <p>
          <b>
            {draft?.base === null && (
              <>
                <Trans>Failed to start draft.</Trans>{' '}
              </>
            )}
            {draft ? (
              <Trans>Your text is safe on this device, but Lantern did not take it.</Trans>
            ) : (
              <Trans>Your text is still here, on this device.</Trans>
            )}
          </b>
        </p>
        <p>{reasonOf(code) ?? problemWord(code, i18n)}</p>
        {wrong.map((field) => (
          <p key={field}>{fieldWord(field, i18n)}</p>
        ))}
        <div className="row wrap">
          {code === 'not_found' && (
            <Button busy={busy} onClick={() => void restore()}>
              <Trans>Bring the essay back</Trans>
            </Button>
          )}
          {gone && (
            <Button busy={busy} onClick={() => void saveAsNew()}>
              <Trans>Save as a new essay</Trans>
            </Button>
          )}
          {!gone && (
            <Button busy={busy} onClick={() => void tryAgain()}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <CopyButton text={fields.text}>
            <Trans>Copy the text</Trans>
          </CopyButton>
        </div>
        {failed && <FieldError id="bring-back-failed">{failed}</FieldError>}
      </div>
    </div>
  );
}
