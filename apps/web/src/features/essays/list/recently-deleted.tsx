import { deleteForGood } from '@lantern/contract/essays';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { queryClient } from '#api/query-client.ts';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { FieldError } from '#components/field.tsx';
import { toast } from '#components/toast.tsx';
import { restoreIdea, useWaitingIdeas } from '../brainstorm/idea-outbox.ts';
import { stillDeleted } from '../brainstorm/waiting-ideas.ts';
import { bringBack, deletedQuery } from '../essays.api.ts';
import { DeletedRow } from './deleted-row.tsx';

/** Essays and ideas of the last 30 days that can come back. Not there when there are none. */
export function RecentlyDeleted() {
  const { t, i18n } = useLingui();
  const { data } = useQuery(deletedQuery);
  const waiting = useWaitingIdeas();
  const [asking, setAsking] = useState<{ _id: string; title: string }>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const essays = data?.essays ?? [];
  const ideas = stillDeleted(data?.ideas ?? [], waiting);
  if (essays.length + ideas.length === 0) return null;

  async function attempt(work: () => Promise<unknown>, done: React.ReactNode) {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      toast({ text: done });
    } catch (error) {
      setFailed(explain(error, i18n));
    }
    setAsking(undefined);
    setBusy(false);
  }

  async function removeForGood(id: string) {
    await call(deleteForGood, { params: { id } });
    void queryClient.invalidateQueries({ queryKey: deletedQuery.queryKey });
  }

  return (
    <details className="fold">
      <summary>
        <span>
          <Trans>Recently deleted:</Trans>{' '}
          {essays.length > 0 && <Plural value={essays.length} one="# essay" other="# essays" />}
          {essays.length > 0 && ideas.length > 0 && ' · '}
          {ideas.length > 0 && <Plural value={ideas.length} one="# idea" other="# ideas" />}
        </span>
        <ChevronDown className="s" />
      </summary>
      <div aria-live="polite">{failed && <FieldError id="deleted-failed">{failed}</FieldError>}</div>
      <ul className="rules closed">
        {essays.map(({ _id, title, deleted_at }) => (
          <DeletedRow
            key={_id}
            title={title}
            at={deleted_at}
            busy={busy}
            onRestore={() => void attempt(() => bringBack(_id), <Trans>The essay is back.</Trans>)}
          >
            <Button look="bare" aria-label={t`Delete for good: ${title}`} onClick={() => setAsking({ _id, title })}>
              <Trash2 />
              <Trans>Delete for good</Trans>
            </Button>
          </DeletedRow>
        ))}
        {ideas.map((idea) => (
          <DeletedRow
            key={idea._id}
            title={idea.title}
            at={idea.deleted_at}
            busy={busy}
            onRestore={() => void attempt(() => restoreIdea(idea), <Trans>The idea is back.</Trans>)}
          />
        ))}
      </ul>
      <ConfirmDialog
        title={<Trans>Delete for good</Trans>}
        open={asking !== undefined}
        confirm={<Trans>Delete for good</Trans>}
        danger
        busy={busy}
        onConfirm={() =>
          asking && void attempt(() => removeForGood(asking._id), <Trans>The essay and its versions are gone.</Trans>)
        }
        onCancel={() => setAsking(undefined)}
      >
        <p>
          <Trans>
            Are you sure you want to delete <b>{asking?.title}</b> and all its versions? This action cannot be undone.
          </Trans>
        </p>
      </ConfirmDialog>
    </details>
  );
}
