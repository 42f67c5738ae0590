import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';

type DocumentFacts = {
  readonly tenant: TenantId;
  readonly origin: string;
  readonly id: number;
  readonly number: number;
  readonly companyName: string;
  readonly totalOre: number;
};

export type InvoiceEmailFacts = DocumentFacts & { readonly dueDate: Temporal.PlainDate };

export type CreditNoteEmailFacts = DocumentFacts & { readonly creditedNumber: number };

type Email = { subject: string; text: string };

const formatIn = (language: string) => {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  return (ore: number): string => format.format(toKroner(ore));
};

/** Made once: to make a format takes longer than all else of an e-mail. */
const amountIn = { nb: formatIn('nb-NO'), en: formatIn('en-GB') } as const;

/** Says in both languages that there is an invoice, with a link for users who may see it. */
export function invoiceEmail(facts: InvoiceEmailFacts): Email {
  const { number, totalOre, dueDate } = facts;
  const company = nameInMessage(facts.companyName);
  return documentEmail(facts, {
    subject: `Faktura ${number}`,
    nb: `Det er kommet en ny faktura til ${company}: nummer ${number}, ${amountIn.nb(totalOre)} kr, forfall ${norwegianDate(dueDate)}. Den ligger ved som PDF, og her:`,
    en: `There is a new invoice for ${company}: number ${number}, NOK ${amountIn.en(totalOre)}, due ${dueDate}. It is attached as a PDF, and here:`,
  });
}

/** Says that something of an invoice was refunded, and where the credit note is. */
export function creditNoteEmail(facts: CreditNoteEmailFacts): Email {
  const { number, totalOre, creditedNumber } = facts;
  const company = nameInMessage(facts.companyName);
  return documentEmail(facts, {
    subject: `Kreditnota ${number}`,
    nb: `Det er kommet en kreditnota til ${company}: nummer ${number}, ${amountIn.nb(totalOre)} kr av faktura ${creditedNumber}. Den ligger ved som PDF, og her:`,
    en: `There is a new credit note for ${company}: number ${number}, NOK ${amountIn.en(totalOre)} of invoice ${creditedNumber}. It is attached as a PDF, and here:`,
  });
}

function documentEmail(
  { tenant, origin, id, companyName }: DocumentFacts,
  { subject, nb, en }: { readonly subject: string; readonly nb: string; readonly en: string },
): Email {
  const { brandTitle } = tenantOf(tenant);
  const link = `${origin}/bedriftsavtale/faktura/${id}`;
  return {
    subject: `${subject} fra ${brandTitle} til ${nameInMessage(companyName)}`,
    text: [
      'Hei!',
      nb,
      link,
      `Du får denne e-posten fordi adressen din står i innstillingene til bedriften i ${brandTitle}. Der kan den også endres.`,
      '– – –',
      'Hi!',
      en,
      link,
      `You get this e-mail because your address is in the company's settings in ${brandTitle}, where it can be changed.`,
    ].join('\n\n'),
  };
}
