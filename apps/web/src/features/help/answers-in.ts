// The answers of the help page, one language at a time: each is a file of its own, kept by the service worker.
import type { HelpWords } from '@lantern/content/help/answers';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

const files: Record<string, () => Promise<HelpWords>> = {
  en: async () => (await import('@lantern/content/help/answers.words.en')).helpWordsEn,
  bn: async () => (await import('@lantern/content/help/answers.words.bn')).helpWordsBn,
  ar: async () => (await import('@lantern/content/help/answers.words.ar')).helpWordsAr,
};

/** Undefined while they are on their way; `failed` where they cannot be had. */
export function useHelpWords() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const [words, setWords] = useState<{ locale: string; all: HelpWords }>();
  const [failed, setFailed] = useState(false);
  const isHere = words?.locale === locale;
  useEffect(() => {
    if (isHere || failed) return;
    let isCurrent = true;
    const load = files[locale] ?? files.en;
    load?.().then(
      (all) => isCurrent && setWords({ locale, all }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, isHere, failed]);
  return { words: isHere ? words.all : undefined, failed, retry: () => setFailed(false) };
}
