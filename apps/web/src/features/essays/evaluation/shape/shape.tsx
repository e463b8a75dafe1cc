import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { mapStructure } from '@lantern/writing/shape/structure-map';
import { findCuts } from '@lantern/writing/shape/where-to-cut';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useMemo } from 'react';
import { intlLocale } from '#api/intl-locale.ts';
import { cutReason, kindMeaning, kindWord } from './shape-words.ts';

type ShapeProps = { text: string; evaluation: Pick<Evaluation, 'essay_type' | 'suggestions' | 'words'> };

/** So many characters are enough to know a paragraph again. */
const BEGINNING = 70;

/** Each paragraph by what it mostly is, beside the usual order of its type, and the sentences that carry least. */
export function Shape({ text, evaluation }: ShapeProps) {
  const { i18n } = useLingui();
  const { essay_type: type } = evaluation;
  const { paragraphs, usual, missing } = useMemo(() => mapStructure(text, type), [text, type]);
  const over = wordsOver(evaluation);
  const cuts = useMemo(() => findCuts(text, over), [text, over]);
  const list = (kinds: typeof usual, type: 'unit' | 'conjunction' = 'conjunction') =>
    new Intl.ListFormat(intlLocale(i18n.locale), { type }).format(kinds.map((kind) => kindWord(kind, i18n)));
  const [order, lacking] = [list(usual, 'unit'), list(missing)];
  const kinds = [...new Set(paragraphs.map(({ kind }) => kind))];
  return (
    <div className="stack">
      <ol className="rules closed">
        {paragraphs.map(({ kind, also, start, end, words }) => (
          <li key={start}>
            <b>{kindWord(kind, i18n)}</b>
            {also.length > 0 && <Besides kinds={list(also)} />} <Length words={words} />
            <br />
            <q className="dim small" dir="auto">
              {beginningOf(text.slice(start, end))}
            </q>
          </li>
        ))}
      </ol>
      <p>
        <Trans>The usual order for this kind of essay: {order}. An essay may well have another order.</Trans>{' '}
        {missing.length > 0 && <Trans>Hardly a word here is of this kind: {lacking}.</Trans>}
      </p>
      <dl className="small dim">
        {kinds.map((kind) => (
          <Fragment key={kind}>
            <dt>
              <b>{kindWord(kind, i18n)}</b>
            </dt>
            <dd>{kindMeaning(kind, i18n)}</dd>
          </Fragment>
        ))}
      </dl>
      <h3>
        <Trans>Where to cut</Trans>
      </h3>
      {cuts.length === 0 ? (
        <p>
          <Trans>
            No sentence here carries clearly less than the others. If it is too long, choose one part of the story to
            leave out.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>If something has to go, ask these sentences first: what would be lost without them?</Trans>
          </p>
          <ul className="rules closed">
            {cuts.map(({ start, end, words, reason }) => (
              <li key={start}>
                <q dir="auto">{text.slice(start, end)}</q> <Length words={words} />{' '}
                <span className="dim small">{cutReason(reason, i18n)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="note info">
        <Trans>This is read from the words alone. You know better what a paragraph is for.</Trans>
      </p>
    </div>
  );
}

function Besides({ kinds }: { kinds: string }) {
  return (
    <>
      {' '}
      <Trans>with {kinds}</Trans>
    </>
  );
}

function Length({ words }: { words: number }) {
  return (
    <span className="dim small">
      <Plural value={words} one="(# word)" other="(# words)" />
    </span>
  );
}

/** How many words above its limit the essay is, where its evaluation said so. */
function wordsOver({ suggestions, words }: ShapeProps['evaluation']): number {
  const params = suggestions.find(({ rule }) => rule === 'style.length-over')?.params;
  return params?.unit === 'words' ? Math.max(0, words - Number(params.max)) : 0;
}

function beginningOf(paragraph: string): string {
  if (paragraph.length <= BEGINNING) return paragraph;
  return `${paragraph.slice(0, BEGINNING).replace(/\s+\S*$/, '')} …`;
}
