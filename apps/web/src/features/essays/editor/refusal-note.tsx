import { restoreEssay } from '@lantern/contract/essays';
import type { ProblemCode } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '#api/call.ts';
import { fieldWord } from '#api/field-words.ts';
import { problemWords } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { type Draft, isGone } from '../drafts/draft.ts';
import type { Keeper } from '../drafts/draft-keeper.ts';
import { startFrom } from '../drafts/keepers.ts';

function reasonOf(code: ProblemCode): ReactNode {
  if (code === 'not_found') return <Trans>This essay was deleted on another device.</Trans>;
  if (code === 'invalid_request') return <Trans>Something in it is not as Lantern can store it:</Trans>;
  if (code === 'payload_too_large') return <Trans>This text is larger than Lantern accepts. Make it shorter.</Trans>;
}

/** The server said no. The text stays here; these are the ways on. */
export function RefusalNote({ keeper, draft }: { keeper: Keeper; draft: Draft }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const code = draft.refused?.code ?? 'internal';
  const gone = isGone(code);
  const fields = Object.values(draft.refused?.fields ?? {});

  async function saveAsNew() {
    setBusy(true);
    const id = await startFrom(draft);
    keeper.discard();
    navigate(`/essay/edit/${id}`);
  }

  async function bringBack() {
    setBusy(true);
    // When it cannot come back, the save after it says so again.
    await call(restoreEssay, { body: { essay_id: draft.essay } }).catch(() => undefined);
    await keeper.retry().catch(() => undefined);
    setBusy(false);
  }

  return (
    <div className="note bad" role="alert">
      <CircleAlert />
      <div className="stack">
        <p>
          <b>
            {draft.base === null && <Trans>Failed to start draft.</Trans>}{' '}
            <Trans>Your text is safe on this device, but Lantern did not take it.</Trans>
          </b>
        </p>
        <p>{reasonOf(code) ?? i18n._(problemWords[code])}</p>
        {fields.map((field) => (
          <p key={field}>{fieldWord(field, i18n)}</p>
        ))}
        <div className="row wrap">
          {code === 'not_found' && (
            <Button busy={busy} onClick={() => void bringBack()}>
              <Trans>Bring the essay back</Trans>
            </Button>
          )}
          {gone && (
            <Button busy={busy} onClick={() => void saveAsNew()}>
              <Trans>Save as a new essay</Trans>
            </Button>
          )}
          {!gone && (
            <Button onClick={() => void keeper.retry().catch(() => undefined)}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <CopyButton text={draft.fields.text}>
            <Trans>Copy the text</Trans>
          </CopyButton>
        </div>
      </div>
    </div>
  );
}
