import type { Dashboard, NextAction } from '@lantern/contract/dashboard';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Folder, type LucideIcon, PenLine, Trophy, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { readForm } from '#api/form-draft.ts';
import { useUnsynced } from '#api/outbox.ts';
import { ButtonLink } from '#components/button.tsx';
import { Flame } from '#components/lantern-mark.tsx';
import styles from './dashboard.module.css';
import { editPath, newEssayPath } from './essay-paths.ts';

const icons: Partial<Record<NextAction['kind'], LucideIcon>> = {
  'fill-personal-info': UserRound,
  'describe-activities': Trophy,
  'add-documents': Folder,
};

const documentsPath = '/documents';

/** The one thing to do next, lit. */
export function NextCard({ dashboard: { next, steps } }: { dashboard: Dashboard }) {
  const begun = (steps.find(({ id }) => id === 'personal-info')?.done ?? 0) > 0;
  const path = pathOf(next);
  const Icon = icons[next.kind] ?? PenLine;
  return (
    <section className="lit" aria-labelledby="next">
      <p className="small row">
        <Flame />
        <Trans>Do this next</Trans>
      </p>
      <h2 id="next" className={styles.aim}>
        <Aim next={next} />
      </h2>
      <p>
        <Why next={next} begun={begun} isEmpty={steps.every(({ done }) => done === 0)} />
      </p>
      <div className={styles.acts}>
        <ButtonLink look="main" href={path}>
          <Icon />
          <Act next={next} begun={begun} />
        </ButtonLink>
        {path !== newEssayPath && (
          <ButtonLink look="bare" className={styles.quick ?? ''} href={newEssayPath}>
            <Trans>Start an essay</Trans>
          </ButtonLink>
        )}
        {path !== documentsPath && (
          <ButtonLink look="bare" className={styles.quick ?? ''} href={documentsPath}>
            <Trans>Upload documents</Trans>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function pathOf({ kind, essay_id }: NextAction): string {
  if (kind === 'fill-personal-info') return '/personal-info';
  if (kind === 'describe-activities') return '/ecas';
  if (kind === 'add-documents') return documentsPath;
  return essay_id ? editPath(essay_id) : newEssayPath;
}

function Aim({ next: { kind, title } }: { next: NextAction }): ReactNode {
  // words of the student are no markup: `Trans` would read tags in them
  const { t } = useLingui();
  switch (kind) {
    case 'fill-personal-info':
      return <Trans>Fill in your personal information</Trans>;
    case 'start-essay':
      return <Trans>Start your first essay</Trans>;
    case 'continue-essay':
      return t`Go on with “${title}”`;
    case 'evaluate-essay':
      return t`Have “${title}” evaluated`;
    case 'revise-essay':
      return t`Revise “${title}”`;
    case 'complete-essay':
      return t`Read “${title}” once more`;
    case 'describe-activities':
      return <Trans>Describe three activities</Trans>;
    case 'add-documents':
      return <Trans>Upload your required documents</Trans>;
    case 'all-done':
      return <Trans>Everything here is done</Trans>;
  }
}

function Why({ next, begun, isEmpty }: { next: NextAction; begun: boolean; isEmpty: boolean }): ReactNode {
  // asked for its change: what waits is read from the device each time
  useUnsynced();
  const { waiting } = readForm('personal-info');
  switch (next.kind) {
    case 'fill-personal-info':
      if (waiting) return <Trans>Your answers are saved on this device. They count as soon as they are sent.</Trans>;
      if (begun) return <Trans>Some required answers are still missing. What you gave is kept.</Trans>;
      return isEmpty ? (
        <Trans>Welcome. Your workspace is still empty, and this is the way in: six answers, about three minutes.</Trans>
      ) : (
        <Trans>Six answers are missing. They take about three minutes.</Trans>
      );
    case 'start-essay':
      return <Trans>A few sentences are enough to begin. You can write without a connection.</Trans>;
    case 'continue-essay':
      return (
        <>
          <Length next={next} /> <Trans>Ten minutes today bring it further.</Trans>
        </>
      );
    case 'evaluate-essay':
      return (
        <>
          <Length next={next} /> <Trans>See what is strong and what to change.</Trans>
        </>
      );
    case 'revise-essay':
      return (
        <>
          <Length next={next} />{' '}
          <Plural
            value={next.open_suggestions ?? 0}
            one="The last evaluation has # suggestion. Take what helps."
            other="The last evaluation has # suggestions. Take what helps."
          />
        </>
      );
    case 'complete-essay':
      return <Trans>The last evaluation has nothing left to suggest. If you agree, mark it as complete.</Trans>;
    case 'describe-activities':
      return <Trans>Clubs, paid work and care at home all count. A few lines each are enough.</Trans>;
    case 'add-documents':
      return <Trans>Transcript, English test, SOP and LOR: most universities ask for all four.</Trans>;
    case 'all-done':
      return <Trans>Your answers are given and every essay is complete. Start another essay when you are ready.</Trans>;
  }
}

function Length({ next: { used, limit } }: { next: NextAction }): ReactNode {
  const { i18n } = useLingui();
  const count = i18n.number(used ?? 0);
  const max = i18n.number(limit?.max ?? 0);
  return limit?.unit === 'characters' ? (
    <Trans>
      {count} of {max} characters.
    </Trans>
  ) : (
    <Trans>
      {count} of {max} words.
    </Trans>
  );
}

function Act({ next: { kind }, begun }: { next: NextAction; begun: boolean }): ReactNode {
  switch (kind) {
    case 'fill-personal-info':
      return begun ? <Trans>Continue</Trans> : <Trans>Start</Trans>;
    case 'start-essay':
    case 'all-done':
      return <Trans>Start an essay</Trans>;
    case 'describe-activities':
      return <Trans>Open activities</Trans>;
    case 'add-documents':
      return <Trans>Upload documents</Trans>;
    case 'continue-essay':
      return <Trans>Continue essay</Trans>;
    case 'evaluate-essay':
      return <Trans>Open and evaluate</Trans>;
    case 'revise-essay':
    case 'complete-essay':
      return <Trans>Open essay</Trans>;
  }
}
