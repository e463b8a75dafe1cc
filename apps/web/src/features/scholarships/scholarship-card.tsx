import type { Scholarship } from '@lantern/contract/scholarships';
import { isPassed, readRound } from '@lantern/matching/scholarship-round';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Bookmark,
  BookmarkCheck,
  Building2,
  ExternalLink,
  HeartHandshake,
  Landmark,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge, Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Addition } from '#components/lazy.tsx';
import { wordsAtHome } from '#features/finance/at-home.api.ts';
import { countryNames } from './country-names.ts';
import { EligibilityPart } from './eligibility.tsx';
import { OfficialLink, SiteLink } from './official-link.tsx';
import { ReadOn } from './read-on.tsx';
import { RoundLine } from './round-line.tsx';
import { coverageWords, fieldWords, levelWords, nameList, typeWords } from './scholarship-words.ts';
import { keep, type SavedRow } from './scholarships.api.ts';
import styles from './scholarships.module.css';

const typeIcons = { government: Landmark, foundation: HeartHandshake, university: Building2 };

type ScholarshipCardProps = {
  scholarship: Scholarship;
  row: SavedRow | undefined;
  today: string;
  /** of a saved one: its deadline and what to do with it */
  children?: ReactNode;
};

/** What is known of one scholarship. What nobody has read, or is past review, is lighter and says so. */
export function ScholarshipCard({ scholarship, row, today, children }: ScholarshipCardProps) {
  const { i18n } = useLingui();
  const id = useId();
  const isCurrent = today < scholarship.review_due;
  const own = row && row.state !== 'not-saved' ? (row.deadline ?? null) : null;
  const round = readRound({ window: scholarship.window, isCurrent, own }, today);
  const closed = isPassed(round);
  const { countries, levels, fields, coverage, amount, amount_period: period, fee_waiver: waiver } = scholarship;
  return (
    <article className={isCurrent ? `card ${styles.card}` : `card ${styles.card} ${styles.old}`} aria-labelledby={id}>
      <header>
        <div>
          <h3 id={id}>{scholarship.name}</h3>
          <p className="small dim">{scholarship.provider}</p>
          <p>
            <Badge tone={scholarship.type === 'government' ? 'info' : 'none'} icon={typeIcons[scholarship.type]}>
              {i18n._(typeWords[scholarship.type])}
            </Badge>
          </p>
        </div>
        <SaveButton scholarship={scholarship} row={row} closed={closed} today={today} />
      </header>
      <EligibilityPart scholarship={scholarship} />
      <dl className={styles.bits}>
        <Bit label={<Trans>Country</Trans>}>
          {countries.length > 0 ? nameList(countryNames(countries, i18n.locale), i18n.locale) : <Trans>Anywhere</Trans>}
        </Bit>
        <Bit label={<Trans>Level</Trans>}>
          {nameList(
            levels.map((level) => i18n._(levelWords[level])),
            i18n.locale,
          )}
        </Bit>
        {fields.length > 0 && (
          <Bit label={<Trans>Field</Trans>}>
            {nameList(
              fields.map((field) => i18n._(fieldWords[field])),
              i18n.locale,
            )}
          </Bit>
        )}
        <Bit label={<Trans>Amount</Trans>} wide={(amount?.length ?? 0) > 60}>
          {amount ? (
            <>
              <span lang="en" dir="ltr">
                {amount}
                {scholarship.currency && !amount.includes(scholarship.currency) && ` (${scholarship.currency})`}
              </span>{' '}
              {period && (
                <span className="small dim">
                  <Trans>published for {period}</Trans>
                </span>
              )}{' '}
              <Addition part={wordsAtHome} props={{ text: amount, currency: scholarship.currency }} />
            </>
          ) : (
            <Trans>Not known</Trans>
          )}
        </Bit>
        <Bit label={<Trans>Covers</Trans>}>{i18n._(coverageWords[coverage])}</Bit>
        {waiver !== null && (
          <Bit label={<Trans>Application fees</Trans>}>
            {waiver ? <Trans>Waived</Trans> : <Trans>Not waived</Trans>}
          </Bit>
        )}
        <Bit label={<Trans>Deadline</Trans>} wide>
          <RoundLine round={round} window={scholarship.window} note={scholarship.window_note} />
        </Bit>
      </dl>
      {scholarship.note && (
        <p className="small dim" lang="en" dir="ltr">
          {scholarship.note}
        </p>
      )}
      {children}
      <div className={styles.links}>
        <OfficialLink href={scholarship.link}>
          <Trans>Learn More</Trans>
        </OfficialLink>
        {closed ? (
          <Button blocked>
            <Trans>Deadline Passed</Trans>
          </Button>
        ) : (
          <a className="btn" href={scholarship.link} target="_blank" rel="noreferrer">
            <Trans>Apply on the official page</Trans>
            <ExternalLink className="s" aria-hidden="true" />
          </a>
        )}
      </div>
      <SourceLine scholarship={scholarship} isCurrent={isCurrent} />
    </article>
  );
}

function Bit({ label, wide, children }: { label: ReactNode; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type SaveButtonProps = { scholarship: Scholarship; row: SavedRow | undefined; closed: boolean; today: string };

function SaveButton({ scholarship: { id, name }, row, closed, today }: SaveButtonProps) {
  const { t } = useLingui();
  const isSaved = row !== undefined && row.state !== 'not-saved';
  const label = isSaved ? t`Saved: ${name}` : closed ? t`Next year: ${name}` : t`Save ${name}`;
  return (
    <Button
      aria-label={label}
      aria-pressed={isSaved}
      onClick={() => keep(id, row, { state: isSaved ? 'not-saved' : 'saved' }, today)}
    >
      {isSaved ? <BookmarkCheck /> : <Bookmark />}
      {isSaved ? <Trans>Saved</Trans> : closed ? <Trans>Next year</Trans> : <Trans>Save</Trans>}
    </Button>
  );
}

/** Who says all this, and how old it is. */
function SourceLine({ scholarship, isCurrent }: { scholarship: Scholarship; isCurrent: boolean }) {
  const { source, checked, confidence } = scholarship;
  const isLink = /^https?:\/\/\S+$/.test(source);
  const day = <ReadOn checked={checked} />;
  return (
    <p className={styles.source}>
      <span>
        {confidence === 'official' ? <Trans>Official source:</Trans> : <Trans>Source, not the giver's own:</Trans>}{' '}
        {isLink ? <SiteLink href={source} /> : source}
      </span>
      {checked === null && (
        <Remark tone="warn" icon={TriangleAlert}>
          <Trans>Not yet checked. Look at the official page first.</Trans>
        </Remark>
      )}
      {checked !== null && isCurrent && (
        <span>
          <Trans>read {day}</Trans>
        </span>
      )}
      {checked !== null && !isCurrent && (
        <Remark tone="warn" icon={TriangleAlert}>
          <Trans>Read {day}: due for review. Look at the official page first.</Trans>
        </Remark>
      )}
    </p>
  );
}
