type WritableMap<Key, Value> = {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
};

/** The value of a key, computed and stored the first time. Node 24 has no `Map.getOrInsertComputed`. */
export function getOrInsert<Key, Value extends object>(
  map: WritableMap<Key, Value>,
  key: Key,
  compute: () => Value,
): Value {
  const value = map.get(key) ?? compute();
  map.set(key, value);
  return value;
}
