import type { ChangeManyTicketsBody } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { isEndDateOffered } from '@takst/domain/company-tickets/date-choices.rules.ts';
import type { ScopeOfUser } from '#access/scope-of-user.ts';
import type { Scope } from '#access/scope.ts';
import { findDateSettings } from '#agreements/agreements.public.ts';
import { dateTerms } from '#company-tickets/date-terms.ts';
import type { Transaction } from '#db/database.ts';

type DateCheckCall = {
  readonly body: Pick<ChangeManyTicketsBody, 'expiryDate'>;
  readonly params: { readonly id: number };
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
};

/**
 * Whether a company's tickets may end on the requested day, by the rule of a single ticket. The call's
 * scope is one company, but the dates on offer depend on all that the user may do.
 */
export async function isDateOffered(
  tx: Transaction,
  scopeOf: ScopeOfUser,
  { body, params, scope, today }: DateCheckCall,
): Promise<boolean> {
  if (body.expiryDate === null) return true;
  const { tenant, userId } = scope;
  const accessRequest = { tenant, userId, companyId: params.id, needs: 'companyTicket' } as const;
  const fullScope = (await scopeOf(tx, accessRequest)) ?? scope;
  const settings = await findDateSettings(tx, scope, params.id);
  return isEndDateOffered(body.expiryDate, dateTerms({ today, scope: fullScope }, settings));
}
