import type { PassageIndex } from '@lantern/assistant/passage-index';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { passagesQuery } from './assistant.api.ts';

export type Engine = typeof import('./engine.ts')['engine'];
let loaded: Engine | undefined;
let built: { version: string; language: string; index: PassageIndex } | undefined;

/** The search over what is known, once code and passages are on the device. `failed` when neither can be had. */
export function useEngine() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const passages = useQuery(passagesQuery(locale));
  const [engine, setEngine] = useState(loaded);
  const [failed, setFailed] = useState(false);
  const [, setBuilt] = useState('');

  useEffect(() => {
    if (engine || failed) return;
    import('./engine.ts').then(
      (module) => {
        loaded = module.engine;
        setEngine(module.engine);
      },
      () => setFailed(true),
    );
  }, [engine, failed]);

  const { data } = passages;
  useEffect(() => {
    if (!engine || !data?.passages || (built?.version === data.version && built.language === locale)) return;
    const { version, passages: all } = data;
    // after the frame that shows the question: a slow phone takes half a second
    const timer = setTimeout(() => {
      built = { version, language: locale, index: engine.indexPassages(all) };
      setBuilt(`${locale} ${version}`);
    });
    return () => clearTimeout(timer);
  }, [engine, data, locale]);

  return {
    engine,
    index: built?.language === locale ? built.index : undefined,
    failed: failed || (passages.isError && !data),
    retry() {
      setFailed(false);
      void passages.refetch();
    },
  };
}
