// Queries of submitted recordings.
import {
  getInterviewVideo,
  type InterviewVideo,
  interviewVideoSchema,
  listInterviewVideos,
  type VideoFileFields,
} from '@lantern/contract/interviews.videos';
import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '#api/call.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { createUploadList } from '#api/uploads/upload-list.ts';
import { createUploadStore } from '#api/uploads/upload-store.ts';

export const videosQuery = (user: string) =>
  queryOptions({
    queryKey: ['interview-videos', 'list', user],
    queryFn: async ({ signal }) => (await call(listInterviewVideos, {}, { signal })).videos,
    staleTime: 0,
  });

export const videoQuery = (user: string, id: string) =>
  queryOptions({
    queryKey: ['interview-videos', 'one', user, id],
    queryFn: ({ signal }): Promise<InterviewVideo> => call(getInterviewVideo, { params: { id } }, { signal }),
    // a mentor may have written while nobody listened here
    staleTime: 0,
  });

export function refreshVideos(): void {
  void queryClient.invalidateQueries({ queryKey: ['interview-videos'] });
}

/** What a save answered, shown before anything is asked again. */
export async function putVideo(user: string, video: InterviewVideo): Promise<void> {
  await putAnswer(videoQuery(user, video._id).queryKey, video);
  void queryClient.invalidateQueries({ queryKey: ['interview-videos', 'list'] });
}

// Recordings on their way, on this device
export const recordingStore = createUploadStore<VideoFileFields>('lantern-recording-uploads');
export const recordingList = createUploadList<VideoFileFields>();
export const useRecordingUploads = () => useSyncExternalStore(recordingList.subscribe, recordingList.listUploads);
export const sentVideoSchema = interviewVideoSchema;
