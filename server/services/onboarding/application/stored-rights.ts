import type {
  Signatory,
  SigningRights,
} from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import { z } from 'zod';

const signatory = z.object({
  name: z.string(),
  birthDate: z.string().transform((text): Temporal.PlainDate => Temporal.PlainDate.from(text)),
}) satisfies z.ZodType<Signatory>;

const stored = z.object({
  combinations: z.array(
    z.object({
      basis: z.enum(['SIGNATURE', 'PROCURATION', 'ROLES']),
      people: z.array(signatory),
    }),
  ),
});

/** Rights as they are kept: dates are text in JSON. */
export const readRights = (json: unknown): SigningRights | null =>
  json === null ? null : stored.parse(json);
