import { rightsByRoles } from '@takst/domain/services/onboarding/rights-by-roles.rules.ts';
import type {
  SigningBasis,
  SigningRights,
} from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import { type AskRegister, unitMediaType, unitPath } from './ask-register.ts';
import { checkIsAbout, readAnswer } from './read-answer.ts';
import { nothingRegistered, readRights, type ReadRights } from './read-rights.ts';
import { readRoles } from './read-roles.ts';
import { registerUnit } from './register-unit.schema.ts';
import { registeredRights, registeredRoles } from './signing-rights.schema.ts';

/** The rights, and what of the register's answer gave nobody a right. */
export type FetchedRights = SigningRights & { readonly unread: readonly string[] };

const rightsMediaType =
  'application/vnd.brreg.enhetsregisteret.fullmakt.oppslag.v1+json;charset=UTF-8';

/** Signature and procuration; the roles only where neither is registered. */
export async function fetchSigningRights(
  ask: AskRegister,
  organisationNumber: string,
): Promise<FetchedRights> {
  const [signature, procuration] = await Promise.all([
    fetchRights(ask, organisationNumber, 'SIGNATURE'),
    fetchRights(ask, organisationNumber, 'PROCURATION'),
  ]);
  const unread = [...signature.unread, ...procuration.unread];
  const combinations = [...signature.combinations, ...procuration.combinations];
  if (signature.isRegistered || procuration.isRegistered) return { combinations, unread };
  return fetchRightsByRoles(ask, organisationNumber);
}

const pathOf = { SIGNATURE: 'signatur', PROCURATION: 'prokura' } as const;

async function fetchRights(
  ask: AskRegister,
  organisationNumber: string,
  basis: Exclude<SigningBasis, 'ROLES'>,
): Promise<ReadRights> {
  const { status, text } = await ask(
    `/fullmakt/enheter/${encodeURIComponent(organisationNumber)}/${pathOf[basis]}`,
    rightsMediaType,
  );
  if (status !== 200) return nothingRegistered;
  const answer = readAnswer(registeredRights, text);
  checkIsAbout(answer.enhet.organisasjonsnummer, organisationNumber);
  return readRights(answer, basis);
}

async function fetchRightsByRoles(
  ask: AskRegister,
  organisationNumber: string,
): Promise<FetchedRights> {
  const [unit, roles] = await Promise.all([
    ask(unitPath('enheter', organisationNumber), unitMediaType('enhet')),
    ask(`${unitPath('enheter', organisationNumber)}/roller`),
  ]);
  if (unit.status !== 200 || roles.status !== 200) {
    return { combinations: [], unread: ['ROLES: no such unit'] };
  }
  const { organisasjonsnummer, organisasjonsform } = readAnswer(registerUnit, unit.text);
  checkIsAbout(organisasjonsnummer, organisationNumber);
  const registered = readRoles(readAnswer(registeredRoles, roles.text));
  const rights = rightsByRoles(organisasjonsform?.kode ?? null, registered);
  if ('none' in rights) return { combinations: [], unread: [`ROLES: ${rights.none}`] };
  return { ...rights, unread: [] };
}
