import type { FoundPerson } from '@lantern/contract/people';
import { Trans, useLingui } from '@lingui/react/macro';
import { GraduationCap, KeyRound, OctagonX, UserRound } from 'lucide-react';
import { Badge } from '#components/badge.tsx';
import { roleWords } from './people-words.ts';

const icons = { student: UserRound, mentor: GraduationCap, admin: KeyRound };

/** What somebody is here, or that their account is stopped. */
export function PersonState({ person: { role, suspended_at } }: { person: FoundPerson }) {
  const { i18n } = useLingui();
  return suspended_at ? (
    <Badge tone="bad" icon={OctagonX}>
      <Trans>Stopped</Trans>
    </Badge>
  ) : (
    <Badge tone={role === 'admin' ? 'info' : 'none'} icon={icons[role]}>
      {i18n._(roleWords[role])}
    </Badge>
  );
}
