import { isLanguage, knownLanguage, type Language } from '@lantern/contract/languages';
import type { FastifyRequest } from 'fastify';

/**
 * The reader's first language that we have, from Accept-Language; English otherwise. By hand: of a tag only the language
 * counts, and nothing else of the header is read anywhere.
 */
export function languageOf(request: FastifyRequest): Language {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const known = knownLanguage(tag);
    if (known) return known;
  }
  return 'en';
}

/** The language of a page: the address's, the one that this browser has chosen (web/shell/language.ts), the reader's first. */
export function languageOfPage(request: FastifyRequest, asked: string | null): Language {
  const cookies = request.headers.cookie ?? '';
  const named = (name: RegExp) => name.exec(cookies)?.[1];
  const chosen = named(/(?:^|;\s*)__Host-lantern\.language=(\w+)/) ?? named(/(?:^|;\s*)lantern\.language=(\w+)/);
  const known = (wanted: string | null | undefined) => (isLanguage(wanted) ? wanted : undefined);
  return known(asked) ?? known(chosen) ?? languageOf(request);
}
