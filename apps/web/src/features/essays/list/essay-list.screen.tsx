import { Trans } from '@lingui/react/macro';
import { useChanges } from '../use-changes.ts';
import { EssayList } from './essay-list.tsx';

export function Screen() {
  useChanges();
  return (
    <div className="stack">
      <h1>
        <Trans>Essay list</Trans>
      </h1>
      <EssayList />
    </div>
  );
}
