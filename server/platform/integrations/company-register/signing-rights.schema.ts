import { z } from 'zod';

const code = z.object({ kode: z.string().nullish() });
const flag = z.boolean().nullish();

/** Who has a right; the fields beyond name and birth date say that the right is not simply theirs. */
const rightHolder = z.object({
  navn: z.string().nullish(),
  /** `dd.mm.yyyy`; some answers have ISO dates. */
  fodselsdato: z.string().nullish(),
  /** A condition in words. */
  rolleFritekst: z.string().nullish(),
  /** An organisation. */
  enhet: z.looseObject({}).nullish(),
  erDoed: flag,
  fratraadt: flag,
  avregistrert: flag,
});
export type RightHolder = z.output<typeof rightHolder>;

const combination = z.object({
  kode: z.string().nullish(),
  personRolleKombinasjon: z.array(rightHolder).nullish(),
});
export type RegisteredCombination = z.output<typeof combination>;

/** `GET /fullmakt/enheter/{number}/signatur` and `…/prokura`: the fields that we read. */
export const registeredRights = z.object({
  enhet: z.object({ organisasjonsnummer: z.string() }),
  status: z
    .object({
      /** OK, or NA for a form of organisation that the service does not know. */
      rutineStatus: code.nullish(),
      /** RF: rule found; RT: only in words; RI: none registered, or none that is standardised. */
      regelStatus: code.nullish(),
    })
    .nullish(),
  signeringsGrunnlag: z
    .object({
      signaturProkuraRoller: z.object({ signaturProkuraFritekst: z.string().nullish() }).nullish(),
    })
    .nullish(),
  signeringsKombinasjon: z.object({ kombinasjon: z.array(combination).nullish() }).nullish(),
});
export type RegisteredRights = z.output<typeof registeredRights>;

const roleHolder = z.object({
  /** ISO. */
  fodselsdato: z.string().nullish(),
  navn: z
    .object({
      fornavn: z.string().nullish(),
      mellomnavn: z.string().nullish(),
      etternavn: z.string().nullish(),
    })
    .nullish(),
  erDoed: flag,
});
export type RoleHolder = z.output<typeof roleHolder>;

/** `GET /enhetsregisteret/api/enheter/{number}/roller`: the fields that we read. A role has a person or a unit. */
export const registeredRoles = z.object({
  rollegrupper: z.array(
    z.object({
      roller: z
        .array(
          z.object({
            type: z.object({ kode: z.string() }),
            person: roleHolder.nullish(),
            fratraadt: flag,
            avregistrert: flag,
          }),
        )
        .nullish(),
    }),
  ),
});
export type RegisteredRoles = z.output<typeof registeredRoles>;
