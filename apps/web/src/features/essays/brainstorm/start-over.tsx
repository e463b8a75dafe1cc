import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { toast } from '#components/toast.tsx';
import { changeState } from './brainstorm-outbox.ts';
import { emptyState } from './brainstorm-state.ts';

/** Empties the wizard, after a question and with a way back. */
export function StartOver() {
  const [asking, setAsking] = useState(false);

  function start() {
    setAsking(false);
    let before = emptyState;
    changeState((state) => {
      before = state;
      return emptyState;
    });
    toast({
      text: <Trans>The brainstorm starts over.</Trans>,
      action: { label: <Trans>Undo</Trans>, run: () => changeState(() => before) },
    });
  }

  return (
    <>
      <Button look="bare" className="push" onClick={() => setAsking(true)}>
        <RotateCcw className="flip" />
        <Trans>Start Over</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>Start Over</Trans>}
        open={asking}
        confirm={<Trans>Start Over</Trans>}
        danger
        onConfirm={start}
        onCancel={() => setAsking(false)}
      >
        <p>
          <Trans>
            Your quiz answers, reflections and the ideas on this page are removed. Ideas that you saved and drafts that
            you started stay.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
