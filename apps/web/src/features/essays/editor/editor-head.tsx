import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ListChecks } from 'lucide-react';
import { useId } from 'react';
import { Button, ButtonLink } from '#components/button.tsx';
import type { DraftFields } from '../drafts/draft.ts';
import type { Keeper } from '../drafts/draft-keeper.ts';
import { useKeeping } from '../drafts/use-draft.ts';
import { StatusBadge } from '../essay-parts.tsx';
import { typeWords } from '../essay-words.ts';
import { plainLine } from '../plain-line.ts';
import { useOnline } from '../use-online.ts';
import styles from './editor.module.css';
import { EditorTools } from './editor-tools.tsx';
import { SaveState } from './save-state.tsx';

type EditorHeadProps = {
  keeper: Keeper;
  fields: DraftFields;
  locked: boolean;
  blank: boolean;
  busy: boolean;
  onEvaluate: () => void;
  onFind: () => void;
  onFocus: () => void;
};

export function EditorHead({ keeper, fields, locked, blank, busy, onEvaluate, onFind, onFocus }: EditorHeadProps) {
  const { t, i18n } = useLingui();
  const { essay } = useKeeping(keeper);
  const online = useOnline();
  const why = useId();
  const { title, type } = fields;

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
          onChange={(event) => keeper.change({ title: plainLine(event.target.value) })}
        />
      </div>
      <div className={styles.tools}>
        <StatusBadge status={essay?.status ?? 'draft'} />
        <span className="small dim">{i18n._(typeWords[type])}</span>
        <span className={styles.actions}>
          <EditorTools
            keeper={keeper}
            title={title}
            text={fields.text}
            locked={locked}
            onFind={onFind}
            onFocus={onFocus}
          />
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
    </div>
  );
}
