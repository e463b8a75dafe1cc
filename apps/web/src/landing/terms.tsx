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
            Lantern is free, open-source software for preparing applications to universities abroad. The people or the
            organisation who run this installation decide who may use it, look after the server and are responsible for
            it. In these terms they are called the operator.
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
              You must be at least 10 years old. If the law of your country asks for a parent's permission at your age,
              ask a parent or guardian before you sign up.
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
            Everything you write stays your property. You let the operator store it and show it to you and to the people
            you share it with, and nothing else.
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
            Scores and suggestions come from fixed rules and can be wrong. They do not say whether a university will
            accept you. Before you act on a date, a price or a rule, check it at its source.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>No warranty</Trans>
        </h2>
        <p>
          <Trans>
            Lantern costs nothing and comes as it is, under the MIT licence, without warranty. Keep a copy of what you
            cannot afford to lose. Rights that the law gives you stay as they are.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Changes and leaving</Trans>
        </h2>
        <p>
          <Trans>
            When these terms change, their date at the top changes. You can stop using Lantern at any time. How your
            things are deleted is told on the <a href={link('/privacy')}>privacy page</a>.
          </Trans>
        </p>
      </section>
    </main>
  );
}
