import { useSearch } from '@tanstack/react-router';

/** The parameter of the address with the ticket of somebody for whose family the order is. */
export const relativeInAddress = 'familie';

/** The number of that ticket; null where the address names none. */
export function useRelativeInAddress(): number | null {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const id = search[relativeInAddress];
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
