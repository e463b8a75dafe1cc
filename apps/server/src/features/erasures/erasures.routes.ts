import * as contract from '@lantern/contract/erasures';
import type { Parts } from '#feature/feature.ts';
import { signOut } from '#features/accounts/accounts.service.ts';
import { forgetDevice } from '#features/accounts/leaving/accounts.leaving.service.ts';
import { originOf, setCookies } from '#http/origin.ts';
import { type Served, serve } from '#http/serve.ts';
import { eraseAccount } from './erasures.service.ts';

export function erasuresRoutes(served: Served, parts: Parts): void {
  serve(served, contract.deleteAccount, async ({ caller, body, request, reply }) => {
    const origin = originOf(request, parts.config.publicUrl);
    await eraseAccount(parts, caller, body, origin);
    setCookies(reply, [...(await signOut(parts, caller, origin)), await forgetDevice(parts, caller.id, origin)]);
    return { ok: true as const };
  });
}
