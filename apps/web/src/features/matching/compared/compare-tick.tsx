import { Trans, useLingui } from '@lingui/react/macro';
import { toast } from '#components/toast.tsx';
import styles from './compared.module.css';
import { addCompared, type Compared, comparedMax, removeCompared, useCompared } from './compared.ts';

type CompareTickProps = Compared & {
  /** beside other buttons it looks like one */
  framed?: boolean;
};

/** Puts a university beside others, or takes it back. */
export function CompareTick({ id, name, framed = false }: CompareTickProps) {
  const { i18n } = useLingui();
  const compared = useCompared();
  const most = i18n.number(comparedMax);
  function tick(isTicked: boolean) {
    if (!isTicked) return removeCompared(id);
    if (!addCompared({ id, name }))
      toast({ tone: 'bad', text: <Trans>Only {most} fit side by side. Remove one first.</Trans> });
  }
  return (
    <label className={framed ? `${styles.tick} ${styles.framed}` : styles.tick}>
      <input
        type="checkbox"
        checked={compared.some((one) => one.id === id)}
        onChange={({ target }) => tick(target.checked)}
      />
      <span>
        <Trans>Compare</Trans>
        <span className="vh">: {name}</span>
      </span>
    </label>
  );
}
