import type { Role } from '@lantern/contract/access';

/** The first screen of each role. */
export const homes: Record<Role, string> = { student: '/dashboard', mentor: '/mentor', admin: '/admin' };

/** Where to go after signing in: an address inside the app, or the dashboard for anything that might lead elsewhere. */
export function safeNext(next: string | null, fallback = '/dashboard'): string {
  if (!next) return fallback;
  const base = 'https://lantern.invalid';
  // Browsers read a backslash as a slash and drop tabs and line breaks; URL does the same, so its answer is compared.
  if (!URL.canParse(next, base) || !next.startsWith('/')) return fallback;
  const url = new URL(next, base);
  if (url.origin !== base || /^\/(login|signup|api)(\/|$)/.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

export function loginPath(from: string): string {
  const next = safeNext(from, '');
  return next && next !== '/dashboard' ? `/login?next=${encodeURIComponent(next)}` : '/login';
}
