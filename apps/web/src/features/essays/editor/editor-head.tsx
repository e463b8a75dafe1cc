import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ListChecks, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useOnline } from '#api/use-online.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import type { DraftFields } from '../drafts/draft.ts';
import type { DraftSync } from '../drafts/draft-sync.ts';
import { useSyncState } from '../drafts/use-draft.ts';
import { StatusBadge } from '../essay-parts.tsx';
import { typeWords } from '../essay-words.ts';
import { useModel } from '../evaluation/model-settings.ts';
import { plainLine } from '../plain-line.ts';
import { EditorTools } from './editor-tools.tsx';
import styles from './head.module.css';

type EditorHeadProps = {
  sync: DraftSync;
  fields: DraftFields;
  locked: boolean;
  blank: boolean;
  busy: boolean;
  /** The settings, which open below: their element's id and whether they are open. */
  settings: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onEvaluate: () => void;
  onFind: () => void;
  onFocus: () => void;
  /** The prompt and the idea, where there is no room for them beside the text. */
  children: ReactNode;
};

/** Title and tools, and one bar with what is asked for and the evaluation: a small screen is for the text. */
export function EditorHead({ sync, fields, locked, blank, busy, settings, open, children, ...on }: EditorHeadProps) {
  const { t, i18n } = useLingui();
  const { essay } = useSyncState(sync);
  const online = useOnline();
  const model = useModel();
  const judge = model?.enabled && model.name;
  const why = useId();
  const { title, type } = fields;

  return (
    <div className={styles.head}>
      <h1 className="vh">{t`Edit essay: ${title}`}</h1>
      <div className={styles.name}>
        <ButtonLink href="/essays" look="bare" icon aria-label={t`Back to essays`}>
          <ArrowLeft className="flip" />
        </ButtonLink>
        {/* one line to the form, as many as it needs to the eye */}
        <div className={styles.title} data-title={`${title || t`Untitled Essay`} `}>
          <textarea
            aria-label={t`Title`}
            dir="auto"
            rows={1}
            value={title}
            maxLength={300}
            readOnly={locked}
            placeholder={t`Untitled Essay`}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={(event) => sync.change({ title: plainLine(event.target.value) })}
          />
        </div>
        <div className={styles.tools}>
          <Button
            look="bare"
            aria-label={t`Prompt, type and limit`}
            aria-expanded={open}
            aria-controls={settings}
            onClick={() => on.onOpen(!open)}
          >
            <SlidersHorizontal />
            <span>
              <Trans>
                Prompt<span className={styles.more}>, type and limit</span>
              </Trans>
            </span>
          </Button>
          <EditorTools
            sync={sync}
            title={title}
            text={fields.text}
            locked={locked}
            onFind={on.onFind}
            onFocus={on.onFocus}
          />
        </div>
      </div>
      <div className={styles.bar}>
        <span className={`only-wide ${styles.facts}`}>
          <StatusBadge status={essay?.status ?? 'draft'} /> <span className="small dim">{i18n._(typeWords[type])}</span>
          <Summary {...fields} />
        </span>
        {children}
        <Button
          look="main"
          className={styles.evaluate}
          busy={busy}
          blocked={blank || !online}
          aria-describedby={why}
          onClick={on.onEvaluate}
        >
          <ListChecks />
          {busy ? <Trans>Evaluating…</Trans> : <Trans>Start Evaluation</Trans>}
        </Button>
      </div>
      <p className={`small dim ${styles.why}`} id={why}>
        {blank && <Trans>Write some text before you start an evaluation.</Trans>}
        {!blank && !online && (
          <Trans>An evaluation needs a connection. Your text is safe here; evaluate it when you are online.</Trans>
        )}
        {!blank && online && judge && <Trans>An evaluation sends the text to {judge}, a language model.</Trans>}
      </p>
    </div>
  );
}

function Summary({ max, unit, tags }: DraftFields) {
  const { i18n } = useLingui();
  const limit = i18n.number(max);
  return (
    <span className="small dim">
      {unit === 'words' ? <Trans>up to {limit} words</Trans> : <Trans>up to {limit} characters</Trans>}
      {tags.length > 0 && ` · ${tags.join(', ')}`}
    </span>
  );
}
