import type { BookableMentor } from '@lantern/contract/bookings';
import { specialtiesShown } from '@lantern/contract/mentors';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { intlLocale } from '#api/intl-locale.ts';
import { ReportButton } from '#components/contacts/report-button.tsx';
import { ownZone } from '#components/session-kinds.ts';
import styles from '../bookings.module.css';
import { Difference, dayIn } from '../slots/two-times.tsx';

type MentorChoiceProps = {
  mentors: readonly BookableMentor[];
  chosen: string | undefined;
  onChange: (id: string | undefined) => void;
};

/** Any mentor who is free, or one of them. */
export function MentorChoice({ mentors, chosen, onChange }: MentorChoiceProps) {
  const one = mentors.length === 1 ? mentors[0] : mentors.find(({ id }) => id === chosen);
  return (
    <fieldset className={styles.step}>
      <legend>
        <h2>
          <Trans>With whom?</Trans>
        </h2>
      </legend>
      {mentors.length > 1 && (
        <label className={styles.pick}>
          <input type="radio" name="mentor" checked={chosen === undefined} onChange={() => onChange(undefined)} />
          <span>
            <b>
              <Trans>Any mentor who is free</Trans>
            </b>
            <span className="small dim">
              <Trans>Gives you the most times</Trans>
            </span>
          </span>
        </label>
      )}
      {mentors.map((mentor) => (
        <label key={mentor.id} className={styles.pick}>
          <input
            type="radio"
            name="mentor"
            checked={chosen === mentor.id || mentors.length === 1}
            onChange={() => onChange(mentor.id)}
          />
          <MentorLines mentor={mentor} />
        </label>
      ))}
      {one && <ReportButton person={one.id} name={one.name} about={{ kind: 'name', id: one.id }} />}
    </fieldset>
  );
}

function MentorLines({ mentor }: { mentor: BookableMentor }) {
  const { i18n } = useLingui();
  const { name, expertise, specialties, languages, countries, time_zone, sessions, rating, next_free } = mentor;
  const list = new Intl.ListFormat(intlLocale(i18n.locale), { type: 'unit' });
  const named = (type: 'language' | 'region', codes: readonly string[]) => {
    const names = new Intl.DisplayNames([i18n.locale], { type });
    return list.format(codes.map((code) => names.of(code) ?? code));
  };
  const day = next_free && dayIn(next_free, ownZone(), i18n);
  const stars = rating === null ? '' : i18n.number(rating, { maximumFractionDigits: 1 });
  return (
    <span>
      <b>
        <bdi>{name}</bdi>
      </b>
      <span>
        <bdi>{expertise}</bdi>
      </span>
      {specialties.length > 0 && (
        <span className="small">
          <bdi>{list.format(specialties.slice(0, specialtiesShown))}</bdi>
        </span>
      )}
      <span className="small dim">
        {[named('language', languages), named('region', countries)].filter(Boolean).join(' · ')}
      </span>
      <span className="small dim">
        <Difference at={Date.now()} here={ownZone()} there={time_zone} />
      </span>
      <span className="small">
        {day ? <Trans>Next free: {day}</Trans> : <Trans>No free time in the next weeks</Trans>}
      </span>
      {sessions > 0 && (
        <span className="small dim">
          <Plural value={sessions} one="# session held" other="# sessions held" />
          {rating !== null && (
            <>
              {' · '}
              <Trans>students say {stars} of 5</Trans>
            </>
          )}
        </span>
      )}
    </span>
  );
}
