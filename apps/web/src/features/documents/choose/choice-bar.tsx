import { bundleMax } from '@lantern/contract/documents.sharing';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#components/button.tsx';
import { useVault } from '../vault-context.ts';
import styles from './choose.module.css';

/** Stands at the lower edge while papers are being chosen. */
export function ChoiceBar({ onEnd }: { onEnd: () => void }) {
  const { i18n } = useLingui();
  const { chosen = [], open } = useVault();
  const most = i18n.number(bundleMax);
  const isTooMany = chosen.length > bundleMax;
  const isBlocked = chosen.length === 0 || isTooMany;
  return (
    <section className={styles.bar} aria-labelledby="choice">
      <p id="choice" role="status">
        {chosen.length === 0 && <Trans>Choose papers in the order you want them in.</Trans>}
        {chosen.length > 0 && !isTooMany && (
          <Plural value={chosen.length} one="# paper chosen" other="# papers chosen" />
        )}
        {isTooMany && <Trans>You can put at most {most} papers together.</Trans>}
      </p>
      <div className={styles.ends}>
        <Button onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="main" blocked={isBlocked} aria-describedby="choice" onClick={() => open({ what: 'chosen' })}>
          <Trans>Go on</Trans>
        </Button>
      </div>
    </section>
  );
}
