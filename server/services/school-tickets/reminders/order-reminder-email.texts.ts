import { companyInAddress, type PagePath } from '@takst/contract/app/pages.ts';
import {
  type SchoolYear,
  schoolYearName,
} from '@takst/domain/services/school-tickets/school-year.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';

type OrderReminderEmail = {
  readonly tenant: TenantId;
  readonly origin: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly year: SchoolYear;
  /** The last day on which an order comes in time. */
  readonly deliveryDay: Temporal.PlainDate;
  /** Without a ticket for the year; at least one. */
  readonly pupils: number;
};

const page: PagePath = '/skole/nytt-skolear';
const dayIn = (language: 'nb' | 'en-GB', day: Temporal.PlainDate): string =>
  day.toLocaleString(language, { day: 'numeric', month: 'long' });

/** Until when a school has to order tickets of the coming year, and for how many; names nobody. In both languages. */
export function orderReminderEmail(facts: OrderReminderEmail): { subject: string; text: string } {
  const { tenant, origin, companyId, year, deliveryDay, pupils } = facts;
  const company = nameInMessage(facts.companyName);
  const { brandTitle } = tenantOf(tenant);
  const name = schoolYearName(year);
  const link = `${origin}${page}?${companyInAddress}=${companyId}`;
  const [nb, en] =
    pupils === 1
      ? ['1 elev mangler', '1 pupil has no']
      : [`${pupils} elever mangler`, `${pupils} pupils have no`];
  return {
    subject: `Bestill skolebilletter for ${name} senest ${dayIn('nb', deliveryDay)}`,
    text: [
      'Hei!',
      `${nb} skolebillett for skoleåret ${name} ved ${company}. Bestill senest ${dayIn('nb', deliveryDay)}, så er reisekortene framme før skolestart ${dayIn('nb', year.firstStart)}. Logg inn her:`,
      link,
      `Du får denne e-posten 14, 7 og 1 dag før fristen så lenge noen mangler billett, fordi du er administrator for skolebilletter i ${brandTitle}.`,
      '– – –',
      'Hi!',
      `${en} school ticket for the school year ${name} at ${company}. Order by ${dayIn('en-GB', deliveryDay)}, and the travel cards arrive before school starts on ${dayIn('en-GB', year.firstStart)}. Sign in here:`,
      link,
      `You get this e-mail 14, 7 and 1 days before the deadline as long as somebody has no ticket, because you are an administrator of school tickets in ${brandTitle}.`,
    ].join('\n\n'),
  };
}
