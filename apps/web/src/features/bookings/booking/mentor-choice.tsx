import type { BookableMentor } from '@lantern/contract/bookings';
import { specialtiesShown } from '@lantern/contract/mentors';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { intlLocale } from '#api/intl-locale.ts';
import { ReportButton } from '#components/contacts/report-button.tsx';
import { FindPerson, type PeopleSearch } from '#components/find-person.tsx';
import { ownZone } from '#components/session-kinds.ts';
import styles from '../bookings.module.css';
import { Difference, dayIn } from '../slots/two-times.tsx';

type MentorChoiceProps = {
  mentors: readonly BookableMentor[];
  chosen: BookableMentor | undefined;
  /** there are several: whoever is free will do */
  mayBeAny: boolean;
  search: PeopleSearch;
  onChange: (chosen: BookableMentor | undefined) => void;
};

/** Any mentor who is free, or one of them; who was chosen stays, whatever is looked for next. */
export function MentorChoice({ mentors, chosen, mayBeAny, search, onChange }: MentorChoiceProps) {
  const all = chosen && !mentors.some(({ id }) => id === chosen.id) ? [chosen, ...mentors] : mentors;
  return (
    <fieldset className={styles.step}>
      <legend>
        <h2>
          <Trans>With whom?</Trans>
        </h2>
      </legend>
      {mayBeAny && (
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
      <FindPerson whom="mentor" search={search}>
        {all.map((mentor) => (
          <label key={mentor.id} className={styles.pick}>
            <input type="radio" name="mentor" checked={chosen?.id === mentor.id} onChange={() => onChange(mentor)} />
            <MentorLines mentor={mentor} />
          </label>
        ))}
      </FindPerson>
      {chosen && <ReportButton person={chosen.id} name={chosen.name} about={{ kind: 'name', id: chosen.id }} />}
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
          <bdi>{specialties.slice(0, specialtiesShown).join(' · ')}</bdi>
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
