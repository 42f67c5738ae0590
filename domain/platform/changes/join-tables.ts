type Table = Readonly<Record<string, unknown>>;
type KeyOf<T> = T extends unknown ? keyof T : never;

/** The keys that more than one of the tables have. */
type RepeatedKey<Tables extends readonly Table[]> = Tables extends readonly [
  infer First extends Table,
  ...infer Others extends readonly Table[],
]
  ? (keyof First & KeyOf<Others[number]>) | RepeatedKey<Others>
  : never;

type JoinedTables<Tables extends readonly Table[]> = {
  readonly [Key in KeyOf<Tables[number]>]: Extract<
    Tables[number],
    Readonly<Record<Key, unknown>>
  >[Key];
};

/**
 * One table of the tables of all areas, in their order. Tables that have a key in common do not compile:
 * one of the two would silently be lost.
 */
export function joinTables<const Tables extends readonly Table[]>(
  tables: Tables &
    ([RepeatedKey<Tables>] extends [never] ? unknown : { readonly hasTwice: RepeatedKey<Tables> }),
): JoinedTables<Tables> {
  return Object.assign({}, ...tables);
}
