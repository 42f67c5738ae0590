import type { CoveredUser } from '@takst/contract/services/ticket-counter/covers/covered-user.schema.ts';
import { oreIn, typedKroner } from '#platform/design/fields/kroner-in.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';

/** A person to be covered, as typed. */
export type CoverFields = {
  name: string;
  phoneCountryCode: string;
  phone: string;
  /** The id; empty until one is chosen. */
  invoiceReferenceId: string;
  /** In kroner; empty for none. */
  limit: string;
};

export const useCoverField = createFieldHook<CoverFields>();

export const nobodyYet: CoverFields = {
  name: '',
  phoneCountryCode: '+47',
  phone: '',
  invoiceReferenceId: '',
  limit: '',
};

export const typedCover = (user: CoveredUser): CoverFields => ({
  name: user.name,
  phoneCountryCode: user.phoneCountryCode,
  phone: user.phone,
  invoiceReferenceId: String(user.invoiceReferenceId),
  limit: typedKroner(user.limitOre),
});

export const coverIn = ({ invoiceReferenceId, limit, ...person }: CoverFields) => ({
  ...person,
  invoiceReferenceId: invoiceReferenceId === '' ? undefined : Number(invoiceReferenceId),
  limitOre: oreIn(limit),
});

/** The field of a value of the body. */
export function nameOfCoverField(path: string): string {
  if (path === 'limitOre') return 'limit';
  return path === 'phoneCountryCode' ? 'phone' : path;
}
