import * as contract from '@lantern/contract/profile';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import * as photo from './profile.photo.ts';
import * as service from './profile.service.ts';

export function profileRoutes(served: Served, ports: Ports): void {
  serve(served, contract.getPersonalInfo, async ({ caller }) => ({
    personalInfo: await service.readPersonalInfo(ports, caller.id),
  }));
  serve(served, contract.savePersonalInfo, async ({ caller, body }) => ({
    personalInfo: await service.savePersonalInfo(ports, caller.id, body),
  }));
  serve(served, contract.getStudentRecord, async ({ owners, params }) => ({
    student: await service.readStudentRecord(ports, owners, params.userId),
  }));
  serve(served, contract.getProfile, async ({ caller }) => ({ profile: await service.readProfile(ports, caller.id) }));
  serve(served, contract.saveBasicInformation, async ({ caller, body }) => ({
    profile: await service.saveBasicInformation(ports, caller.id, body),
  }));
  serve(served, contract.saveEmergencyContact, async ({ caller, body }) => ({
    profile: await service.saveEmergencyContact(ports, caller.id, body),
  }));
  serve(served, contract.saveNotifications, async ({ caller, body }) => ({
    profile: await service.saveNotifications(ports, caller.id, body),
  }));
  serve(served, contract.savePhoto, async ({ caller, bytes }) => ({
    profile: await photo.savePhoto(ports, caller.id, bytes),
  }));
  serve(served, contract.deletePhoto, async ({ caller }) => {
    await photo.deletePhoto(ports, caller.id);
    return { ok: true as const };
  });
  serve(served, contract.getPhoto, async ({ caller, params }) => {
    const { type, bytes } = await photo.readPhoto(ports, caller.id, params.key);
    return { type, bytes, headers: { 'cache-control': 'private, max-age=86400, immutable' } };
  });
}
