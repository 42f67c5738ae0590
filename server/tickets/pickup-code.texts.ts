import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { nameInMessage } from '@takst/domain/texts/name-in-message.rules.ts';
import { norwegianDate } from '#time/norwegian-date.ts';

export type TicketSmsReason = 'ordered' | 'code-again' | 'new-ticket' | 'zones-changed';

export type TicketSmsFacts = {
  reason: TicketSmsReason;
  tenant: TenantId;
  firstName: string;
  companyName: string;
  startDate: Temporal.PlainDate;
  pickupCode: string;
  /** The holder page of the ticket. */
  link: string;
};

const openings: Record<TicketSmsReason, (facts: TicketSmsFacts) => string> = {
  ordered: ({ companyName, startDate }) =>
    `Du har fått bedriftsbillett av ${nameInMessage(companyName)}. Den gjelder fra ${norwegianDate(startDate)}.`,
  'code-again': () => 'Her er koden til bedriftsbilletten din igjen.',
  'new-ticket': ({ companyName }) =>
    `Du har fått ny bedriftsbillett av ${nameInMessage(companyName)}. Den forrige gjelder ikke lenger.`,
  'zones-changed': ({ startDate }) =>
    `Bedriftsbilletten din har nye soner fra ${norwegianDate(startDate)}.`,
};

/**
 * The SMS with a ticket's code and link; in Norwegian, as the holder's language is not known. Near the
 * 160 characters of one message.
 */
export const ticketSms = (facts: TicketSmsFacts): string =>
  `Hei ${nameInMessage(facts.firstName)}! ${openings[facts.reason](facts)} ` +
  `Hentekode: ${facts.pickupCode} i ${tenants[facts.tenant].operator}-appen. ` +
  `Billetten: ${facts.link}`;
