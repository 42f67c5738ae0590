import { reportPurchase as route } from '@takst/contract/services/ticket-counter/covers/report-purchase.contract.ts';
import type { Body, Outcome, Refusal } from '@takst/contract/platform/calls/route.ts';
import { kronerToOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { isCompanyPaysOpen } from '@takst/domain/platform/access/company-pays.rules.ts';
import {
  type CounterZones,
  isTravelMoney,
  priceOfCounterTicket,
  zonesOfCounterTicket,
} from '@takst/domain/services/ticket-counter/order/counter-price.rules.ts';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { violatedConstraint } from '#platform/db/connection/violated-constraint.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { serve } from '#platform/http/serve.ts';
import { deliveryDay } from '#billing/invoices/invoices.public.ts';
import { type LoadedOffer, loadCounterOffer } from '../order/load-counter-offer.ts';
import { savePurchase } from './save-purchase.ts';
import {
  findPurchase,
  type KnownPurchase,
  lockCover,
  savePurchaseOfCover,
  spentInMonth,
} from './purchase.store.ts';

type Dependencies = {
  readonly database: Database;
  readonly changes: ChangePath;
  readonly production: boolean;
};
type PurchaseCall = Call<typeof route>;
type PurchaseBody = Body<typeof route>;

/** Another person's purchase was reported with the same id first. */
const reportedOnce = 'reported_once';

/**
 * A purchase in the app becomes an order of the company that pays. The same purchase reported twice, or a hundred times at
 * once, is one order; a person buys for no more than their limit in a calendar month (domain: Company covers).
 */
export const reportPurchase = ({ database, changes, production }: Dependencies) =>
  serve(route, async (call): Promise<Outcome<typeof route>> => {
    if (!isCompanyPaysOpen({ production })) return { refused: { code: 'COMPANY_PAYS_CLOSED' } };
    const { origin, scope, today } = call;
    const offer = await loadCounterOffer(database, { tenant: scope.tenant, today });
    const sold = soldAs(offer, call);
    try {
      return await changes(origin, (change) => save(change, call, sold));
    } catch (error) {
      if (violatedConstraint(error) !== reportedOnce) throw error;
      return { refused: { code: 'PURCHASE_DIFFERS' } };
    }
  });

type Sold = { readonly zones: CounterZones; readonly vatPercent: number };
type NotSold = Extract<
  Refusal<typeof route>,
  { code: 'PRODUCT_NOT_OFFERED' | `INVALID_${string}` }
>;

/** Zones and VAT of the purchase, or why the operator does not sell it. */
function soldAs(offer: LoadedOffer, { body, today: on }: PurchaseCall): Sold | NotSold {
  const { productTemplateId, profileId, validAllZones, zoneIdFrom, zoneIdTo } = body;
  const product = offer.products.find(({ id }) => id === productTemplateId);
  if (!product || isTravelMoney(product)) return { code: 'PRODUCT_NOT_OFFERED' };
  const nameOf = (id: string | null) => offer.zones.find((zone) => zone.id === id)?.name ?? null;
  const zoneNames = { validAllZones, zoneFrom: nameOf(zoneIdFrom), zoneTo: nameOf(zoneIdTo) };
  const zones = zonesOfCounterTicket(offer, product, zoneNames);
  if (typeof zones === 'string') return { code: zones };
  const price = priceOfCounterTicket(product, { profileId, nrOfZones: zones.nrOfZones, on });
  return price ? { zones, vatPercent: price.vatPercent } : { code: 'PRODUCT_NOT_OFFERED' };
}

async function save(
  change: Change,
  { scope, body, today, now }: PurchaseCall,
  sold: Sold | NotSold,
): Promise<Outcome<typeof route>> {
  const { tx } = change;
  const { tenant } = scope;
  const amountOre = kronerToOre(body.amount);
  const cover = await lockCover(tx, scope, { ...body, today });
  // Read after the lock: another report of it may have come first.
  const existingPurchase = await findPurchase(tx, scope, body.purchaseId);
  if (existingPurchase)
    return isSame(existingPurchase, body) ? { reply: { id: existingPurchase.id } } : differs;
  // A purchase reported before is answered with its order, also when the operator has stopped selling the product.
  if ('code' in sold) return { refused: sold };
  if (!cover) return { refused: { code: 'COVER_NOT_FOUND' } };
  const { companyId, limitOre } = cover;
  const spent = await spentInMonth(tx, [{ companyId, id: body.coverId }], today);
  const leftOre = limitOre === null ? null : limitOre - (spent.get(body.coverId) ?? 0);
  if (leftOre !== null && amountOre > leftOre)
    return { refused: { code: 'LIMIT_EXCEEDED', left: toKroner(leftOre) } };
  const id = await savePurchase(change, { tenant, cover, body, amountOre, today, now, ...sold });
  const deliveredOn = await deliveryDay(tx, { tenant, companyId, today });
  await savePurchaseOfCover(tx, { companyId, id }, { deliveredOn, now });
  return { reply: { id } };
}

const differs = { refused: { code: 'PURCHASE_DIFFERS' } } as const;

const isSame = (existingPurchase: KnownPurchase, body: PurchaseBody): boolean =>
  existingPurchase.coveredPersonId === body.coverId &&
  existingPurchase.productId === body.productTemplateId &&
  existingPurchase.totalOre === kronerToOre(body.amount);
