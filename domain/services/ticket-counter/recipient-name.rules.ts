type Name = { readonly firstName: string | null; readonly lastName: string | null };

/** The name of somebody on a list of guests: its last word is the last name. One word is a first name. */
export function firstAndLastName(name: string | null): Name {
  const words = (name ?? '').split(/\s+/u).filter((word) => word !== '');
  const lastName = words.length > 1 ? (words.at(-1) ?? null) : null;
  const firstName = words.slice(0, words.length > 1 ? -1 : 1).join(' ');
  return { firstName: firstName === '' ? null : firstName, lastName };
}
