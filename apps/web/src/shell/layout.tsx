import type { Duty, Role } from '@lantern/contract/access';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, Menu as MenuIcon, PanelLeft, PanelLeftClose } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { whenIdle } from '#api/idle.ts';
import { homes } from '#api/redirect.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { LanternMark } from '#components/lantern-mark.tsx';
import { Addition } from '#components/lazy.tsx';
import { Bell } from './bell.tsx';
import { collapse, useCollapsed } from './collapsed.ts';
import { currentAt } from './current-at.ts';
import { DisplayMenu } from './display-menu.tsx';
import { GuestBanner } from './guest-banner.tsx';
import styles from './layout.module.css';
import { dockIcons, dockTabs, routesOf } from './navigation.ts';
import { prefetch } from './navigation-item.tsx';
import { NavigationList } from './navigation-list.tsx';
import { ask, fetchAsked, helpPart, morePart, secondFactorPart } from './on-demand-parts.tsx';
import { SyncState } from './sync-state.tsx';
import { bringSideIcons } from './use-side-icons.ts';
import { useWaiting, type Waiting } from './use-waiting.ts';
import { isWide } from './widths.ts';

const none: readonly Duty[] = [];

/** The frame of every signed-in screen. */
export function Layout({ role, children }: { role: Role; children: ReactNode }) {
  const { t } = useLingui();
  const collapsed = useCollapsed();
  const [helping, setHelping] = useState(false);
  const { known: HelpDialog } = helpPart;
  const duties = useSession(({ user }) => user?.duties ?? none);
  const secondFactorBy = useSession(({ user }) => user?.secondFactorBy ?? null);
  const waiting = useWaiting(role, duties);
  const help = () => ask(helpPart, () => setHelping(true));
  useEffect(() => {
    if (isWide()) void bringSideIcons();
    return whenIdle(() => {
      void bringSideIcons();
      // whoever asks for what could not be fetched is told
      void fetchAsked().catch(() => undefined);
    });
  }, []);

  return (
    <div className={styles.shell} data-collapsed={collapsed || undefined}>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <aside className={`${styles.side} only-wide`} aria-label={t`Side navigation`}>
        <div className={styles.sideTop}>
          <Brand role={role} />
          {/* both forms, of which the style shows one: the frame that stands there before the code has no other way */}
          <Button look="bare" icon aria-expanded={!collapsed} onClick={() => collapse(!collapsed)}>
            <span className={styles.collapse}>
              <PanelLeftClose className="flip" />
              <span className="vh">
                <Trans>Collapse side navigation</Trans>
              </span>
            </span>
            <span className={styles.expand}>
              <PanelLeft className="flip" />
              <span className="vh">
                <Trans>Expand side navigation</Trans>
              </span>
            </span>
          </Button>
        </div>
        <NavigationList role={role} waiting={waiting} />
      </aside>
      <header className={styles.top}>
        <span className="only-phone">
          <Brand role={role} />
        </span>
        <span className="push" />
        <SyncState />
        <Bell />
        <span className="only-phone">
          <Button look="bare" icon aria-label={t`Help`} onClick={help}>
            <CircleHelp />
          </Button>
        </span>
        <span className="only-wide">
          <DisplayMenu />
        </span>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <GuestBanner />
        {secondFactorBy && <Addition part={secondFactorPart} props={{ by: secondFactorBy }} />}
        {children}
      </main>
      <Dock role={role} waiting={waiting} />
      <button type="button" className={`${styles.float} only-wide`} aria-label={t`Help`} onClick={help}>
        <CircleHelp />
      </button>
      {HelpDialog && <HelpDialog open={helping} onClose={() => setHelping(false)} />}
    </div>
  );
}

function Brand({ role }: { role: Role }) {
  return (
    <Link className="brand" href={homes[role]}>
      <LanternMark />
      <span>Lantern</span>
    </Link>
  );
}

function Dock({ role, waiting }: { role: Role; waiting: Waiting }) {
  const { t, i18n } = useLingui();
  const [location] = useLocation();
  return (
    <nav className={`${styles.dock} only-phone`} aria-label={t`Main screens`}>
      {dockTabs.flatMap(({ path, label }) =>
        routesOf([path], role).map((route) => {
          const Icon = dockIcons[path];
          return (
            <Link key={path} href={path} aria-current={currentAt(path, location)} onTouchStart={() => prefetch(route)}>
              {Icon && <Icon />}
              {i18n._(label)}
            </Link>
          );
        }),
      )}
      {/* A navigation closes the sheet, and coming back does not open it. */}
      <More key={location} role={role} waiting={waiting} />
    </nav>
  );
}

function More({ role, waiting }: { role: Role; waiting: Waiting }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const { known: MoreSheet } = morePart;
  const all = Object.values(waiting).reduce((sum, count) => sum + count, 0);
  function show() {
    void bringSideIcons();
    ask(morePart, () => setOpen(true));
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show}>
        <MenuIcon />
        <Trans>More</Trans>
        {all > 0 && (
          <b className={styles.waiting}>
            <span aria-hidden="true">{i18n.number(all)}</span>
            <span className="vh">
              <Plural value={all} one="# waits" other="# wait" />
            </span>
          </b>
        )}
      </button>
      {MoreSheet && (
        <MoreSheet open={open} onClose={() => setOpen(false)} role={role} waiting={waiting}>
          <NavigationList role={role} waiting={waiting} />
        </MoreSheet>
      )}
    </>
  );
}
