import type { ChangeManyTicketsBody } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { isEndDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import type { Scope } from '#access/scope.ts';
import { findDateSettings } from '#agreements/agreements.public.ts';
import { dateTerms } from '#company-tickets/date-terms.ts';
import type { Transaction } from '#db/database.ts';

type Asking = {
  readonly body: Pick<ChangeManyTicketsBody, 'expiryDate'>;
  readonly params: { readonly id: number };
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
};

/**
 * Whether the tickets of a company may end on the day that was chosen, by the rule of a single
 * ticket. This call reaches one company; which dates there are follows from all that its user may.
 */
export async function isDateOffered(
  tx: Transaction,
  scopeOf: ScopeOfUser,
  { body, params, scope, today }: Asking,
): Promise<boolean> {
  if (body.expiryDate === null) return true;
  const { tenant, userId } = scope;
  const asking = { tenant, userId, companyId: params.id, needs: 'companyTicket' } as const;
  const reach = (await scopeOf(tx, asking)) ?? scope;
  const settings = await findDateSettings(tx, scope, params.id);
  return isEndDateOffered(body.expiryDate, dateTerms({ today, scope: reach }, settings));
}
