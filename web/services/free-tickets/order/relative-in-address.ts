import { useIdInQuery } from '#platform/api/use-id-in-query.ts';

/** The parameter of the address with the ticket of somebody for whose family the order is. */
export const relativeInAddress = 'familie';

/** The number of that ticket; null where the address names none. */
export const useRelativeInAddress = (): number | null => useIdInQuery(relativeInAddress);
