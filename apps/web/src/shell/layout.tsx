import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, Menu as MenuIcon, PanelLeft, PanelLeftClose } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { homes } from '#api/redirect.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { LanternMark } from '#components/lantern-mark.tsx';
import { Bell } from './bell.tsx';
import { DisplayMenu } from './display-menu.tsx';
import { GuestBanner } from './guest-banner.tsx';
import { HelpDialog } from './help-dialog.tsx';
import styles from './layout.module.css';
import { currentAt, dockTabs, icons, routesOf } from './navigation.ts';
import { NavigationList, prefetch } from './navigation-list.tsx';
import { SyncState } from './sync-state.tsx';

const collapsedKey = 'lantern.side-collapsed';

/** The frame of every signed-in screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'yes');
  const [helping, setHelping] = useState(false);

  function toggle() {
    localStorage.setItem(collapsedKey, collapsed ? 'no' : 'yes');
    setCollapsed(!collapsed);
  }

  return (
    <div className={collapsed ? `${styles.shell} ${styles.collapsed}` : styles.shell}>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <aside className={`${styles.side} only-wide`} aria-label={t`Side navigation`}>
        <div className={styles.sideTop}>
          <Brand />
          <Button
            look="bare"
            icon
            aria-label={collapsed ? t`Expand side navigation` : t`Collapse side navigation`}
            aria-expanded={!collapsed}
            onClick={toggle}
          >
            {collapsed ? <PanelLeft className="flip" /> : <PanelLeftClose className="flip" />}
          </Button>
        </div>
        <NavigationList />
      </aside>
      <header className={styles.top}>
        <span className="only-phone">
          <Brand />
        </span>
        <span className="push" />
        <SyncState />
        <Bell />
        <span className="only-phone">
          <Button look="bare" icon aria-label={t`Help`} onClick={() => setHelping(true)}>
            <CircleHelp />
          </Button>
        </span>
        <span className="only-wide">
          <DisplayMenu />
        </span>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <GuestBanner />
        {children}
      </main>
      <Dock />
      <button
        type="button"
        className={`${styles.float} only-wide`}
        aria-label={t`Help`}
        onClick={() => setHelping(true)}
      >
        <CircleHelp />
      </button>
      <HelpDialog open={helping} onClose={() => setHelping(false)} />
    </div>
  );
}

function Brand() {
  const role = useSession().user?.role;
  return (
    <Link className="brand" href={homes[role ?? 'student']}>
      <LanternMark />
      <span>Lantern</span>
    </Link>
  );
}

function Dock() {
  const { t, i18n } = useLingui();
  const [location] = useLocation();
  const role = useSession().user?.role;
  return (
    <nav className={`${styles.dock} only-phone`} aria-label={t`Main screens`}>
      {dockTabs.flatMap(({ path, label }) =>
        routesOf([path], role).map((route) => {
          const Icon = icons[path];
          return (
            <Link key={path} href={path} aria-current={currentAt(path, location)} onTouchStart={() => prefetch(route)}>
              {Icon && <Icon />}
              {i18n._(label)}
            </Link>
          );
        }),
      )}
      {/* A navigation closes the sheet, and coming back does not open it. */}
      <More key={location} />
    </nav>
  );
}

function More() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon />
        <Trans>More</Trans>
      </button>
      <Dialog title={<Trans>More</Trans>} open={open} onClose={() => setOpen(false)}>
        <div className={styles.more}>
          <NavigationList />
          <div className="row">
            <Trans>Theme and language</Trans>
            <span className="push">
              <DisplayMenu />
            </span>
          </div>
        </div>
      </Dialog>
    </>
  );
}
