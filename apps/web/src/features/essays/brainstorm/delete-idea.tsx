import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { toast } from '#components/toast.tsx';
import { forgetIdea, removeIdea, restoreIdea } from './idea-outbox.ts';
import type { IdeaRow } from './waiting-ideas.ts';

/** Takes a saved idea off the list, after a question and with a way back. */
export function DeleteIdea({ row }: { row: IdeaRow }) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const { title } = row;

  function tell(failure: string, error: unknown) {
    toast({ tone: 'bad', stays: true, text: `${failure} ${explain(error, i18n)}` });
  }

  function remove() {
    setAsking(false);
    if (row.refused) return forgetIdea(row._id);
    // not awaited: the idea is off the list at once, and what waits is counted in the top bar
    void removeIdea(row).catch((error: unknown) => tell(t`Something went wrong while deleting.`, error));
    toast({
      text: <Trans>Idea deleted.</Trans>,
      action: {
        label: <Trans>Undo</Trans>,
        run: () => void restoreIdea(row).catch((error: unknown) => tell(t`The idea could not be brought back.`, error)),
      },
    });
  }

  return (
    <>
      <Button look="bare" aria-label={t`Delete: ${title}`} onClick={() => setAsking(true)}>
        <Trash2 />
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>Delete this idea?</Trans>}
        open={asking}
        confirm={<Trans>Delete idea</Trans>}
        danger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {row.refused ? (
          <Trans>
            <b dir="auto">{title}</b> is only on this device so far. It cannot be brought back.
          </Trans>
        ) : (
          <Trans>
            <b dir="auto">{title}</b> leaves your list. You can bring it back for 30 days.
          </Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
