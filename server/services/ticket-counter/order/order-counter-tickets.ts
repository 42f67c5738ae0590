import { orderCounterTickets as route } from '@takst/contract/services/ticket-counter/order/order-counter-tickets.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import {
  type CounterOrderFacts,
  type CounterOrderRefusal,
  decideCounterOrder,
} from '@takst/domain/services/ticket-counter/order/decide-counter-order.rules.ts';
import type { CounterOrder } from '@takst/domain/services/ticket-counter/order/counter-order.ts';
import {
  type AgreementTerms,
  findAgreementTerms,
} from '#customers/agreements/agreements.public.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { isMobile } from '#ticketing/holders/holders.public.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import { lockInvoiceReference } from '../references/invoice-reference.query.ts';
import { spentOnReferences } from '../references/spent-on-reference.query.ts';
import { findCounterSettings } from '../settings/counter-settings.store.ts';
import { counterOrderOf } from './counter-order-of.ts';
import { loadCounterOffer } from './load-counter-offer.ts';
import { placeCounterOrder } from './place-counter-order.ts';

type OrderCall = Pick<Call<typeof route>, 'scope' | 'params' | 'today' | 'now'>;
type Facts = CounterOrderFacts<AgreementTerms>;

/**
 * Takes an order at once, as a whole or not at all; a job delivers it (domain: Ticket counter). Orders under one
 * reference are placed one after the other, so that none goes unseen beyond its budget.
 */
export const orderCounterTickets = (database: Database, changes: ChangePath) =>
  serve(route, async (call) => {
    const { origin, scope, body, today, now } = call;
    const { tenant, userId } = scope;
    // Read before the transaction, it comes from the cache.
    const offer = await loadCounterOffer(database, { tenant, today });
    const order = counterOrderOf(body, offer.zones);
    return changes(origin, async (change): Promise<Outcome<typeof route>> => {
      const facts = await loadFacts(change.tx, call, { order, offer });
      const decided = decideCounterOrder(facts, order);
      if ('refused' in decided) return { refused: refusalOf(decided.refused) };
      const { accepted } = decided;
      const orderToPlace = { tenant, orderedBy: userId, appPurchase: null, now, order, accepted };
      return { reply: { id: await placeCounterOrder(change, orderToPlace) } };
    });
  });

async function loadFacts(
  tx: Transaction,
  { scope, params: { id: companyId }, today, now }: OrderCall,
  { order, offer }: { readonly order: CounterOrder; readonly offer: Facts['offer'] },
): Promise<Facts> {
  const { agreementId, invoiceReferenceId } = order;
  const terms = await findAgreementTerms(tx, scope, [agreementId]);
  const settings = await findCounterSettings(tx, scope, companyId);
  const inCompany = { scope, companyId };
  const reference =
    invoiceReferenceId === null
      ? undefined
      : await lockInvoiceReference(tx, inCompany, invoiceReferenceId);
  const spent = reference
    ? await spentOnReferences(tx, { ...inCompany, today }, [reference.id])
    : null;
  return {
    tenant: scope.tenant,
    today,
    now,
    agreement: terms.get(agreementId),
    offer,
    isReferenceMandatory: settings.invoiceReferenceIsMandatory,
    reference: reference && { ...reference, spentOre: spent?.get(reference.id) ?? 0 },
    isMobile,
  };
}

/** The wire has lists of its own. */
const refusalOf = (refused: CounterOrderRefusal) =>
  refused.code === 'RECIPIENTS_REFUSED'
    ? { ...refused, recipients: [...refused.recipients] }
    : refused;
