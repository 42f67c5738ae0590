import { companyInAddress } from '@takst/contract/app/pages.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';

type UnusedCodes = {
  readonly tenant: TenantId;
  readonly origin: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly orderId: number;
  /** At least one. */
  readonly unused: number;
  /** The last day on which they can be used. */
  readonly expiresOn: Temporal.PlainDate;
};

const dayIn = (language: 'nb' | 'en-GB', day: Temporal.PlainDate): string =>
  day.toLocaleString(language, { day: 'numeric', month: 'long', year: 'numeric' });

/** How much of an order is about to expire unused; names nobody. In both languages. */
export function unusedCodesEmail(facts: UnusedCodes): { subject: string; text: string } {
  const { tenant, origin, companyId, orderId, unused, expiresOn } = facts;
  const company = nameInMessage(facts.companyName);
  const { brandTitle } = tenantOf(tenant);
  const link = `${origin}/billettluka/ordrehistorikk/${orderId}?${companyInAddress}=${companyId}`;
  const [nb, en] =
    unused === 1
      ? ['1 billett er ikke brukt', '1 ticket is unused']
      : [`${unused} billetter er ikke brukt`, `${unused} tickets are unused`];
  return {
    subject: `Ordre ${orderId}: bruk billettene innen ${dayIn('nb', expiresOn)}`,
    text: [
      'Hei!',
      `${nb} i ordre ${orderId} fra ${company}. De må brukes innen ${dayIn('nb', expiresOn)}, etter det gjelder de ikke lenger. Her er ordren:`,
      link,
      `Du får denne e-posten fordi du bestiller i billettluka i ${brandTitle}.`,
      '– – –',
      'Hi!',
      `${en} in order ${orderId} of ${company}. They have to be used by ${dayIn('en-GB', expiresOn)} and are not valid after that. Here is the order:`,
      link,
      `You get this e-mail because you order at the ticket counter in ${brandTitle}.`,
    ].join('\n\n'),
  };
}
