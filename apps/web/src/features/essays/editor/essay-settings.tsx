import type { EssayStatus } from '@lantern/contract/essays.types';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Lazy } from '#components/lazy.tsx';
import { StatusBadge } from '../essay-parts.tsx';
import { EssayPrompts } from '../prompts/essay-prompts.tsx';
import { modelPart, settingsPart } from './lazy-parts.ts';
import type { SettingsFieldsProps } from './on-demand/settings-fields.tsx';
import styles from './settings.module.css';

type EssaySettingsProps = SettingsFieldsProps & {
  essayId: string;
  status: EssayStatus;
  /** The element's id, for the button that opens it. */
  id: string;
  open: boolean;
  slow: boolean;
  onSlow: (slow: boolean) => void;
};

/** What is asked for and who judges, folded away: prompts, type, limit, tags, language model. It comes when it is opened. */
export function EssaySettings({ essayId, status, id, open, slow, onSlow, ...props }: EssaySettingsProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <section className={styles.settings} id={id} hidden={!open} aria-label={t`Prompt, type and limit`}>
      {opened && (
        <>
          <p className="only-phone">
            <StatusBadge status={status} />
          </p>
          <EssayPrompts essayId={essayId} locked={props.readOnly} />
          <Lazy part={settingsPart} props={props} />
          <Lazy part={modelPart} props={{ slow, onSlow }} />
        </>
      )}
    </section>
  );
}
