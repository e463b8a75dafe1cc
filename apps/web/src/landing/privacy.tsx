import { termsVersion } from '@lantern/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#components/dates.ts';

export function Privacy() {
  const { i18n } = useLingui();
  const version = formatDay(termsVersion, i18n, 'long');
  return (
    <main className="legal" id="main">
      <div>
        <h1>
          <Trans>Privacy</Trans>
        </h1>
        <p className="dim">
          <Trans>Version of {version}. In short: no tracking, no adverts, nothing sold.</Trans>
        </p>
      </div>
      <section>
        <h2>
          <Trans>Who is responsible</Trans>
        </h2>
        <p>
          <Trans>
            The people or the organisation who run this installation, called the operator here. They run the server,
            answer your questions about your data and follow the law of their country. The makers of the software see
            nothing of what you store.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>What is stored, and why</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              Your account: name, email, phone if you give one, and your password in a form that cannot be read back.
            </Trans>
          </li>
          <li>
            <Trans>The version of the terms that you accepted, when, and whether you want tips by email.</Trans>
          </li>
          <li>
            <Trans>
              What you fill in: personal and family information, emergency contact, photo, schools and grades, test
              scores, applications, plans for money, visa and arrival, notification choices.
            </Trans>
          </li>
          <li>
            <Trans>
              What you write: essays, their versions and evaluations, reflections, activities, and how many characters
              you typed, pasted and deleted and when, as proof that you wrote them.
            </Trans>
          </li>
          <li>
            <Trans>
              Papers that you upload: their files, the text inside them so that you can search it, and what the
              automatic look found. Of a link that you share: when it was opened.
            </Trans>
          </li>
          <li>
            <Trans>
              With mentors: sessions, messages, comments, recordings of an interview that you submit, and who opened
              what you share. What you record to practise stays on your device.
            </Trans>
          </li>
          <li>
            <Trans>Names and emails of the people whom you ask for a letter, and their letters.</Trans>
          </li>
          <li>
            <Trans>
              Where you are signed in: kind of browser, network address and time. It protects your account and you can
              see and end each sign-in.
            </Trans>
          </li>
          <li>
            <Trans>
              Sign-ins and failed ones, and changes of your password, email and two-factor sign-in, with the network
              they came from (the first part of an address), for a year. You see your own under Account, administrators
              those of all.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Logs of the server hold what went wrong or was refused and when, of a refused call the number that the
            account has here, and which paper an administrator opened. They hold no names, emails, network addresses or
            texts.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Where it is stored</Trans>
        </h2>
        <p>
          <Trans>
            In the database and the files of this installation's server; papers may lie in a file store that the
            operator rents. Essays are evaluated on that server too. Only if the operator has connected a language model
            and you switch it on yourself is the essay that you have evaluated, with its prompt, sent to it; the
            evaluator names it. It gets neither your name nor anything else of you.
          </Trans>
        </p>
        <p>
          <Trans>
            The assistant searches on your device. Only if you switch the language model on for it as well are your
            question, and the passages of Lantern that were found for it, sent to that model.
          </Trans>
        </p>
        <p>
          <Trans>
            In a call in Lantern, sound and picture go between the two devices, encrypted, and are not recorded; the
            other device learns your network address. Where your networks do not allow that and the operator has a
            server for it, they go over that server, which only passes them on. If the operator has a speech server and
            you agree to it for a recording, that recording is sent there to be written down.
          </Trans>
        </p>
        <p>
          <Trans>
            On your device, your browser keeps what you have opened, so that it works offline. Signing out removes it,
            unless you choose to keep changes that were not sent yet.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Who sees it</Trans>
        </h2>
        <ul>
          <li>
            <Trans>You.</Trans>
          </li>
          <li>
            <Trans>
              Mentors: what you book with them and write to them, and only what you share with them, until you stop
              sharing. Phone numbers, emails, user names and links to chat apps in your words to each other are hidden
              until both of you agree, and always if you are under 18.
            </Trans>
          </li>
          <li>
            <Trans>
              Whoever has a link to papers that you shared, until it ends or you take it back. The operator's
              administrators, and those whom they ask to review papers, open papers that wait to be verified.
            </Trans>
          </li>
          <li>
            <Trans>
              A guardian, and whoever you ask for a letter, by a link that you make for them, what that link shows.
            </Trans>
          </li>
          <li>
            <Trans>
              Administrators read what is sent to them from the help page. When somebody reports what another one wrote,
              they and those who look after reports for them read those words and the last messages of the two, 30
              together. They can read no other message.
            </Trans>
          </li>
          <li>
            <Trans>
              What an administrator opens of you (a paper, a stored mail to you, a copy of your account) and links to
              your account that one makes stand in your list of what was opened, as what mentors open does.
            </Trans>
          </li>
          <li>
            <Trans>
              The operator can technically reach what is on the server, as with any server. Choose an operator you
              trust.
            </Trans>
          </li>
          <li>
            <Trans>
              Companies only if you use them: if the operator offers sign-in with Google or Facebook and you use it,
              that company learns that you signed in. Emails pass through the operator's mail service, notifications on
              a phone, encrypted, through the service of your browser's maker.
            </Trans>
          </li>
        </ul>
      </section>
      <section>
        <h2>
          <Trans>How long</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              Your account and your work: until you or the operator delete them. After 24 months without a sign-in you
              are asked by mail whether you want it still. Only where the operator has switched that on, it is deleted
              90 days later if you do not sign in; the mail says so.
            </Trans>
          </li>
          <li>
            <Trans>
              Reports that were decided, answered messages to administrators, and lists of what was opened: one year.
              Mails that are stored on the server because no mail service is set up: 30 days.
            </Trans>
          </li>
          <li>
            <Trans>What administrators did, and decisions about an account with their reasons: two years.</Trans>
          </li>
          <li>
            <Trans>
              What you delete: 30 days, so that you can take it back. An essay can also be deleted for good at once.
            </Trans>
          </li>
          <li>
            <Trans>A guest workspace: 24 hours.</Trans>
          </li>
          <li>
            <Trans>Backups: as long as the operator keeps them.</Trans>
          </li>
        </ul>
      </section>
      <section>
        <h2>
          <Trans>When an account is stopped</Trans>
        </h2>
        <p>
          <Trans>
            To protect people, the operator can stop an account. Whoever it belongs to is signed out, told why and
            cannot sign in; sessions are cancelled, and nobody sees what it shows or shared. Nothing is deleted by that.
            Whoever reports a conversation hears that the report was looked at.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Your rights</Trans>
        </h2>
        <p>
          <Trans>
            You can see and change what you filled in at any time. On your profile you can take a copy of everything
            along, and delete your account with all that belongs to it.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Cookies</Trans>
        </h2>
        <p>
          <Trans>
            One cookie keeps you signed in: 30 days if you ask to be remembered, renewed while you come, 90 days at
            most; otherwise until you close the browser, and a second one says so. While you log in in two steps, or
            with Google or Facebook, another one lasts a few minutes. When you choose a language, one remembers it. One
            says for a year that this browser was signed in before, so that strangers who try passwords do not shut you
            out. There are no others, and none that follow you.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Children and young people</Trans>
        </h2>
        <p>
          <Trans>
            Lantern is for people of 10 and older. Below the age at which you may agree by yourself in your country
            (often 13 to 16), a parent or guardian must agree. A parent or guardian can ask the operator for a copy of a
            child's account, or to delete it. An administrator does so with a reason, which stays on record; when it is
            deleted and with each copy the student is told.
          </Trans>
        </p>
      </section>
    </main>
  );
}
