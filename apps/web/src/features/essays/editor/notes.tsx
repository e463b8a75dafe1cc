import { essayTextMax } from '@lantern/contract/essays';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '#components/button.tsx';

/** A complete essay asks before it is edited. */
export function CompleteNote({ onEdit }: { onEdit: () => void }) {
  return (
    <div className="note ok">
      <CircleCheck />
      <div className="stack">
        <p>
          <Trans>You marked this essay as complete. Do you want to edit it? It then becomes In Progress again.</Trans>
        </p>
        <p>
          <Button onClick={onEdit}>
            <Trans>Edit this essay</Trans>
          </Button>
        </p>
      </div>
    </div>
  );
}

/** A paste that would make the text longer than Lantern stores. */
export function TooLongNote({ length }: { length: number }) {
  const { i18n } = useLingui();
  const [would, most] = [i18n.number(length), i18n.number(essayTextMax)];
  return (
    <p className="note warn" role="alert">
      <CircleAlert />
      <span>
        <Trans>
          Nothing was pasted. The text would have {would} characters, and an essay holds at most {most}. Paste a smaller
          part.
        </Trans>
      </span>
    </p>
  );
}
