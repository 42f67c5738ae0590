import type { Phone } from '@takst/domain/ticketing/holders/slot.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import type { CompanyForm } from './order-form.query.ts';

/** Only a digest of a code is stored. It is short, so it is the number of tries that protects it. */
export const codeDigest = (
  { clientId }: CompanyForm,
  { phoneCountryCode, phone, code }: Phone & { readonly code: string },
): string => digestOf(`${clientId} ${phoneCountryCode}${phone} ${code}`);
