import type { KnownPerson } from '@takst/contract/services/company-tickets/find-known-person.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { actInAddress, type LinkedAct } from '#ticketing/tickets/act-in-address.ts';

/** What can be done to the ticket that is in the way of another one, in the place of an order. */
export function HeldTicketActs({ person }: { person: KnownPerson }) {
  const t = useTexts('ticket-actions');
  const { person: personPath } = useServicePages();
  const acts: readonly (readonly [LinkedAct, string])[] =
    person.ticket?.status === 'pending'
      ? [['cancel-pending-ticket', t('cancelTicket')]]
      : [
          ['change-zone', t('changeZone')],
          ['end-ticket', t('endTicket')],
        ];
  return (
    <span className="mt-3 flex flex-wrap gap-2">
      {acts.map(([act, text]) => (
        <LinkButton
          key={act}
          to={pathTo(personPath, { id: person.id })}
          search={{ [actInAddress]: act }}
        >
          {text}
        </LinkButton>
      ))}
    </span>
  );
}
