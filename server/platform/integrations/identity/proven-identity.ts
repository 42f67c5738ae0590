import { invalidText } from '#platform/http/invalid-text.ts';
import { IdentityRefused, type ProvenIdentity } from './identity.port.ts';

type Claims = Readonly<Record<string, unknown>>;

const maxNameLength = 200;
/** The standard also allows a year alone, and `0000` for a year that is withheld: neither is a birth date. */
const wholeDate = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** Whether the claims may be enough, so that the user info is not needed. */
export const hasIdentity = (claims: Claims): boolean =>
  claims['birthdate'] !== undefined &&
  (claims['name'] !== undefined ||
    (claims['given_name'] !== undefined && claims['family_name'] !== undefined));

/** Reads BankID's claims; throws IdentityRefused where one is missing or malformed, as nothing is guessed. */
export function provenIdentity(subject: string, claims: Claims): ProvenIdentity {
  return { subject, name: nameIn(claims), birthDate: birthDateIn(claims) };
}

function nameIn({ name, given_name: firstName, family_name: family }: Claims): string {
  if (name !== undefined) return nameText('name', name);
  const whole = `${nameText('given_name', firstName)} ${nameText('family_name', family)}`;
  return nameText('name', whole);
}

function nameText(claim: string, value: unknown): string {
  if (value === undefined) throw unusable(`${claim} is missing`);
  const text = typeof value === 'string' ? value.trim() : '';
  const isName = text !== '' && text.length <= maxNameLength && invalidText(text).length === 0;
  if (!isName || /\p{Cc}/u.test(text)) throw unusable(`${claim} is no name`);
  return text;
}

function birthDateIn({ birthdate: value }: Claims): Temporal.PlainDate {
  if (value === undefined) throw unusable('birthdate is missing');
  if (typeof value !== 'string' || !wholeDate.test(value)) throw unusable('birthdate is no date');
  try {
    return Temporal.PlainDate.from(value);
  } catch {
    throw unusable('birthdate is no day of the calendar');
  }
}

const unusable = (reason: string) => new IdentityRefused('UNUSABLE_CLAIMS', { reason });
