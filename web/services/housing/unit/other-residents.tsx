import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import type { UnitPerson } from '@takst/contract/services/housing/unit.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { companyTicketChanges } from '#services/company-tickets/change/ticket-changes.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { ActiveEntries } from '#ticketing/subscribers/employee/active-entries.tsx';
import { isOnActiveList } from '#ticketing/subscribers/employee/entry-lists.ts';
import { useTicketDialog } from '#ticketing/subscribers/employee/use-ticket-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { fullName } from './full-name.ts';

/** The tickets and subscriptions of the other residents, grouped by person. */
export function OtherResidents({
  number,
  people,
}: {
  number: string;
  people: readonly UnitPerson[];
}) {
  const t = useTexts('unit');
  const id = useId();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-section font-semibold">
        {t('residentsOf', { number })}
      </h2>
      {people.map((person) => (
        <EntriesOfResident key={person.id} person={person} />
      ))}
    </section>
  );
}

function EntriesOfResident({ person }: { person: UnitPerson }) {
  const t = useTexts('unit');
  const id = useId();
  const { person: personPath } = useServicePages();
  const params = { id: person.id };
  const { data: tickets } = useQuery(queryOf(listSubscriberTickets, { params }));
  const { data: subscriptions } = useQuery(queryOf(listSubscriberSubscriptions, { params }));
  const name = fullName(person);
  const { act, dialog } = useTicketDialog(companyTicketChanges, { name, tickets });
  const active = tickets?.filter(isOnActiveList) ?? [];
  const activeSubscriptions = subscriptions?.filter(isOnActiveList) ?? [];
  const hasNothing = active.length + activeSubscriptions.length === 0;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="font-semibold">
          {name}
        </h3>
        <Link to={pathTo(personPath, { id: person.id })} aria-label={`${t('seePerson')}, ${name}`}>
          {t('seePerson')}
        </Link>
      </div>
      {!tickets || !subscriptions ? (
        <Card>
          <SkeletonLines lines={4} />
        </Card>
      ) : hasNothing ? (
        <p className="text-ink-muted">{t('noOwnEntries')}</p>
      ) : (
        <ActiveEntries
          tickets={active}
          subscriptions={activeSubscriptions}
          subscriberId={person.id}
          onAct={act}
        />
      )}
      {dialog}
    </section>
  );
}
