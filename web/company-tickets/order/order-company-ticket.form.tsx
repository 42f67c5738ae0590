import { orderCompanyTicket } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import type { Subscriber } from '@takst/contract/subscribers/subscriber.schema.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { useOperation } from '#api/use-operation.ts';
import { isTicketRead } from '#tickets/ticket-reads.ts';
import { Button } from '#design/buttons/button.tsx';
import { focusField } from '#design/fields/focus-field.ts';
import { Form } from '#design/form/form.tsx';
import { FormHead } from '#design/form/form-notices.tsx';
import { formatLongDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { Card } from '#design/page/card.tsx';
import { useGoTo } from '#design/links/use-go-to.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { AcceptanceField } from './acceptance.field.tsx';
import { AgreementField } from './agreement.field.tsx';
import { OrderProblemNotice } from './order-problem.tsx';
import { PersonFields } from './person.fields.tsx';
import { PriceSummary } from './price-summary.tsx';
import { StartDateField } from './start-date.field.tsx';
import { orderRefusals } from './order-refusals.ts';
import { useOrderForm } from './use-order-form.ts';
import { ZonesFields } from '#tickets/order-zones/zones.fields.tsx';

interface OrderCompanyTicketFormProps {
  /** A known person; null for a new one. */
  subscriber: Subscriber | null;
}

export function OrderCompanyTicketForm({ subscriber }: OrderCompanyTicketFormProps) {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { today } = useSession();
  const goTo = useGoTo();
  const form = useOrderForm(subscriber);
  const order = useOperation(orderCompanyTicket, {
    texts: 'company-tickets',
    failed: 'refusedTitle',
    refusals: orderRefusals,
    faults: { PHONE_NOT_MOBILE: { path: 'phone', message: 'mobilePhone' } },
    invalidates: isTicketRead,
    toast: ({ input: { body }, reply }) => ({
      title: t('ordered'),
      text: t('orderedFrom', {
        name: `${body.firstName} ${body.lastName}`,
        date: formatLongDate(body.startDate, language, today),
      }),
      link: {
        to: pathTo('/bedriftsavtale/ansatt/{id}', { id: reply.subscriberId }),
        text: t('seeTicket'),
      },
    }),
    onDone: () => void goTo('/bedriftsavtale'),
    // Other errors go to the general error page (spec 2 §8).
    usesErrorPage: true,
  });
  function cancel() {
    form.discard();
    void goTo(
      subscriber ? pathTo('/bedriftsavtale/ansatt/{id}', { id: subscriber.id }) : '/bedriftsavtale',
    );
  }

  return (
    <Form
      form={form}
      operation={order}
      onSubmit={(body) => order.send({ body })}
      className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]"
    >
      <div className="grid min-w-0 gap-6">
        <FormHead />
        <Card title={t('sectionPerson')}>
          <PersonFields />
        </Card>
        <Card title={t('sectionZones')}>
          <ZonesFields />
        </Card>
        <Card title={t('sectionStart')}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <StartDateField />
            <AgreementField />
          </div>
        </Card>
      </div>
      <div className="lg:sticky lg:top-20 lg:row-span-2">
        <PriceSummary />
      </div>
      <div className="grid min-w-0 gap-5">
        <AcceptanceField />
        <OrderProblemNotice
          problem={order.problem}
          refused={order.refused}
          onStartDate={(date) => {
            form.form.setValue('startDate', date.toString(), { shouldValidate: true });
            focusField('startDate');
            order.forget();
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isPending={order.isPending}>
            {t('order')}
          </Button>
          <Button disabled={order.isPending} onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
