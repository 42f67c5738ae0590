import type { IssuedTicket } from '@takst/contract/tickets/issued-ticket.schema.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import type { ToastContent } from '#design/toasts/toasts.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useServicePages } from '#tickets/service-pages.ts';

/** A ticket or a subscription, as far as it says whose it is. */
export type ContactEntry = Pick<
  IssuedTicket,
  'id' | 'subscriberId' | 'firstName' | 'lastName' | 'employeeId' | 'phoneCountryCode' | 'phone'
>;

/** What the dialogs that change a ticket say alike: whom it is about, days, and where to see it afterwards. */
export function useChangeTexts(ticket: ContactEntry) {
  const t = useTexts('change-ticket');
  const language = usePageLanguage();
  const { today } = useSession();
  const { person } = useServicePages();
  const { firstName, lastName, employeeId, subscriberId } = ticket;
  const name = `${firstName} ${lastName}`;
  const link = {
    to: pathTo(person, { id: subscriberId }),
    text: t('seeTicket'),
  };
  return {
    name,
    subtitle: `${name} · ${employeeId}`,
    /** '30. november'; with its year when that is another one than today's. */
    day: (date: Temporal.PlainDate) => formatLongDate(date, language, today),
    toast: (title: string, text: string): ToastContent => ({ title, text, link }),
  };
}
