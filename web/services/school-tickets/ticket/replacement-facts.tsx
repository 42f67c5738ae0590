import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { formatLongDate, formatPhone } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { TicketFact } from '#ticketing/tickets/delivered/ticket-fact.tsx';
import { useDeliveredFacts } from '#ticketing/tickets/delivered/use-delivered-facts.ts';

/** What the pupil owes for a lost card, and travels with until the new one is there. */
export function ReplacementFacts({ ticket }: { ticket: SchoolTicketOnPage }) {
  const t = useTexts('school-ticket');
  const facts = useDeliveredFacts();
  const temporary = useTemporaryWords()(ticket);
  return (
    <>
      {ticket.feeOwed !== null && (
        <TicketFact term={t('feeOwed')}>{facts.amount(ticket.feeOwed)}</TicketFact>
      )}
      {temporary !== null && (
        <TicketFact term={t('untilCard')} isWide>
          {temporary}
        </TicketFact>
      )}
    </>
  );
}

/** While a card is on its way: by what the pupil travels and until when; null before and after that. */
function useTemporaryWords(): (ticket: SchoolTicketOnPage) => string | null {
  const t = useTexts('school-ticket');
  const language = usePageLanguage();
  const { today } = useSession();
  return ({ allowedActions, replacement }) => {
    if (!replacement || !allowedActions.includes('ISSUE_TEMPORARY_TICKET')) return null;
    const { temporaryTicket: temporary } = replacement;
    if (temporary === null) return t('nothingUntilCard');
    const { kind, phoneCountryCode, phone } = temporary;
    const date = formatLongDate(temporary.validThrough, language, today);
    return kind === 'paper'
      ? t('paperUntil', { date })
      : t('linkUntil', { date, phone: formatPhone(phoneCountryCode ?? '', phone ?? '') });
  };
}
