import * as contract from '@lantern/contract/notifications';
import { languageOf } from '#http/language.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { addDevice, removeDevice } from './notifications.push.ts';
import * as service from './notifications.service.ts';

export function notificationsRoutes(served: Served, ports: Ports): void {
  const { database } = ports;

  serve(served, contract.listNotifications, ({ caller, query, request }) =>
    service.listPage(database, caller, { before: query.before, language: languageOf(request) }),
  );
  serve(served, contract.countUnread, ({ caller }) => service.readUnread(database, caller));
  serve(served, contract.markRead, ({ caller, body }) => service.markRead(ports, caller, body.notification_id, 'one'));
  serve(served, contract.markAllRead, ({ caller, body }) => service.markRead(ports, caller, body.up_to, 'up to'));
  serve(served, contract.getSettings, async ({ caller }) => ({ settings: await service.readSettings(ports, caller) }));
  serve(served, contract.saveSettings, async ({ caller, body }) => ({
    settings: await service.saveSettings(ports, caller, body),
  }));
  serve(served, contract.addDevice, ({ caller, body }) => addDevice(ports, caller, body));
  serve(served, contract.removeDevice, ({ caller, body }) => removeDevice(database, caller, body.endpoint));
  serve(served, contract.sayReader, async ({ caller, body }) => {
    await service.saveReader(database, caller, body);
    return { ok: true as const };
  });
}
