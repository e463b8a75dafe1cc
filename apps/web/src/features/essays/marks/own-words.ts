// The words that the student has said are right: kept on this device first, then on Lantern.
import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { ownWords as calls, isWord, plainWord } from '@lantern/contract/essays.words';
import { ownWords as formsOf } from '@lantern/writing/language/own-words';
import { useEffect, useMemo } from 'react';
import { listen } from '#api/events.ts';
import { createKeyedRecords, useKeyedRecords } from '#api/keyed-records.ts';
import { quoteOf } from '../evaluation/mark-of.ts';
import type { Own } from './own.ts';

const words = createKeyedRecords(calls, { screen: '/essays', lastWins: true });

/** The word that a mark is about, as it is kept; of "Karim's" it is the one without its ending. */
export function wordOf(suggestion: Suggestion): string | undefined {
  if (suggestion.rule !== 'harper.spelling') return undefined;
  const word = plainWord(quoteOf(suggestion)).replace(/'s$/, '');
  return isWord(word) ? word : undefined;
}

const keep = (word: string, kept: boolean) => void words.put(word, { kept }).catch(() => undefined);

export function useOwnWords(): Own {
  useEffect(() => listen('essay-words', () => void words.refresh()), []);
  const { rows } = useKeyedRecords(words);
  const kept = [...(rows?.values() ?? [])].flatMap(({ id, kept }) => (kept ? [id] : []));
  const key = kept.join(' ');
  return useMemo(() => {
    const words = key === '' ? [] : key.split(' ');
    const forms = formsOf(words);
    return {
      words: words.toSorted((a, b) => a.localeCompare(b)),
      has: (suggestion) => suggestion.rule === 'harper.spelling' && forms?.has(plainWord(quoteOf(suggestion))) === true,
      wordOf,
      keep,
    };
  }, [key]);
}
