import { companyInAddress, type PagePath } from '@takst/contract/app/pages.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';

type ChildEndEmail = {
  readonly tenant: TenantId;
  readonly origin: string;
  readonly companyId: number;
  readonly companyName: string;
  readonly month: Temporal.PlainDate;
  readonly tickets: number;
  /** They come to those of an earlier e-mail of this month. */
  readonly areMore: boolean;
};

const page: PagePath = '/fribilletter';
const monthIn = (language: 'nb' | 'en', month: Temporal.PlainDate): string =>
  month.toLocaleString(language, { month: 'long', year: 'numeric' });

/** How many children's tickets of a company end in a month by its settings; names nobody. In both languages. */
export function childEndEmail(facts: ChildEndEmail): { subject: string; text: string } {
  const { tenant, origin, companyId, month, tickets, areMore } = facts;
  const company = nameInMessage(facts.companyName);
  const link = `${origin}${page}?${companyInAddress}=${companyId}`;
  const [also, more] = areMore ? [' til', ' more'] : ['', ''];
  const nb =
    tickets === 1 ? `Én barnebillett${also} slutter` : `${tickets} barnebilletter${also} slutter`;
  const en =
    tickets === 1 ? `One${more} child’s ticket ends` : `${tickets}${more} children’s tickets end`;
  return {
    subject: `${nb} i ${monthIn('nb', month)} i ${company}`,
    text: [
      'Hei!',
      `${nb} i ${monthIn('nb', month)} i ${company}, fordi barna når alderen i innstillingene. Se hvilke her:`,
      link,
      `Du får denne e-posten i begynnelsen av måneden, og når flere kommer til, fordi du er administrator for bedriften i ${tenantOf(tenant).brandTitle}.`,
      '– – –',
      'Hi!',
      `${en} in ${monthIn('en', month)} in ${company}, as the children reach the age of its settings. See which:`,
      link,
      `You get this e-mail at the beginning of the month, and when there are more, because you are an administrator of the company in ${tenantOf(tenant).brandTitle}.`,
    ].join('\n\n'),
  };
}
