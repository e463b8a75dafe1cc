// Which universities the student wants to see side by side: picked on their pages, compared from anywhere in UniPair.
import { comparedMax } from '@lantern/contract/matching';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import { Button, ButtonLink } from '#components/button.tsx';
import { pickedQuery, putPicked } from './matching.api.ts';
import styles from './matching.module.css';
import { addressOf, firstView, type Wishes } from './wishes.ts';

function usePicked(): readonly string[] {
  return useQuery(pickedQuery).data ?? [];
}

export function PickButton({ id, name }: { id: string; name: string }) {
  const picked = usePicked();
  const isPicked = picked.includes(id);
  return (
    <Button
      aria-pressed={isPicked}
      onClick={() => void putPicked(isPicked ? picked.filter((one) => one !== id) : [...picked, id])}
    >
      <Columns3 />
      {isPicked ? <Trans>In your comparison</Trans> : <Trans>Compare</Trans>}
      <span className="vh">: {name}</span>
    </Button>
  );
}

/** Over the end of the page while something is picked. */
export function CompareBar({ wishes }: { wishes: Wishes }) {
  const { i18n } = useLingui();
  const picked = usePicked();
  const [count, most] = [i18n.number(picked.length), i18n.number(comparedMax)];
  const fits = picked.length > 1 && picked.length <= comparedMax;
  return (
    <div className={picked.length > 0 ? styles.compareBar : undefined}>
      <p role="status">
        {picked.length === 1 && <Trans>1 to compare. Choose another one.</Trans>}
        {fits && <Trans>{count} to compare</Trans>}
        {picked.length > comparedMax && (
          <Trans>
            {count} to compare. Only {most} fit side by side: remove some.
          </Trans>
        )}
      </p>
      {fits && (
        <ButtonLink
          look="main"
          href={`/unipair?${addressOf({ wishes, view: { ...firstView, compare: [...picked] } })}`}
        >
          <Trans>Compare them</Trans>
        </ButtonLink>
      )}
      {picked.length > 0 && (
        <Button look="bare" onClick={() => void putPicked([])}>
          <Trans>Clear</Trans>
        </Button>
      )}
    </div>
  );
}
