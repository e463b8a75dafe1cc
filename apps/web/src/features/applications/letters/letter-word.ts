// What a recommender types by a link stays on their device until they answer: they have no account to keep it under.
import { useState } from 'react';

/** The beginning of the link tells it apart from others, and opens nothing. */
const keyOf = (token: string) => `lantern.letter-word.${token.slice(0, 10)}`;

function read(token: string): string {
  try {
    return localStorage.getItem(keyOf(token)) ?? '';
  } catch {
    return '';
  }
}

function keep(token: string, word: string) {
  try {
    if (word === '') localStorage.removeItem(keyOf(token));
    else localStorage.setItem(keyOf(token), word);
  } catch {
    // a full or forbidden store: it lives as long as the page
  }
}

export const forgetLetterWord = (token: string) => keep(token, '');

export function useLetterWord(token: string): [word: string, setWord: (word: string) => void] {
  const [word, setWord] = useState(() => read(token));
  function write(next: string) {
    setWord(next);
    keep(token, next);
  }
  return [word, write];
}
