import { keepBoth } from '@lantern/contract/essays.versions';
import { Trans, useLingui } from '@lingui/react/macro';
import { GitCompareArrows } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { useOnline } from '#api/use-online.ts';
import { Button } from '#components/button.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { FieldError } from '#components/field.tsx';
import { toast } from '#components/toast.tsx';
import { type Draft, isKept } from '../../drafts/draft.ts';
import type { DraftSync } from '../../drafts/draft-sync.ts';
import { putRow } from '../../essays.api.ts';
import side from '../side-text.module.css';
import { takeMine } from '../take-mine.ts';
import { compareWords, type Piece } from '../word-diff.ts';
import styles from './conflict.module.css';

/** Two texts of one essay, side by side, and the three ways to go on. Typing goes on below meanwhile. */
export function ConflictPanel({ sync, draft }: { sync: DraftSync; draft: Draft }) {
  const { t, i18n } = useLingui();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const theirs = draft.conflict?.essay;
  const mine = useDeferredValue(draft.fields.text);
  const other = theirs?.final_text ?? '';
  const pieces = useMemo(() => compareWords(mine, other), [mine, other]);
  if (!theirs) return null;
  // Without a connection the server cannot be given what was typed since.
  const needsServer = !online && !isKept(draft);

  async function settle(work: () => Promise<void>, done: React.ReactNode) {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      toast({ text: done });
    } catch (cause) {
      setError(explain(cause, i18n));
    }
    setBusy(false);
  }

  async function keepMine() {
    setBusy(true);
    setError(undefined);
    const taken = await takeMine(sync);
    setBusy(false);
    if (taken === 'sent') toast({ text: <Trans>Your text is kept. The other one is in the versions.</Trans> });
    if (taken === 'waits')
      toast({
        text: <Trans>Your text is kept. It is on this device, and we send it when there is a connection.</Trans>,
      });
    if (taken === 'again') setError(t`The other text has just changed again. Look at both and choose again.`);
  }
  const takeTheirs = () =>
    settle(
      async () => {
        await sync.keepAside();
        sync.keepTheirs();
      },
      <Trans>The other text is kept. Yours is in the versions.</Trans>,
    );
  const takeBoth = () =>
    settle(
      async () => {
        const version_id = await sync.keepAside();
        const { essay } = await call(keepBoth, { body: { essay_id: draft.essay, version_id } });
        putRow(essay);
        sync.keepTheirs();
      },
      <Trans>Both are kept. Your text is now a second essay in the list.</Trans>,
    );

  return (
    <section className={`lit ${styles.conflict}`} aria-label={t`Two texts of this essay`}>
      <div className="row">
        <GitCompareArrows />
        <h2>
          <Trans>This essay was changed somewhere else</Trans>
        </h2>
      </div>
      <p>
        <Trans>Both texts are safe. Choose the one to continue with. The differences are marked.</Trans>
      </p>
      <div className={styles.sides}>
        <Side
          title={<Trans>Your text, on this device</Trans>}
          at={draft.changedAt}
          name={draft.fields.title}
          pieces={pieces.a}
        />
        <Side
          title={<Trans>The other text, from another tab or device</Trans>}
          at={Date.parse(theirs.updated_at)}
          name={theirs.title}
          pieces={pieces.b}
        />
      </div>
      <div className="row wrap">
        <Button look="main" busy={busy} onClick={() => void keepMine()}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button busy={busy} blocked={needsServer} aria-describedby="conflict-why" onClick={() => void takeTheirs()}>
          <Trans>Keep the other</Trans>
        </Button>
        <Button busy={busy} blocked={!online} aria-describedby="conflict-why" onClick={() => void takeBoth()}>
          <Trans>Keep both</Trans>
        </Button>
      </div>
      <p className="small dim" id="conflict-why">
        {online ? (
          <Trans>You can still find the other text under Versions. Keep both: your text becomes a second essay.</Trans>
        ) : (
          <Trans>You are offline. You can go on writing and choose when you are online.</Trans>
        )}
      </p>
      <div aria-live="polite">{error && <FieldError id="conflict-error">{error}</FieldError>}</div>
    </section>
  );
}

type SideProps = { title: React.ReactNode; at: number; name: string; pieces: readonly Piece[] };

function Side({ title, at, name, pieces }: SideProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Long texts mostly agree: the box opens at the first difference.
    const mark = box.current?.querySelector('mark');
    if (box.current && mark) box.current.scrollTop = mark.offsetTop - box.current.offsetTop - 40;
  }, []);
  return (
    <div className={styles.side}>
      <h3 id={id}>{title}</h3>
      <p className="small dim">
        <TimeAgo at={at} /> · {name}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={side.sideText} dir="auto" ref={box} tabIndex={0} aria-labelledby={id}>
        {pieces.map(({ text, changed }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece's place is its identity
          changed ? <mark key={index}>{text}</mark> : text,
        )}
      </section>
    </div>
  );
}
