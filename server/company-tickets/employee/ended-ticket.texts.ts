import { norwegianDate } from '#company-tickets/norwegian-date.ts';

type Facts = { firstName: string; companyName: string };

/** A ticket that was never valid, since it was ended before it began, has no last day to tell of. */
type Ended = Facts & { startDate: Temporal.PlainDate; lastDay: Temporal.PlainDate };

/** The SMS to the holder of a ticket that was ended; in Norwegian, for nothing tells the holder's language. */
export const endedTicketSms = ({ firstName, companyName, startDate, lastDay }: Ended): string =>
  Temporal.PlainDate.compare(lastDay, startDate) < 0
    ? `Hei ${firstName}! ${companyName} har avsluttet bedriftsbilletten din. Den gjelder ikke lenger.`
    : `Hei ${firstName}! ${companyName} har avsluttet bedriftsbilletten din. Siste dag er ${norwegianDate(lastDay)}.`;

/** The SMS to the holder of a ticket that was cancelled before it began. */
export const cancelledTicketSms = ({
  firstName,
  companyName,
  startDate,
}: Facts & { startDate: Temporal.PlainDate }): string =>
  `Hei ${firstName}! ${companyName} har avbestilt bedriftsbilletten din fra ${norwegianDate(startDate)}. ` +
  'Hentekoden virker ikke lenger.';
