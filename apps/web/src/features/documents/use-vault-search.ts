import type { VaultDocument } from '@lantern/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { searchQuery } from './documents.api.ts';
import { findByName } from './vault.ts';

/** Milliseconds after the last key until the server is asked. */
const pause = 400;
/** A single letter stands in every text. */
const shortest = 2;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Searches names on the device at once, and the text inside on the server when typing pauses. */
export function useVaultSearch(papers: readonly VaultDocument[]) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const asked = usePaused(words);
  const inText = useQuery({ ...searchQuery(asked), enabled: asked.length >= shortest, retry: false });
  const answer = asked === words ? inText.data : undefined;
  const found = useMemo(() => {
    if (words === '') return undefined;
    const both = new Map([...findByName(papers, words)].map((id) => [id, '']));
    for (const { _id, excerpt } of answer ?? []) if (papers.some((paper) => paper._id === _id)) both.set(_id, excerpt);
    return both;
  }, [papers, words, answer]);
  const isAsking = words.length >= shortest && (asked !== words || inText.isFetching);
  const onlyNames = words.length >= shortest && asked === words && inText.isError;
  return { typed, setTyped, found, isAsking, onlyNames };
}
