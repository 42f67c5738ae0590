import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { PersonRowEnd } from '@takst/domain/platform/personal-data/person-facts.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Person, PersonRow, PersonSource } from '#platform/personal-data/person-source.ts';
import { holdersOfPhone } from '#ticketing/holders/holders.public.ts';
import { entriesOfHolders } from './entries-of-holders.query.ts';
import { personSources } from '../areas/person-sources.ts';

export type FoundRow = Omit<PersonRow, 'isInForce'> &
  Pick<PersonSource, 'kind'> & { readonly end: PersonRowEnd };

export type FoundPerson = { readonly person: Person; readonly rows: readonly FoundRow[] };

type Asked = {
  readonly tenant: TenantId;
  readonly phone: string;
  readonly today: Temporal.PlainDate;
};

/** Everything that the areas know of the person with a phone at an operator, and what becomes of it at an erasure. */
export async function findPerson(tx: Transaction, asked: Asked): Promise<FoundPerson> {
  const holders = await holdersOfPhone(tx, asked);
  const person = { ...asked, holders, entries: await entriesOfHolders(tx, holders) };
  const rows: FoundRow[] = [];
  for (const { kind, find, erasure } of personSources) {
    for (const { isInForce = false, ...row } of await find(tx, person))
      rows.push({ ...row, kind, end: isInForce ? 'in-force' : endOf(erasure) });
  }
  return { person, rows };
}

const endOf = (erasure: PersonSource['erasure']): PersonRowEnd =>
  typeof erasure === 'object' && 'kept' in erasure ? erasure.kept : 'erased';
