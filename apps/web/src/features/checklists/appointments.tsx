import { calendarFile } from '@lantern/abroad/calendar-file';
import { addDays } from '@lantern/abroad/days';
import { instantOf } from '@lantern/abroad/instant';
import { type Appointment, appointmentsMax, type VisaPlan } from '@lantern/contract/checklists';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Plus } from 'lucide-react';
import { dayHere } from '#api/day-here.ts';
import { newId } from '#api/new-id.ts';
import { saveFile } from '#api/save-file.ts';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import { TitleInput } from '#components/title-input.tsx';
import styles from './checklists.module.css';
import { PlanDay } from './plan-day.tsx';

type AppointmentsProps = { plan: VisaPlan; change: (part: Partial<VisaPlan>) => void; country: string };

/** Interviews, fingerprints, clinics: with day, place and state, each as a file for a calendar. */
export function Appointments({ plan, change, country }: AppointmentsProps) {
  const { t } = useLingui();
  const { appointments } = plan;
  const edit = (id: string, part: Partial<Appointment>) =>
    change({ appointments: appointments.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  function add() {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const day = addDays(dayHere(), 14);
    change({
      appointments: [
        ...appointments,
        { id: newId(), title: t`Visa appointment`, day, time: null, zone, place: '', status: 'pending' },
      ],
    });
  }
  function toCalendar({ id, title, day, time, zone, place }: Appointment) {
    const start = time ? instantOf(day, time, zone) : day;
    saveFile(
      new Blob([calendarFile({ id, title, start, place }, new Date())], { type: 'text/calendar' }),
      `visa-${country}-${day}.ics`,
    );
  }
  return (
    <section className="stack" aria-labelledby="appointments">
      <h3 id="appointments">
        <Trans>Appointments</Trans>
      </h3>
      {appointments.map((one) => (
        <div key={one.id} className={styles.line}>
          <div className={styles.fields}>
            <Field label={<Trans>What for</Trans>}>
              <TitleInput value={one.title} maxLength={120} onChange={(title) => edit(one.id, { title })} />
            </Field>
            <PlanDay label={<Trans>Day</Trans>} value={one.day} onChange={(day) => day && edit(one.id, { day })} />
            <Field label={<Trans>Time there</Trans>} optional>
              <TextInput
                type="time"
                value={one.time ?? ''}
                onChange={({ target }) => edit(one.id, { time: target.value || null })}
              />
            </Field>
            <Field label={<Trans>Place</Trans>} optional>
              <TextInput
                value={one.place}
                maxLength={200}
                onChange={({ target }) => edit(one.id, { place: target.value })}
              />
            </Field>
            <Field label={<Trans>State</Trans>}>
              <Select
                value={one.status}
                onChange={({ target }) => edit(one.id, { status: target.value as Appointment['status'] })}
              >
                <option value="pending">{t`Pending`}</option>
                <option value="confirmed">{t`Confirmed`}</option>
              </Select>
            </Field>
          </div>
          <div className="row wrap">
            <Button onClick={() => toCalendar(one)}>
              <CalendarPlus />
              <Trans>Put it into my calendar</Trans>
            </Button>
            <Button
              look="bare"
              onClick={() => change({ appointments: appointments.filter(({ id }) => id !== one.id) })}
            >
              <Trans>Remove</Trans>
            </Button>
          </div>
        </div>
      ))}
      {appointments.length < appointmentsMax && (
        <div>
          <Button onClick={add}>
            <Plus />
            <Trans>Add an appointment</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
