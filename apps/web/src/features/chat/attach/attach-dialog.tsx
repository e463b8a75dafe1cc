import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useUser } from '#api/session.ts';
import { Dialog } from '#components/dialog.tsx';
import type { NamedAttachment } from '../chat-outbox.ts';
import { MentorAttachments } from './mentor-attachments.tsx';
import { ShareFirst } from './share-first.tsx';
import { StudentAttachments } from './student-attachments.tsx';

export type AttachDialogProps = {
  person: string;
  name: string;
  onPick: (thing: NamedAttachment) => void;
  onClose: () => void;
};

/** An essay or a document for a message: one that is shared already, or one that the student shares here. */
export function AttachDialog({ person, name, onPick, onClose }: AttachDialogProps) {
  const { role } = useUser();
  const [unshared, setUnshared] = useState<NamedAttachment>();
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
        <MentorAttachments person={person} name={name} onPick={onPick} />
      ) : (
        <StudentAttachments person={person} name={name} onPick={onPick} onShare={setUnshared} />
      )}
    </Dialog>
  );
}
