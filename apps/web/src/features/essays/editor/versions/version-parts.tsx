import type { EssayVersion } from '@lantern/contract/essays.versions';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GitCompareArrows, History, ListChecks, type LucideIcon, MessageSquareText, Tag } from 'lucide-react';
import { explain } from '#api/problem-words.ts';
import { Remark } from '#components/badge.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { versionQuery } from '../../version.api.ts';
import side from '../side-text.module.css';

const kindIcons: Record<EssayVersion['kind'], LucideIcon> = {
  saved: History,
  named: Tag,
  evaluated: ListChecks,
  commented: MessageSquareText,
  conflict: GitCompareArrows,
};

export function VersionRow({ version }: { version: EssayVersion }) {
  const { i18n } = useLingui();
  const { kind, name, word_count, created_at, title } = version;
  const revision = i18n.number(version.revision);
  return (
    <div>
      <p>
        <b>{name || <Trans>Version {revision}</Trans>}</b> · <TimeAgo at={Date.parse(created_at)} /> ·{' '}
        <Plural value={word_count} one="# word" other="# words" />
      </p>
      <p className="small dim">{title}</p>
      <Remark icon={kindIcons[kind]}>
        {kind === 'saved' && <Trans>Kept while you wrote</Trans>}
        {kind === 'named' && <Trans>Named by you, version {revision}</Trans>}
        {kind === 'evaluated' && <Trans>This text was evaluated</Trans>}
        {kind === 'commented' && <Trans>A mentor commented on this text</Trans>}
        {kind === 'conflict' && <Trans>Written in another tab or on another device at the same time</Trans>}
      </Remark>
    </div>
  );
}

export function VersionText({ essay, version }: { essay: string; version: EssayVersion }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(versionQuery(essay, version.id));
  if (error && !data) {
    return (
      <ErrorBlock
        title={<Trans>We could not load this version.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    );
  }
  if (!data) return <Skeleton />;
  return (
    <>
      <VersionRow version={version} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={side.sideText} dir="auto" tabIndex={0} aria-label={t`Text of this version`}>
        {data.text || <Trans>This version has no text.</Trans>}
      </section>
    </>
  );
}
