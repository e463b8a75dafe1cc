import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import styles from '../accounts.module.css';

type Key = { id: string; name: string };

type KeyListProps<One extends Key> = {
  icon: LucideIcon;
  /** undefined until they are known */
  keys: readonly One[] | undefined;
  /** What can be said of one below its name. */
  linesOf: (one: One) => ReactNode;
  onRemove: (one: One) => void;
  error: Error | null;
  /** The title of that error. */
  failed: ReactNode;
};

/** Whatever else opens this account, passkeys or access tokens: each with its name and the button that removes it. */
export function KeyList<One extends Key>({ icon: Icon, keys, linesOf, onRemove, error, failed }: KeyListProps<One>) {
  const { t, i18n } = useLingui();
  return (
    <>
      {error && <ErrorBlock title={failed}>{explain(error, i18n)}</ErrorBlock>}
      {keys && keys.length > 0 && (
        <ul className="rules">
          {keys.map((one) => {
            const { name } = one;
            return (
              <li key={one.id} className={styles.session}>
                <Icon />
                <div>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  {linesOf(one)}
                </div>
                <Button aria-label={t`Remove ${name}`} onClick={() => onRemove(one)}>
                  <Trans>Remove</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
