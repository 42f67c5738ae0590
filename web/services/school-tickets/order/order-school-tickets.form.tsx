import { Form } from '#platform/design/form/form.tsx';
import { FormHead, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ZonesFields } from '#ticketing/tickets/order-zones/zones.fields.tsx';
import { AgreementField } from './agreement.field.tsx';
import { FirstDayField } from './first-day.field.tsx';
import { MediumField, PostAddressLink } from './medium.field.tsx';
import { PupilsCard } from './pupils-card.tsx';
import { SchoolOrderSummary } from './school-order-summary.tsx';
import { usePlaceSchoolOrder } from './use-place-school-order.ts';
import { useSchoolOrderForm } from './use-school-order-form.ts';

/** Left on what, who, where and when; right the order in words with what it costs, and the button. */
export function OrderSchoolTicketsForm() {
  const t = useTexts('school-order');
  const goTo = useGoTo();
  const form = useSchoolOrderForm();
  const order = usePlaceSchoolOrder(form);
  function cancel() {
    form.discard();
    void goTo('/skole');
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
        <Card title={t('sectionMedium')}>
          <MediumField />
        </Card>
        <PupilsCard />
        <Card title={t('sectionZones')}>
          <ZonesFields>
            <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
              <FirstDayField />
              <AgreementField />
            </div>
          </ZonesFields>
        </Card>
      </div>
      <SchoolOrderSummary
        isPending={order.isPending}
        onCancel={cancel}
        problem={
          order.problem && (
            <ProblemNotice problem={order.problem}>
              {order.lacksAddress && <PostAddressLink />}
            </ProblemNotice>
          )
        }
      />
    </Form>
  );
}
