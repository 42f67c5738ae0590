import { nameInMessage } from '@takst/domain/texts/name-in-message.rules.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { toKroner } from '@takst/domain/money/ore.rules.ts';
import { norwegianDate } from '#time/norwegian-date.ts';

export type InvoiceEmailFacts = {
  readonly tenant: TenantId;
  readonly origin: string;
  readonly id: number;
  readonly number: number;
  readonly companyName: string;
  readonly totalOre: number;
  readonly dueDate: Temporal.PlainDate;
};

const formatIn = (language: string) => {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  return (ore: number): string => format.format(toKroner(ore));
};

/** Made once: to make a format takes longer than all else of an e-mail. */
const amountIn = { nb: formatIn('nb-NO'), en: formatIn('en-GB') } as const;

/** Says that there is an invoice, and where: the link leads to whoever may see it. In both languages. */
export function invoiceEmail(facts: InvoiceEmailFacts): { subject: string; text: string } {
  const { tenant, origin, id, number, totalOre, dueDate } = facts;
  const { brandTitle } = tenants[tenant];
  const company = nameInMessage(facts.companyName);
  const link = `${origin}/bedriftsavtale/faktura/${id}`;
  return {
    subject: `Faktura ${number} fra ${brandTitle} til ${company}`,
    text: [
      'Hei!',
      `Det er kommet en ny faktura til ${company}: nummer ${number}, ${amountIn.nb(totalOre)} kr, forfall ${norwegianDate(dueDate)}. Den ligger her:`,
      link,
      `Du får denne e-posten fordi adressen din står i innstillingene til bedriften i ${brandTitle}. Der kan den også endres.`,
      '– – –',
      'Hi!',
      `There is a new invoice for ${company}: number ${number}, NOK ${amountIn.en(totalOre)}, due ${dueDate}. It is here:`,
      link,
      `You get this e-mail because your address is in the company's settings in ${brandTitle}, where it can be changed.`,
    ].join('\n\n'),
  };
}
