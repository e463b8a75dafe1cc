import type { EssayComment } from '@lantern/contract/essays.comments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { versionQuery } from '../version.api.ts';
import { CommentMarks } from './comment-marks.tsx';
import styles from './comments.module.css';

/** The way to the text that a comment was made for, when the essay has gone on since. */
export function EarlierText({ comment }: { comment: EssayComment }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const revision = i18n.number(comment.revision);
  return (
    <>
      <Button look="bare" className={styles.earlier} onClick={() => setOpen(true)}>
        <History />
        <Trans>Made for version {revision}</Trans>
      </Button>
      <Dialog title={<Trans>Version {revision}</Trans>} open={open} onClose={() => setOpen(false)}>
        {open && <Text comment={comment} />}
      </Dialog>
    </>
  );
}

function Text({ comment }: { comment: EssayComment }) {
  const { t, i18n } = useLingui();
  const { essay_id, version_id, _id, start, end } = comment;
  // asked of the server each time: a mentor may not be allowed to read it any more
  const { data, error, refetch, isFetching } = useQuery({
    ...versionQuery(essay_id, version_id),
    queryKey: ['essays', 'commented', version_id],
    persister: undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const box = useRef<HTMLElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) box.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  if (data) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      <section className={styles.earlierText} dir="auto" tabIndex={0} aria-label={t`Text of this version`} ref={box}>
        <CommentMarks text={data.text} places={new Map([[_id, { start, end }]])} />
      </section>
    );
  }
  if (!error) return <Skeleton />;
  return (
    <ErrorBlock title={<Trans>We could not load this version.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
      {explain(error, i18n)}
    </ErrorBlock>
  );
}
