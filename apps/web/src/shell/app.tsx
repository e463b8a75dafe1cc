import type { Role } from '@lantern/contract/access';
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { matchRoute, Redirect, Route as RouteParams, Router, useLocation, useRouter, useSearch } from 'wouter';
import { setBuiltScreens } from '#api/built-screens.ts';
import { queryClient } from '#api/query-client.ts';
import { homes, loginPath } from '#api/redirect.ts';
import { useSession } from '#api/session.ts';
import { AboutContext } from '#components/about.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Toasts } from '#components/toast.tsx';
import { builtRoutes, isBuilt, isOpenTo, type Route, staticPaths } from '#routes.ts';
import { ArrivingAt } from './arriving.tsx';
import { ErrorBoundary, NotOnDevice } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import { PublicFrame } from './public-frame.tsx';
import { PublicPage } from './public-page.tsx';
import { screenOf } from './screen-of.ts';
import { TakenOver } from './taken-over.tsx';

setBuiltScreens(isBuilt);

/** The route of an address, and whether the address is its canonical one. */
function useRoute(): { route: Route; canonical: boolean } | undefined {
  const [path] = useLocation();
  const { parser } = useRouter();
  for (const route of builtRoutes) {
    if (matchRoute(parser, route.path, path)[0]) return { route, canonical: true };
    if (route.also?.some((second) => matchRoute(parser, second, path)[0])) return { route, canonical: false };
  }
}

/** After a navigation the reader starts at the top of the new screen, with its title said. */
function useArrival(title: string | undefined) {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    document.title = title ? `${title} · Lantern` : 'Lantern';
  }, [title]);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}

function Page() {
  const { _ } = useLingui();
  const found = useRoute();
  const [path] = useLocation();
  const search = useSearch();
  const user = useSession((session) => session.user);
  useArrival(found && _(found.route.title));
  const query = search && `?${search}`;

  if (!found) {
    // Static pages are no part of the app; it stands in for one that the device has not kept, without a connection.
    if (path === '/') return <Redirect to={user ? homes[user.role] : '/login'} replace />;
    const isStatic = staticPaths.some((each) => each === path);
    return <Framed role={user?.role}>{isStatic ? <NotOnDevice /> : <NotFound />}</Framed>;
  }
  const { route, canonical } = found;
  if (!canonical) return <Redirect to={route.path + query} replace />;
  if (route.access === 'protected' && !user)
    return (
      <Framed>
        <SignedInOnly at={path + query} />
      </Framed>
    );
  if (user && !isOpenTo(route, user.role, user.duties)) {
    // Mails name the profile page, whoever reads them. The screens of other roles do not exist for a student.
    const instead = route.path === '/profile' ? '/account' : homes[user.role];
    return user.role === 'student' || route.roles ? (
      <Framed role={user.role}>
        <NotFound />
      </Framed>
    ) : (
      <Redirect to={instead} replace />
    );
  }
  const Screen = screenOf(route);
  const screen = (
    <ErrorBoundary key={path}>
      <Suspense fallback={route.bare ? <Skeleton /> : <ArrivingAt route={route} />}>
        <RouteParams path={route.path}>
          <AboutContext value={route.about}>
            <Screen />
          </AboutContext>
        </RouteParams>
        <TakenOver />
      </Suspense>
    </ErrorBoundary>
  );
  return route.bare ? <PublicPage>{screen}</PublicPage> : <Framed role={user?.role}>{screen}</Framed>;
}

function Framed({ role, children }: { role?: Role | undefined; children: ReactNode }) {
  return role ? <Layout role={role}>{children}</Layout> : <PublicFrame>{children}</PublicFrame>;
}

/** What is told of a protected screen to somebody who is not signed in: until that is known, nothing. */
function SignedInOnly({ at }: { at: string }) {
  const known = useSession((session) => session.known);
  return known ? <Redirect to={loginPath(at)} replace /> : <Skeleton />;
}

/** `at` is the address while the build renders it; a browser knows its own. */
export function App({ at }: { at?: string }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        {/* What is pre-rendered is so for an address without a query: what is in it comes right after. */}
        <Router {...(at && { ssrPath: at })} ssrSearch="">
          <ErrorBoundary>
            <Page />
          </ErrorBoundary>
          <Toasts />
        </Router>
      </QueryClientProvider>
    </I18nProvider>
  );
}
