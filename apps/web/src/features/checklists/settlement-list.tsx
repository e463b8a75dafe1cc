import { addDays } from '@lantern/abroad/days';
import { type ArrivalPack, type OwnItem, ownItemsMax, type SettlementPlan } from '@lantern/contract/checklists';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Plus } from 'lucide-react';
import { useState } from 'react';
import { newId } from '#api/new-id.ts';
import { useChosenDays } from '#api/task-marks.ts';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { Checkbox, TextInput } from '#components/inputs.tsx';
import { useTicks } from './checklists.api.ts';
import styles from './checklists.module.css';

type Item = ArrivalPack['items'][number];
const groupWords: [Item['group'], MessageDescriptor][] = [
  ['pre-departure', msg`Pre-departure essentials`],
  ['first-week', msg`First week`],
  ['first-month', msg`First month`],
];
const priorityWords: Record<Item['priority'], MessageDescriptor> = {
  high: msg`High`,
  medium: msg`Medium`,
  low: msg`Low`,
};

/** 'Almost ready' from this share on, as specified. */
const almostReady = 0.8;

type SettlementListProps = {
  pack: ArrivalPack;
  plan: SettlementPlan;
  change: (part: Partial<SettlementPlan>) => void;
  today: string;
};

/** The sixteen things in three groups, with their days, and the student's own. */
export function SettlementList({ pack, plan, change, today }: SettlementListProps) {
  const { i18n } = useLingui();
  const ticks = useTicks();
  const chosen = useChosenDays();
  const isDone = (id: string) => ticks.get(`settlement:${id}`)?.state === 'done';
  const all = pack.items.length + plan.own_items.length;
  const done = pack.items.filter(({ id }) => isDone(id)).length + plan.own_items.filter((one) => one.done).length;
  const share = done / all;
  return (
    <section className="stack" aria-labelledby="settlement-list">
      <div className="head">
        <h2 id="settlement-list">
          <Trans>Checklist</Trans>
        </h2>
        <span className="small dim">
          <Trans>
            {i18n.number(done)} of {i18n.number(all)} complete
          </Trans>
        </span>
      </div>
      <svg className="bar" role="img" aria-label={i18n.number(share, { style: 'percent' })}>
        <rect className="v" width={`${share * 100}%`} height="100%" />
      </svg>
      <p className={styles.ready} role="status">
        {share === 1 ? <Trans>All done. Welcome home.</Trans> : share >= almostReady && <Trans>Almost ready</Trans>}
      </p>
      {groupWords.map(([group, word]) => (
        <div key={group} className="stack">
          <h3>{i18n._(word)}</h3>
          <ul className="rules closed">
            {pack.items
              .filter((item) => item.group === group)
              .map((item) => (
                <Thing
                  key={item.id}
                  title={item.title}
                  description={item.description}
                  priority={item.priority}
                  day={plan.arrival && (chosen(`settlement:${item.id}`) ?? addDays(plan.arrival, item.days))}
                  today={today}
                  isDone={isDone(item.id)}
                  onTick={(state) =>
                    ticks.put(`settlement:${item.id}`, { state: state ? 'done' : 'open', document_id: null })
                  }
                />
              ))}
          </ul>
        </div>
      ))}
      <OwnItems items={plan.own_items} change={(own_items) => change({ own_items })} today={today} />
    </section>
  );
}

type ThingProps = {
  title: string;
  description: string;
  priority: Item['priority'];
  day: string | null;
  today: string;
  isDone: boolean;
  onTick: (done: boolean) => void;
  onRemove?: () => void;
};

function Thing({ title, description, priority, day, today, isDone, onTick, onRemove }: ThingProps) {
  const { i18n } = useLingui();
  return (
    <li className={styles.thing}>
      <Checkbox checked={isDone} onChange={({ target }) => onTick(target.checked)}>
        <b>{title}</b>
        <span className={styles.about}>{description}</span>
      </Checkbox>
      <div className={styles.when}>
        {day && <time dateTime={day}>{formatDay(day, i18n)}</time>}
        {day && day < today && !isDone && (
          <Remark tone="bad" icon={CircleAlert}>
            <Trans>late</Trans>
          </Remark>
        )}
        <span>
          <Trans>Priority: {i18n._(priorityWords[priority])}</Trans>
        </span>
        {onRemove && (
          <Button look="bare" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

function OwnItems({
  items,
  change,
  today,
}: {
  items: readonly OwnItem[];
  change: (items: OwnItem[]) => void;
  today: string;
}) {
  const [title, setTitle] = useState('');
  const [day, setDay] = useState('');
  const edit = (id: string, done: boolean) => change(items.map((one) => (one.id === id ? { ...one, done } : one)));
  function add() {
    if (!title.trim()) return;
    change([...items, { id: newId(), title: title.trim(), day: day || null, priority: 'medium', done: false }]);
    setTitle('');
    setDay('');
  }
  return (
    <div className="stack">
      <h3>
        <Trans>Your own</Trans>
      </h3>
      <ul className="rules closed">
        {items.map((one) => (
          <Thing
            key={one.id}
            title={one.title}
            description=""
            priority={one.priority}
            day={one.day}
            today={today}
            isDone={one.done}
            onTick={(done) => edit(one.id, done)}
            onRemove={() => change(items.filter(({ id }) => id !== one.id))}
          />
        ))}
      </ul>
      {items.length < ownItemsMax ? (
        <form
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Field label={<Trans>Something else to do</Trans>}>
            <TextInput value={title} maxLength={160} onChange={({ target }) => setTitle(target.value)} />
          </Field>
          <Field label={<Trans>By</Trans>} optional>
            <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </Field>
          <Button type="submit">
            <Plus />
            <Trans>Add</Trans>
          </Button>
        </form>
      ) : (
        <p className="small dim">
          <Plural value={ownItemsMax} one="You have # item of your own." other="You have # items of your own." />
        </p>
      )}
    </div>
  );
}
