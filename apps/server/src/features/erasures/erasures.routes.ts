import * as contract from '@lantern/contract/erasures';
import { type Accounts, signOut } from '#features/accounts/accounts.service.ts';
import { originOf, setCookies } from '#http/origin.ts';
import type { Resumable } from '#http/resumable.ts';
import { type Served, serve } from '#http/serve.ts';
import { eraseAccount } from './erasures.service.ts';

export function erasuresRoutes(served: Served, accounts: Accounts, uploads: Resumable): void {
  const erasing = { accounts, forgetUploads: uploads.forget };

  serve(served, contract.deleteAccount, async ({ caller, body, request, reply }) => {
    const origin = originOf(request, accounts.config.publicUrl);
    await eraseAccount(erasing, caller, body, origin);
    setCookies(reply, await signOut(accounts, caller, origin));
    return { ok: true as const };
  });
}
