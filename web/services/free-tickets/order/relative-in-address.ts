import { useIdInQuery } from '#platform/api/use-id-in-query.ts';

/** The parameter of the address with the ticket of a member of the family. */
export const relativeInAddress = 'familie';

/** The number of that ticket; null where the address names none. */
export const useRelativeInAddress = (): number | null => useIdInQuery(relativeInAddress);
