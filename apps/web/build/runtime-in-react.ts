import type { Plugin, Rollup } from 'vite';

type ImportLine = {
  type: string;
  start: number;
  end: number;
  source?: { value: string };
  specifiers: { imported: { name: string }; local: { name: string } }[];
};
type ExportLine = {
  type: string;
  start: number;
  specifiers: { local: { name: string }; exported: { name: string } }[];
};

/** The chunks are not minified into one line of names that could be these. */
const exported = (name: string) => `rolldown_${name}`;

/**
 * The few lines that the bundler needs in order to load CommonJS are a file of their own, whatever the groups say: a
 * request on every screen. They go into React's file, which every chunk that needs them waits for anyway.
 */
export function runtimeInReact(): Plugin {
  return {
    name: 'lantern-runtime-in-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const runtime = chunks.find(({ moduleIds }) => moduleIds.every((id) => id.endsWith('rolldown/runtime.js')));
        const react = chunks.find(({ name }) => name === 'react');
        if (!runtime || !react) return this.error('The bundler has no runtime file any more: this plugin can go.');
        const linesOf = <Line>({ code }: Rollup.OutputChunk) => this.parse(code).body as unknown as Line[];
        const isImport = (line: ImportLine) =>
          line.type === 'ImportDeclaration' && line.source?.value.endsWith(runtime.fileName.replace('assets/', '/'));

        const out = linesOf<ExportLine>(runtime).find(({ type }) => type === 'ExportNamedDeclaration');
        const names = out?.specifiers.map(({ local, exported: as }) => ({ local: local.name, as: as.name })) ?? [];
        const body = runtime.code.slice(0, out?.start);
        for (const chunk of chunks) {
          const line = linesOf<ImportLine>(chunk).find(isImport);
          if (!line) continue;
          const taken = line.specifiers.map(({ imported, local }) => ({ as: imported.name, local: local.name }));
          const rest = chunk.code.slice(0, line.start);
          const after = chunk.code.slice(line.end);
          if (chunk === react) {
            const pairs = names.map(({ local, as }) => `${exported(as)}:${local}`).join();
            const all = names.map(({ as }) => exported(as)).join();
            const own = taken.map(({ as, local }) => `${local}=${exported(as)}`).join();
            chunk.code = `${rest}const{${all}}=(()=>{${body}return{${pairs}}})(),${own};${after}\nexport{${all}};`;
          } else {
            const list = taken.map(({ as, local }) => `${exported(as)} as ${local}`).join();
            chunk.code = `${rest}import{${list}}from"./${react.fileName.replace('assets/', '')}";${after}`;
          }
          const others = chunk.imports.filter((file) => file !== runtime.fileName && file !== react.fileName);
          chunk.imports = chunk === react ? others : [react.fileName, ...others];
        }
        delete bundle[runtime.fileName];
      },
    },
  };
}
