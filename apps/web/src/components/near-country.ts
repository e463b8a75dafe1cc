import { countries, isZoneOf } from '@lantern/content/countries';
import { startTransition, useEffect, useState } from 'react';
import { pause } from '#api/pause.ts';

/** Countries that are looked at before the browser may answer: on a slow phone each takes up to ten milliseconds. */
const atOnce = 2;

async function findNearCountry(): Promise<string | undefined> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const [at, code] of countries.entries()) {
    if (at % atOnce === 0) await pause();
    if (isZoneOf(zone, code)) return code;
  }
}

let search: Promise<string | undefined> | undefined;
let found: string | undefined;

/** The country of the device's clock; undefined while it is looked for, and where none is known. */
export function useNearCountry(): string | undefined {
  const [code, setCode] = useState(found);
  useEffect(() => {
    let current = true;
    search ??= findNearCountry();
    void search.then((near) => {
      found = near;
      if (current) startTransition(() => setCode(near));
    });
    return () => {
      current = false;
    };
  }, []);
  return code;
}
