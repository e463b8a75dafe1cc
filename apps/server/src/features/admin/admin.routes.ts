import * as contract from '@lantern/contract/admin';
import { listAdminActs } from '@lantern/contract/admin.acts';
import { listWaitingForStaff } from '@lantern/contract/admin.waiting';
import { Problem } from '@lantern/contract/problem';
import { noteAdminOpening } from '#database/shares.ts';
import type { Parts } from '#feature/feature.ts';
import {
  type Accounts,
  deleteInvitation,
  findUserByEmail,
  hideUsedLinks,
  inviteMentor,
  issueResetLink,
  listInvitations,
  listStaff,
} from '#features/accounts/accounts.service.ts';
import { mailOriginOf, originOf } from '#http/origin.ts';
import { type Served, serve } from '#http/serve.ts';
import { listActs } from './admin.acts.store.ts';

type InvitationRow = { digest: Buffer; email: string | null; created_at: Date; expires_at: Date; used_at: Date | null };

const invitationOf = (row: InvitationRow) => ({
  id: row.digest.toString('hex'),
  email: row.email ?? '',
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
});

export function adminRoutes(served: Served, parts: Parts): void {
  const accounts: Accounts = parts;
  const { database, mailFolder } = accounts.ports;
  const { publicUrl } = accounts.config;

  serve(served, contract.inviteMentor, async ({ caller, body, request }) => {
    const { invitation, link } = await inviteMentor(accounts, caller.id, body.email, mailOriginOf(request, publicUrl));
    return { invitation: invitationOf(invitation), link };
  });
  serve(served, contract.listInvitations, async () => ({
    invitations: (await listInvitations(database)).map(invitationOf),
  }));
  serve(served, contract.revokeInvitation, async ({ params }) => {
    if (!(await deleteInvitation(database, params.id))) throw new Problem('not_found');
    return { ok: true as const };
  });
  serve(served, contract.listStaff, async () => ({
    people: (await listStaff(database, contract.staffListed)).map(({ id, name, email, ...row }) => ({
      id,
      name,
      email,
      role: row.role === 'admin' ? ('admin' as const) : ('mentor' as const),
      twoFactor: row.two_factor_enabled ?? false,
      createdAt: row.created_at.toISOString(),
    })),
  }));
  serve(served, contract.issueResetLink, async ({ caller, body, request, concerns }) => {
    const { link, expiresAt, userId } = await issueResetLink(accounts, body.email, originOf(request, publicUrl));
    concerns(userId);
    await noteAdminOpening(database, { adminId: caller.id, userId, scope: 'reset-link' });
    return { link, expiresAt: expiresAt.toISOString() };
  });
  serve(served, contract.listStoredMails, async () => ({
    mailServer: mailFolder === undefined,
    mails: (await mailFolder?.list(200)) ?? [],
  }));
  serve(served, contract.readStoredMail, async ({ caller, params, concerns }) => {
    const mail = await mailFolder?.read(params.id);
    if (!mail) throw new Problem('not_found');
    const owner = await findUserByEmail(database, mail.to);
    concerns(owner?.id);
    if (owner) await noteAdminOpening(database, { adminId: caller.id, userId: owner.id, scope: 'mail' });
    return { mail: { ...mail, text: await hideUsedLinks(accounts, mail.text) } };
  });
  serve(served, listWaitingForStaff, async ({ caller }) => {
    const mine = parts.features.flatMap(({ waitsForStaff: one }) =>
      one && (caller.role === 'admin' || (one.duty && caller.duties.includes(one.duty))) ? one : [],
    );
    return {
      waiting: await Promise.all(mine.map(async ({ path, count }) => ({ path, count: await count(database) }))),
    };
  });
  serve(served, listAdminActs, ({ query }) => listActs(database, query.before));
}
