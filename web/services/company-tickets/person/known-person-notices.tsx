import { pathTo } from '@takst/contract/app/path-to.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link, linkClass } from '#platform/design/buttons/link.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { agreementIdOf } from '#services/company-tickets/offer/use-order-field.ts';
import { useEmployeeIdLabel } from '#ticketing/tickets/use-employee-id-label.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { HeldTicketActs } from './held-ticket-acts.tsx';
import type { OrderPeople } from './use-known-person.ts';

/** What is known of the phone and of the employee number in this company. */
export function KnownPersonNotices({ person, employeeIdHolder }: OrderPeople) {
  return (
    <>
      <KnownPersonNotice person={person} />
      <EmployeeIdNotice employeeIdHolder={employeeIdHolder} />
    </>
  );
}

/** The owner of the phone in this company, what they hold, and from when they can have a ticket. */
function KnownPersonNotice({ person }: Pick<OrderPeople, 'person'>) {
  const t = useTexts('company-tickets');
  const { control, setValue } = useFormContext<OrderFields>();
  const hasNewNames = useWatch({ control, name: 'hasNewNames' });
  const holds = useHoldingText();
  const { person: personPath } = useServicePages();
  if (!person) return null;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Notice
      kind={person.holdsOpenEnded ? 'warning' : 'info'}
      isAnnounced
      className="text-table sm:col-span-2"
    >
      <strong className="font-semibold">{t('knownPerson', { name })}</strong> {holds(person)}{' '}
      <Link to={pathTo(personPath, { id: person.id })}>
        {t(person.ticket ? 'seeTicket' : 'seePerson')}
      </Link>
      {!hasNewNames && (
        <>
          {' · '}
          <button
            type="button"
            className={linkClass}
            onClick={() => {
              setValue('hasNewNames', true);
              // The field can be written in after the next drawing.
              requestAnimationFrame(() => focusField('firstName'));
            }}
          >
            {t('newName')}
          </button>
        </>
      )}
      {person.holdsOpenEnded && person.ticket && <HeldTicketActs person={person} />}
    </Notice>
  );
}

function useHoldingText() {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const offer = useOffer();
  const long = (date: Temporal.PlainDate) => formatLongDate(date, language, offer.today);
  return (person: NonNullable<OrderPeople['person']>) => {
    const { firstName: name, ticket, firstPossibleStart } = person;
    if (person.holdsOpenEnded)
      return ticket ? t('holdsOpenEnded', { name }) : t('ticketAlreadyHeld');
    const end = ticket?.expirationDate;
    const start = firstPossibleStart && offer.firstStartFrom(firstPossibleStart);
    return [
      end ? t('holdsUntil', { name, date: long(end) }) : t('holdsNothing', { name }),
      start && t('firstStart', { date: long(start) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}

/** Warns that somebody else has the employee number, with a ticket on another phone. */
function EmployeeIdNotice({ employeeIdHolder: holder }: Pick<OrderPeople, 'employeeIdHolder'>) {
  const t = useTexts('company-tickets');
  const { control } = useFormContext<OrderFields>();
  const agreementName = useWatch({ control, name: 'agreementName' });
  const label = useEmployeeIdLabel(agreementIdOf(agreementName));
  const { person: personPath } = useServicePages();
  if (!holder) return null;
  const name = `${holder.firstName} ${holder.lastName}`;
  return (
    <Notice kind="warning" isAnnounced className="text-table sm:col-span-2">
      {t('employeeIdTaken', { label, name })}{' '}
      <Link to={pathTo(personPath, { id: holder.id })}>{t('seeName', { name })}</Link>
    </Notice>
  );
}
