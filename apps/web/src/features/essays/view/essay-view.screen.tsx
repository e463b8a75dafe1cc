import type { Essay } from '@lantern/contract/essays';
import { Problem } from '@lantern/contract/problem';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, PenLine, Printer } from 'lucide-react';
import { useParams } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { DataAge, TimeAgo } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import type { Draft } from './drafts/draft.ts';
import { useDrafts } from './drafts/use-draft.ts';
import { VersionRow } from './editor/version-parts.tsx';
import { EssayMissing, isEssayId } from './essay-missing.tsx';
import { CountOf, StatusBadge } from './essay-parts.tsx';
import styles from './essay-view.module.css';
import { typeWords } from './essay-words.ts';
import { essayQuery, evaluationsQuery, versionsQuery } from './essays.api.ts';
import { EvaluationPanel } from './evaluation/evaluation-panel.tsx';
import { measureLength } from './length.ts';
import { useChanges } from './use-changes.ts';

export function Screen() {
  const { id = '' } = useParams();
  return isEssayId(id) ? <Opened id={id} key={id} /> : <EssayMissing />;
}

function Opened({ id }: { id: string }) {
  const { i18n } = useLingui();
  const draft = useDrafts().find(({ essay }) => essay === id);
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(essayQuery(id));
  useChanges();
  if (data || draft) return <View id={id} essay={data} draft={draft} copyFrom={error ? dataUpdatedAt : undefined} />;
  if (error instanceof Problem && error.code === 'not_found') return <EssayMissing />;
  if (!error) return <Skeleton />;
  return (
    <ErrorBlock title={<Trans>Could not load essay.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
      {explain(error, i18n)}
    </ErrorBlock>
  );
}

type ViewProps = { id: string; essay: Essay | undefined; draft: Draft | undefined; copyFrom: number | undefined };

function View({ id, essay, draft, copyFrom }: ViewProps) {
  const { i18n } = useLingui();
  const title = draft?.fields.title ?? essay?.title ?? '';
  const text = draft?.fields.text ?? essay?.final_text ?? '';
  const type = draft?.fields.type ?? essay?.essay_type ?? 'Other';
  const prompt = draft?.fields.prompt ?? essay?.prompt;
  const max = draft?.fields.max ?? essay?.max_words ?? 0;
  const unit = draft?.fields.unit ?? essay?.limit_unit ?? 'words';
  const length = measureLength(text, { max, unit });
  const characters = i18n.number(length.characters);
  const words = i18n.number(length.words);
  const changedAt = draft?.changedAt ?? Date.parse(essay?.updated_at ?? '');

  return (
    <div className={styles.view}>
      <div className={`row wrap ${styles.screenOnly}`}>
        <ButtonLink href="/essays" look="bare">
          <ArrowLeft className="flip" />
          <Trans>Back to essays</Trans>
        </ButtonLink>
        <span className="row wrap push">
          <CopyButton text={text}>
            <Trans>Copy as plain text</Trans>
          </CopyButton>
          <Button onClick={() => window.print()}>
            <Printer />
            <Trans>Print</Trans>
          </Button>
          <ButtonLink href={`/essay/edit/${id}`} look="main">
            <PenLine />
            <Trans>Edit Essay</Trans>
          </ButtonLink>
        </span>
      </div>
      <header className="stack">
        <h1 dir="auto">{title}</h1>
        <p className={`row wrap small dim ${styles.facts}`}>
          <StatusBadge status={essay?.status ?? 'draft'} />
          <span>{i18n._(typeWords[type])}</span>
          <span>
            <CountOf used={length.used} max={max} unit={unit} /> ·{' '}
            {unit === 'words' ? <Trans>{characters} characters</Trans> : <Trans>{words} words</Trans>}
          </span>
          <TimeAgo at={changedAt} />
          {copyFrom ? <DataAge at={copyFrom} copy /> : null}
        </p>
        {prompt && (
          <p className={styles.prompt} dir="auto">
            {prompt}
          </p>
        )}
      </header>
      <div className={styles.text} dir="auto">
        {text || <Trans>This essay has no text yet.</Trans>}
      </div>
      {essay && <Results id={id} older={essay.evaluated_revision !== essay.revision || draft !== undefined} />}
    </div>
  );
}

function Results({ id, older }: { id: string; older: boolean }) {
  const { data: evaluations } = useQuery(evaluationsQuery(id));
  const { data: page } = useQuery(versionsQuery(id));
  const versions = page?.versions ?? [];
  const [evaluation, before] = evaluations ?? [];
  return (
    <div className={`${styles.results} ${styles.screenOnly}`}>
      {evaluation && <EvaluationPanel evaluation={evaluation} before={before} older={older} />}
      {versions.length > 0 && (
        <details className={styles.versions}>
          <summary>
            <Plural value={versions.length} one="# newest version" other="# newest versions" />
          </summary>
          <ul className="rules">
            {versions.map((version) => (
              <li key={version.id} className={styles.version}>
                <VersionRow version={version} />
              </li>
            ))}
          </ul>
          <p className="small dim">
            <Trans>Open the editor to read or restore one.</Trans>
          </p>
        </details>
      )}
    </div>
  );
}
