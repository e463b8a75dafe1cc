import { interviewsExportWords } from '@lantern/content/export-words/interviews';
import type { ExportPart } from '#feature/export-part.ts';
import { listExportedRecordings } from './videos/interviews.videos.files.ts';

export const interviewsExport: ExportPart = {
  name: 'interviews',
  words: interviewsExportWords,
  tables: [
    { name: 'interviews' },
    { name: 'interview_videos', byOthers: ['summary'] },
    { name: 'interview_video_files' },
    {
      name: 'interview_video_comments',
      through: { column: 'video_id', table: 'interview_videos' },
      byOthers: ['text'],
    },
  ],
  listFiles: listExportedRecordings,
};
