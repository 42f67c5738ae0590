import { companyInAddress, type PagePath } from '@takst/contract/app/pages.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf, type Tenant } from '@takst/domain/platform/tenants/tenants.ts';

type ClosedMonthsEmail = {
  readonly tenant: TenantId;
  readonly origin: string;
  readonly companyId: number;
  readonly companyName: string;
  /** Their firsts, oldest first; at least one. */
  readonly months: readonly Temporal.PlainDate[];
};

const page: PagePath = '/fribilletter/skattegrunnlag';
const words: Record<Tenant['freeTicketWord'], BilingualText> = {
  freeTicket: { nb: 'fribilletter', en: 'free tickets' },
  employeeTicket: { nb: 'ansattbilletter', en: 'employee tickets' },
};
const monthIn = (language: 'nb' | 'en', month: Temporal.PlainDate): string =>
  month.toLocaleString(language, { month: 'long', year: 'numeric' });

/** Months of a company's free tickets that are closed, each with a link to its tax base; names nobody. In both languages. */
export function closedMonthsEmail(facts: ClosedMonthsEmail): { subject: string; text: string } {
  const { tenant, origin, companyId, months } = facts;
  const company = nameInMessage(facts.companyName);
  const { brandTitle, freeTicketWord } = tenantOf(tenant);
  const word = words[freeTicketWord];
  const linkTo = ({ year, month }: Temporal.PlainDate) =>
    `${origin}${page}?${companyInAddress}=${companyId}&year=${year}&month=${month}`;
  const linksIn = (language: 'nb' | 'en') =>
    months.map((month) => `${capitalised(monthIn(language, month))}: ${linkTo(month)}`).join('\n');
  const [first] = months;
  const [nb, en] =
    first && months.length === 1
      ? [monthIn('nb', first), monthIn('en', first)]
      : [`${months.length} måneder`, `${months.length} months`];
  return {
    subject: `Skattegrunnlaget for ${word.nb} er klart for ${nb} i ${company}`,
    text: [
      'Hei!',
      `Skattegrunnlaget for ${word.nb} er klart for ${nb} i ${company}. Tallene endres ikke mer. Logg inn for å se dem og laste dem ned:`,
      linksIn('nb'),
      `Du får denne e-posten én gang for hver måned med ${word.nb}, fordi du er administrator for bedriften i ${brandTitle}.`,
      '– – –',
      'Hi!',
      `The tax base of ${word.en} is ready for ${en} in ${company}. The figures do not change any more. Sign in to see and download them:`,
      linksIn('en'),
      `You get this e-mail once for each month with ${word.en}, because you are an administrator of the company in ${brandTitle}.`,
    ].join('\n\n'),
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
