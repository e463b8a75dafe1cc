import { Trans, useLingui } from '@lingui/react/macro';
import { Minimize2, Search } from 'lucide-react';
import { Button } from '#components/button.tsx';
import styles from '../editor.module.css';

type FocusBarProps = { onFind: () => void; onLeave: () => void };

/** The way out of the focus mode for those without an Esc key. */
export function FocusBar({ onFind, onLeave }: FocusBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.focusBar}>
      <Button look="bare" icon aria-label={t`Find`} onClick={onFind}>
        <Search />
      </Button>
      <Button look="bare" onClick={onLeave}>
        <Minimize2 />
        <Trans>Leave focus mode</Trans>
      </Button>
    </div>
  );
}
