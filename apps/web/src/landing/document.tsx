import { isRightToLeft, type Language, languageCodes, languages, languageTitle } from '@lantern/contract/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import base from '#components/base.css?inline';
import { LanternMark } from '#components/lantern-mark.tsx';
import parts from '#components/parts.css?inline';
import tokens from '#components/tokens.css?inline';
import own from './landing.css?inline';

/** The style of every static page; its hash goes into the content security policy. */
export const style = `@layer tokens,base,parts,screens,widths;${tokens}${base}${parts}${own}`;

type DocumentProps = {
  /** Address of this page, for the links to its other languages. */
  path: string;
  title: string;
  description: string;
  language: Language;
  children: ReactNode;
};

/** Links from a static page keep the language that is being read. */
export function usePageLink() {
  const { i18n } = useLingui();
  return (path: string) => `${path}?lang=${i18n.locale}`;
}

/** A whole HTML page without JavaScript. */
export function Document({ path, title, description, language, children }: DocumentProps) {
  const { t } = useLingui();
  const link = usePageLink();
  const year = String(new Date().getFullYear());
  return (
    <html lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={description} />
        <title>{title}</title>
        <link rel="icon" href="/icons/lantern.svg" type="image/svg+xml" />
        {languageCodes.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={`${path}?lang=${other}`} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, at build time */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <a className="skip" href="#main">
          <Trans>Skip to content</Trans>
        </a>
        <header className="site">
          <a className="brand" href={link('/')}>
            <LanternMark />
            Lantern
          </a>
          <span className="push" />
          <a className="btn bare may" href={link('/help')}>
            <Trans>Help</Trans>
          </a>
          <a className="btn bare" href={link('/login')}>
            <Trans>Log in</Trans>
          </a>
        </header>
        <nav className="tongues" aria-label={t`Language`}>
          {languageCodes.map((other) => (
            <a key={other} href={`${path}?lang=${other}`} lang={other} aria-current={other === language || undefined}>
              {languages[other].name}
            </a>
          ))}
        </nav>
        {children}
        <footer className="foot">
          <div>
            <ul>
              <li>
                <a href={link('/dashboard')}>
                  <Trans>Your dashboard</Trans>
                </a>
              </li>
              <li>
                <a href={link('/help')}>
                  <Trans>Help</Trans>
                </a>
              </li>
              <li>
                <a href={link('/privacy')}>
                  <Trans>Privacy</Trans>
                </a>
              </li>
              <li>
                <a href={link('/terms')}>
                  <Trans>Terms</Trans>
                </a>
              </li>
              <li>
                <a href={link('/login')}>
                  <Trans>Log in</Trans>
                </a>
              </li>
              <li>
                <a href={link('/signup')}>
                  <Trans>Sign up</Trans>
                </a>
              </li>
            </ul>
            <ul aria-label={t`Languages`}>
              {languageCodes.map((other) => (
                <li key={other}>
                  <a href={`${path}?lang=${other}`} lang={other} aria-current={other === language || undefined}>
                    {languageTitle(other)}
                  </a>
                </li>
              ))}
            </ul>
            <p className="small dim">
              <Trans>© {year} Lantern. MIT licence.</Trans>
            </p>
          </div>
        </footer>
      </body>
    </html>
  );
}
