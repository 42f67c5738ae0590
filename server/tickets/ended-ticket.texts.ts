import { norwegianDate } from '#time/norwegian-date.ts';

type TicketSmsFacts = { firstName: string; companyName: string };

/** A ticket that ends before its first day was never valid: its SMS names no last day. */
type EndedTicketFacts = TicketSmsFacts & {
  startDate: Temporal.PlainDate;
  lastDay: Temporal.PlainDate;
};

/** The SMS about an ended ticket; in Norwegian, as the holder's language is not known. */
export const endedTicketSms = ({
  firstName,
  companyName,
  startDate,
  lastDay,
}: EndedTicketFacts): string =>
  Temporal.PlainDate.compare(lastDay, startDate) < 0
    ? `Hei ${firstName}! ${companyName} har avsluttet bedriftsbilletten din. Den gjelder ikke lenger.`
    : `Hei ${firstName}! ${companyName} har avsluttet bedriftsbilletten din. Siste dag er ${norwegianDate(lastDay)}.`;

export const cancelledTicketSms = ({
  firstName,
  companyName,
  startDate,
}: TicketSmsFacts & { startDate: Temporal.PlainDate }): string =>
  `Hei ${firstName}! ${companyName} har avbestilt bedriftsbilletten din fra ${norwegianDate(startDate)}. ` +
  'Hentekoden virker ikke lenger.';
