import type { FastifyRequest } from 'fastify';

/** Languages that pages and mails are complete in. */
export const languages = ['en', 'bn', 'ar'] as const;
export type Language = (typeof languages)[number];

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
      return { code: tag.toLowerCase().split('-')[0], weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { code } of wanted) {
    const known = languages.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}

/** The language of a page: the address's, the one that this browser has chosen (web/shell/language.ts), the reader's first. */
export function languageOfPage(request: FastifyRequest, asked: string | null): Language {
  const cookies = request.headers.cookie ?? '';
  const named = (name: RegExp) => name.exec(cookies)?.[1];
  const chosen = named(/(?:^|;\s*)__Host-lantern\.language=(\w+)/) ?? named(/(?:^|;\s*)lantern\.language=(\w+)/);
  const known = (wanted: string | null | undefined) => languages.find((language) => language === wanted);
  return known(asked) ?? known(chosen) ?? languageOf(request);
}
