// The specification's navigation. Only targets whose screen exists are shown; their icons are in side-icons.ts.
import type { Duty, Role } from '@lantern/contract/access';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Folder,
  House,
  Inbox,
  Landmark,
  type LucideIcon,
  MessagesSquare,
  PenLine,
  ShieldCheck,
  Wrench,
} from 'lucide-react';
import { builtRoutes, isOpenTo, type Route } from '#routes.ts';

export const navigationGroups: readonly { title: MessageDescriptor; paths: readonly string[] }[] = [
  { title: msg`Quickers`, paths: ['/progress-tracker', '/initial-prep-call'] },
  { title: msg`Long-term preparation`, paths: ['/test-prep', '/extracurricular-plus', '/eca-development'] },
  {
    title: msg`Tools`,
    paths: ['/unipair', '/scholarshiparc', '/essays', '/mock-interview', '/profile-evaluation', '/ask-anything'],
  },
  {
    title: msg`Application starts here: Profile`,
    paths: [
      '/personal-info',
      '/family-info',
      '/education',
      '/documents',
      '/document-checklist',
      '/ecas',
      '/essay-list',
      '/tests',
      '/cv',
    ],
  },
  { title: msg`Application starts here: My list`, paths: ['/saved-universities', '/recommenders'] },
  { title: msg`Post-application`, paths: ['/visa', '/finance', '/settlement'] },
  { title: msg`Support and sessions`, paths: ['/my-sessions', '/shares', '/help'] },
];

export const topPaths: readonly string[] = [
  '/dashboard',
  '/mentor',
  '/mentor/chats',
  '/mentor/profile',
  '/admin',
  '/admin/reports',
  '/admin/people',
  '/admin/documents',
  '/admin/facts',
  '/admin/catalogue',
  '/admin/rates',
  '/admin/messages',
];
export const bottomPaths: readonly string[] = ['/profile', '/account', '/talk-to-lantern'];

/** Bottom tabs of phones; "More" stands beside them and opens the whole navigation. */
export const dockTabs: readonly { path: string; label: MessageDescriptor }[] = [
  { path: '/dashboard', label: msg`Home` },
  { path: '/essays', label: msg`Essays` },
  { path: '/unipair', label: msg`Universities` },
  { path: '/documents', label: msg`Documents` },
  { path: '/mentor', label: msg`Workspace` },
  { path: '/mentor/chats', label: msg`Chats` },
  { path: '/admin', label: msg`Administration` },
  { path: '/account', label: msg`Account` },
];

export const dockIcons: Record<string, LucideIcon> = {
  '/dashboard': House,
  '/essays': PenLine,
  '/unipair': Landmark,
  '/documents': Folder,
  '/mentor': Inbox,
  '/mentor/chats': MessagesSquare,
  '/admin': Wrench,
  '/account': ShieldCheck,
};

/** Those of the paths that lead to a screen which exists for this role. */
export function routesOf(paths: readonly string[], role: Role | undefined, duties: readonly Duty[] = []): Route[] {
  return paths.flatMap(
    (path) => builtRoutes.find((route) => route.path === path && isOpenTo(route, role, duties)) ?? [],
  );
}
