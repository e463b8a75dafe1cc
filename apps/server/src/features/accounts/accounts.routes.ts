import * as contract from '@lantern/contract/accounts';
import * as accessTokens from '@lantern/contract/accounts.access-tokens';
import * as passkeys from '@lantern/contract/accounts.passkeys';
import * as log from '@lantern/contract/accounts.security-log';
import * as session from '@lantern/contract/accounts.session';
import type { FastifyRequest } from 'fastify';
import { mailOriginOf, originOf, setCookies } from '#http/origin.ts';
import { type Served, serve } from '#http/serve.ts';
import * as tokens from './access-tokens/accounts.access-tokens.ts';
import * as service from './accounts.service.ts';
import * as social from './accounts.social.ts';
import { findSessionUser } from './accounts.store.ts';
import * as verification from './addresses/accounts.verification.ts';
import * as keys from './passkeys/accounts.passkeys.ts';
import * as security from './security/accounts.security.ts';
import { findDemand, listAllEvents, listOwnEvents, putDemand } from './security/accounts.security-log.store.ts';

const ok = { ok: true } as const;

export function accountsRoutes(served: Served, accounts: service.Accounts): void {
  const { publicUrl } = accounts.config;
  const from = (request: FastifyRequest) => originOf(request, publicUrl);
  const mailFrom = (request: FastifyRequest) => mailOriginOf(request, publicUrl);

  serve(served, contract.signUp, async ({ caller, body, request, reply }) => {
    const { user, cookies } = await service.signUp(accounts, body, from(request));
    setCookies(reply, cookies);
    await service.endReplaced(accounts, caller);
    await verification.tryToAsk(accounts, user.id, mailFrom(request));
    return { user };
  });
  serve(served, contract.signIn, async ({ caller, body, request, reply }) => {
    const { user, cookies } = await service.signIn(accounts, body, from(request));
    setCookies(reply, cookies);
    await service.endReplaced(accounts, caller);
    return { user, twoFactorRequired: user === null };
  });
  serve(served, contract.verifyTotp, async ({ body, request, reply }) => {
    const { user, cookies } = await service.verifySecondStep(accounts, 'totp', body.code, from(request));
    setCookies(reply, cookies);
    return { user };
  });
  serve(served, contract.verifyRecoveryCode, async ({ body, request, reply }) => {
    const { user, cookies } = await service.verifySecondStep(accounts, 'recovery', body.code, from(request));
    setCookies(reply, cookies);
    return { user };
  });
  serve(served, session.getSession, async ({ caller }) => ({
    user: (caller && (await findSessionUser(accounts.ports.database, caller.id))) ?? null,
  }));
  serve(served, session.signOut, async ({ caller, request, reply }) => {
    setCookies(reply, await service.signOut(accounts, caller, from(request)));
    return ok;
  });
  serve(served, session.getSignInOptions, async () => ({
    social: session.providers.filter((provider) => social.isOffered(accounts, provider)),
    school: accounts.config.school?.name ?? null,
    passkeys: keys.offersPasskeys(accounts),
    guest: accounts.config.guests,
    mail: accounts.config.smtpUrl !== undefined,
    chatAppUrl: accounts.config.chatAppUrl ?? null,
  }));
  serve(served, contract.signInSocial, async ({ body, request, reply }) => {
    const { url, cookies } = await social.beginSocialSignIn(accounts, body, from(request));
    setCookies(reply, cookies);
    return { url };
  });
  serve(served, contract.socialCallback, async ({ caller, params, request, reply }) => {
    const { location, cookies, isIn } = await social.finishSocialSignIn(
      accounts,
      params.provider,
      request.url,
      from(request),
    );
    setCookies(reply, cookies);
    if (isIn) await service.endReplaced(accounts, caller);
    return reply.redirect(location, 302);
  });
  serve(served, contract.requestPasswordReset, async ({ body, request }) => {
    await service.requestPasswordReset(accounts, body.email, mailFrom(request), (error) =>
      request.log.error({ err: error }, 'reset mail'),
    );
    return ok;
  });
  serve(served, contract.resetPassword, async ({ body, request }) => {
    await service.resetPassword(accounts, body.token, body.newPassword, from(request));
    return ok;
  });
  serve(served, contract.claimAdmin, async ({ caller, body, request, reply }) => {
    const { user, cookies } = await service.claimAdmin(accounts, body, from(request));
    setCookies(reply, cookies);
    await service.endReplaced(accounts, caller);
    return { user };
  });
  serve(served, contract.acceptInvitation, async ({ caller, body, request, reply }) => {
    const { user, cookies } = await service.acceptInvitation(accounts, body, from(request));
    setCookies(reply, cookies);
    await service.endReplaced(accounts, caller);
    return { user };
  });

  serve(served, contract.changePassword, async ({ caller, body, request, reply }) => {
    setCookies(reply, await security.changePassword(accounts, caller, body, from(request)));
    return ok;
  });
  serve(served, contract.changeEmail, async ({ caller, body, request }) => {
    await security.requestEmailChange(accounts, caller, body, mailFrom(request));
    return ok;
  });
  serve(served, contract.confirmEmail, async ({ body, request }) => ({
    email: await security.confirmEmailChange(accounts, body.token, from(request)),
  }));
  serve(served, contract.verifyEmail, async ({ body, request }) => ({
    email: await verification.verifyEmail(accounts, body.token, from(request)),
  }));
  serve(served, contract.sendVerification, async ({ caller, request }) => ({
    sent: await verification.sendVerification(accounts, caller.id, mailFrom(request)),
  }));
  serve(served, contract.enableTwoFactor, async ({ caller, body, request }) =>
    security.enableTwoFactor(accounts, caller, body.password, from(request)),
  );
  serve(served, contract.confirmTwoFactor, async ({ caller, body, request, reply }) => {
    setCookies(reply, await security.confirmTwoFactor(accounts, caller, body.code, from(request)));
    return ok;
  });
  serve(served, contract.disableTwoFactor, async ({ caller, body, request, reply }) => {
    setCookies(reply, await security.disableTwoFactor(accounts, caller, body.password, from(request)));
    return ok;
  });
  serve(served, contract.newRecoveryCodes, async ({ caller, body, request }) => ({
    recoveryCodes: await security.newRecoveryCodes(accounts, caller, body.password, from(request)),
  }));
  serve(served, log.listMySecurityEvents, ({ caller, query }) =>
    listOwnEvents(accounts.ports.database, caller.id, query.before),
  );
  serve(served, log.listSecurityEvents, ({ query }) => listAllEvents(accounts.ports.database, query.before));
  serve(served, log.readSecondFactorDemand, () => findDemand(accounts.ports.database));
  serve(served, log.saveSecondFactorDemand, async ({ body }) => {
    await putDemand(accounts.ports.database, body);
    return await findDemand(accounts.ports.database);
  });
  serve(served, contract.listSessions, async ({ caller }) => ({
    sessions: await security.readSessions(accounts, caller),
  }));
  serve(served, contract.revokeSession, async ({ caller, body, request }) => {
    await security.revokeSession(accounts, caller, body, from(request));
    return ok;
  });
  serve(served, contract.revokeOtherSessions, async ({ caller, body, request }) => {
    await security.revokeOtherSessions(accounts, caller, body.password, from(request));
    return ok;
  });
  passkeyRoutes(served, accounts);
  accessTokenRoutes(served, accounts);
}

function passkeyRoutes(served: Served, accounts: service.Accounts): void {
  const from = (request: FastifyRequest) => originOf(request, accounts.config.publicUrl);

  serve(served, passkeys.listPasskeys, async ({ caller }) => ({ passkeys: await keys.listPasskeys(accounts, caller) }));
  serve(served, passkeys.beginPasskey, ({ caller, body, request }) =>
    keys.beginPasskey(accounts, caller, body.password, from(request)),
  );
  serve(served, passkeys.addPasskey, async ({ caller, body, request }) => ({
    passkey: await keys.addPasskey(accounts, caller, body, from(request)),
  }));
  serve(served, passkeys.deletePasskey, async ({ caller, body, request }) => {
    await keys.deletePasskey(accounts, caller, body, from(request));
    return ok;
  });
  serve(served, passkeys.beginPasskeySignIn, ({ request }) => keys.beginPasskeySignIn(accounts, from(request)));
  serve(served, passkeys.signInPasskey, async ({ caller, body, request, reply }) => {
    const { user, cookies } = await keys.signInPasskey(accounts, body, from(request));
    setCookies(reply, cookies);
    await service.endReplaced(accounts, caller);
    return { user };
  });
}

function accessTokenRoutes(served: Served, accounts: service.Accounts): void {
  const from = (request: FastifyRequest) => originOf(request, accounts.config.publicUrl);

  serve(served, accessTokens.listAccessTokens, async ({ caller }) => ({
    tokens: await tokens.listAccessTokens(accounts, caller),
  }));
  serve(served, accessTokens.createAccessToken, ({ caller, body, request }) =>
    tokens.createAccessToken(accounts, caller, body, from(request)),
  );
  serve(served, accessTokens.deleteAccessToken, async ({ caller, body, request }) => {
    await tokens.deleteAccessToken(accounts, caller, body.id, from(request));
    return ok;
  });
}
