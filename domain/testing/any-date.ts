import fc from 'fast-check';

export const date = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

/** Any day of some years, leap days and turns of the year included. */
export const anyDate: fc.Arbitrary<Temporal.PlainDate> = fc
  .integer({ min: 0, max: 4_000 })
  .map((days) => date('2023-12-25').add({ days }));
