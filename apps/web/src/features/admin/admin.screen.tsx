import { Trans, useLingui } from '@lingui/react/macro';
import { FileCheck, Mail, UserRoundSearch } from 'lucide-react';
import { Activity, useState } from 'react';
import { About } from '#components/about.tsx';
import { ButtonLink } from '#components/button.tsx';
import { type Tab, Tabs } from '#components/tabs.tsx';
import { ActsPanel } from './acts-panel.tsx';
import { InstallationPanel } from './installation-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { MentorsPanel } from './mentors-panel.tsx';
import { ResetLinkPanel } from './reset-link-panel.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';

type Name = 'mentors' | 'state' | 'roles' | 'reset' | 'mails' | 'acts' | 'security' | 'webhooks';

const tabs: readonly Tab<Name>[] = [
  { name: 'mentors', label: <Trans>Mentors</Trans>, panel: <MentorsPanel /> },
  // whether backups are made: seen without moving the row of tabs
  { name: 'state', label: <Trans>State</Trans>, panel: <InstallationPanel /> },
  { name: 'roles', label: <Trans>Roles</Trans>, panel: <RolesPanel /> },
  { name: 'reset', label: <Trans>Reset link</Trans>, panel: <ResetLinkPanel /> },
  { name: 'mails', label: <Trans>Outbox</Trans>, panel: <MailsPanel /> },
  { name: 'acts', label: <Trans>What was done</Trans>, panel: <ActsPanel /> },
  { name: 'security', label: <Trans>Security</Trans>, panel: <SecurityPanel /> },
  { name: 'webhooks', label: <Trans>Webhooks</Trans>, panel: <WebhooksPanel /> },
];

export function Screen() {
  const { t } = useLingui();
  const [current, setCurrent] = useState<Name>('mentors');
  return (
    <div className="stack">
      <div className="read">
        <h1>
          <Trans>Administration</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
        <p>
          <ButtonLink look="bare" href="/admin/people">
            <UserRoundSearch />
            <Trans>Find a person</Trans>
          </ButtonLink>
          <ButtonLink look="bare" href="/admin/documents">
            <FileCheck />
            <Trans>Papers to review</Trans>
          </ButtonLink>
          <ButtonLink look="bare" href="/admin/messages">
            <Mail />
            <Trans>Messages</Trans>
          </ButtonLink>
        </p>
      </div>
      <div>
        <Tabs
          label={t`Administration`}
          current={current}
          onChange={setCurrent}
          tabs={tabs.map(({ name, label, panel }) => ({
            name,
            label,
            // what is hidden keeps what was typed, and asks for nothing
            panel: (
              <Activity mode={name === current ? 'visible' : 'hidden'}>
                <div className="read">{panel}</div>
              </Activity>
            ),
          }))}
        />
      </div>
    </div>
  );
}
