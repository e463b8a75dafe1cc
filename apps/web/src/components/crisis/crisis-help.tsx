// What is shown to somebody whose words say that they want to die: a calm sentence, numbers to call, the way to a person.
// All of it is in the code, so that it comes without a connection too.
import { emergencyNumber, type Helpline, helplineDirectory, helplineOf } from '@lantern/content/crisis/numbers';
import { type CrisisWords, crisisWordsIn } from '@lantern/content/crisis/words';
import { useLingui } from '@lingui/react';
import { HeartHandshake, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { ownCountry } from '#api/own-country.ts';
import { CountrySelect } from '#components/country-select.tsx';
import { formatDay } from '#components/dates.ts';
import { useNearCountry } from '#components/near-country.ts';
import styles from './crisis.module.css';

type CrisisHelpProps = {
  /** Beside a text, which may be a story: the same in fewer words. */
  quiet?: boolean;
};

/** Where the student lives by their record; null where this device does not know it, undefined until that is clear. */
function useOwnCountry(): string | null | undefined {
  const [country, setCountry] = useState<string | null>();
  useEffect(() => {
    let current = true;
    const settle = (found?: string) => {
      if (current) setCountry(found ?? null);
    };
    ownCountry().then(settle, () => settle());
    return () => {
      current = false;
    };
  }, []);
  return country;
}

export function CrisisHelp({ quiet = false }: CrisisHelpProps) {
  const { i18n } = useLingui();
  const words = crisisWordsIn(i18n.locale);
  // where the record says that they live, then where the device's clock says, until the reader says another one
  const own = useOwnCountry();
  const near = useNearCountry();
  const [chosen, setChosen] = useState<string>();
  const country = chosen ?? (own === undefined ? '' : (own ?? near ?? ''));
  const line = helplineOf(country);
  return (
    <section className={styles.help} aria-label={words.name}>
      <p className={styles.calm}>
        <HeartHandshake aria-hidden="true" />
        <span>{quiet ? words.quiet : words.calm}</span>
      </p>
      <Emergency country={country} words={words} />
      {line ? <Line line={line} words={words} /> : <Directory>{words.find}</Directory>}
      <p>{words.person}</p>
      {!quiet && <OurPeople words={words} />}
      <CountrySelect label={words.country} value={country} onChange={(event) => setChosen(event.target.value)} />
      {line && <Directory>{words.others}</Directory>}
      {!quiet && <p className="small dim">{words.misread}</p>}
    </section>
  );
}

/** The way to the lines of every country, on a site that keeps them. */
function Directory({ children }: { children: string }) {
  const { i18n } = useLingui();
  return (
    <p>
      <a href={helplineDirectory} target="_blank" rel="noreferrer">
        {children} <bdi dir="ltr">({new URL(helplineDirectory).host})</bdi>{' '}
        <span className="vh">{crisisWordsIn(i18n.locale).newTab}</span>
      </a>
    </p>
  );
}

/** A number in the digits of a keypad, read from left to right, that a phone calls when it is pressed. */
function Call({ number }: { number: string }) {
  return (
    <a className={`btn ${styles.call}`} href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      <Phone aria-hidden="true" />
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}

function Emergency({ country, words }: { country: string; words: CrisisWords }) {
  const number = emergencyNumber(country);
  if (number === undefined) return <p>{words.noNumber}</p>;
  return (
    <p className={styles.number}>
      <span>{words.danger}</span> <Call number={number} />
    </p>
  );
}

function Line({ line, words }: { line: Helpline; words: CrisisWords }) {
  const { i18n } = useLingui();
  return (
    <div>
      <p className={styles.number}>
        <span>
          {words.line} <bdi>{line.name}</bdi>
        </span>{' '}
        <Call number={line.number} />
      </p>
      <p className="small dim">
        {line.always ? words.always : words.hours} ·{' '}
        <a href={line.source} target="_blank" rel="noreferrer">
          {words.source} <span className="vh">{words.newTab}</span>
        </a>{' '}
        · {words.read} {formatDay(line.checked, i18n)}
      </p>
    </div>
  );
}

function OurPeople({ words }: { words: CrisisWords }) {
  return (
    <div>
      <p>{words.ours}</p>
      <p className={styles.number}>
        {isBuilt('/talk-to-lantern') && (
          <Link className="btn" href="/talk-to-lantern">
            {words.mentor}
          </Link>
        )}
        <Link className="btn" href="/help#contact">
          {words.staff}
        </Link>
      </p>
    </div>
  );
}
