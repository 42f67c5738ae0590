import { z } from 'zod';

/** Up to four lines, of which some may be empty. */
const address = z.object({
  landkode: z.string().nullish(),
  postnummer: z.string().nullish(),
  poststed: z.string().nullish(),
  adresse: z.array(z.string().nullable()).nullish(),
});
export type UnitAddress = z.output<typeof address>;

const flag = z.boolean().nullish();

/** The fields that we read of a unit; it has many more. */
export const registerUnit = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string(),
  organisasjonsform: z.object({ kode: z.string().nullish() }).nullish(),
  slettedato: z.string().nullish(),
  konkurs: flag,
  underAvvikling: flag,
  underTvangsavviklingEllerTvangsopplosning: flag,
  postadresse: address.nullish(),
  forretningsadresse: address.nullish(),
});
export type RegisterUnit = z.output<typeof registerUnit>;

export const registerSubUnit = z.object({ organisasjonsnummer: z.string() });
