// The specification's navigation. Only targets whose screen exists are shown; their icons stand beside their paths.
import type { Role } from '@lantern/contract/access';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Award,
  Bookmark,
  CalendarCheck,
  CalendarClock,
  CalendarCog,
  CalendarPlus,
  CircleHelp,
  CircleUser,
  ClipboardCheck,
  Coins,
  FileCheck,
  FileText,
  FileUser,
  Flag,
  Folder,
  Gauge,
  GraduationCap,
  Handshake,
  House,
  Inbox,
  Landmark,
  Library,
  ListChecks,
  type LucideIcon,
  Mail,
  MailCheck,
  MessageCircle,
  MessageCircleQuestionMark,
  MessageCircleWarning,
  MessagesSquare,
  Mic,
  PenLine,
  Plane,
  ShieldCheck,
  Sprout,
  Stamp,
  Target,
  Trophy,
  UserRound,
  UsersRound,
  Wallet,
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
    paths: ['/personal-info', '/family-info', '/education', '/documents', '/ecas', '/essay-list', '/tests', '/cv'],
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
  '/admin/documents',
  '/admin/facts',
  '/admin/reports',
  '/admin/catalogue',
  '/admin/rates',
  '/admin/messages',
];
export const bottomPaths: readonly string[] = ['/profile', '/account', '/talk-to-lantern'];

/** Icons of the targets that exist; whoever builds a screen adds its icon here. */
export const icons: Record<string, LucideIcon> = {
  '/dashboard': House,
  '/progress-tracker': ListChecks,
  '/initial-prep-call': CalendarPlus,
  '/my-sessions': CalendarClock,
  '/shares': Handshake,
  '/mentor': Inbox,
  '/mentor/chats': MessagesSquare,
  '/mentor/profile': CalendarCog,
  '/talk-to-lantern': MessageCircle,
  '/essays': PenLine,
  '/essay-list': FileText,
  '/personal-info': UserRound,
  '/family-info': UsersRound,
  '/education': GraduationCap,
  '/tests': ClipboardCheck,
  '/test-prep': CalendarCheck,
  '/cv': FileUser,
  '/unipair': Landmark,
  '/profile-evaluation': Gauge,
  '/visa': Stamp,
  '/finance': Wallet,
  '/settlement': Plane,
  '/profile': CircleUser,
  '/account': ShieldCheck,
  '/admin': Wrench,
  '/admin/documents': FileCheck,
  '/admin/facts': Flag,
  '/admin/reports': MessageCircleWarning,
  '/admin/catalogue': Library,
  '/admin/rates': Coins,
  '/admin/messages': Mail,
  '/documents': Folder,
  '/saved-universities': Bookmark,
  '/recommenders': MailCheck,
  '/ecas': Trophy,
  '/extracurricular-plus': Sprout,
  '/eca-development': Target,
  '/mock-interview': Mic,
  '/scholarshiparc': Award,
  '/ask-anything': MessageCircleQuestionMark,
  '/help': CircleHelp,
};

/** Bottom tabs of phones; "More" stands beside them and opens the whole navigation. */
export const dockTabs: readonly { path: string; label: MessageDescriptor }[] = [
  { path: '/dashboard', label: msg`Home` },
  { path: '/essays', label: msg`Essays` },
  { path: '/unipair', label: msg`Universities` },
  { path: '/documents', label: msg`Documents` },
  { path: '/mentor', label: msg`Workspace` },
  { path: '/mentor', label: msg`Sessions` },
  { path: '/mentor/chats', label: msg`Chats` },
  { path: '/admin', label: msg`Administration` },
  { path: '/account', label: msg`Account` },
];

/** How a link to `path` marks itself: the screen that is shown, or the one that it was opened from. */
export function currentAt(path: string, location: string): 'page' | 'true' | undefined {
  if (location === path) return 'page';
  if (path === '/mock-interview' && location.startsWith(path)) return 'true';
  if (path === '/saved-universities' && location.startsWith(`${path}/`)) return 'true';
  return path === '/essays' && location.startsWith('/essay/') ? 'true' : undefined;
}

/** Those of the paths that lead to a screen which exists for this role. */
export function routesOf(paths: readonly string[], role: Role | undefined): Route[] {
  return paths.flatMap((path) => builtRoutes.find((route) => route.path === path && isOpenTo(route, role)) ?? []);
}
