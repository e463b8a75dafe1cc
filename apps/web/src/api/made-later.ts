/**
 * Stands for the schema that `make` makes, which is done when something of it is first asked for: of all that a screen's
 * files name, it uses few. A build puts it around them (build/schemas-later.ts). What it stands for is read through it; it
 * has no own properties that could be listed or copied.
 */
export function madeLater<Schema extends object>(make: () => Schema): Schema {
  let made: Schema | undefined;
  const schema = () => {
    made ??= make();
    return made;
  };
  return new Proxy({} as Schema, {
    get: (_, key) => Reflect.get(schema(), key),
    has: (_, key) => key in schema(),
  });
}
