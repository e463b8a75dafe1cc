import { getMentorProfile, saveMentorProfile } from '@lantern/contract/mentors';
import { languageOf } from '#http/language.ts';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { readProfile, saveProfile } from './mentors.service.ts';

export function mentorsRoutes(served: Served, ports: Ports): void {
  serve(served, getMentorProfile, ({ caller }) => readProfile(ports.database, caller.id));
  serve(served, saveMentorProfile, ({ caller, body, request }) =>
    saveProfile(ports, caller, body, languageOf(request)),
  );
}
