import '@lantern/content/scholarship-sentences';
import type { Scholarship } from '@lantern/contract/scholarships';
import { isPassed, type Round } from '@lantern/matching/scholarship-round';
import { Trans, useLingui } from '@lingui/react/macro';
import { Building2, ExternalLink, HeartHandshake, Landmark, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Addition } from '#components/lazy.tsx';
import { Said } from '#components/said.tsx';
import { wordsAtHome } from '#features/finance/at-home.api.ts';
import { Conditions } from './conditions.tsx';
import { countryNames } from './country-names.ts';
import { OfficialLink, SiteLink } from './official-link.tsx';
import { ReadOn } from './read-on.tsx';
import { RoundLine } from './round-line.tsx';
import { coverageWords, fieldWords, levelWords, nameList, typeWords } from './scholarship-words.ts';
import styles from './scholarships.module.css';
import { Verdict } from './verdict.tsx';

const typeIcons = { government: Landmark, foundation: HeartHandshake, university: Building2 };

type ScholarshipDetailProps = { scholarship: Scholarship; round: Round; today: string; onClose: () => void };

/** All that is known of one scholarship, with who says it and since when. */
export function ScholarshipDetail({ scholarship, round, today, onClose }: ScholarshipDetailProps) {
  const { i18n } = useLingui();
  const closed = isPassed(round) || scholarship.status !== 'offered';
  return (
    <Dialog
      open
      onClose={onClose}
      title={scholarship.name}
      actions={
        <>
          <OfficialLink href={scholarship.link}>
            <Trans>Learn More</Trans>
          </OfficialLink>
          {closed ? (
            <Button blocked>
              {scholarship.status === 'offered' ? <Trans>Deadline Passed</Trans> : <Trans>Nobody can apply</Trans>}
            </Button>
          ) : (
            <a className="btn" href={scholarship.link} target="_blank" rel="noreferrer">
              <Trans>Apply on the official page</Trans>
              <ExternalLink className="s" aria-hidden="true" />
            </a>
          )}
        </>
      }
    >
      <div className="stack">
        <div>
          <p className="dim">{scholarship.provider}</p>
          <p>
            <Badge tone={scholarship.type === 'government' ? 'info' : 'none'} icon={typeIcons[scholarship.type]}>
              {i18n._(typeWords[scholarship.type])}
            </Badge>
          </p>
        </div>
        <div>
          <Verdict scholarship={scholarship} />
        </div>
        <Facts scholarship={scholarship} round={round} />
        {scholarship.note && (
          <p className="small dim">
            <Said english={scholarship.note} />
          </p>
        )}
        <Conditions scholarship={scholarship} />
        <SourceLine scholarship={scholarship} isCurrent={today < scholarship.review_due} />
      </div>
    </Dialog>
  );
}

function Facts({ scholarship, round }: { scholarship: Scholarship; round: Round }) {
  const { i18n } = useLingui();
  const { countries, levels, fields, coverage, fee_waiver: waiver } = scholarship;
  const list = (names: readonly string[]) => nameList(names, i18n);
  return (
    <dl className={styles.bits}>
      <Bit label={<Trans>Country</Trans>}>
        {countries.length > 0 ? list(countryNames(countries, i18n.locale)) : <Trans>Anywhere</Trans>}
      </Bit>
      <Bit label={<Trans>Level</Trans>}>{list(levels.map((level) => i18n._(levelWords[level])))}</Bit>
      {fields.length > 0 && (
        <Bit label={<Trans>Field</Trans>}>{list(fields.map((field) => i18n._(fieldWords[field])))}</Bit>
      )}
      <Bit label={<Trans>Covers</Trans>}>{i18n._(coverageWords[coverage])}</Bit>
      {waiver !== null && (
        <Bit label={<Trans>Application fees</Trans>}>{waiver ? <Trans>Waived</Trans> : <Trans>Not waived</Trans>}</Bit>
      )}
      <Bit label={<Trans>Amount</Trans>} wide>
        <Amount scholarship={scholarship} />
      </Bit>
      <Bit label={<Trans>Deadline</Trans>} wide>
        <RoundLine round={round} window={scholarship.window} note={scholarship.window_note} />
      </Bit>
    </dl>
  );
}

function Amount({ scholarship: { amount, currency, amount_period: period } }: { scholarship: Scholarship }) {
  if (!amount) return <Trans>Not known</Trans>;
  return (
    <>
      <Said english={amount} />
      {currency && !amount.includes(currency) && /\d/.test(amount) && ` (${currency})`}{' '}
      {period && (
        <span className="small dim">
          <Trans>published for {period}</Trans>
        </span>
      )}{' '}
      <Addition part={wordsAtHome} props={{ text: amount, currency }} />
    </>
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

/** Who says all this, and how old it is. */
function SourceLine({ scholarship, isCurrent }: { scholarship: Scholarship; isCurrent: boolean }) {
  const { source, checked, confidence } = scholarship;
  const isLink = /^https?:\/\/\S+$/.test(source);
  const day = <ReadOn checked={checked} />;
  return (
    <p className={styles.source}>
      <span>
        {confidence === 'official' ? <Trans>Official source:</Trans> : <Trans>Where we read it:</Trans>}{' '}
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
          <Trans>Last checked {day}. Look at the official page first.</Trans>
        </Remark>
      )}
    </p>
  );
}
