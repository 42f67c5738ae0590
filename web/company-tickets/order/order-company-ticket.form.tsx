import { orderCompanyTicket } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useOperation } from '#api/use-operation.ts';
import { focusField } from '#design/fields/focus-field.ts';
import { Form } from '#design/form/form.tsx';
import { FormHead, ProblemNotice } from '#design/form/form-notices.tsx';
import { formatLongDate } from '#design/format.ts';
import { useGoTo } from '#design/links/use-go-to.ts';
import { Card } from '#design/page/card.tsx';
import { usePageLanguage } from '#design/page-language.ts';
import { useTexts } from '#texts/use-texts.ts';
import { markNewSubscriber } from '#tickets/new-subscriber.ts';
import { useOffer } from '#tickets/offer/order-offer.ts';
import { ZonesFields } from '#tickets/order-zones/zones.fields.tsx';
import { isTicketRead } from '#tickets/ticket-reads.ts';
import { AgreementField } from './agreement.field.tsx';
import { orderCauses, orderRefusals } from './order-refusals.ts';
import { OrderSummary } from './order-summary.tsx';
import { PersonFields } from './person.fields.tsx';
import { ticketInAddress } from './start-of-order.ts';
import { StartDateField } from './start-date.field.tsx';
import { useKnownPerson } from './use-known-person.ts';
import { type OrderBeginning, useOrderForm } from './use-order-form.ts';

const WaysOn = lazy(async () => ({ default: (await import('./ways-on.tsx')).WaysOn }));

/** Left who, where and when; right the order in words with its price, the consent and the button. */
export function OrderCompanyTicketForm(beginning: OrderBeginning) {
  const t = useTexts('company-tickets');
  const language = usePageLanguage();
  const { company, today } = useOffer();
  const goTo = useGoTo();
  const form = useOrderForm(beginning);
  const { getValues, setValue } = form.form;
  const people = useKnownPerson(form.form);
  useFocusOnConsent(form.form);
  const order = useOperation(orderCompanyTicket, {
    texts: 'company-tickets',
    failed: 'refusedTitle',
    refusals: orderRefusals,
    causes: orderCauses,
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
      action: {
        text: t('orderAnother'),
        onAct: () =>
          void goTo('/bedriftsavtale/billett/opprett', {
            search: { [ticketInAddress]: String(reply.id) },
          }),
      },
    }),
    onProblem(obstacle) {
      if (!('refused' in obstacle)) return;
      const { refused } = obstacle;
      // A refused date is no choice any more.
      if (refused.code === 'START_DATE_IN_QUARANTINE')
        setValue('earliestStart', refused.expectedQuaranteenEndDate.toString());
      if (refused.code === 'START_DATE_NOT_OFFERED')
        setValue('refusedStarts', [...getValues('refusedStarts'), getValues('startDate')]);
    },
    onDone({ subscriberId }) {
      markNewSubscriber({ id: subscriberId, companyId: company.id, phone: getValues('phone') });
      void goTo('/bedriftsavtale');
    },
    // Other errors go to the general error page (spec 2 §8).
    usesErrorPage: true,
  });
  function cancel() {
    form.discard();
    const { knownPerson } = getValues();
    void goTo(
      beginning.subscriber && knownPerson
        ? pathTo('/bedriftsavtale/ansatt/{id}', { id: knownPerson.id })
        : '/bedriftsavtale',
    );
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
          <PersonFields {...people} />
        </Card>
        <Card title={t('sectionZones')}>
          <ZonesFields>
            <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
              <StartDateField />
              <AgreementField />
            </div>
          </ZonesFields>
        </Card>
      </div>
      <OrderSummary
        isPending={order.isPending}
        onCancel={cancel}
        problem={
          order.problem && (
            <ProblemNotice problem={order.problem}>
              {order.refused && (
                <Suspense>
                  <WaysOn
                    refused={order.refused}
                    person={people.person}
                    onStartDate={(date) => {
                      setValue('startDate', date.toString(), { shouldValidate: true });
                      focusField('startDate');
                    }}
                  />
                </Suspense>
              )}
            </ProblemNotice>
          )
        }
      />
    </Form>
  );
}

/** A press that lacks the consent alone leads to it; it stands last on a phone. */
function useFocusOnConsent({ control }: ReturnType<typeof useOrderForm>['form']) {
  const { errors, submitCount } = useFormState({ control });
  const isConsentAlone = Object.keys(errors).join() === 'hasAccepted';
  useEffect(() => {
    if (isConsentAlone && submitCount > 0) focusField('hasAccepted');
  }, [isConsentAlone, submitCount]);
}
