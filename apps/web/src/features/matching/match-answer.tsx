// The three sentences that a result begins with: the way in, why it has its label, what a year costs.
import type { MatchCard } from '@lantern/contract/matching.results';
import { Trans, useLingui } from '@lingui/react/macro';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { listed } from '#components/listed.ts';
import styles from './matching.module.css';
import { doorWords, entryWords, hardnessWords, heldName, labelReasonWords, usDollars } from './matching-words.ts';

export function DoorLine({ door: { kind, by, estimate, note } }: Pick<MatchCard, 'door'>) {
  const { i18n } = useLingui();
  if (kind === 'not-asked') return null;
  const isOpen = kind === 'direct';
  const Icon = isOpen ? DoorOpen : DoorClosed;
  return (
    <p className={styles.door}>
      <Icon className="s" aria-hidden="true" />
      <span>
        <b>
          {kind === null ? (
            <Trans>We do not know how you can apply with your certificate. Ask the university.</Trans>
          ) : estimate ? (
            <Trans>{i18n._(doorWords[kind])} (probably)</Trans>
          ) : (
            i18n._(doorWords[kind])
          )}
        </b>
        {by === 'country' && (
          <>
            {' '}
            <span className="small dim">
              <Trans>(a rule of the country)</Trans>
            </span>
          </>
        )}
        {note && (
          <span className="small dim" lang="en">
            {' '}
            {note}
          </span>
        )}
      </span>
    </p>
  );
}

/** Why the label is what it is: the student's range beside the place's, on one scale. */
export function WhyLine({ why: { reason, held_back, student, place, standing } }: Pick<MatchCard, 'why'>) {
  const { i18n } = useLingui();
  const held = listed(
    held_back.map((id) => heldName(id, i18n)),
    i18n,
  );
  const basis = place && i18n._(hardnessWords[place.basis]);
  const range = (span: { low: number; high: number } | null) =>
    span ? `${i18n.number(span.low)}–${i18n.number(span.high)}` : '';
  const [own, usual] = [range(student), range(place)];
  // a reach for everybody, whatever stands above what
  const isForAll = reason === 'hardest' || reason === 'ranked';
  const words = standing && reason !== 'chance' && !isForAll && i18n._(entryWords[standing]);
  return (
    <p className="small">
      {words ? <b>{words}.</b> : i18n._(labelReasonWords[reason])}{' '}
      {reason === 'held-back' && <Trans>We do not call it Safety because of: {held}.</Trans>}
      {words && !['entry', 'held-back'].includes(reason) && i18n._(labelReasonWords[reason])}{' '}
      {own && usual && (
        <span className="dim">
          <Trans>
            You are better than {own} of 100 students with your certificate. Who gets in: better than {usual} ({basis}).
          </Trans>
        </span>
      )}
    </p>
  );
}

export function YearCost({ year }: Pick<MatchCard, 'year'>) {
  const { i18n } = useLingui();
  if (!year)
    return (
      <p className="small">
        <Trans>We do not know the cost of a year: tuition or living is missing.</Trans>
      </p>
    );
  if (year.paid_post)
    return (
      <p>
        <b>
          <Trans>No tuition: a doctorate here is mostly a paid post.</Trans>
        </b>
      </p>
    );
  const money = (low: number, high: number) =>
    low === high ? usDollars(low, i18n) : `${usDollars(low, i18n)} – ${usDollars(high, i18n)}`;
  const [sum, living] = [money(year.usd.low, year.usd.high), year.living && money(year.living.low, year.living.high)];
  return (
    <p>
      <b>{year.total ? <Trans>{sum} with the whole programme</Trans> : <Trans>{sum} a year</Trans>}</b>{' '}
      <span className="small dim">
        {living && <Trans>with {living} for living</Trans>} {year.estimate && <Trans>· partly an estimate</Trans>}
      </span>
    </p>
  );
}
