import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { withWords } from '#api/words.ts';
import { useOfflineParts } from '../brainstorm/lazy-parts.tsx';
import { useChanges } from '../use-changes.ts';
import { EssayList } from './essay-list.tsx';

async function fetchTabs() {
  const screen = await withWords(() => import('../essays.screen.tsx'));
  await screen.fetchTabs();
}

export function Screen() {
  useChanges();
  useOfflineParts(fetchTabs);
  return (
    <div className="stack">
      <div>
        <h1>
          <Trans>Essay list</Trans>
        </h1>
        <p className="dim">
          <Trans>
            All your essays. You find ideas and scores of pasted texts under <Link href="/essays">Essays</Link>.
          </Trans>
        </p>
      </div>
      <EssayList />
    </div>
  );
}
