import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/button.tsx';
import { crisisPart, useSaysDistress } from '#components/crisis/crisis-note.tsx';
import { Lazy } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';

/**
 * Scores of a text. Where the text says that its writer wants to die, a quiet note with people to call stands there instead,
 * and no score beside it: it may be a story, so who asks for the scores gets them.
 */
export function KeptBack({ text, children }: { text: string; children: ReactNode }) {
  const says = useSaysDistress(text);
  const [wanted, setWanted] = useState(false);
  if (says === undefined) return <Skeleton />;
  if (!says || wanted) return children;
  return (
    <div className="stack">
      <Lazy part={crisisPart} props={{ quiet: true }} />
      <div>
        <Button onClick={() => setWanted(true)}>
          <Trans>Show the scores all the same</Trans>
        </Button>
      </div>
    </div>
  );
}
