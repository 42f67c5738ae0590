import { pathTo } from '@takst/contract/path-to.ts';
import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';
import { FormProvider } from 'react-hook-form';
import { Button } from '#design/buttons/button.tsx';
import { ErrorSummary } from '#design/fields/error-summary.tsx';
import { Card } from '#design/page/card.tsx';
import { showToast } from '#design/toasts/toasts.ts';
import { useGoTo } from '#design/links/use-go-to.ts';
import { useTexts } from '#texts/use-texts.ts';
import { AcceptanceField } from './acceptance.field.tsx';
import { AgreementField } from './agreement.field.tsx';
import { fieldNames } from './order-body.ts';
import { OrderProblemNotice } from './order-problem.tsx';
import { PersonFields } from './person.fields.tsx';
import { PriceSummary } from './price-summary.tsx';
import { StartDateField } from './start-date.field.tsx';
import { useFaultTexts } from './use-order-field.ts';
import { useFaultsFound, useOrderForm } from './use-order-form.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { ZonesFields } from '#company-tickets/order-zones/zones.fields.tsx';

interface OrderCompanyTicketFormProps {
  subscriberId: number | null;
  holder: CompanyTicket | null;
}

export function OrderCompanyTicketForm({ subscriberId, holder }: OrderCompanyTicketFormProps) {
  const t = useTexts('company-tickets');
  const goTo = useGoTo();
  const { form, keepOverErrorPage } = useOrderForm({ subscriberId, holder });
  const order = usePlaceOrder({
    onErrorPage: keepOverErrorPage,
    onOrdered: () => {
      showToast('success', t('ordered'));
      void goTo('/bedriftsavtale');
    },
  });
  useFaultsFound(form, order.problem);
  const faultText = useFaultTexts();
  const { errors, submitCount } = form.formState;
  const wrong = fieldNames.filter((field) => errors[field]);

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(order.place)(event)}
        className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]"
      >
        <div className="grid min-w-0 gap-6">
          <ErrorSummary
            attempt={submitCount}
            errors={wrong.map((field) => ({ field, message: faultText(field) }))}
          />
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
        <div className="lg:sticky lg:top-22 lg:row-span-2">
          <PriceSummary />
        </div>
        <div className="grid min-w-0 gap-5">
          <AcceptanceField />
          {order.problem && (
            <OrderProblemNotice
              problem={order.problem}
              onStartDate={(date) => {
                form.setValue('startDate', date.toString(), { shouldValidate: true });
                form.setFocus('startDate');
                order.forget();
              }}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" isPending={order.isPending}>
              {t('order')}
            </Button>
            <Button
              disabled={order.isPending}
              onClick={() =>
                void goTo(
                  subscriberId === null
                    ? '/bedriftsavtale'
                    : pathTo('/bedriftsavtale/ansatt/{id}', { id: subscriberId }),
                )
              }
            >
              {t('cancel')}
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
