import type { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type OrderOffer, useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import type { OrderPeople } from '#services/company-tickets/person/use-known-person.ts';

type OrderRefusal = Refusal<typeof orderCompanyTicket>;

interface WaysOnProps {
  refused: OrderRefusal;
  /** Who has the phone in this company. */
  person: OrderPeople['person'];
  onStartDate: (date: Temporal.PlainDate) => void;
}

/** What the user can do about a refused order (spec 2 §8). */
export function WaysOn({ refused, person, onStartDate }: WaysOnProps) {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { person: personPath } = useServicePages();
  const start = firstAllowedStart(refused, useOffer());
  return (
    <>
      {person && refused.code === 'TICKET_ALREADY_HELD' && (
        <Link to={pathTo(personPath, { id: person.id })}>{t('seePerson')}</Link>
      )}
      {start && (
        <Button icon="calendar" className="mt-3" onClick={() => onStartDate(start)}>
          {t('useStartDate', { date: formatLongDate(start, language) })}
        </Button>
      )}
    </>
  );
}

/** The first offered date after the quarantine; undefined if none is offered. */
function firstAllowedStart(refused: OrderRefusal, offer: OrderOffer): Temporal.PlainDate | null {
  if (refused.code !== 'START_DATE_IN_QUARANTINE') return null;
  return offer.firstStartFrom(refused.expectedQuaranteenEndDate);
}
