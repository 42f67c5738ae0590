import type { SchoolTicketOnPage } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { CardState } from '#platform/design/page/card-state.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DeliveredStatus } from '#ticketing/tickets/delivered/delivered-status.tsx';
import { useDeliveredFacts } from '#ticketing/tickets/delivered/use-delivered-facts.ts';
import { type SchoolButtonAction, schoolButtonsOf } from './school-buttons.ts';

interface OverSchoolTicketTableProps {
  label: string;
  tickets: readonly SchoolTicketOnPage[];
  onAct: (action: SchoolButtonAction, ticket: SchoolTicketOnPage) => void;
}

/** Tickets of a pupil that are over, those that began last first (spec 3 §4). */
export function OverSchoolTicketTable({ label, tickets, onAct }: OverSchoolTicketTableProps) {
  const t = useTexts('school-ticket');
  const tTicket = useTexts('delivered-ticket');
  const facts = useDeliveredFacts();
  const columns: Column<SchoolTicketOnPage>[] = [
    {
      id: 'valid',
      header: tTicket('valid'),
      isRowHeader: true,
      cell: (ticket) => (
        <>
          {facts.validity(ticket)}
          <span className="block text-caption font-normal text-ink-muted">
            {t('schoolYear')} {ticket.schoolYear}
          </span>
        </>
      ),
    },
    {
      id: 'zones',
      header: t('zones'),
      cell: (ticket) => (
        <>
          {facts.zones(ticket)}
          <span className="block text-caption text-ink-muted">
            {facts.medium(ticket, ticket.cardNumber)}{' '}
            {ticket.travelCardState && <CardState state={ticket.travelCardState} />}
          </span>
        </>
      ),
    },
    {
      id: 'status',
      header: tTicket('status'),
      cell: (ticket) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <DeliveredStatus ticket={ticket} />
          {schoolButtonsOf(ticket).map((action) => (
            <OverButton key={action} action={action} onPress={() => onAct(action, ticket)} />
          ))}
        </span>
      ),
    },
  ];
  return (
    <Table label={label} columns={columns} rows={tickets} rowKey={({ id }) => id} empty={null} />
  );
}

interface OverButtonProps {
  action: SchoolButtonAction;
  onPress: () => void;
}

/** What can be done with a ticket that is over: its end is taken back, or its card is looked at. */
function OverButton({ action, onPress }: OverButtonProps) {
  const t = useTexts('ticket-actions');
  if (action !== 'undo-end' && action !== 'show-cards') return null;
  const isUndo = action === 'undo-end';
  return (
    <Button variant="quiet" icon={isUndo ? 'undo' : 'history'} onClick={onPress}>
      {t(isUndo ? 'undoEnd' : 'showCards')}
    </Button>
  );
}
