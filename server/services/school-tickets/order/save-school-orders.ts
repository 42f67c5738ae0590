import { cardNameOf } from '@takst/domain/services/school-tickets/card-name.rules.ts';
import type { AcceptedSchoolOrder } from '@takst/domain/services/school-tickets/order/decide-school-order.rules.ts';
import type { SchoolOrder } from '@takst/domain/services/school-tickets/order/school-order.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import {
  changeHolders,
  type HolderDetails,
  saveHolders,
} from '#ticketing/holders/holders.public.ts';
import {
  productOfSale,
  type TicketDraft,
  type TicketKey,
  type Tickets,
} from '#ticketing/tickets/tickets.public.ts';
import {
  orderCardsFor,
  orderedMedium,
  type OrderSlots,
  phoneOfMedium,
  recipientOn,
  recordedMedium,
} from '#ticketing/travel-cards/travel-cards.public.ts';
import { findKnownPupils } from './known-pupil.query.ts';
import type { SchoolTerms } from './load-school-order-facts.ts';

/** An order in which everything is decided; its slots are locked. */
export type SchoolOrderToSave = AcceptedSchoolOrder<SchoolTerms> & {
  readonly order: SchoolOrder;
  readonly slots: OrderSlots;
};

type SaveMoment = {
  readonly scope: CompanyScope;
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
};
type SaveContext = { readonly change: Change; readonly tickets: Tickets };

/** Saves pupils and cards and issues tickets, in the order of the list; any number in the same statements. */
export async function saveSchoolOrders(
  { change, tickets }: SaveContext,
  orders: readonly SchoolOrderToSave[],
  { scope: { tenant }, now, today }: SaveMoment,
): Promise<TicketKey[]> {
  const pupils = await savePupils(change, tenant, orders);
  const cardIds = await orderCardsFor(
    change,
    orders.map(({ agreement: { companyId }, order: { medium } }) => ({ companyId, medium })),
    { tenant, now, today },
  );
  const drafts = orders.map(({ agreement, sold, lastDay, order, slots }, place): TicketDraft => {
    const holderId = pupils[place];
    if (holderId === undefined) throw new Error('a pupil was not saved');
    const { companyId, companyName, id: agreementId } = agreement;
    const { startDate, medium, pupil } = order;
    const terms = { agreementId, profileId: sold.profileId, ...productOfSale(sold) };
    return {
      ...terms,
      service: 'school-tickets',
      companyId,
      holderId,
      holderSlot: slots.holder,
      startDate,
      expirationDate: lastDay,
      ...orderedMedium(medium, slots.medium, cardIds[place] ?? null),
      recipient: pupil && recipientOn({ ...pupil, medium }, { tenant, companyId, companyName }),
      recorded: { before: null, after: { ...recordedOf(order), ...terms, startDate } },
    };
  });
  return tickets.issue(change, drafts, { tenant, now });
}

/** The holders of orders: who has a ticket in the month already is found again, the others are new. */
async function savePupils(
  { tx }: Change,
  tenant: TenantId,
  orders: readonly SchoolOrderToSave[],
): Promise<number[]> {
  const knownPupils = await findKnownPupils(
    tx,
    tenant,
    orders.flatMap(({ slots: { holder: slot }, order: { startDate } }) =>
      slot === null ? [] : [{ slot, month: firstOfMonth(startDate) }],
    ),
  );
  const of = ({ slots: { holder } }: SchoolOrderToSave) => knownPupils.get(holder ?? 0);
  const unknown = orders.filter((order) => !of(order));
  const savedHolders = await saveHolders(
    tx,
    tenant,
    unknown.map(({ agreement: { companyId }, order }) => ({
      companyId,
      kind: 'pupil' as const,
      ...pupilDetails(order),
    })),
  );
  await changeHolders(
    tx,
    tenant,
    orders.flatMap((each) => {
      const pupil = of(each);
      if (!pupil) return [];
      const { slot: _slot, ...before } = pupil;
      return [{ ...before, companyId: each.agreement.companyId, ...pupilDetails(each.order) }];
    }),
  );
  let next = 0;
  return orders.map((order) => of(order)?.id ?? savedHolders[next++] ?? 0);
}

/** What an order says of a pupil; the name on a new card is theirs, of at most 50 characters (spec 3 §9). */
const pupilDetails = ({ pupil, studentId, medium }: SchoolOrder): HolderDetails => ({
  ...pupil,
  ...(studentId !== null && { employeeId: studentId }),
  ...(medium.kind === 'phone' && phoneOfMedium(medium)),
  ...(medium.kind === 'new-card' && pupil && { cardName: cardNameOf(pupil) }),
});

/** The recorded values of the pupil and of the medium. */
const recordedOf = ({ pupil, studentId, medium }: SchoolOrder) => ({
  ...pupil,
  ...(studentId !== null && { studentId }),
  ...recordedMedium(medium),
});
