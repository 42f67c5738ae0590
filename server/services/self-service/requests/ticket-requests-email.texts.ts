import { companyInAddress, type PagePath } from '@takst/contract/app/pages.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';

export type TicketRequestsEmailFacts = {
  readonly tenant: TenantId;
  readonly origin: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly service: SubscriberServiceId;
  readonly requests: number;
};

const pages = {
  'company-tickets': '/bedriftsavtale/godkjenning',
  housing: '/borettslag/godkjenning',
} as const satisfies Record<SubscriberServiceId, PagePath>;

/** Names nobody who asks: the page shows them to those who may see them. In both languages. */
export function ticketRequestsEmail(facts: TicketRequestsEmailFacts): {
  subject: string;
  text: string;
} {
  const { tenant, origin, service, requests } = facts;
  const { brandTitle } = tenantOf(tenant);
  const company = nameInMessage(facts.companyName);
  // The page is opened in this company, for users with several.
  const link = `${origin}${pages[service]}?${companyInAddress}=${facts.companyId}`;
  const [nb, en] =
    requests === 1
      ? ['En ny forespørsel', 'One new ticket request']
      : [`${requests} nye forespørsler`, `${requests} new ticket requests`];
  return {
    subject: `${nb} om billett i ${company}`,
    text: [
      'Hei!',
      `${nb} om billett venter på svar i ${company}. Godkjenn eller avslå her:`,
      link,
      `Du får denne e-posten fordi adressen din står i innstillingene til bedriften i ${brandTitle}. Der kan den også endres.`,
      '– – –',
      'Hi!',
      `${en} for ${company} ${requests === 1 ? 'is' : 'are'} waiting for an answer. Approve or reject here:`,
      link,
      `You get this e-mail because your address is in the company's settings in ${brandTitle}, where it can be changed.`,
    ].join('\n\n'),
  };
}
