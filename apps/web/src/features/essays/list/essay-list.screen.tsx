import { Trans } from '@lingui/react/macro';
import { useOfflineParts } from '../brainstorm/lazy-parts.tsx';
import { useChanges } from '../use-changes.ts';
import { EssayList } from './essay-list.tsx';

export function Screen() {
  useChanges();
  useOfflineParts();
  return (
    <div className="stack">
      <h1>
        <Trans>Essay list</Trans>
      </h1>
      <EssayList />
    </div>
  );
}
