import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import { type ReactNode, useState } from 'react';
import { SubscriberHistory } from '#company-tickets/history/subscriber-history.tsx';
import { useEmployeeIdLabel } from '#company-tickets/use-employee-id-label.ts';
import { Button } from '#design/buttons/button.tsx';
import { formatPhone } from '#design/format.ts';
import { Card } from '#design/page/card.tsx';
import { DescriptionList } from '#design/page/description-list.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { showToast } from '#design/toasts/toasts.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { ActiveTickets } from './active-tickets.tsx';
import { ChangeDialog, type EmployeeAction } from './change-dialog.tsx';
import { ExpiredTicketTable } from './expired-ticket.table.tsx';
import { focusHeadingIfLost } from './focus-heading.ts';
import { isOnActiveList, isOnExpiredList } from './ticket-lists.ts';

interface EmployeeProps {
  name: string;
  back: ReactNode;
  newest: CompanyTicket;
  tickets: readonly CompanyTicket[];
}

type Change = { action: EmployeeAction; ticket: CompanyTicket };

export function Employee({ name, back, newest, tickets }: EmployeeProps) {
  const say = useTexts('company-tickets');
  const sayChange = useTexts('change-ticket');
  const [change, setChange] = useState<Change | null>(null);
  const expired = tickets.filter(isOnExpiredList);
  return (
    <>
      <PageHeader
        back={back}
        title={name}
        actions={
          <Button
            icon="edit"
            onClick={() => setChange({ action: 'update-contact-details', ticket: newest })}
          >
            {sayChange('changeInfo')}
          </Button>
        }
      />
      <div className="grid gap-6">
        <Person holder={newest} />
        <ActiveTickets
          tickets={tickets.filter(isOnActiveList)}
          subscriberId={newest.subscriberId}
          onAct={(action, ticket) => setChange({ action, ticket })}
        />
        {expired.length > 0 && (
          <section>
            <h2 className="mb-3 text-lg font-semibold">{say('expiredTickets')}</h2>
            <Card isFlush>
              <ExpiredTicketTable tickets={expired} />
            </Card>
          </section>
        )}
        <SubscriberHistory subscriberId={newest.subscriberId} />
      </div>
      {change && (
        <ChangeDialog
          {...change}
          tickets={tickets}
          onClose={() => setChange(null)}
          onDone={(toast) => {
            showToast('success', toast);
            setChange(null);
            focusHeadingIfLost();
          }}
        />
      )}
    </>
  );
}

function Person({ holder }: { holder: CompanyTicket }) {
  const say = useTexts('company-tickets');
  const employeeIdLabel = useEmployeeIdLabel();
  const { company } = useSession();
  const phone = formatPhone(holder.phoneCountryCode, holder.phone);
  return (
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
  );
}
