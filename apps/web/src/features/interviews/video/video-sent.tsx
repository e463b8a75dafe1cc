import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { useUser } from '#api/session.ts';
import { ButtonLink } from '#components/button.tsx';
import { UploadRow } from './upload-row.tsx';
import { useRecordingUploads, videoQuery } from './video.api.ts';
import styles from './video.module.css';

/** Step 3: on its way, then there. */
export function VideoSent({ id }: { id: string }) {
  const { id: user } = useUser();
  const upload = useRecordingUploads().find((one) => one.id === id);
  const { data: video } = useQuery({ ...videoQuery(user, id), enabled: !upload });
  if (upload)
    return (
      <section className="stack">
        <h2 tabIndex={-1}>
          <Trans>Your recording is on its way</Trans>
        </h2>
        <p>
          <Trans>You can go on with something else: it is sent from every screen of Lantern.</Trans>
        </p>
        <UploadRow upload={upload} />
      </section>
    );
  if (!video)
    return (
      <p>
        <Link href="/mock-interview/submit">
          <Trans>See your submissions</Trans>
        </Link>
      </p>
    );
  return (
    <section className={styles.sent} role="status">
      <CircleCheck />
      <h2 tabIndex={-1}>
        <Trans>Submission Successful</Trans>
      </h2>
      <p>
        <Trans>Your video has been submitted for review!</Trans>
      </p>
      <h3>
        <Trans>Next steps</Trans>
      </h3>
      <ol className={styles.steps}>
        <li>
          <Link href={`/mock-interview/submit?video=${id}`}>
            <Trans>See who may look at it, choose a mentor, or withdraw it</Trans>
          </Link>
        </li>
        <li>
          <Trans>You see the mentor’s comments at the right place in your recording.</Trans>
        </li>
        <li>
          <Trans>Practise the weak answers again with the AI mock interview.</Trans>
        </li>
      </ol>
      <div className="row wrap">
        <ButtonLink href="/mock-interview" look="main">
          <Trans>Mock interviews</Trans>
        </ButtonLink>
        <ButtonLink href="/dashboard">
          <Trans>Dashboard</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
