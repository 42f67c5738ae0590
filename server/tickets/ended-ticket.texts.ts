import { nameInMessage } from '@takst/domain/texts/name-in-message.rules.ts';
import { norwegianDate } from '#time/norwegian-date.ts';

type TicketSmsFacts = { firstName: string; companyName: string };

/** A ticket that ends before its first day was never valid: its SMS names no last day. */
type EndedTicketFacts = TicketSmsFacts & {
  startDate: Temporal.PlainDate;
  lastDay: Temporal.PlainDate;
};

const opening = ({ firstName, companyName }: TicketSmsFacts): string =>
  `Hei ${nameInMessage(firstName)}! ${nameInMessage(companyName)}`;

/** The SMS about an ended ticket; in Norwegian, as the holder's language is not known. */
export const endedTicketSms = ({ startDate, lastDay, ...names }: EndedTicketFacts): string =>
  `${opening(names)} har avsluttet bedriftsbilletten din. ` +
  (Temporal.PlainDate.compare(lastDay, startDate) < 0
    ? 'Den gjelder ikke lenger.'
    : `Siste dag er ${norwegianDate(lastDay)}.`);

export const cancelledTicketSms = ({
  startDate,
  ...names
}: TicketSmsFacts & { startDate: Temporal.PlainDate }): string =>
  `${opening(names)} har avbestilt bedriftsbilletten din fra ${norwegianDate(startDate)}. ` +
  'Hentekoden virker ikke lenger.';
