import {
  type FreeOrderDefaults,
  type FreeOrderRow,
  freeOrderOfRow,
} from '@takst/domain/services/free-tickets/free-row.rules.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { type AgreementTerms, findCompanyTerms } from '#customers/agreements/agreements.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { type FreeOrderFacts, loadFreeOrderFacts } from '../order/load-free-order-facts.ts';

/** What decides about the orders of one company. */
export type ManyFreeOrderFacts = FreeOrderFacts & {
  /** Under these the company may order today. */
  readonly departments: readonly (AgreementTerms & { readonly id: number })[];
};

type FactsRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
  readonly options: FreeOrderDefaults;
  readonly rows: readonly FreeOrderRow[];
  /** Locks holders, phones and cards before their tickets are read. */
  readonly lock: boolean;
};

const { agreementSubtypes } = ticketServiceAccess['free-tickets'];

/** In a number of statements that does not depend on the rows. */
export async function loadManyFreeOrders(
  tx: Transaction,
  { scope, companyId, today, options, rows, lock }: FactsRequest,
): Promise<ManyFreeOrderFacts> {
  const terms = await findCompanyTerms(tx, scope, companyId);
  const departments = [...terms]
    .map(([id, one]) => ({ ...one, id }))
    .filter(
      (one) => !one.isDeleted && mayOrderUnder(agreementSubtypes, one, { today, start: today }),
    );
  const context = { tenant: scope.tenant, departments };
  const orders = rows.flatMap((row) => {
    const order = freeOrderOfRow(row, options, context);
    return 'faults' in order ? [] : [order];
  });
  return { ...(await loadFreeOrderFacts(tx, { scope, today, orders, lock })), departments };
}
