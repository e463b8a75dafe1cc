// Who may see a submission: chosen, added and ended by the student.
import type { InterviewVideo } from '@lantern/contract/interviews.videos';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { type MentorOption, MentorSelect } from '#components/mentor-select.tsx';
import { endShare, shareItems, sharesQuery, useMentors } from '#features/shares/shares.api.ts';
import styles from './video.module.css';

type MentorFieldProps = {
  chosen: MentorOption | undefined;
  onChange: (mentor: MentorOption | undefined) => void;
  without?: readonly string[];
};

/** A promise of days stands here only when there is somebody who can keep it. */
export function MentorField({ chosen, onChange, without = [] }: MentorFieldProps) {
  const { t, i18n } = useLingui();
  const { mentors: all = [], isEmpty, isWhole, error, search } = useMentors();
  const mentors = all.filter(({ id }) => !without.includes(id));
  if (isEmpty && without.length === 0)
    return (
      <p className="note">
        <Trans>There is no mentor yet who can look at it. You can submit it now and choose one later.</Trans>
      </p>
    );
  if (mentors.length === 0 && !error && !search.more && isWhole) return null;
  return (
    <MentorSelect
      label={<Trans>Who may look at it?</Trans>}
      help={chosen ? <Trans>A review takes 2 to 3 business days. You can end it at any time.</Trans> : undefined}
      error={error ? explain(error, i18n) : undefined}
      nobody={t`Nobody yet`}
      search={{ ...search, found: mentors.length }}
      mentors={mentors}
      chosen={chosen}
      onChange={onChange}
    />
  );
}

export function Reviewers({ video }: { video: InterviewVideo }) {
  const { i18n } = useLingui();
  const { data: shares, error } = useQuery(sharesQuery);
  const [mentor, setMentor] = useState<MentorOption>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const live = (shares ?? []).filter(
    (one) => one.is_live && one.scope === 'videos' && (one.item_id === video._id || one.item_id === null),
  );

  async function change(work: () => Promise<unknown>) {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      setMentor(undefined);
    } catch (reason) {
      setFailed(explain(reason, i18n));
    } finally {
      setBusy(false);
    }
  }
  const share = (mentor_id: string) =>
    change(() => shareItems({ mentor_id, items: [{ scope: 'videos', item_id: video._id }], ends_on: null }));

  return (
    <section className="stack">
      <h2>
        <Trans>Who may look at it</Trans>
      </h2>
      {error && !shares && <p className="note">{explain(error, i18n)}</p>}
      {shares && live.length === 0 && (
        <p>
          <Trans>Nobody can see it yet.</Trans>
        </p>
      )}
      {live.length > 0 && (
        <ul className="rules closed">
          {live.map((one) => (
            <li key={one._id} className={styles.item}>
              <p>
                <bdi>{one.mentor.name}</bdi>
              </p>
              {one.item_id && (
                <Button busy={busy} onClick={() => change(() => endShare(one._id))}>
                  <Trans>Stop sharing</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <MentorField chosen={mentor} onChange={setMentor} without={live.map((one) => one.mentor.id)} />
      {mentor && (
        <div>
          <Button look="main" busy={busy} onClick={() => share(mentor.id)}>
            <Trans>Share with this mentor</Trans>
          </Button>
        </div>
      )}
      <div aria-live="polite">{failed && <FieldError id="share-failed">{failed}</FieldError>}</div>
    </section>
  );
}
