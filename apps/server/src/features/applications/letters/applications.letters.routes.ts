import * as contract from '@lantern/contract/applications.letters';
import type { FastifyRequest } from 'fastify';
import { mailOriginOf, originOf } from '#http/origin.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { recordRoutes } from '#records/record.routes.ts';
import * as link from './applications.letters.link.ts';
import * as letters from './applications.letters.service.ts';
import { listLetters } from './applications.letters.store.ts';

type LetterSettings = { publicUrl: string | undefined; canMail: boolean };

export function letterRoutes(served: Served, ports: Ports, { publicUrl, canMail }: LetterSettings): void {
  const { database } = ports;
  const asking = { ...ports, canMail };
  const baseUrlFor = (send: 'mail' | 'hand', request: FastifyRequest) =>
    (send === 'mail' ? mailOriginOf : originOf)(request, publicUrl).baseUrl;
  recordRoutes(served, ports, letters.recommenders);
  serve(served, contract.listLetters, async ({ caller }) => ({
    letters: await listLetters(database, caller.id),
    can_mail: canMail && !caller.guest,
  }));
  serve(served, contract.askForLetter, ({ caller, body, request }) =>
    letters.askForLetter(asking, caller, body, baseUrlFor(body.send, request)),
  );
  serve(served, contract.remindOfLetter, ({ caller, body, request }) =>
    letters.remindOfLetter(asking, caller, body, baseUrlFor(body.send, request)),
  );
  serve(served, contract.withdrawLetter, async ({ caller, body }) => ({
    letter: await letters.withdrawLetter(asking, caller, body.letter_id),
  }));
  serve(served, contract.readLetter, async ({ caller, params }) => {
    const file = await letters.openLetter(asking, caller, params.id);
    return { type: 'application/pdf', ...file };
  });

  serve(served, contract.openLetterRequest, ({ params, request }) => link.openRequest(ports, params.token, request.ip));
  serve(served, contract.sendLetter, async ({ params, request, receive }) => {
    await link.takeLetter(ports, params.token, request.ip, receive);
    return { ok: true as const };
  });
  serve(served, contract.declineLetter, async ({ params, body, request }) => {
    await link.declineRequest(ports, params.token, request.ip, body.word ?? '');
    return { ok: true as const };
  });
}
