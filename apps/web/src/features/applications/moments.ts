// A deadline where the university is, and where the reader is.
import { daysBetween, todayIn } from '@lantern/abroad/days';
import { instantOf } from '@lantern/abroad/instant';
import { zoneToday } from '@lantern/abroad/zones';
import type { Moment } from '@lantern/contract/applications';

/** The last minute that counts: without an hour, the last one of that day there. */
export function lastMinuteOf({ day, time, zone }: Moment): Date {
  return new Date(instantOf(day, time ?? '23:59', zone));
}

/** Days of the reader's calendar until then; negative once that day is over. Zero is today. */
export function daysUntil(moment: Moment, readerZone: string, now: Date): number {
  return daysBetween(todayIn(readerZone, now), todayIn(readerZone, lastMinuteOf(moment)));
}

export function isPast(moment: Moment, now: Date): boolean {
  return lastMinuteOf(moment).getTime() + 59_999 < now.getTime();
}

/** Zones of the places that students apply to, the one with most universities first (tzdb); others are chosen from all. */
const zonesByCountry: Record<string, readonly string[]> = {
  AE: ['Asia/Dubai'],
  AT: ['Europe/Vienna'],
  AU: ['Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth'],
  BE: ['Europe/Brussels'],
  CA: [
    'America/Toronto',
    'America/Vancouver',
    'America/Edmonton',
    'America/Winnipeg',
    'America/Regina',
    'America/Halifax',
    'America/St_Johns',
  ],
  CH: ['Europe/Zurich'],
  CN: ['Asia/Shanghai'],
  CZ: ['Europe/Prague'],
  DE: ['Europe/Berlin'],
  DK: ['Europe/Copenhagen'],
  ES: ['Europe/Madrid', 'Atlantic/Canary'],
  FI: ['Europe/Helsinki'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London'],
  HK: ['Asia/Hong_Kong'],
  HU: ['Europe/Budapest'],
  IE: ['Europe/Dublin'],
  IT: ['Europe/Rome'],
  JP: ['Asia/Tokyo'],
  KR: ['Asia/Seoul'],
  MY: ['Asia/Kuala_Lumpur'],
  NL: ['Europe/Amsterdam'],
  NO: ['Europe/Oslo'],
  NZ: ['Pacific/Auckland'],
  PL: ['Europe/Warsaw'],
  PT: ['Europe/Lisbon', 'Atlantic/Azores'],
  SE: ['Europe/Stockholm'],
  SG: ['Asia/Singapore'],
  TR: ['Europe/Istanbul'],
  TW: ['Asia/Taipei'],
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
};

export const zonesOf = (country: string): readonly string[] => zonesByCountry[country] ?? [];

/** The zone of a country that has one alone; nothing is guessed of the others. */
export function onlyZoneOf(country: string): string {
  const zones = zonesOf(country);
  return zones.length === 1 ? (zones[0] ?? '') : '';
}

export const readerZone = () => zoneToday(Intl.DateTimeFormat().resolvedOptions().timeZone);
