import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useUser } from '#api/session.ts';
import { Dialog } from '#components/dialog.tsx';
import type { NamedThing } from '../chat-outbox.ts';
import { MentorThings } from './mentor-things.tsx';
import { ShareFirst } from './share-first.tsx';
import { StudentThings } from './student-things.tsx';

export type AttachDialogProps = {
  person: string;
  name: string;
  onPick: (thing: NamedThing) => void;
  onClose: () => void;
};

/** An essay or a document for a message: one that is shared already, or one that the student shares here. */
export function AttachDialog({ person, name, onPick, onClose }: AttachDialogProps) {
  const { role } = useUser();
  const [unshared, setUnshared] = useState<NamedThing>();
  if (unshared)
    return (
      <ShareFirst
        thing={unshared}
        person={person}
        name={name}
        onShared={onPick}
        onBack={() => setUnshared(undefined)}
      />
    );
  return (
    <Dialog title={<Trans>Attach an essay or a document</Trans>} open onClose={onClose}>
      {role === 'mentor' ? (
        <MentorThings person={person} name={name} onPick={onPick} />
      ) : (
        <StudentThings person={person} name={name} onPick={onPick} onShare={setUnshared} />
      )}
    </Dialog>
  );
}
