/** Why a code is not imported into a pool: it is there already, or has expired. */
export function refuseCode(
  { code, validUntil }: { readonly code: string; readonly validUntil: Temporal.PlainDate | null },
  {
    existing,
    today,
  }: { readonly existing: ReadonlySet<string>; readonly today: Temporal.PlainDate },
): 'CODE_EXISTS' | 'CODE_EXPIRED' | null {
  if (existing.has(code)) return 'CODE_EXISTS';
  const isOver = validUntil !== null && Temporal.PlainDate.compare(validUntil, today) < 0;
  return isOver ? 'CODE_EXPIRED' : null;
}
