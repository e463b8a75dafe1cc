// What an administrator reads of each part of the installation, and when it is worth a look.
import type { Installation } from '@lantern/contract/system';
import type { I18n } from '@lingui/core';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { intlLocale } from '#api/intl-locale.ts';
import { TimeAgo } from '#components/data-age.tsx';
import { formatDay } from '#components/dates.ts';

export type Health = 'works' | 'look' | 'fails';
type Part = { key: string; name: ReactNode; about: ReactNode; health: Health };

const day = 24 * 60 * 60_000;
const gigabyte = 1024 ** 3;
/** Papers are refused when 200 MB are left. */
const fewGigabytes = 1;
const oldBackupDays = 2;
const certificateDays = 14;
/** A job that is due is begun within seconds. */
const lateMinutes = 10;

const daysUntil = (time: string, now: number) => Math.floor((Date.parse(time) - now) / day);

function sizeIn(i18n: I18n, bytes: number): string {
  const unit = bytes >= gigabyte ? 'gigabyte' : 'megabyte';
  const amount = bytes / (unit === 'gigabyte' ? gigabyte : 1024 ** 2);
  const locale = intlLocale(i18n.locale);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}

const healthOf = (works: boolean, isFine = true): Health => (works ? (isFine ? 'works' : 'look') : 'fails');

/** In the order in which trouble is looked for. */
export function installationParts(state: Installation, i18n: I18n, now = Date.now()): Part[] {
  const parts = [databasePart(state, i18n), filesPart(state), jobsPart(state, now), mailsPart(state)];
  return [
    ...parts,
    ...(state.disk ? [diskPart(state.disk, i18n)] : []),
    backupPart(state.backup, now),
    factsPart(state.facts_past_review),
    ...(state.webhooks.on + state.webhooks.given_up > 0 ? [webhooksPart(state.webhooks)] : []),
    ...(state.certificate ? [certificatePart(state.certificate.ends_at, i18n, now)] : []),
  ];
}

function databasePart({ database }: Installation, i18n: I18n): Part {
  const size = database.bytes === null ? undefined : sizeIn(i18n, database.bytes);
  return {
    key: 'database',
    name: <Trans>Database</Trans>,
    about: size ? <Trans>Takes {size}.</Trans> : <Trans>Its size is not known.</Trans>,
    health: healthOf(database.works),
  };
}

const filesPart = ({ files }: Installation): Part => ({
  key: 'files',
  name: <Trans>Files</Trans>,
  about: files.place === 's3' ? <Trans>Papers lie in an S3 storage.</Trans> : <Trans>Papers lie on this disk.</Trans>,
  health: healthOf(files.works),
});

function jobsPart({ jobs }: Installation, now: number): Part {
  const isLate = jobs.oldest_at !== null && now - Date.parse(jobs.oldest_at) > lateMinutes * 60_000;
  return {
    key: 'jobs',
    name: <Trans>Background jobs</Trans>,
    about: (
      <>
        <Plural value={jobs.waiting} one="# waits." other="# wait." />{' '}
        <Plural
          value={jobs.failed}
          _0="None was given up in the last 7 days."
          one="# was given up in the last 7 days."
          other="# were given up in the last 7 days."
        />
      </>
    ),
    health: healthOf(jobs.works, jobs.failed === 0 && !isLate),
  };
}

const mailsPart = ({ mails }: Installation): Part => ({
  key: 'mails',
  name: <Trans>Mails</Trans>,
  about: mails.server ? (
    <>
      <Plural value={mails.waiting} one="# waits." other="# wait." />{' '}
      <Plural
        value={mails.failed}
        _0="None was given up in the last 7 days."
        one="# was given up in the last 7 days."
        other="# were given up in the last 7 days."
      />
    </>
  ) : (
    <Trans>There is no mail server: mails lie in the outbox.</Trans>
  ),
  health: healthOf(true, mails.failed === 0),
});

function diskPart({ free_bytes, total_bytes }: NonNullable<Installation['disk']>, i18n: I18n): Part {
  const [free, total] = [sizeIn(i18n, free_bytes), sizeIn(i18n, total_bytes)];
  return {
    key: 'disk',
    name: <Trans>Disk</Trans>,
    about: (
      <Trans>
        {free} of {total} are free.
      </Trans>
    ),
    health: healthOf(true, free_bytes >= fewGigabytes * gigabyte),
  };
}

function backupPart({ last_at, scheduled }: Installation['backup'], now: number): Part {
  return {
    key: 'backup',
    name: <Trans>Last backup</Trans>,
    about: (
      <>
        {last_at ? <TimeAgo at={Date.parse(last_at)} /> : <Trans>None yet.</Trans>}
        {' · '}
        {scheduled ? (
          <Trans>One is made every night.</Trans>
        ) : (
          <Trans>
            None is made by itself. With the setting <bdi>BACKUP_DIR</bdi> there is one every night.
          </Trans>
        )}
      </>
    ),
    health: healthOf(true, last_at !== null && now - Date.parse(last_at) <= oldBackupDays * day),
  };
}

const factsPart = (count: number): Part => ({
  key: 'facts',
  name: <Trans>Facts of the catalogue</Trans>,
  about: (
    <Plural
      value={count}
      _0="None is past its review."
      one="# is past its review, and is shown as old."
      other="# are past their review, and are shown as old."
    />
  ),
  health: healthOf(true, count === 0),
});

const webhooksPart = ({ on, failing, given_up }: Installation['webhooks']): Part => ({
  key: 'webhooks',
  name: <Trans>Webhooks</Trans>,
  about: (
    <>
      <Plural value={on} one="# is on." other="# are on." />{' '}
      {failing > 0 && <Plural value={failing} one="# does not arrive." other="# do not arrive." />}{' '}
      {given_up > 0 && (
        <Plural
          value={given_up}
          one="# was switched off: for days nothing arrived."
          other="# were switched off: for days nothing arrived."
        />
      )}
    </>
  ),
  health: given_up > 0 ? 'fails' : healthOf(true, failing === 0),
});

function certificatePart(endsAt: string, i18n: I18n, now: number): Part {
  const end = formatDay(new Date(endsAt), i18n);
  const left = daysUntil(endsAt, now);
  return {
    key: 'certificate',
    name: <Trans>Certificate of the address</Trans>,
    about: left < 0 ? <Trans>Ended on {end}.</Trans> : <Trans>Holds until {end}.</Trans>,
    health: left < 0 ? 'fails' : healthOf(true, left >= certificateDays),
  };
}
