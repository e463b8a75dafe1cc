import { termsVersion } from '@lantern/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#components/dates.ts';
import { usePageLink } from './document.tsx';

export function Terms() {
  const { i18n } = useLingui();
  const link = usePageLink();
  const version = formatDay(termsVersion, i18n, 'long');
  return (
    <main className="legal" id="main">
      <div>
        <h1>
          <Trans>Terms</Trans>
        </h1>
        <p className="dim">
          <Trans>Version of {version}. Your account remembers which version you accepted.</Trans>
        </p>
      </div>
      <section>
        <h2>
          <Trans>What Lantern is</Trans>
        </h2>
        <p>
          <Trans>
            Lantern is free, open-source software for applications to universities abroad. Some people or an
            organisation run this Lantern. They look after the server, are responsible for it, and decide who may use
            it. In these terms we call them the operator.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Your account</Trans>
        </h2>
        <ul>
          <li>
            <Trans>Give your own name and an email address that is yours.</Trans>
          </li>
          <li>
            <Trans>Keep your password to yourself. Sign out on a device that others use.</Trans>
          </li>
          <li>
            <Trans>
              You must be at least 10 years old. In your country you may need a parent's permission. Then ask a parent
              or guardian before you sign up.
            </Trans>
          </li>
          <li>
            <Trans>
              A workspace made with “Look around first” is deleted after 24 hours, unless you turn it into an account.
            </Trans>
          </li>
        </ul>
      </section>
      <section>
        <h2>
          <Trans>Your work is yours</Trans>
        </h2>
        <p>
          <Trans>
            Everything you write stays yours. The operator may store it, and show it to you and to the people you share
            it with. Nothing else.
          </Trans>
        </p>
        <p>
          <Trans>
            Lantern never writes an essay for you. You are responsible for what you send to a university, and for
            following its rules on help with essays.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>What you may not do</Trans>
        </h2>
        <ul>
          <li>
            <Trans>Use another person's account, or try to see what is not yours.</Trans>
          </li>
          <li>
            <Trans>Store what is illegal, or harmful to other people or to the server.</Trans>
          </li>
          <li>
            <Trans>Overload the server on purpose.</Trans>
          </li>
        </ul>
        <p>
          <Trans>The operator may close an account that does this.</Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>No promise of a place</Trans>
        </h2>
        <p>
          <Trans>
            Scores and suggestions come from fixed rules and can be wrong. They do not say if a university will accept
            you. Before you use a date, a price or a rule, check it at its source.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>No warranty</Trans>
        </h2>
        <p>
          <Trans>
            Lantern costs nothing. You use it as it is, under the MIT licence, without warranty. Keep a copy of
            everything you must not lose. You keep all rights that the law gives you.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Changes and leaving</Trans>
        </h2>
        <p>
          <Trans>
            When these terms change, the date at the top changes. You can stop using Lantern at any time. The{' '}
            <a href={link('/privacy')}>privacy page</a> says how your things are deleted.
          </Trans>
        </p>
      </section>
    </main>
  );
}
