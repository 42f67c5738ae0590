import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { formatPhone } from '#design/format.ts';
import { Link } from '#design/buttons/link.tsx';
import { Icon } from '#design/icon.tsx';
import { Card } from '#design/page/card.tsx';
import { DescriptionList } from '#design/page/description-list.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useListAddress } from '#company-tickets/employee-list/list-address.ts';
import { useEmployeeIdLabel } from '#company-tickets/use-employee-id-label.ts';
import { ActiveTickets } from './active-tickets.tsx';
import { employeeTicketsQuery } from './employee.queries.ts';
import { ExpiredTicketTable } from './expired-ticket.table.tsx';
import { isOnActiveList, isOnExpiredList } from './ticket-lists.ts';

/** One person and their tickets (spec 2 §2, Employee page). */
export function EmployeePage() {
  const say = useTexts('company-tickets');
  const { id }: { id?: string } = useParams({ strict: false });
  const { data: tickets } = useQuery(employeeTicketsQuery(Number(id)));
  const newest = tickets?.[0];
  // Someone without anything is no employee here (spec 2 §2).
  if (tickets && !newest) throw new Error(`Employee ${id} has neither tickets nor subscriptions`);
  const name = newest ? `${newest.firstName} ${newest.lastName}` : say('employee');
  useDocumentTitle(name);
  return (
    <>
      <PageHeader back={<BackToList />} title={name} />
      {tickets && newest ? (
        <Employee subscriberId={Number(id)} holder={newest} tickets={tickets} />
      ) : (
        <Card>
          <SkeletonLines lines={4} />
        </Card>
      )}
    </>
  );
}

interface EmployeeProps {
  subscriberId: number;
  holder: CompanyTicket;
  tickets: readonly CompanyTicket[];
}

function Employee({ subscriberId, holder, tickets }: EmployeeProps) {
  const say = useTexts('company-tickets');
  const employeeIdLabel = useEmployeeIdLabel();
  const { company } = useSession();
  const active = tickets.filter(isOnActiveList);
  const expired = tickets.filter(isOnExpiredList);
  const phone = formatPhone(holder.phoneCountryCode, holder.phone);
  return (
    <div className="grid gap-6">
      <Card>
        <DescriptionList
          columns={3}
          items={[
            { term: employeeIdLabel, value: holder.employeeId },
            { term: say('phone'), value: <span className="tabular-nums">{phone}</span> },
            { term: say('company'), value: company.name },
          ]}
        />
      </Card>
      <ActiveTickets tickets={active} subscriberId={subscriberId} />
      {expired.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg font-semibold">{say('expiredTickets')}</h2>
          <Card isFlush>
            <ExpiredTicketTable tickets={expired} />
          </Card>
        </section>
      )}
    </div>
  );
}

function BackToList() {
  const say = useTexts('company-tickets');
  return (
    <Link
      to="/bedriftsavtale"
      search={useListAddress()}
      className="inline-flex min-h-8 items-center gap-1"
    >
      <Icon name="chevron-left" className="size-4" />
      {say('backToList')}
    </Link>
  );
}
