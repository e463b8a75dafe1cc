// The answers of the help page, one language at a time: each is a file of its own, kept by the service worker.
import type { HelpWords } from '@lantern/content/help/answers';
import { isWritten, translated } from '@lantern/content/in-languages';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
// what languages with a folder say of it
import 'virtual:content-words/help';

const files: Record<string, () => Promise<HelpWords>> = {
  en: async () => (await import('@lantern/content/help/answers.words.en')).helpWordsEn,
  bn: async () => (await import('@lantern/content/help/answers.words.bn')).helpWordsBn,
  ar: async () => (await import('@lantern/content/help/answers.words.ar')).helpWordsAr,
};

/** What was loaded, by language. */
const loaded = new Map<string, HelpWords>();

export async function loadHelpWords(locale: string): Promise<void> {
  const words = await (files[locale] ?? files.en)?.();
  if (words) loaded.set(locale, isWritten(locale) ? words : translated(words, locale));
}

/** Undefined while they are on their way; `failed` where they cannot be had. */
export function useHelpWords() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [arrived, setArrived] = useState<string>();
  const [failed, setFailed] = useState(false);
  const words = loaded.get(locale);
  const isHere = words !== undefined;
  useEffect(() => {
    if (isHere || failed || arrived === locale) return;
    let isCurrent = true;
    loadHelpWords(locale).then(
      () => isCurrent && setArrived(locale),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, arrived, isHere, failed]);
  return { words, failed, retry: () => setFailed(false) };
}
