import * as contract from '@lantern/contract/interviews.videos';
import { originOf } from '#http/origin.ts';
import { resumableUploads } from '#http/resumable.ts';
import { partOf } from '#http/send-file.ts';
import { parse, type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import { closeUpload } from './interviews.videos.files.store.ts';
import { endingOf, fileKey } from './interviews.videos.files.ts';
import { requireRecording } from './interviews.videos.receive.ts';
import * as service from './interviews.videos.service.ts';

export type VideoSettings = { uploadsFolder: string; publicUrl: string | undefined };

export function interviewVideosRoutes(served: Served, ports: Ports, { uploadsFolder, publicUrl }: VideoSettings): void {
  const { database } = ports;

  serve(served, contract.listInterviewVideos, async ({ caller }) => ({
    videos: await service.listVideos(database, caller),
  }));
  serve(served, contract.getInterviewVideo, ({ caller, owners, params }) =>
    service.readVideo(database, caller, owners, params.id),
  );
  serve(served, contract.submitVideoLink, ({ caller, body, request }) =>
    service.submitLink(ports, caller, body, new URL(originOf(request, publicUrl).baseUrl).hostname),
  );

  const resumable = resumableUploads({
    path: contract.startVideoUpload.path,
    folder: uploadsFolder,
    maxBytes: contract.recordingMax,
    begin: (caller, { id, metadata }) =>
      service.beginUpload(ports, caller, { id, fields: parse(contract.videoFileFields, metadata) }),
    look: (start) => void requireRecording(start),
    finish: (caller, { id, metadata }, bytes) =>
      service.takeRecording(ports, caller, { uploadId: id, fields: parse(contract.videoFileFields, metadata) }, bytes),
    forgotten: (userId, id) => closeUpload(database, userId, id),
  });
  for (const endpoint of [
    contract.startVideoUpload,
    contract.findVideoOffset,
    contract.continueVideoUpload,
    contract.cancelVideoUpload,
  ])
    serve(served, endpoint, ({ caller, request, reply }) => resumable.handle(caller, request, reply));

  serve(served, contract.openInterviewVideo, async ({ owners, params, request, reply }) => {
    const { key, type, size, interview } = await service.findRecording(database, owners, params.id);
    return await partOf(reply, {
      name: `${interview}.${endingOf(type)}`,
      type,
      size,
      range: request.headers.range,
      open: (range) => ports.files.open(fileKey(key), range),
    });
  });
  serve(served, contract.withdrawInterviewVideo, ({ caller, params }) => service.withdraw(ports, caller, params.id));
  serve(served, contract.deleteInterviewVideo, async ({ caller, params }) => {
    await service.deleteVideo(ports, caller, params.id);
    return { ok: true as const };
  });
}
