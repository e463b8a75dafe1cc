// The only inline script of the app: what must happen before the first paint. Its hash goes into dist/csp.json.
import { wordsFile, wordsInShell } from '../src/shell/words-file.ts';

/** What the first visit of each address needs beyond the page's own files. */
export type Preloads = { version: string; routes: { pattern: string; screen: string; files: string[] }[] };

/** Plain JavaScript for the page's head: theme, language and direction, and early fetches for the screen asked for. */
export function headScript({ version, routes }: Preloads, languages: readonly string[]): string {
  // The language is known in the browser only: a mark stands for it.
  const words = (path: string) => wordsFile(path, '*', version);
  const table = routes.map(({ pattern, screen, files }) => [
    `^${pattern.replace(/:\w+/g, '[^/]+')}/?$`,
    files,
    // its words may come with the shell's
    wordsInShell.includes(screen) ? 0 : words(screen),
  ]);
  const early = `
var p=function(h){var e=d.createElement("link"),j=/json$/.test(h);e.rel=j?"preload":"modulepreload";if(j){e.as="fetch";e.crossOrigin="anonymous"}e.href="/"+h.replace("*",l);d.head.appendChild(e)};
p(${JSON.stringify(words('app'))});
var m=${JSON.stringify(table)};
for(i=0;i<m.length;i++)if(new RegExp(m[i][0]).test(location.pathname)){m[i][1].forEach(p);m[i][2]&&p(m[i][2]);break}`;
  return `(function(){
var d=document,r=d.documentElement,s=function(k){try{return localStorage.getItem("lantern."+k)}catch(e){}};
var t=s("theme");if(t==="light"||t==="dark")r.dataset.theme=t;
var k=${JSON.stringify(languages)},a=[new URLSearchParams(location.search).get("lang"),s("language")].concat((navigator.languages||[]).map(function(x){return x.split("-")[0]})),l="en";
for(var i=0;i<a.length;i++)if(k.indexOf(a[i])>=0){l=a[i];break}
r.lang=l;r.dir=l==="ar"?"rtl":"ltr";${version ? early : ''}
})()`;
}
