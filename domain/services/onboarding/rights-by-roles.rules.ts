import type { Signatory, SigningRights } from './signing-rights.rules.ts';

export type RegisteredRole = {
  /** The register's code: LEDE, MEDL, INNH, DTPR, … */
  readonly code: string;
  /** Null for an organisation, or a person whose birth date is not registered: neither can prove who they are. */
  readonly holder: Signatory | null;
  /** Has died, resigned or been removed from the register. */
  readonly hasLeft: boolean;
};

/** The register's role codes of each body that signs together: a board without deputies and observers, partners, general partners, the owner. */
const bodies = {
  board: ['LEDE', 'NEST', 'MEDL'],
  partners: ['DTPR', 'DTSO'],
  generalPartners: ['KOMP'],
  owner: ['INNH'],
} as const;
type Body = keyof typeof bodies;

/** Which body signs for a form of organisation: the first that the company has. */
const bodiesOfForm: ReadonlyMap<string, readonly Body[]> = new Map<string, readonly Body[]>([
  ['AS', ['board']],
  ['ASA', ['board']],
  ['SA', ['board']],
  ['BRL', ['board']],
  ['BBL', ['board']],
  ['ANS', ['board', 'partners']],
  ['DA', ['board', 'partners']],
  ['KS', ['generalPartners']],
  ['ENK', ['owner']],
]);

/** Why roles give no rights, for the log. */
export type NoRightsByRoles = 'FORM_WITHOUT_RULE' | 'NOBODY_IN_BODY' | 'HOLDER_IS_NO_PERSON';

/**
 * Who signs when neither signature nor procuration is registered. The whole board signs for a limited company
 * (aksjeloven and allmennaksjeloven § 6-30), and likewise for cooperatives and housing associations. The board of a general
 * partnership signs where it has one (selskapsloven § 2-21), else all partners together, which is never less than the
 * law asks for; so do the general partners of a limited partnership. A sole proprietor signs alone. A managing director alone
 * does not: their right covers daily management (aksjeloven § 6-32). For other forms, as public bodies and
 * associations, nothing is assumed.
 */
export function rightsByRoles(
  organisationForm: string | null,
  roles: readonly RegisteredRole[],
): SigningRights | { readonly none: NoRightsByRoles } {
  const possible = bodiesOfForm.get(organisationForm ?? '');
  if (!possible) return { none: 'FORM_WITHOUT_RULE' };
  const current = roles.filter(({ hasLeft }) => !hasLeft);
  for (const body of possible) {
    const members = current.filter(({ code }) => bodies[body].some((one) => one === code));
    if (members.length === 0) continue;
    const people = members.flatMap(({ holder }) => holder ?? []);
    if (people.length < members.length) return { none: 'HOLDER_IS_NO_PERSON' };
    return { combinations: [{ basis: 'ROLES', people }] };
  }
  return { none: 'NOBODY_IN_BODY' };
}
