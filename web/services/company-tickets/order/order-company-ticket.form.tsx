import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { type ComponentProps, lazy, Suspense, use, useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { Problem } from '#platform/api/obstacle.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { Form } from '#platform/design/form/form.tsx';
import { FormHead, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { ZonesFields } from '#ticketing/tickets/order-zones/zones.fields.tsx';
import { AgreementField } from './agreement.field.tsx';
import { OrderExtensionContext } from './order-extension.ts';
import { orderCauses, orderRefusals } from './order-refusals.ts';
import { OrderSummary } from './order-summary.tsx';
import { PersonFields } from '#services/company-tickets/person/person.fields.tsx';
import { StartDateField } from './start-date.field.tsx';
import type { OrderOutcome } from '#services/company-tickets/add-ons/place-add-ons.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { useOrderAnswers } from './use-order-answers.ts';
import { usePlaceAddOns } from './use-place-add-ons.ts';
import { useKnownPerson } from '#services/company-tickets/person/use-known-person.ts';
import { type OrderBeginning, useOrderForm } from './use-order-form.ts';

const OrderOutcomeNotice = lazy(async () => ({
  default: (await import('#services/company-tickets/add-ons/order-outcome.tsx')).OrderOutcomeNotice,
}));
const WhatToOrderField = lazy(async () => ({
  default: (await import('#services/company-tickets/add-ons/what-to-order.field.tsx'))
    .WhatToOrderField,
}));
const WaysOn = lazy(async () => ({ default: (await import('./ways-on.tsx')).WaysOn }));

/** Left who, where and when; right the order in words with its price, the consent and the button. */
export function OrderCompanyTicketForm(beginning: OrderBeginning) {
  const t = useTexts('company-tickets');
  const offer = useOffer();
  const goTo = useGoTo();
  const pages = useServicePages();
  const form = useOrderForm(beginning);
  const { control, getValues, setValue } = form.form;
  const types = useWatch({ control, name: 'types' });
  const isTicketAlone = types.join() === 'TICKET';
  const hasTicket = types.length === 0 || types.includes('TICKET');
  const addOns = usePlaceAddOns(form);
  const people = useKnownPerson(form.form);
  useFocusOnConsent(form.form);
  useFocusOnPhone(beginning.subscriber === null);
  const answers = useOrderAnswers(form, { isTicketAlone, addOns });
  const { toast } = answers;
  const order = useOperation(orderCompanyTicket, {
    texts: 'company-tickets',
    failed: 'refusedTitle',
    refusals: orderRefusals,
    causes: orderCauses,
    faults: {
      PHONE_NOT_MOBILE: { path: 'phone', message: 'mobilePhone' },
      EMPLOYEE_ID_TOO_SHORT: { path: 'employeeId', message: 'minLength' },
    },
    ...(toast && { toast: ({ input: { body }, reply }) => toast(body, reply) }),
    onProblem: answers.onProblem,
    leavesPage: true,
    onDone: answers.onDone,
    // Other errors go to the general error page (spec 2 §8).
    usesErrorPage: true,
  });
  const { Fields, useOrderVariant } = use(OrderExtensionContext);
  const variant = useOrderVariant(form.form, answers);
  // Who is asked for may change while the answer is awaited; the operation that was sent keeps the form.
  const isVariant = !order.isPending && variant && (variant.isNeeded || variant.isPending);
  const running = isVariant ? variant : order;
  // A ticket without an end is in the way of every other one. What has been sent keeps its button.
  const holder = types.includes('TICKET') && people.person?.holdsOpenEnded ? people.person : null;
  const isClosed = holder?.ticket && !running.isPending && !running.problem;
  function cancel() {
    form.discard();
    const { knownPerson } = getValues();
    void goTo(
      beginning.subscriber && knownPerson
        ? pathTo(pages.person, { id: knownPerson.id })
        : pages.list,
    );
  }

  const start = (
    <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <StartDateField />
      <AgreementField />
    </div>
  );
  return (
    <Form
      form={form}
      operation={running}
      onSubmit={(body) => {
        if (isClosed) return;
        if (!types.includes('TICKET')) return void addOns.place(body, null);
        return isVariant ? variant.send(body) : order.send({ body });
      }}
      className="flex flex-col gap-4 [--space-panel:1rem] lg:grid lg:items-start lg:grid-cols-[minmax(0,1fr)_var(--size-aside)]"
    >
      <div className="grid min-w-0 gap-4">
        <FormHead />
        <Card title={t(hasTicket ? 'sectionPerson' : 'sectionSubscriber')}>
          <PersonFields {...people} />
          <Fields />
        </Card>
        <Card title={t('sectionZones')}>
          {types.includes('TICKET') ? <ZonesFields>{start}</ZonesFields> : start}
        </Card>
        {offer.available.length > 1 && (
          <WhatToOrder
            person={people.person}
            isForKnown={beginning.subscriber !== null}
            isOpenAtFirst={beginning.subscriber !== null || !isTicketAlone}
          />
        )}
      </div>
      <OrderSummary
        isPending={running.isPending || addOns.isPlacing}
        closed={isClosed ? t('holdsOpenEnded', { name: holder.firstName }) : null}
        onCancel={cancel}
        problem={
          (running.problem ?? addOns.outcome) && (
            <OrderProblem
              order={running}
              outcome={addOns.outcome}
              person={people.person}
              onStartDate={(date) => {
                setValue('startDate', date.toString(), { shouldValidate: true });
                focusField('startDate');
              }}
            />
          )
        }
      />
    </Form>
  );
}

type WhatToOrderProps = ComponentProps<typeof WhatToOrderField> & { isOpenAtFirst: boolean };

/** The choice between a ticket and add-ons, folded until the user opens it. */
function WhatToOrder({ isOpenAtFirst, ...props }: WhatToOrderProps) {
  const t = useTexts('company-tickets');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (!isOpen) {
    return (
      <div>
        <Button icon="plus" onClick={() => setIsOpen(true)}>
          {t('addSubscriptions')}
        </Button>
      </div>
    );
  }
  return (
    <Card title={t('whatToOrder')}>
      <Suspense fallback={<SkeletonLines lines={8} />}>
        <WhatToOrderField {...props} />
      </Suspense>
    </Card>
  );
}

type WaysOnProps = ComponentProps<typeof WaysOn>;
interface OrderProblemProps extends Pick<WaysOnProps, 'person' | 'onStartDate'> {
  order: { problem: Problem | null; refused: WaysOnProps['refused'] | null };
  outcome: OrderOutcome | null;
}

/** Why the ticket was refused, or which of several things were not ordered. */
function OrderProblem({ order, outcome, ...waysOn }: OrderProblemProps) {
  const { problem, refused } = order;
  if (!problem) {
    return <Suspense>{outcome && <OrderOutcomeNotice outcome={outcome} />}</Suspense>;
  }
  return (
    <ProblemNotice problem={problem}>
      {refused && (
        <Suspense>
          <WaysOn refused={refused} {...waysOn} />
        </Suspense>
      )}
    </ProblemNotice>
  );
}

/** An order for a new person begins with the phone number. On a phone the keyboard would cover the page. */
function useFocusOnPhone(isNew: boolean) {
  useEffect(() => {
    const { activeElement, body } = document;
    // The focus stays in a field that the user has chosen already.
    const isFree = activeElement === body || activeElement?.tagName === 'H1';
    if (isNew && isFree && matchMedia('(pointer: fine)').matches) focusField('phone');
  }, [isNew]);
}

/** A press that lacks the consent alone leads to it; it stands last on a phone. */
function useFocusOnConsent({ control }: ReturnType<typeof useOrderForm>['form']) {
  const { errors, submitCount } = useFormState({ control });
  const isConsentAlone = Object.keys(errors).join() === 'hasAccepted';
  useEffect(() => {
    if (isConsentAlone && submitCount > 0) focusField('hasAccepted');
  }, [isConsentAlone, submitCount]);
}
