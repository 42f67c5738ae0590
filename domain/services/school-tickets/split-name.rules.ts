export type SplitName = { readonly firstName: string; readonly lastName: string };

/** A name that is typed as one, split on its last space (spec 3 §5); null for a single word, which is refused. */
export function splitName(typed: string): SplitName | null {
  const name = typed.trim().replaceAll(/\s+/gu, ' ');
  const at = name.lastIndexOf(' ');
  return at < 0 ? null : { firstName: name.slice(0, at), lastName: name.slice(at + 1) };
}
