import { type Language, languageCodes, localeOf } from '@lantern/contract/languages';
import { type Messages, setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document, style } from './document.tsx';
import { Landing } from './landing.tsx';
import { Privacy } from './privacy.tsx';
import { Terms } from './terms.tsx';

const catalogues = import.meta.glob<Messages>('./locales/*.po', { eager: true, import: 'messages' });
const wordsIn = (language: Language): Messages =>
  catalogues[`./locales/${language}.po`] ?? catalogues['./locales/en.po'] ?? {};

const pages = [
  {
    folder: 'landing',
    path: '/',
    title: msg`Lantern: your study-abroad application in one place`,
    description: msg`A free, open-source workspace for preparing applications to universities abroad. Works offline.`,
    Content: Landing,
  },
  {
    folder: 'terms',
    path: '/terms',
    title: msg`Terms · Lantern`,
    description: msg`The terms for using this Lantern, in plain words.`,
    Content: Terms,
  },
  {
    folder: 'privacy',
    path: '/privacy',
    title: msg`Privacy · Lantern`,
    description: msg`What this Lantern stores, where, who sees it, and for how long.`,
    Content: Privacy,
  },
];

/** Every static page in every language, as whole HTML files. */
export function renderStaticPages(): { address: string; path: string; html: string; style: string }[] {
  return languageCodes.flatMap((locale) => {
    const i18n = setupI18n({ locale, locales: localeOf(locale), messages: { [locale]: wordsIn(locale) } });
    return pages.map(({ folder, path, title, description, Content }) => {
      const markup = renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <Document path={path} title={i18n._(title)} description={i18n._(description)} language={locale}>
            <Content />
          </Document>
        </I18nProvider>,
      );
      return { address: path, path: `${folder}/${locale}.html`, html: `<!doctype html>${markup}`, style };
    });
  });
}
