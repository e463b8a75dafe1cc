// Addresses that say nothing of their own: copies, dumps, servers for trying out, forums, pages that anybody makes, agents.
import { isAgent } from './agents.ts';

const trial = /(?:^|[.-])(?:dev|stage|staging|stg|test|beta\d*|uat|preview|scrapp?er|sandbox|demo|redigera)(?=[.-])/;
const hosting =
  /(?:^|\.)(?:azurewebsites\.net|pages\.dev|amplifyapp\.com|netlify\.app|vercel\.app|herokuapp\.com|cloudfront\.net|github\.io|amazonaws\.com|bacloud\.info|maxserv\.io|onesync\.my|t4hosting\.tcd\.ie|terminalfour\.net|web\.app|firebaseapp\.com)$/;
const copies =
  /(?:^|\.)(?:scribd\.com|docslib\.org|docplayer\.[a-z]+|fdokumen\.[a-z]+|zbook\.org|studocu\.com|coursehero\.com|slideshare\.net|pdfcoffee\.com|vdocuments?\.[a-z]+|sa\.miqjj\.com|courseoptions\.com)$/;
const forums =
  /(?:^|\.)(?:reddit\.com|redd\.it|quora\.com|thestudentroom\.co\.uk|gradcafe\.com|facebook\.com|pinterest\.[a-z]+|blogspot\.[a-z.]+|medium\.com|trustreddit\.[a-z]+)$/;

/** Whether an address may not stand as the source of a fact; what it says is an editor's estimate. */
export function isNoSource(source: string): boolean {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(source)?.[1]?.toLowerCase();
  if (!host) return false;
  return isAgent(host) || [trial, hosting, copies, forums].some((kind) => kind.test(host));
}
