import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import { codeState } from '@takst/domain/services/subscriptions/subscription-actions.rules.ts';
import { subscriptionTypeNames } from '@takst/domain/catalogue/products/subscription-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { actingSubscription } from './subscription-facts.ts';
import { subscriptionOffers } from '../offer/subscription-offer.query.ts';
import { priceOn } from '../offer/subscription-price.ts';
import type { SubscriptionRow } from './subscription.query.ts';

/** Names and prices, loaded once for any number of subscriptions. */
export async function subscriptionDescriber(
  database: Database,
  { tenant, today }: { tenant: TenantId; today: Temporal.PlainDate },
): Promise<(row: SubscriptionRow) => Subscription> {
  const offers = await subscriptionOffers(database, tenant);
  const month = today.with({ day: 1 });
  return (row) => {
    const offer = offers.find(({ type }) => type === row.type);
    const start = row.start_date;
    const pricedOn = Temporal.PlainDate.compare(start, month) > 0 ? start : month;
    const { pricePerMonth, vatPerMonth } = priceOn(offer?.prices ?? [], pricedOn);
    const acting = actingSubscription(row, today);
    return {
      id: row.id,
      subscriberId: row.holder_id,
      companyId: row.company_id,
      agreementId: row.agreement_id,
      invoiceReference: row.invoice_reference,
      type: row.type,
      name: offer?.name ?? subscriptionTypeNames[row.type],
      status: acting.status,
      firstName: row.first_name,
      lastName: row.last_name,
      employeeId: row.employee_id,
      phoneCountryCode: row.phone_country_code,
      phone: row.phone,
      startAt: start,
      expireAt: row.expiration_date,
      pricePerMonth,
      priceVatPerMonth: vatPerMonth,
      codeState: codeState(acting),
    };
  };
}
