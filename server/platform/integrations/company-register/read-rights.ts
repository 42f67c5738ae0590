import {
  isSamePerson,
  type Signatory,
  type SigningBasis,
  type SigningCombination,
} from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import { registerPerson } from './register-person.ts';
import type {
  RegisteredCombination,
  RegisteredRights,
  RightHolder,
} from './signing-rights.schema.ts';

export type ReadRights = {
  readonly combinations: readonly SigningCombination[];
  /** Whether the register has a right of this kind, also one that cannot be read. */
  readonly isRegistered: boolean;
  /** What could not be read and gives nobody a right; without names or texts of the register. */
  readonly unread: readonly string[];
};

export const nothingRegistered: ReadRights = {
  combinations: [],
  isRegistered: false,
  unread: [],
};

/** Signature or procuration "hver for seg": each person of the combination signs alone. */
const severally: readonly string[] = ['SIHV', 'POHV'];
/** "I fellesskap": more than one person. */
const jointly: readonly string[] = ['SIFE', 'POFE'];
/** Standard rules, R0012; roles whose holders sign; rights of named people. In all of them who is listed signs together. */
const standardRule = /^(R\d+|STYR|LEDE|NEST|MEDL|DAGL|INNH|DELT|DTPR|DTSO|KOMP|BEST|SIGN|PROK)$/;

/**
 * The combinations of one answer. A combination that cannot be read as a whole gives no right: without one of its people
 * it would let the others sign alone.
 */
export function readRights(answer: RegisteredRights, basis: SigningBasis): ReadRights {
  const { status, signeringsGrunnlag, signeringsKombinasjon } = answer;
  const routine = status?.rutineStatus?.kode ?? 'OK';
  if (routine === 'NA') return nothingRegistered;
  // The service has not looked, so what is registered is unknown.
  if (routine !== 'OK') {
    return { combinations: [], isRegistered: true, unread: [`${basis}: routine ${routine}`] };
  }
  const listed = (signeringsKombinasjon?.kombinasjon ?? []).map(readCombination);
  const combinations = listed.flatMap((one) =>
    'groups' in one ? one.groups.map((people) => ({ basis, people })) : [],
  );
  const rule = status?.regelStatus?.kode ?? 'none';
  const text = signeringsGrunnlag?.signaturProkuraRoller?.signaturProkuraFritekst?.trim() ?? '';
  const isRegistered = listed.length > 0 || text !== '' || !['none', 'RI'].includes(rule);
  const unread = listed.flatMap((one) => ('fault' in one ? [`${basis}: ${one.fault}`] : []));
  if (isRegistered && listed.length === 0) unread.push(`${basis}: only in words (rule ${rule})`);
  return { combinations, isRegistered, unread };
}

type Listed = { readonly groups: readonly (readonly Signatory[])[] } | { readonly fault: string };

function readCombination({ kode, personRolleKombinasjon }: RegisteredCombination): Listed {
  const code = kode ?? 'none';
  const holders = personRolleKombinasjon ?? [];
  const people = holders.flatMap((holder) => signatoryOf(holder) ?? []);
  if (holders.length === 0) return { fault: `${code} without people` };
  if (people.length < holders.length) return { fault: `${code} with a holder who cannot sign` };
  if (
    people.some((one, place) => people.slice(0, place).some((other) => isSamePerson(one, other)))
  ) {
    return { fault: `${code} with one person twice` };
  }
  if (severally.includes(code)) return { groups: people.map((person) => [person]) };
  if (jointly.includes(code) && people.length < 2) return { fault: `${code} of one person` };
  if (!jointly.includes(code) && !standardRule.test(code)) {
    return { fault: `unknown code ${code.slice(0, 20)}` };
  }
  return { groups: [people] };
}

/** Null for who cannot sign, or only under a condition that is not read. */
function signatoryOf(holder: RightHolder): Signatory | null {
  const { enhet, erDoed, fratraadt, avregistrert, rolleFritekst } = holder;
  const hasCondition = (rolleFritekst?.trim() ?? '') !== '';
  if (enhet || erDoed || fratraadt || avregistrert || hasCondition) return null;
  return registerPerson([holder.navn], holder.fodselsdato);
}
