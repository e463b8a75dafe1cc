import type { Scholarship } from '@lantern/contract/scholarships';
import { readRound } from '@lantern/matching/scholarship-round';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { countryNames } from './country-names.ts';
import { RoundBrief } from './round-brief.tsx';
import { coverageWords, nameList } from './scholarship-words.ts';
import { keep, type SavedRow } from './scholarships.api.ts';
import styles from './scholarships.module.css';
import { Verdict } from './verdict.tsx';

const detail = partOf(() => import('./scholarship-detail.tsx').then(({ ScholarshipDetail }) => ScholarshipDetail));

/** More countries than this stand on the scholarship's own sheet. */
const namedMost = 3;

type ScholarshipCardProps = {
  scholarship: Scholarship;
  row: SavedRow | undefined;
  today: string;
  /** of a saved one: its deadline and what to do with it */
  children?: ReactNode;
};

/** The round that matters: by the day that the student wrote down, else by the usual months. */
function roundOfCard({ window, review_due }: Scholarship, row: SavedRow | undefined, today: string) {
  const own = row && row.state !== 'not-saved' ? (row.deadline ?? null) : null;
  return readRound({ window, isCurrent: today < review_due, own }, today);
}

/** Five lines: name, where, what it pays, when, and whether this student may apply. The rest opens. */
export function ScholarshipCard({ scholarship, row, today, children }: ScholarshipCardProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const round = roundOfCard(scholarship, row, today);
  const { name, provider, countries, coverage } = scholarship;
  const places = nameList(countryNames(countries, i18n.locale), i18n);
  const where = countries.length > namedMost ? <Trans>Several countries</Trans> : places;
  return (
    <article className={styles.hit} aria-labelledby={id}>
      <h4 id={id}>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {name}
        </button>
      </h4>
      <p className={styles.where}>{countries.length > 0 ? where : provider}</p>
      <p className={styles.pays}>{i18n._(coverageWords[coverage])}</p>
      <p className={styles.when}>
        <RoundBrief round={round} window={scholarship.window} />
      </p>
      <Verdict scholarship={scholarship} />
      <div className={styles.end}>
        <SaveButton scholarship={scholarship} row={row} today={today} />
      </div>
      {children}
      {open && <Lazy part={detail} props={{ scholarship, round, today, onClose: () => setOpen(false) }} />}
    </article>
  );
}

type SaveButtonProps = { scholarship: Scholarship; row: SavedRow | undefined; today: string };

function SaveButton({ scholarship: { id, name }, row, today }: SaveButtonProps) {
  const { t } = useLingui();
  const isSaved = row !== undefined && row.state !== 'not-saved';
  const label = isSaved ? t`Saved: ${name}` : closed ? t`Next year: ${name}` : t`Save ${name}`;
  return (
    <Button
      look="bare"
      aria-label={label}
      aria-pressed={isSaved}
      onClick={() => keep(id, row, { state: isSaved ? 'not-saved' : 'saved' }, today)}
    >
      {isSaved ? <BookmarkCheck /> : <Bookmark />}
      {isSaved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
    </Button>
  );
}
