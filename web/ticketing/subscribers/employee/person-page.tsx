import type { ComponentProps } from 'react';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useListAddress } from '#platform/design/list/list-address.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { Employee } from './employee.tsx';
import { useRecentPerson } from './recent-people.ts';
import { usePerson } from './use-person.ts';

type PersonPageProps = Pick<ComponentProps<typeof Employee>, 'changes' | 'afterEntries'>;

/** A subscriber with what they have, and what the service shows of them below. */
export function PersonPage({ changes, afterEntries }: PersonPageProps) {
  const t = useTexts('employees');
  const tTickets = useTexts('company-tickets');
  const { list } = useServicePages();
  const person = usePerson();
  const { subscriber } = person;
  const name = subscriber ? `${subscriber.firstName} ${subscriber.lastName}` : t('employee');
  useRecentPerson(useSession().company.id, subscriber);
  useDocumentTitle(name);
  const back = (
    <BackLink to={list} search={useListAddress()}>
      {tTickets('listTitle')}
    </BackLink>
  );
  return (
    <Employee name={name} back={back} changes={changes} {...person} afterEntries={afterEntries} />
  );
}
