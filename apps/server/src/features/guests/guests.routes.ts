import * as contract from '@lantern/contract/guests';
import { getGuest } from '@lantern/contract/guests.state';
import type { Accounts } from '#features/accounts/accounts.service.ts';
import { originOf, setCookies } from '#http/origin.ts';
import { type Served, serve } from '#http/serve.ts';
import * as service from './guests.service.ts';

export function guestsRoutes(served: Served, accounts: Accounts): void {
  const { publicUrl } = accounts.config;

  serve(served, contract.startGuest, async ({ request, reply }) => {
    const { user, cookies } = await service.startGuest(accounts, originOf(request, publicUrl));
    setCookies(reply, cookies);
    return { user };
  });
  serve(served, getGuest, async ({ caller }) => ({
    goesAwayAt: await service.readGuestEnd(accounts, caller.id),
  }));
  serve(served, contract.keepGuest, async ({ caller, body, request, reply }) => {
    const { user, cookies } = await service.keepGuest(accounts, caller, body, originOf(request, publicUrl));
    setCookies(reply, cookies);
    return { user };
  });
}
