import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';
import { bringBack, removeEssay } from '../essays.api.ts';
import type { Row } from './rows.ts';

/** The samples of somebody who came as a guest: they count for nothing, and can go. */
export function SamplesNote({ samples }: { samples: readonly Row[] }) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  if (samples.length === 0) return null;

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      toast({ tone: 'bad', stays: true, text: explain(error, i18n) });
    }
  }

  async function remove() {
    setBusy(true);
    const ids = samples.map(({ _id }) => _id);
    await attempt(async () => {
      for (const id of ids) await removeEssay(id);
      const undo = () => attempt(() => Promise.all(ids.map((id) => bringBack(id))));
      toast({
        text: <Trans>The samples were removed.</Trans>,
        action: { label: <Trans>Undo</Trans>, run: () => void undo() },
      });
    });
    setBusy(false);
  }

  return (
    <div className="note info">
      <Info />
      <div className="stack">
        <p>
          <Plural
            value={samples.length}
            one="# essay here is a sample from your look around. It does not count in your progress. If you have made it your own, remove its tag “sample”."
            other="# essays here are samples from your look around. They do not count in your progress. If you have made one your own, remove its tag “sample”."
          />
        </p>
        <div>
          <Button busy={busy} onClick={() => void remove()}>
            <Trans>Remove the samples</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
