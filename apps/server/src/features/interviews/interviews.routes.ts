import { fileNameOf } from '@lantern/contract/file-name';
import * as contract from '@lantern/contract/interviews';
import { readInterviewRecord } from '@lantern/contract/interviews.record';
import * as speechContract from '@lantern/contract/interviews.speech';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import * as record from './interviews.record.ts';
import * as service from './interviews.service.ts';
import * as speech from './interviews.speech.ts';

export function interviewsRoutes(served: Served, ports: Ports): void {
  const { database } = ports;

  serve(served, contract.listInterviews, async ({ caller }) => ({
    interviews: await service.listInterviews(database, caller),
  }));
  serve(served, readInterviewRecord, ({ caller }) =>
    record.readInterviewRecord(ports, caller, new Date().getUTCFullYear()),
  );
  serve(served, speechContract.getSpeechServer, async ({ caller }) => speech.readSpeechServer(ports, caller));
  serve(served, speechContract.transcribeRecording, ({ caller, receive }) =>
    speech.transcribe(ports, caller, async (keep) => (await receive(keep)).kept),
  );
  serve(served, contract.getInterview, ({ caller, params }) => service.readInterview(database, caller, params.id));
  serve(served, contract.saveInterview, ({ caller, params, body }) =>
    service.saveInterview(ports, caller, params.id, body),
  );
  serve(served, contract.deleteInterview, async ({ caller, params }) => {
    await service.deleteInterview(ports, caller, params.id);
    return { ok: true as const };
  });
  serve(served, contract.printInterviewReport, async ({ caller, body }) => {
    const bytes = await service.printReport(ports, caller, body);
    return { name: fileNameOf(body.title, 'pdf', 'interview'), type: 'application/pdf', bytes };
  });
}
