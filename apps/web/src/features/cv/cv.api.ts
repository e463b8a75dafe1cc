import { type Cv, type CvFormat, cvCalls, emptyCv, exportCv } from '@lantern/contract/cv';
import { useEffect } from 'react';
import { fetchFile } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { createSingleRecord, useSingleRecord } from '#api/keyed-records.ts';

export const cv = createSingleRecord(cvCalls, { screen: '/cv' });

export const fetchCv = (format: CvFormat, language: string) =>
  fetchFile(exportCv, { params: { format }, query: { language } });

export function useCv() {
  useEffect(() => listen(cv.calls.topic, () => void cv.refresh()), []);
  const known = useSingleRecord(cv);
  const { row } = known;
  const kept: Cv = row
    ? { sections: row.sections, summary: row.summary, languages: row.languages, awards: row.awards }
    : emptyCv;
  const base = row?.waiting ? row.waiting.base : (row?.revision ?? null);
  const save = (next: Cv) => void cv.save(next, base).catch(() => undefined);
  return { ...known, kept, save };
}
