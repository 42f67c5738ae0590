/** What a row of reference data is: from a named source, a reading of one, or made up for trying. */
export const dataOrigins = ['fact', 'assumption', 'invented'] as const;
export type DataOrigin = (typeof dataOrigins)[number];
