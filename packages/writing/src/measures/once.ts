/** Remembers what was read from an essay, as long as the essay itself is remembered. */
export function oncePer<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const value = read(key);
    known.set(key, value);
    return value;
  };
}
