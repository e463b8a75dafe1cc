import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useId } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { toast } from '#components/toast.tsx';
import { setSaved, useSaved } from './saves.tsx';

type SaveButtonProps = {
  id: string;
  name: string;
  saved: boolean;
  look?: 'main' | 'plain' | 'bare';
  onChange?: (saved: boolean) => void;
};

/** Puts a university on the list, or takes it back. */
export function SaveButton({ id, name, saved: known, look = 'plain', onChange }: SaveButtonProps) {
  const { t, i18n } = useLingui();
  const saved = useSaved(id, known);
  const errorId = useId();
  const change = useMutation({
    mutationFn: (next: boolean) => setSaved(id, { saved: next, name }),
    onSuccess: (how, next) => {
      if (how === 'waits')
        return toast({
          text: <Trans>Kept on this device. It goes to the server by itself when you are online.</Trans>,
        });
      onChange?.(next);
      toast(
        next
          ? {
              text: <Trans>Saved to My List!</Trans>,
              action: { label: <Trans>Take back</Trans>, run: () => change.mutate(false) },
            }
          : { text: <Trans>Removed from your list.</Trans> },
      );
    },
  });
  return (
    <>
      <Button
        look={look}
        aria-label={saved ? t`Saved: ${name}. Press to remove it from your list.` : t`Save ${name}`}
        aria-describedby={change.error ? errorId : undefined}
        busy={change.isPending}
        onClick={() => change.mutate(!saved)}
      >
        {saved ? <BookmarkCheck /> : <Bookmark />}
        {saved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Button>
      <div aria-live="polite">
        {change.error && <FieldError id={errorId}>{explain(change.error, i18n)}</FieldError>}
      </div>
    </>
  );
}
