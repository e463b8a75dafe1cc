import * as contract from '@lantern/contract/shares';
import * as students from '@lantern/contract/shares.students';
import type { Parts } from '#feature/feature.ts';
import { type Served, serve } from '#http/serve.ts';
import { listSharingStudents } from './shares.mentor.store.ts';
import * as service from './shares.service.ts';
import { listOpenings, listShares } from './shares.store.ts';
import { collectWaiting } from './shares.waiting.ts';

export function sharesRoutes(served: Served, { ports, features }: Pick<Parts, 'ports' | 'features'>): void {
  const { database } = ports;

  serve(served, contract.listMentorShares, async ({ caller }) => ({ shares: await listShares(database, caller.id) }));
  serve(served, contract.listShareMentors, ({ caller, query }) => service.listMentors(database, caller, query));
  serve(served, contract.addMentorShares, async ({ caller, body }) => ({
    shares: await service.shareItems(ports, caller, body),
  }));
  serve(served, contract.changeMentorShare, async ({ caller, body }) => ({
    share: await service.changeShare(ports, caller, body),
  }));
  serve(served, contract.revokeMentorShare, async ({ caller, body }) => ({
    share: await service.revokeShare(ports, caller, body.share_id),
  }));
  serve(served, contract.listMentorOpenings, ({ caller, query }) => listOpenings(database, caller.id, query.after));

  serve(served, students.listSharingStudents, async ({ caller }) => ({
    students: await listSharingStudents(database, caller.id),
  }));
  serve(served, students.getSharingStudent, ({ caller, params }) =>
    service.readSharingStudent(database, caller, params.studentId),
  );
  serve(served, students.listWaiting, ({ caller }) => collectWaiting(database, features, caller.id));
}
