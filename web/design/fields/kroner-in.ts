/** '1 234,50' as a Norwegian writes it; undefined when it is empty, not a number for what is none. */
export function kronerIn(typed: string): number | undefined {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  if (text === '') return undefined;
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}
