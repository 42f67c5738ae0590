import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { type PageAddress, pathTo } from '@takst/contract/app/path-to.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { ToastContent } from '#platform/design/toasts/toasts.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

/** A ticket or a subscription, as far as it says whose it is. */
export type ContactEntry = Pick<
  IssuedTicket,
  'id' | 'subscriberId' | 'firstName' | 'lastName' | 'employeeId' | 'phoneCountryCode' | 'phone'
>;

/** The page of the person whose entry it is. */
export function usePersonPage(): (entry: Pick<ContactEntry, 'subscriberId'>) => PageAddress {
  const { person } = useServicePages();
  return ({ subscriberId }) => pathTo(person, { id: subscriberId });
}

type TicketHolder = Pick<ContactEntry, 'firstName' | 'lastName' | 'employeeId'>;

/** Texts that all dialogs which change a ticket share: the holder, the days, and the link to the result. */
export function useChangeTexts(ticket: TicketHolder) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const { today } = useSession();
  const { firstName, lastName, employeeId } = ticket;
  const name = `${firstName} ${lastName}`.trim();
  return {
    name,
    // Of a pupil the class, of a card without a name nothing.
    subtitle: [name, employeeId].filter((part) => part !== '').join(' · '),
    /** '30. november'; with its year when that is another one than today's. */
    day: (date: Temporal.PlainDate) => formatLongDate(date, language, today),
    toast: (title: string, text: string, page: PageAddress): ToastContent => ({
      title,
      text,
      link: { to: page, text: t('seeTicket') },
    }),
  };
}
