// Figures as Prometheus reads them (text format 0.0.4). Written by hand: a few lines, where a library would bring figures
// of its own and a registry.

export type Value = readonly [labels: string, value: number];

/** One figure: what it is, then a line for each of its values. */
export function figure(name: string, type: string, help: string, values: readonly Value[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
  ];
}
