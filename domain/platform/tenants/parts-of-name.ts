/** The first word of a portal's name stands out. */
export function partsOfName(name: string): { first: string; rest: string } {
  const [first = '', ...rest] = name.split(' ');
  return { first, rest: rest.join(' ') };
}
