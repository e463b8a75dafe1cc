import { expect, test } from 'vitest';
import { listZones, zoneToday } from '../src/zones.ts';

test.each(['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'Asia/Yangon', 'Africa/Asmara'])(
  '%s is in the list, and no zone is there twice',
  (zone) => {
    const zones = listZones();
    expect(zones).toContain(zone);
    expect(zones[0]).toBe('UTC');
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones.filter((name) => zoneToday(name) !== name)).toEqual([]);
  },
);

test('an older name of a zone is the same zone', () => {
  expect(zoneToday('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(zoneToday('Europe/Kiev')).toBe('Europe/Kyiv');
  expect(zoneToday('Etc/UTC')).toBe('UTC');
  expect(zoneToday('Asia/Dhaka')).toBe('Asia/Dhaka');
});

test('what is kept is in the list even when no browser lists it', () => {
  expect(listZones('Etc/GMT+5', 'Asia/Calcutta')).toContain('Etc/GMT+5');
  expect(listZones('Asia/Calcutta')).not.toContain('Asia/Calcutta');
});
