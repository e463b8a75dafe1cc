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
            The people or the organisation who run this Lantern. Here we call them the operator. They run the server,
            answer your questions about your data and follow the law of their country. The makers of the software do not
            see your things.
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
              Your account: name, email, phone if you give one, and your password in a form that nobody can read.
            </Trans>
          </li>
          <li>
            <Trans>The version of the terms that you accepted, when, and whether you want tips by email.</Trans>
          </li>
          <li>
            <Trans>
              Your answers: personal and family information, emergency contact, photo, schools and test scores. Also
              your applications, and your plans for money, visa and arrival.
            </Trans>
          </li>
          <li>
            <Trans>
              What you write: essays, their versions and scores, reflections and activities. Also how many characters
              you typed, pasted and deleted, and when. It shows that you wrote them yourself.
            </Trans>
          </li>
          <li>
            <Trans>
              Papers that you upload: their files, the text inside for your search, and the result of the automatic
              check. For a link that you share: when it was opened.
            </Trans>
          </li>
          <li>
            <Trans>
              With mentors: sessions, messages, comments, interview recordings that you submit, and who opened your
              things. Recordings for practice stay on your device.
            </Trans>
          </li>
          <li>
            <Trans>Names and emails of the people whom you ask for a letter, and their letters.</Trans>
          </li>
          <li>
            <Trans>
              Where you are signed in: kind of browser, network address and time. This protects your account. You can
              see and end each sign-in.
            </Trans>
          </li>
          <li>
            <Trans>
              Sign-ins, failed tries, and changes of your password, email and two-factor sign-in, for a year. We keep
              the network they came from (the first part of the address). You see yours under Account. Administrators
              see those of everybody.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>
            The server’s logs say what went wrong or was refused, and when. They say which paper an administrator
            opened. For a refused call they keep the number of the account. They keep no names, emails, network
            addresses or texts.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Where it is stored</Trans>
        </h2>
        <p>
          <Trans>
            In the database and the files of this Lantern's server. The operator may rent a file store for papers. The
            same server scores your essays. A language model gets your essay and its prompt only if you switch it on
            yourself. You see its name. It does not get your name or anything else about you.
          </Trans>
        </p>
        <p>
          <Trans>
            The assistant searches on your device. If you switch on its language model, your question and the texts
            found for it are sent to that model. If not, they are not.
          </Trans>
        </p>
        <p>
          <Trans>
            In a call in Lantern, sound and picture go between the two devices. They are encrypted and not recorded. The
            other device sees your network address. If your networks do not allow this, the operator can have a server
            that only passes the call on. If you agree, a recording goes to the operator's speech server, which turns
            your words into text.
          </Trans>
        </p>
        <p>
          <Trans>
            Your browser keeps the pages you opened, so that they work offline. When you sign out they are removed. You
            can choose to keep changes that were not sent yet.
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
              Mentors: your bookings and messages with them, and the things you share with them, until you stop. We hide
              phone numbers, emails, user names and links to chat apps in your messages until you both agree. If you are
              under 18, we always hide them.
            </Trans>
          </li>
          <li>
            <Trans>
              People who have a link to your papers, until it ends or you close it. The operator's administrators and
              reviewers open papers that wait to be verified.
            </Trans>
          </li>
          <li>
            <Trans>A guardian, and people you ask for a letter: what the link that you made for them shows.</Trans>
          </li>
          <li>
            <Trans>
              Administrators read the messages from the help page. When somebody reports another person’s words,
              administrators read these words and the last 30 messages of the two. So do people who help them with
              reports. They cannot read other messages.
            </Trans>
          </li>
          <li>
            <Trans>
              You can see everything that mentors and administrators opened: papers, mails to you, a copy of your
              account. You also see links to your account that an administrator made.
            </Trans>
          </li>
          <li>
            <Trans>
              The operator can reach everything on the server, as on any server. Choose an operator you trust.
            </Trans>
          </li>
          <li>
            <Trans>
              Others, only if you use them. If you sign in with Google, Facebook or your school's account, they learn
              it. Emails go through the operator's mail service. Notifications on a phone go through the service of your
              browser's maker, which cannot read them.
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
              Your account and your work: until you or the operator delete them. After 24 months without a sign-in we
              ask you by mail if you still want it. If the operator has switched this on, we delete it 90 days later if
              you do not sign in. The mail says so.
            </Trans>
          </li>
          <li>
            <Trans>
              Decided reports, answered messages to administrators, and lists of what was opened: one year. Mails that
              stay on the server because there is no mail service: 30 days.
            </Trans>
          </li>
          <li>
            <Trans>What administrators did, and why they decided something about an account: two years.</Trans>
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
            To protect people, the operator can stop an account. Then its owner is signed out, cannot sign in, and is
            told why. Sessions are cancelled, and nobody sees what the account shared. Nothing is deleted. If you report
            a conversation, we tell you when somebody has looked at it.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Your rights</Trans>
        </h2>
        <p>
          <Trans>
            You can see and change your answers at any time. On your profile you can take a copy of everything, and
            delete your account with everything in it.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Cookies</Trans>
        </h2>
        <p>
          <Trans>
            One cookie keeps you signed in until you close the browser, and a second one says so. If you ask us to
            remember you, it lasts 30 days. If you keep coming back, it lasts up to 90. While you log in with two-factor
            sign-in, Google, Facebook or your school, another one lasts a few minutes. One remembers your language. One
            says for a year that you used this browser before. With it you can log in while strangers try passwords.
            There are no other cookies, and none that follow you.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Children and young people</Trans>
        </h2>
        <p>
          <Trans>
            Lantern is for people of 10 and older. Under the age in your country's law (often 13 to 16), a parent or
            guardian must agree. A parent or guardian can ask the operator for a copy of a child's account, or to delete
            it. An administrator then writes down the reason. We tell the student about each copy, and when the account
            is deleted.
          </Trans>
        </p>
      </section>
    </main>
  );
}
