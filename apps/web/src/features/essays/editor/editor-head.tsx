import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, History, ListChecks } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '#components/button.tsx';
import type { DraftFields } from '../drafts/draft.ts';
import type { Keeper } from '../drafts/draft-keeper.ts';
import { useKeeping } from '../drafts/use-draft.ts';
import { StatusBadge } from '../essay-parts.tsx';
import { typeWords } from '../essay-words.ts';
import { useOnline } from '../use-online.ts';
import styles from './editor.module.css';
import { SaveState } from './save-state.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

type EditorHeadProps = {
  keeper: Keeper;
  fields: DraftFields;
  locked: boolean;
  blank: boolean;
  busy: boolean;
  onEvaluate: () => void;
};

export function EditorHead({ keeper, fields, locked, blank, busy, onEvaluate }: EditorHeadProps) {
  const { t, i18n } = useLingui();
  const { essay } = useKeeping(keeper);
  const online = useOnline();
  const [versions, setVersions] = useState(false);
  const why = useId();
  const { title, type } = fields;
  const revision = essay && i18n.number(essay.revision);

  return (
    <div className={styles.head}>
      <h1 className="vh">
        <Trans>Edit essay: {title}</Trans>
      </h1>
      <div className="row">
        <ButtonLink href="/essays" look="bare" icon aria-label={t`Back to essays`}>
          <ArrowLeft className="flip" />
        </ButtonLink>
        <input
          className={styles.title}
          aria-label={t`Title`}
          dir="auto"
          value={title}
          maxLength={300}
          readOnly={locked}
          placeholder={t`Untitled Essay`}
          onChange={(event) => keeper.change({ title: event.target.value })}
        />
      </div>
      <div className={styles.tools}>
        <StatusBadge status={essay?.status ?? 'draft'} />
        <span className="small dim">{i18n._(typeWords[type])}</span>
        <span className={styles.actions}>
          {revision !== undefined && (
            <Button look="bare" aria-haspopup="dialog" onClick={() => setVersions(true)}>
              <History />
              <Trans>Version {revision}</Trans>
            </Button>
          )}
          <Button look="main" busy={busy} blocked={blank || !online} aria-describedby={why} onClick={onEvaluate}>
            <ListChecks />
            {busy ? <Trans>Evaluating…</Trans> : <Trans>Start Evaluation</Trans>}
          </Button>
        </span>
      </div>
      <p className={`small dim ${styles.why}`} id={why}>
        {blank && <Trans>Write some text before you start an evaluation.</Trans>}
        {!blank && !online && (
          <Trans>An evaluation needs a connection. Your text is safe here; evaluate it when you are online.</Trans>
        )}
      </p>
      <div className="only-phone">
        <SaveState keeper={keeper} />
      </div>
      {versions && <VersionsDialog keeper={keeper} onClose={() => setVersions(false)} />}
    </div>
  );
}
