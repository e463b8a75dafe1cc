import { useLingui } from '@lingui/react/macro';
import { useVault } from '../vault-context.ts';
import styles from './choose.module.css';

/** Takes a paper into the choice, or out of it; shows its place in the order. */
export function Chooser({ id, name }: { id: string; name: string }) {
  const { t, i18n } = useLingui();
  const { chosen = [], toggle } = useVault();
  const at = chosen.indexOf(id);
  return (
    <label className={styles.chooser}>
      <span className="small num" aria-hidden="true">
        {at >= 0 && i18n.number(at + 1)}
      </span>
      <input type="checkbox" aria-label={t`Choose ${name}`} checked={at >= 0} onChange={() => toggle(id)} />
    </label>
  );
}
