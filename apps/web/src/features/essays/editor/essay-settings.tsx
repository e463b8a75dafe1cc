import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Later } from '#components/later.tsx';
import { StatusBadge } from '../essay-parts.tsx';
import { EssayPrompts } from '../prompts/essay-prompts.tsx';
import { BriefWords, type BriefWordsProps } from './brief/brief.tsx';
import { modelPart, settingsPart } from './lazy-parts.ts';
import styles from './settings.module.css';
import type { SettingsFieldsProps } from './settings-fields.tsx';
import { useBeside } from './use-beside.ts';

type EssaySettingsProps = SettingsFieldsProps & {
  brief: BriefWordsProps;
  /** The element's id, for the button that opens it. */
  id: string;
  open: boolean;
  slow: boolean;
  onSlow: (slow: boolean) => void;
};

/**
 * What is asked for and who judges, folded away: type, limit, tags, the prompt and the other prompts that it answers, the
 * language model. It comes when it is opened.
 */
export function EssaySettings({ brief, id, open, slow, onSlow, ...props }: EssaySettingsProps) {
  const { t } = useLingui();
  const beside = useBeside();
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <section className={styles.settings} id={id} hidden={!open} aria-label={t`Prompt, type and limit`}>
      {opened && (
        <>
          {!beside && (
            <>
              <p className="only-phone">
                <StatusBadge status={brief.essay?.status ?? 'draft'} />
              </p>
              <BriefWords {...brief} />
            </>
          )}
          <Later part={settingsPart} props={props} />
          <Later part={modelPart} props={{ slow, onSlow }} />
          <EssayPrompts essayId={brief.id} />
        </>
      )}
    </section>
  );
}
