import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { orderFreeTicket } from '@takst/contract/services/free-tickets/order-free-ticket.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useWatch } from 'react-hook-form';
import type { Problem } from '#platform/api/obstacle.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Form } from '#platform/design/form/form.tsx';
import { FormHead, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ZonesFields } from '#ticketing/tickets/order-zones/zones.fields.tsx';
import { FirstDayField } from './first-day.field.tsx';
import { useFreeOffer } from './free-order-offer.ts';
import {
  freeOrderCauses,
  freeOrderFaults,
  freeOrderRefusals,
  refusalTitle,
} from './free-order-refusals.ts';
import { FreeOrderSummary } from './free-order-summary.tsx';
import { MediumFields, PostAddressLink } from './medium.fields.tsx';
import { PersonFields } from './person.fields.tsx';
import { relativeInAddress } from './relative-in-address.ts';
import { useFreeOrderForm } from './use-free-order-form.ts';

interface OrderFreeTicketFormProps {
  /** The ticket of another member of the family; null for a new family. */
  relative: FreeTicket | null;
}

/** Left who, on what, where and when; right the order in words with what it costs, and the button. */
export function OrderFreeTicketForm({ relative }: OrderFreeTicketFormProps) {
  const t = useTexts('free-order');
  const goTo = useGoTo();
  const form = useFreeOrderForm(relative);
  const order = useOrder(form);
  function cancel() {
    form.discard();
    void goTo(relative ? pathTo('/fribilletter/{id}', { id: relative.id }) : '/fribilletter');
  }
  return (
    <Form
      form={form}
      operation={order}
      onSubmit={(body) => order.send({ body })}
      className="flex flex-col gap-4 [--space-panel:1rem] lg:grid lg:items-start lg:grid-cols-[minmax(0,1fr)_var(--size-aside)]"
    >
      <div className="grid min-w-0 gap-4">
        <FormHead />
        <Card title={t('sectionPerson')}>
          <PersonFields />
        </Card>
        <Card title={t('sectionMedium')}>
          <MediumFields />
        </Card>
        <Card title={t('sectionZones')}>
          <ZonesFields>
            <FirstDayField />
          </ZonesFields>
        </Card>
      </div>
      <FreeOrderSummary
        isPending={order.isPending}
        onCancel={cancel}
        problem={
          order.problem && (
            <OrderProblem problem={order.problem} lacksAddress={order.lacksAddress} />
          )
        }
      />
    </Form>
  );
}

/** Sends the order, tells how it went, and opens the list. */
function useOrder({ form: { control } }: ReturnType<typeof useFreeOrderForm>) {
  const t = useTexts('free-order');
  const language = usePageLanguage();
  const { today } = useFreeOffer();
  const goTo = useGoTo();
  const [ticketHolderType, medium] = useWatch({ control, name: ['ticketHolderType', 'medium'] });
  const choices = { ticketHolderType, medium };
  const order = useOperation(orderFreeTicket, {
    texts: 'free-order',
    refusals: freeOrderRefusals(choices),
    causes: freeOrderCauses,
    faults: freeOrderFaults,
    toast: ({ input: { body }, reply: { id } }) => ({
      title: t('ordered'),
      text: t('orderedFrom', {
        name: `${body.firstName} ${body.lastName}`,
        date: formatLongDate(body.startDate, language, today),
      }),
      link: { to: pathTo('/fribilletter/{id}', { id }), text: t('seeTicket') },
      action: {
        text: t('orderForFamily'),
        onAct: () => void goTo('/fribilletter/ny', { search: { [relativeInAddress]: String(id) } }),
      },
    }),
    onProblem: () => showToast('error', t('failed')),
    leavesPage: true,
    onDone: () => void goTo('/fribilletter'),
    // Other errors go to the general error page (spec 3 §8).
    usesErrorPage: true,
  });
  const { problem, refused } = order;
  return {
    ...order,
    problem: problem && {
      ...problem,
      ...(refused && { title: t(refusalTitle(refused.code, choices)) }),
    },
    lacksAddress: refused?.code === 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
  };
}

interface OrderProblemProps {
  problem: Problem;
  lacksAddress: boolean;
}

/** Why the ticket was not ordered, and where a missing post address is entered. */
const OrderProblem = ({ problem, lacksAddress }: OrderProblemProps) => (
  <ProblemNotice problem={problem}>{lacksAddress && <PostAddressLink />}</ProblemNotice>
);
