import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { sendSms } from '#platform/integrations/sms/sms.public.ts';
import type { SubscriptionRow } from './subscription.query.ts';
import { type SubscriptionEvent, subscriptionSms } from './subscription-sms.texts.ts';

/** Of which subscription its holder is told, as far as a message needs it. */
export type AnnouncedSubscription = Pick<
  SubscriptionRow,
  | 'type'
  | 'company_id'
  | 'first_name'
  | 'company_name'
  | 'start_date'
  | 'phone_country_code'
  | 'phone'
> & { readonly tenant: TenantId };

type Without<Event, Keys extends string> = Event extends unknown ? Omit<Event, Keys> : never;
type AnnouncedEvent = Without<
  SubscriptionEvent,
  'type' | 'firstName' | 'companyName' | 'startDate'
>;

/** Sends a holder the SMS about an event after the commit. */
export const announceSubscription = (
  { enqueue }: Pick<Change, 'enqueue'>,
  row: AnnouncedSubscription,
  event: AnnouncedEvent,
): Promise<void> =>
  enqueue(sendSms, {
    tenant: row.tenant,
    topic: 'subscription',
    companyId: row.company_id,
    to: `${row.phone_country_code}${row.phone}`,
    text: subscriptionSms({
      ...event,
      type: row.type,
      firstName: row.first_name,
      companyName: row.company_name,
      startDate: row.start_date,
    }),
  });
