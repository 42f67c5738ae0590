import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { useWatch } from 'react-hook-form';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { useFreeTicketFacts } from '#services/free-tickets/family/use-free-ticket-facts.ts';
import { PhoneOfTicket } from '#services/free-tickets/order/medium.fields.tsx';
import { useFreeOrderField } from '#services/free-tickets/order/use-free-order-field.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { EditFields } from './edit-fields.ts';

/** The phone of a ticket; one on a card may come to a phone, which needs its number (spec 3 §4). */
export function EditMediumFields({ ticket }: { ticket: FreeTicket }) {
  const medium = useWatch<EditFields, 'medium'>({ name: 'medium' });
  return (
    <div className="grid gap-4">
      {ticket.mediaType === 'TRAVEL_CARD' && <CardOrPhone ticket={ticket} />}
      {medium === 'phone' && <PhoneOfTicket />}
    </div>
  );
}

function CardOrPhone({ ticket }: { ticket: FreeTicket }) {
  const t = useTexts('free-edit');
  const facts = useFreeTicketFacts();
  const field = useFreeOrderField('medium');
  return (
    <RadioCards<EditFields['medium']>
      {...field}
      columns={2}
      cards={[
        { value: 'card', label: t('keepCard'), description: facts.medium(ticket) },
        { value: 'phone', label: t('toPhone'), description: t('toPhoneText') },
      ]}
    />
  );
}
