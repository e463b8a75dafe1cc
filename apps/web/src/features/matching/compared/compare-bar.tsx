import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { ButtonLink } from '#components/button.tsx';
import { Menu, MenuItem } from '#components/menu.tsx';
import styles from './compared.module.css';
import { removeCompared, useCompared } from './compared.ts';

type CompareBarProps = {
  /** what UniPair was asked, as its address says it: the comparison is judged by that */
  address?: string;
};

/** Over the end of the page while something is ticked. */
export function CompareBar({ address = '' }: CompareBarProps) {
  const { i18n, t } = useLingui();
  const compared = useCompared();
  const count = i18n.number(compared.length);
  const said = new URLSearchParams(address);
  said.set('compare', compared.map(({ id }) => id).join(','));
  return (
    <div className={compared.length > 0 ? styles.bar : undefined}>
      {/* the button says the same where it is seen */}
      <p role="status" className={compared.length > 1 ? 'vh' : undefined}>
        {compared.length === 1 && <Trans>1 to compare. Choose another one.</Trans>}
        {compared.length > 1 && <Trans>{count} to compare</Trans>}
      </p>
      {compared.length > 0 && (
        <Menu
          label={t`Remove`}
          trigger={
            <>
              <X />
              <Trans>Remove</Trans>
            </>
          }
          triggerProps={{ look: 'bare' }}
        >
          {compared.map(({ id, name }) => (
            <MenuItem key={id} icon={<X />} onClick={() => removeCompared(id)}>
              <bdi>{name}</bdi>
            </MenuItem>
          ))}
          {compared.length > 1 && (
            <MenuItem icon={<X />} onClick={() => removeCompared()}>
              <Trans>All of them</Trans>
            </MenuItem>
          )}
        </Menu>
      )}
      {compared.length > 1 && (
        <ButtonLink look="main" href={`/unipair?${said}`}>
          <Trans>Compare {count}</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
