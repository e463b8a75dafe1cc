import { type ChatPerson, peopleListed } from '@lantern/contract/chat';
import { previewOf } from '@lantern/contract/chat.preview';
import { specialtiesShown } from '@lantern/contract/mentors';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, MessageCircleQuestionMark } from 'lucide-react';
import { Link } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { ButtonLink } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FindPerson } from '#components/find-person.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useTypedSearch } from '#components/use-typed-search.ts';
import { attachmentWords } from './attachment-words.ts';
import { foundPeopleQuery, peopleQuery } from './chat.api.ts';
import styles from './chat.module.css';
import { shortWhen } from './chat-time.ts';
import { Presence } from './presence.tsx';
import { VideoLink } from './video-link.tsx';

type PeopleListProps = { path: string; current: string };

/** Whom the reader can write to: those they have written with first. */
export function PeopleList({ path, current }: PeopleListProps) {
  const { i18n } = useLingui();
  const { id: user, role } = useUser();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(peopleQuery(user));
  const { typed, setTyped, q, isWaiting } = useTypedSearch();
  const found = useQuery({ ...foundPeopleQuery(user, q), enabled: q !== '' });
  if (!data && !error) return <Skeleton />;
  if (!data)
    return (
      <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    );
  const isSearching = q !== '';
  const shown = isSearching ? (found.data?.people ?? []) : data;
  return (
    <>
      {error && <DataAge at={dataUpdatedAt} copy />}
      {data.length === 0 &&
        (role === 'mentor' ? (
          <EmptyState level={2} title={<Trans>No conversations yet</Trans>}>
            <Trans>Students who write to you, book you or share with you appear here.</Trans>
          </EmptyState>
        ) : (
          <EmptyState level={2} title={<Trans>No mentor accepts messages yet</Trans>}>
            <Trans>
              You see mentors here when they are ready. Until then, ask the assistant or read the help page.
            </Trans>
          </EmptyState>
        ))}
      <FindPerson
        whom={role === 'mentor' ? 'student' : 'mentor'}
        search={{
          ...{ typed, setTyped, found: shown.length, busy: isWaiting || (isSearching && found.isFetching) },
          failed: isSearching && found.error && !found.data ? explain(found.error, i18n) : undefined,
          more: isSearching ? found.data?.more === true : data.length >= peopleListed,
        }}
      >
        <ul className={styles.list}>
          {shown.map((one) => (
            <li key={one.person_id} className={one.person_id === current ? styles.current : undefined}>
              <PersonRow person={one} path={path} isCurrent={one.person_id === current} />
              {role === 'student' && one.name !== null && !one.closed && (
                <VideoLink person={one.person_id} name={one.name} here={one.here} />
              )}
            </li>
          ))}
        </ul>
      </FindPerson>
      {role === 'student' && (
        <div className="row wrap">
          <ButtonLink href="/initial-prep-call">
            <CalendarPlus />
            <Trans>Book a call</Trans>
          </ButtonLink>
          <ButtonLink href="/ask-anything">
            <MessageCircleQuestionMark />
            <Trans>Ask the assistant</Trans>
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function PersonRow({ person, path, isCurrent }: { person: ChatPerson; path: string; isCurrent: boolean }) {
  const { t, i18n } = useLingui();
  const { person_id, name, last, unread, expertise, specialties } = person;
  return (
    <Link className={styles.person} href={`${path}?with=${person_id}`} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.face} aria-hidden="true">
        {[...(name ?? '–')][0]}
      </span>
      <span className={styles.lines}>
        <b>
          <bdi>{name ?? t`An account that is gone`}</bdi>
        </b>
        <Presence person={person} />
        {last ? (
          <span className={styles.last}>
            {last.mine && <Trans>You:</Trans>}
            <span dir="auto">
              {previewOf(last) || (last.attached ? i18n._(attachmentWords[last.attached.kind].name) : '…')}
            </span>
          </span>
        ) : (
          <span className={styles.last}>
            <span dir="auto">
              {expertise || specialties.slice(0, specialtiesShown).join(', ') || t`No messages yet`}
            </span>
          </span>
        )}
        {!last && specialties.length > 0 && expertise && (
          <span className="small dim">
            <bdi>{specialties.slice(0, specialtiesShown).join(', ')}</bdi>
          </span>
        )}
      </span>
      <span className={styles.side}>
        {last && <small className="dim">{shortWhen(last.at, new Date(), i18n)}</small>}
        {unread > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{i18n.number(unread)}</span>
            <span className="vh">
              <Plural value={unread} one="# new message" other="# new messages" />
            </span>
          </span>
        )}
      </span>
    </Link>
  );
}
