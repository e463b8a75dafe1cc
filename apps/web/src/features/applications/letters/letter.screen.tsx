import { countryName } from '@lantern/content/countries';
import type { openLetterRequest } from '@lantern/contract/applications.letters';
import type { Output } from '@lantern/contract/endpoint';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Eye, LockKeyhole } from 'lucide-react';
import { useParams } from 'wouter';
import { formatDay } from '#components/dates.ts';
import { LinkPage } from '#components/link-page.tsx';
import { HandIn, SayNo } from './letter-answer.tsx';
import { requestQuery } from './letters.api.ts';
import styles from './letters.module.css';

type Request = Output<typeof openLetterRequest>;

/** What a recommender sees who was given a link: who asks, for what, until when; here the letter is handed in. */
export function Screen() {
  const { token = '' } = useParams<{ token: string }>();
  return (
    <LinkPage
      asked={useQuery(requestQuery(token))}
      title={<Trans>Letter of recommendation</Trans>}
      failed={<Trans>We could not load this request.</Trans>}
      gone={
        <Trans>
          The link has ended, the student closed it, or a part of it is missing. Ask the student for a new link.
        </Trans>
      }
    >
      {(request) => <Asked request={request} token={token} />}
    </LinkPage>
  );
}

function Asked({ request, token }: { request: Request; token: string }) {
  const { i18n } = useLingui();
  const { student, recommender, relation, waived, note, due_on, ends_on, applications, state, received_at } = request;
  const [due, ends] = [due_on && formatDay(due_on, i18n), formatDay(ends_on, i18n)];
  const came = received_at ? formatDay(new Date(received_at), i18n) : '';
  return (
    <div className="stack read">
      <div>
        <h1>
          <Trans>
            <bdi>{student}</bdi> asks you for a letter
          </Trans>
        </h1>
        <p className="dim">
          <Trans>
            To <bdi>{recommender}</bdi>
          </Trans>
          {relation && (
            <>
              {' · '}
              <bdi>{relation}</bdi>
            </>
          )}
        </p>
      </div>
      {state === 'received' && (
        <p className="note ok row" role="status">
          <CircleCheck />
          <span>
            <Trans>
              The letter came on {came}. Thank you. Keep your copy: Lantern does not send it, and a university may ask
              you for it.
            </Trans>
          </span>
        </p>
      )}
      <section className="stack" aria-labelledby="what">
        <h2 id="what">
          <Trans>What it is for</Trans>
        </h2>
        {applications.length === 0 && (
          <p className="dim">
            <Trans>The student has removed these applications.</Trans>
          </p>
        )}
        <ul className="rules closed">
          {applications.map(({ university, program, country, deadline }) => {
            const day = deadline && formatDay(deadline, i18n);
            return (
              <li key={`${university} ${program} ${deadline}`} className={styles.asked}>
                <b dir="auto">{university}</b>
                {country && <span className="dim"> · {countryName(country, i18n.locale)}</span>}
                {program && (
                  <p>
                    <bdi>{program}</bdi>
                  </p>
                )}
                {day && (
                  <p className="small dim">
                    <Trans>The university's deadline: {day}</Trans>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
        {due && (
          <p>
            <b>
              <Trans>The student needs the letter by {due}.</Trans>
            </b>
          </p>
        )}
        {note && (
          <blockquote className={styles.word} dir="auto">
            {note}
          </blockquote>
        )}
      </section>
      <p className="note info row">
        {waived ? <LockKeyhole /> : <Eye />}
        <span>
          {waived ? (
            <Trans>
              The student gave up the right to read the letter. Lantern keeps it closed: the student cannot open it.
            </Trans>
          ) : (
            <Trans>The student can read the letter here when it has come.</Trans>
          )}
        </span>
      </p>
      {state === 'declined' && (
        <p className="note warn" role="status">
          <Trans>You said no to this request. If you changed your mind, you can still hand in a letter.</Trans>
        </p>
      )}
      {state !== 'received' && <HandIn token={token} />}
      {state === 'waiting' && <SayNo token={token} />}
      {state !== 'received' && (
        <p className="small dim">
          <Trans>This page works until {ends}. You need no account.</Trans>
        </p>
      )}
    </div>
  );
}
