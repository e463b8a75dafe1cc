import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Addition } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { favoritedIdeas, recentlyDeleted, savedIdeas } from '../brainstorm/lazy-parts.tsx';
import { FoundEssays } from './found-essays.tsx';
import { NewEssayDialog } from './new-essay-dialog.tsx';
import { SamplesNote } from './samples-note.tsx';
import { useRows } from './use-rows.ts';

const nothing = {};

/** All essays of the student, on /essays and on /essay-list. */
export function EssayList() {
  const { i18n } = useLingui();
  const { guest } = useUser();
  const { rows, error, refetch, isFetching, copyFrom } = useRows();
  const [creating, setCreating] = useState(false);
  const begin = (
    <Button look="main" onClick={() => setCreating(true)}>
      <Plus />
      <Trans>New Essay</Trans>
    </Button>
  );

  return (
    <div className="stack">
      <h2 className="vh">
        <Trans>All essays</Trans>
      </h2>
      {creating && <NewEssayDialog onClose={() => setCreating(false)} />}
      <Addition part={favoritedIdeas} props={nothing} />
      {!rows && !error && <Skeleton />}
      {error && !rows && (
        <ErrorBlock
          title={<Trans>Could not load your essays.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
          action={begin}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {copyFrom !== undefined && <DataAge at={copyFrom} copy />}
      {rows?.length === 0 && (
        <EmptyState title={<Trans>No essays found</Trans>} action={begin}>
          <Trans>
            Start with a blank page, or brainstorm first. Your text is saved on this device as you type, and then on
            Lantern.
          </Trans>
        </EmptyState>
      )}
      {rows && !guest && <SamplesNote samples={rows.filter(({ sample }) => sample)} />}
      {rows && rows.length > 0 && <FoundEssays rows={rows} begin={begin} />}
      <Addition part={savedIdeas} props={nothing} />
      <Addition part={recentlyDeleted} props={nothing} />
    </div>
  );
}
