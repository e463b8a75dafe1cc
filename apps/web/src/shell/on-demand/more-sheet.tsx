// Everything behind "More" on phones: theme and language, a search over all screens, then the screens by task.
import type { Duty, Role } from '@lantern/contract/access';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '#api/session.ts';
import { Dialog } from '#components/dialog.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { builtRoutes, isOpenTo, type Route } from '#routes.ts';
import { DisplayMenu } from '../display-menu.tsx';
import { bottomPaths, navigationGroups, topPaths } from '../navigation.ts';
import { NavigationItem } from '../navigation-item.tsx';
import type { Waiting } from '../use-waiting.ts';
import styles from './more-sheet.module.css';

/** What people call a screen besides its name. */
const otherWords: Readonly<Record<string, MessageDescriptor>> = {
  '/progress-tracker': msg`tasks, to do, deadlines, dates, calendar`,
  '/initial-prep-call': msg`first call, book, adviser`,
  '/test-prep': msg`IELTS, SAT, TOEFL, study plan`,
  '/extracurricular-plus': msg`clubs, volunteering, goals`,
  '/eca-development': msg`ideas, projects, diary`,
  '/unipair': msg`universities, colleges, match, compare, chances`,
  '/scholarshiparc': msg`scholarships, money, aid, funding`,
  '/essays': msg`personal statement, SOP, write, check`,
  '/mock-interview': msg`visa interview, practice, speaking`,
  '/profile-evaluation': msg`my chances, fit`,
  '/ask-anything': msg`questions, answers, assistant`,
  '/personal-info': msg`name, passport, address, phone`,
  '/family-info': msg`parents, guardian`,
  '/education': msg`school, grades, GPA, marks, certificate`,
  '/documents': msg`papers, upload, photo, PDF, transcript`,
  '/document-checklist': msg`papers, what is missing`,
  '/ecas': msg`activities, awards`,
  '/essay-list': msg`all essays`,
  '/tests': msg`scores, IELTS, SAT, results`,
  '/cv': msg`CV, résumé`,
  '/saved-universities': msg`my list, applications, deadlines`,
  '/recommenders': msg`letters, teachers, recommendation`,
  '/visa': msg`visa, embassy, permit`,
  '/finance': msg`money, budget, loan, costs`,
  '/settlement': msg`arrival, rent, housing, flight`,
  '/my-sessions': msg`mentor, call, booking, calendar`,
  '/shares': msg`sharing, mentors, guardians, who sees`,
  '/help': msg`help, guides`,
  '/account': msg`password, sign-in, delete, calendar, notifications`,
  '/profile': msg`profile, photo`,
  '/talk-to-lantern': msg`contact, support, message`,
};

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

const none: readonly Duty[] = [];
const searchMax = 60;

type MoreSheetProps = {
  open: boolean;
  onClose: () => void;
  role: Role;
  waiting: Waiting;
  /** the whole navigation, while nothing is looked for */
  children: ReactNode;
};

export function MoreSheet({ open, onClose, role, waiting, children }: MoreSheetProps) {
  const { i18n } = useLingui();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const duties = useSession(({ user }) => user?.duties ?? none);
  const found = typed.trim() === '' ? undefined : findScreens(typed, role, duties, (words) => i18n._(words));
  function openFirst(event: FormEvent) {
    event.preventDefault();
    if (found?.[0]) go(found[0].path);
  }
  return (
    <Dialog title={<Trans>More</Trans>} open={open} onClose={onClose}>
      {/* also the page one is on: its link would do nothing */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by the keyboard is clicked too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed */}
      <div
        className={styles.more}
        onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
      >
        <div className={styles.first}>
          <search>
            <form onSubmit={openFirst}>
              <Field label={<Trans>Find a page</Trans>}>
                <TextInput
                  type="search"
                  enterKeyHint="go"
                  autoComplete="off"
                  maxLength={searchMax}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              </Field>
            </form>
          </search>
          <DisplayMenu />
        </div>
        <p className="vh" role="status">
          {found && <Plural value={found.length} one="# page" other="# pages" />}
        </p>
        {found ? <Found routes={found} waiting={waiting} /> : children}
      </div>
    </Dialog>
  );
}

function Found({ routes, waiting }: { routes: readonly Route[]; waiting: Waiting }) {
  if (routes.length === 0)
    return (
      <p className={styles.none}>
        <Trans>
          There is no page with this name. Try another word, or <Link href="/help">look in the help</Link>.
        </Trans>
      </p>
    );
  return (
    <ul>
      {routes.map((route) => (
        <NavigationItem key={route.path} route={route} waiting={waiting[route.path]} />
      ))}
    </ul>
  );
}

/** Screens whose name, or another word for them, begins like what was typed; names go first. */
function findScreens(
  typed: string,
  role: Role,
  duties: readonly Duty[],
  say: (words: MessageDescriptor) => string,
): Route[] {
  const wanted = plain(typed.slice(0, searchMax));
  const has = (text: string) =>
    plain(text)
      .split(/[\s,،/-]+/)
      .some((word) => word.startsWith(wanted)) || plain(text).includes(wanted);
  const paths = [...topPaths, ...navigationGroups.flatMap((group) => group.paths), ...bottomPaths];
  const open = paths.flatMap(
    (path) => builtRoutes.find((route) => route.path === path && isOpenTo(route, role, duties)) ?? [],
  );
  const byName = open.filter(({ title }) => has(say(title)));
  const byWord = open.filter((route) => {
    const words = otherWords[route.path];
    return words !== undefined && !byName.includes(route) && has(say(words));
  });
  return [...byName, ...byWord];
}
