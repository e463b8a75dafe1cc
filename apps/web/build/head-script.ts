// The only inline script of the app: what must happen before the first paint. Its hash goes into dist/csp.json.

/** Route pattern to the files that its first visit needs; language to its catalogue. */
export type Preloads = { routes: [pattern: string, files: string[]][]; words: Record<string, string> };

/** Plain JavaScript for the page's head: theme, language and direction, and early fetches for the screen asked for. */
export function headScript(preloads: Preloads, languages: readonly string[]): string {
  const routes = preloads.routes.map(([pattern, files]) => [`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, files]);
  return `(function(){
var d=document,r=d.documentElement,s=function(k){try{return localStorage.getItem("lantern."+k)}catch(e){}};
var t=s("theme");if(t==="light"||t==="dark")r.dataset.theme=t;
var k=${JSON.stringify(languages)},a=[new URLSearchParams(location.search).get("lang"),s("language")].concat((navigator.languages||[]).map(function(x){return x.split("-")[0]})),l="en";
for(var i=0;i<a.length;i++)if(k.indexOf(a[i])>=0){l=a[i];break}
r.lang=l;r.dir=l==="ar"?"rtl":"ltr";
var p=function(h){var e=d.createElement("link");e.rel="modulepreload";e.href="/"+h;d.head.appendChild(e)};
var w=${JSON.stringify(preloads.words)};if(w[l])p(w[l]);
var m=${JSON.stringify(routes)};
for(i=0;i<m.length;i++)if(new RegExp(m[i][0]).test(location.pathname)){m[i][1].forEach(p);break}
})()`;
}
