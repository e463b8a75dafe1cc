import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { CopyLine } from '#components/copy-button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { mailQuery } from './admin.api.ts';
import styles from './admin.module.css';

/** One mail as plain text. Its links are for copying: opening one here would use it up for the person it is for. */
export function MailView({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const { data: mail, error, refetch, isFetching } = useQuery(mailQuery(id));
  if (error) {
    return (
      <ErrorBlock title={<Trans>We could not load this mail.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    );
  }
  if (!mail) return <Skeleton />;
  const links = [...new Set(mail.text.match(/https?:\/\/\S+/g) ?? [])];
  const { to } = mail;
  return (
    <div className="stack">
      <p className="small dim">
        <Trans>To {to}</Trans>
      </p>
      <pre className={styles.mail}>{mail.text}</pre>
      {links.map((link) => (
        <CopyLine key={link} label={t`Link in this mail`} text={link} />
      ))}
    </div>
  );
}
