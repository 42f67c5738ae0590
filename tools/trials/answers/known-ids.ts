/** How many ids of one kind are tried in one place of a path. */
const maxOfKind = 2;

/** The values that may stand in a place of a path, by what they are ids of. */
export type IdsByKind = readonly (readonly string[])[];

/**
 * The ids that answers have told, by the call and field that told them, so that calls with ids in their path can be
 * asked about things that exist.
 */
export class KnownIds {
  readonly #byKind = new Map<string, Set<string>>();

  /** Notes the ids in an answer to a call. */
  note(path: string, content: unknown): void {
    for (const [name, value] of idsIn(content)) {
      const kind = `${path} ${name}`;
      const ids = this.#byKind.get(kind) ?? new Set();
      if (ids.size < maxOfKind) ids.add(value);
      this.#byKind.set(kind, ids);
    }
  }

  /** Values to try for a name in a path: of fields with that name, else of any field that is an id. */
  valuesFor(name: string): IdsByKind {
    const named = this.#valuesOf((field) => field === name);
    return named.length > 0 && name !== 'id' ? named : this.#valuesOf(() => true);
  }

  get size(): number {
    return this.#valuesOf(() => true).flat().length;
  }

  #valuesOf(matches: (field: string) => boolean): string[][] {
    return [...this.#byKind].flatMap(([kind, ids]) =>
      matches(kind.split(' ')[1] ?? '') ? [[...ids]] : [],
    );
  }
}

function* idsIn(value: unknown): Generator<readonly [name: string, id: string]> {
  if (Array.isArray(value)) {
    for (const one of value) yield* idsIn(one);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    const isId = /^id$|Id$|^agreementNumber$|^number$/.test(name);
    if (isId && (typeof field === 'number' || typeof field === 'string')) {
      yield [name, String(field)];
    } else yield* idsIn(field);
  }
}
