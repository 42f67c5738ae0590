import type { OrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { limitsAfter } from '@takst/domain/services/company-tickets/order-form.rules.ts';
import { useState } from 'react';
import { TextServiceContext, textServiceOf } from '#platform/texts/text-service.ts';
import { CodeStep } from './code-step.tsx';
import { FieldsStep } from './fields/fields-step.tsx';
import { agreementOf, type OrderFields, fieldsAtStart } from './fields/order-fields.ts';
import { OrderedStep } from './ordered-step.tsx';
import { useEmployeeIdLabel } from './fields/use-employee-id-label.ts';
import { type ProvedPhone, useOrderCalls } from './calls/use-order-calls.ts';

interface OrderFormFlowProps {
  clientId: string;
  form: OrderForm;
}

interface OrderStepsProps extends OrderFormFlowProps {
  fields: OrderFields;
  onFields: (change: (now: OrderFields) => OrderFields) => void;
}

/** The steps in the words of the service that is ordered from. What is typed is in memory alone. */
export function OrderFormFlow({ clientId, form }: OrderFormFlowProps) {
  const [fields, setFields] = useState(() => fieldsAtStart(form));
  const service = agreementOf(form, fields)?.service ?? null;
  return (
    <TextServiceContext value={textServiceOf(service)}>
      <OrderSteps clientId={clientId} form={form} fields={fields} onFields={setFields} />
    </TextServiceContext>
  );
}

/** Fields, then the code of the SMS, then what came of it. What is proved is in memory alone. */
function OrderSteps({ clientId, form, fields, onFields }: OrderStepsProps) {
  const label = useEmployeeIdLabel(form, fields);
  const [step, setStep] = useState<'fields' | 'code' | 'ordered' | 'requested'>('fields');
  const [proved, setProved] = useState<ProvedPhone | null>(null);
  const calls = useOrderCalls({
    clientId,
    form,
    fields,
    onRefused: (refused) => {
      // The proof was too old: the fields send another code.
      if (refused.code === 'PHONE_NOT_PROVED') setProved(null);
      onFields((now) => ({ ...now, ...limitsAfter(refused, now) }));
    },
  });
  const isRequest = agreementOf(form, fields)?.isRequest ?? false;
  const company = form.companyName;

  async function order(token: string) {
    const outcome = await calls.order(token);
    if (outcome) setStep(outcome);
  }

  async function leaveFields() {
    // A phone that is proved already needs no other code.
    if (proved && isProvedPhone(proved, fields)) await order(proved.token);
    else if (await calls.sendCode()) setStep('code');
  }

  async function giveCode(code: string) {
    const phone = proved && isProvedPhone(proved, fields) ? proved : await calls.prove(code);
    if (!phone) return;
    setProved(phone);
    await order(phone.token);
  }

  if (step === 'ordered' || step === 'requested') {
    return (
      <OrderedStep
        form={form}
        fields={fields}
        isRequest={step === 'requested'}
        onAnother={() => {
          onFields(() => fieldsAtStart(form));
          setProved(null);
          setStep('fields');
        }}
      />
    );
  }
  if (step === 'code') {
    return (
      <CodeStep
        fields={fields}
        company={company}
        label={label}
        isRequest={isRequest}
        calls={calls}
        onCode={giveCode}
        onNewCode={() => {
          setProved(null);
          return calls.sendCode();
        }}
        onChangeFields={() => {
          calls.fieldsChanged(['code']);
          setStep('fields');
        }}
      />
    );
  }
  return (
    <FieldsStep
      form={form}
      fields={fields}
      calls={calls}
      isProved={proved !== null && isProvedPhone(proved, fields)}
      onChange={(changed) => {
        calls.fieldsChanged(Object.keys(changed));
        onFields((now) => withChanged(now, changed));
      }}
      onDone={leaveFields}
    />
  );
}

const isProvedPhone = (proved: ProvedPhone, fields: OrderFields): boolean =>
  proved.phone === fields.phone && proved.phoneCountryCode === fields.phoneCountryCode;

/** Another phone is another person, whose earliest start is not known yet. */
const withChanged = (now: OrderFields, changed: Partial<OrderFields>): OrderFields => {
  const isOtherPhone = 'phone' in changed || 'phoneCountryCode' in changed;
  return { ...now, ...(isOtherPhone && { earliestStart: '' }), ...changed };
};
