import type { AskedPaper } from '@lantern/contract/asked-papers';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, CircleOff } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#components/button.tsx';
import styles from '../application-parts.module.css';
import { type AskedLine, sourceOf } from '../application-standing.ts';
import { type ApplicationRow, changeApplication } from '../applications.api.ts';
import { askedWords } from './asked-words.ts';

/** Keeps what the student says of a paper; null takes it back. */
function say(row: ApplicationRow, paper: AskedPaper, state: 'have' | 'not-asked' | null): void {
  const others = (row.asked ?? []).filter((one) => one.paper !== paper);
  void changeApplication(row.id, { asked: state ? [...others, { paper, state }] : others });
}

type AskedPapersProps = { row: ApplicationRow; lines: readonly AskedLine[] };

/** The papers that are usually asked for there, each with its state: from the vault, or as the student says. */
export function AskedPapers({ row, lines }: AskedPapersProps) {
  return (
    <div>
      <ul className="rules closed">
        {lines.map((line) => (
          <Line key={line.paper} row={row} line={line} />
        ))}
      </ul>
      <AskedSource row={row} />
    </div>
  );
}

const icons = { there: CircleCheck, missing: CircleDashed, 'not-asked': CircleOff } as const;

function Line({ row, line: { paper, ask, state, isTicked } }: { row: ApplicationRow; line: AskedLine }) {
  const { i18n } = useLingui();
  const name = i18n._(askedWords[paper].name);
  const Icon = icons[state];
  const said = row.asked?.some((one) => one.paper === paper);
  const of = <span className="vh">: {name}</span>;
  return (
    <li className={styles.line}>
      <Icon className={state === 'there' ? styles.ok : undefined} />
      <span>
        <b>{name}</b>
        <small>
          {state === 'there' && (said || isTicked ? <Trans>You have it</Trans> : <Trans>In your documents</Trans>)}
          {state === 'missing' && (ask === 'some' ? <Trans>Only some ask for it</Trans> : <Trans>Missing</Trans>)}
          {state === 'not-asked' && <Trans>Not asked here</Trans>}
        </small>
      </span>
      <span className={styles.acts}>
        {said ? (
          <Button look="bare" onClick={() => say(row, paper, null)}>
            <Trans>Undo</Trans>
            {of}
          </Button>
        ) : (
          state === 'missing' && (
            <>
              <Button look="bare" onClick={() => say(row, paper, 'have')}>
                <Trans>I have it</Trans>
                {of}
              </Button>
              <Button look="bare" onClick={() => say(row, paper, 'not-asked')}>
                <Trans>Not asked</Trans>
                {of}
              </Button>
              <Link className="btn bare" href={paper === 'cv' ? '/cv' : '/documents'}>
                <Trans>Add</Trans>
                {of}
              </Link>
            </>
          )
        )}
      </span>
    </li>
  );
}

/** Who says so. What nobody has read for one university is called usual, with the page to look at. */
export function AskedSource({ row }: { row: ApplicationRow }) {
  const source = sourceOf(row);
  if (!source)
    return (
      <p className={styles.source}>
        {row.level ? (
          <Trans>We do not know what is usual there. Look at their page, and add what they ask for.</Trans>
        ) : (
          <Trans>First say which level you apply for. Then we show what is usual there.</Trans>
        )}
      </p>
    );
  const link = (
    <a href={source.link} target="_blank" rel="noreferrer">
      {new URL(source.link).host.replace(/^www\./, '')}
      <span className="vh">
        {' '}
        <Trans>(opens a new tab)</Trans>
      </span>
    </a>
  );
  return (
    <p className={styles.source}>
      <Trans>This is usual in this country, and not checked for each university. Start at {link}.</Trans>
    </p>
  );
}

type NotAskedProps = { row: ApplicationRow; part: 'statement' | 'letters' };

/** Says that this university asks for none, and takes it back. */
export function NotAsked({ row, part }: NotAskedProps) {
  const isSaid = row.asked?.some(({ paper, state }) => paper === part && state === 'not-asked') ?? false;
  return (
    <div>
      <Button look="bare" onClick={() => say(row, part, isSaid ? null : 'not-asked')}>
        {isSaid ? <Trans>They do ask for it</Trans> : <Trans>They do not ask for it</Trans>}
      </Button>
    </div>
  );
}
