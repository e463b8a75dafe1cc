import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Later } from '#components/later.tsx';
import type { DraftFields } from '../drafts/draft.ts';
import { EssayPrompts } from '../prompts/essay-prompts.tsx';
import styles from './editor.module.css';
import { settingsPart } from './parts.ts';
import type { SettingsFieldsProps } from './settings-fields.tsx';

type EssaySettingsProps = SettingsFieldsProps & {
  essayId: string;
  open: boolean;
  onToggle: (open: boolean) => void;
};

/** Type, limit, tags, the prompt and the other prompts that it answers, folded away: they come when they are opened. */
export function EssaySettings({ essayId, open, onToggle, ...props }: EssaySettingsProps) {
  const [opened, setOpened] = useState(open);
  return (
    <details
      className={styles.settings}
      open={open}
      onToggle={(event) => {
        onToggle(event.currentTarget.open);
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary>
        <span>
          <Trans>Prompt, type and limit</Trans>
        </span>
        <Summary {...props.fields} />
        <ChevronDown className="s push" />
      </summary>
      {(open || opened) && (
        <>
          <Later part={settingsPart} props={props} />
          <EssayPrompts essayId={essayId} />
        </>
      )}
    </details>
  );
}

function Summary({ max, unit, tags }: DraftFields) {
  const { i18n } = useLingui();
  const limit = i18n.number(max);
  return (
    <span className="small dim">
      {unit === 'words' ? <Trans>up to {limit} words</Trans> : <Trans>up to {limit} characters</Trans>}
      {tags.length > 0 && ` · ${tags.join(', ')}`}
    </span>
  );
}
