import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleUser, CloudOff, Info, PenLine, UserRound, X } from 'lucide-react';
import { Badge, Remark } from '#components/badge.tsx';
import { formatDay } from '#components/dates.ts';
import { ProgressRing } from '#components/progress-ring.tsx';
import { blurbGroups } from './blurbs.ts';
import { usePageLink } from './document.tsx';

export function Landing() {
  const { i18n } = useLingui();
  const link = usePageLink();
  const imported = formatDay('2026-04-25', i18n);
  return (
    <main className="land" id="main">
      <section className="hero">
        <div>
          <h1>
            <Trans>Your whole study‑abroad application, in one place. Even offline.</Trans>
          </h1>
          <p className="lead">
            <Trans>
              Lantern shows you what to do next and gives your essays an honest score. It keeps your work when the
              network goes.
            </Trans>
          </p>
          <div className="acts">
            <a className="btn main" href={link('/signup')}>
              <Trans>Create your free account</Trans>
            </a>
            <a className="btn" href={link('/look-around')}>
              <Trans>Look around first</Trans>
            </a>
          </div>
          <ul className="proof small">
            <li>
              <Check className="s" />
              <Trans>Free and open source. Nothing to pay, ever.</Trans>
            </li>
            <li>
              <Check className="s" />
              <Trans>Uses little data: about 150 KB, once.</Trans>
            </li>
            <li>
              <Check className="s" />
              <Trans>No tracking, no adverts.</Trans>
            </li>
          </ul>
        </div>
        <Demo />
      </section>

      <section aria-labelledby="inside">
        <h2 id="inside">
          <Trans>What is inside</Trans>
        </h2>
        <div className="groups">
          {blurbGroups.map(({ title, blurbs }) => (
            <section key={title.id}>
              <h3>{i18n._(title)}</h3>
              <dl>
                {blurbs.map(({ name, text }) => (
                  <div key={name.id}>
                    <dt>{i18n._(name)}</dt>
                    <dd>{i18n._(text)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </section>

      <section className="wont" aria-labelledby="numbers">
        <div>
          <h2 id="numbers">
            <Trans>Every number says where it comes from</Trans>
          </h2>
          <p>
            <Trans>
              You can open each score and see its parts. Each fact has its source, the date we checked it, and a link to
              check it again, like this one. If we do not know something, we say so.
            </Trans>
          </p>
        </div>
        <div className="card fact">
          <p className="val">
            <Trans>US$38,362 a year</Trans>
          </p>
          <p>
            <Trans>
              University of Minnesota Twin Cities. Undergraduate list price for students from another state, 2024–25.
              Not an international price.
            </Trans>
          </p>
          <p>
            <a href="https://collegescorecard.ed.gov/school/?174066">College Scorecard</a> ·{' '}
            <Trans>imported {imported}</Trans>
          </p>
        </div>
      </section>

      <section className="wont" aria-labelledby="wont">
        <h2 id="wont">
          <Trans>What Lantern will not do</Trans>
        </h2>
        <ul>
          <li>
            <X />
            <Trans>Write your essay. Your words win places, not ours.</Trans>
          </li>
          <li>
            <X />
            <Trans>Sell your data, or show it to anyone you did not choose.</Trans>
          </li>
          <li>
            <X />
            <Trans>Take money to move a university up your list.</Trans>
          </li>
        </ul>
      </section>
    </main>
  );
}

/** A drawing of the dashboard with a sample student; it says that it is one. */
function Demo() {
  const { i18n } = useLingui();
  const percent = (share: number) => i18n.number(share, { style: 'percent' });
  return (
    <figure className="demo">
      <figcaption className="row wrap">
        <Badge tone="info" icon={Info}>
          <Trans>Demo</Trans>
        </Badge>
        <span className="small dim">
          <Trans>A sample student. Not a real person.</Trans>
        </span>
      </figcaption>
      <div className="inner">
        <div className="row wrap">
          <ProgressRing
            parts={[{ percent: 100 }, { percent: 50 }, { percent: 30, next: true }]}
            percent={33}
            label={<Trans>done</Trans>}
          />
          <div>
            <p className="small dim">
              <Trans>Do this next</Trans>
            </p>
            <p className="big">
              <Trans>Finish your personal statement</Trans>
            </p>
          </div>
        </div>
        <ul className="rules small">
          <li>
            <UserRound />
            <Trans>Personal information</Trans>
            <span className="push dim num">{percent(1)}</span>
          </li>
          <li>
            <CircleUser />
            <Trans>Emergency contact</Trans>
            <span className="push dim num">{percent(0.5)}</span>
          </li>
          <li>
            <PenLine />
            <Trans>Essays</Trans>
            <span className="push dim num">{percent(0.3)}</span>
          </li>
        </ul>
        <Remark tone="warn" icon={CloudOff}>
          <Trans>Offline. 3 changes saved on this device</Trans>
        </Remark>
      </div>
    </figure>
  );
}
