import type { OrderForm } from '@takst/contract/self-service/order-form/get-order-form.contract.ts';
import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { FieldsStep } from './fields/fields-step.tsx';
import { agreementOf, type OrderFields, fieldsAtStart } from './fields/order-fields.ts';
import { OrderedStep } from './ordered-step.tsx';
import { useFormTexts } from './use-form-texts.ts';
import { type ProvedPhone, useOrderCalls } from './use-order-calls.ts';

interface OrderFormFlowProps {
  clientId: string;
  form: OrderForm;
}

/** Fields, then the code of the SMS, then what came of it. What is proved and typed is in memory alone. */
export function OrderFormFlow({ clientId, form }: OrderFormFlowProps) {
  const t = useFormTexts();
  const [fields, setFields] = useState(() => fieldsAtStart(form));
  const [step, setStep] = useState<'fields' | 'code' | 'ordered' | 'requested'>('fields');
  const [proved, setProved] = useState<ProvedPhone | null>(null);
  const calls = useOrderCalls({ clientId, form, fields });
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
        isRequest={step === 'requested'}
        company={company}
        startDate={fields.startDate}
        onAnother={() => {
          setFields(fieldsAtStart(form));
          setProved(null);
          calls.forget();
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
        label={form.employeeIdLabel ?? t('employeeId')}
        isRequest={isRequest}
        calls={calls}
        onCode={giveCode}
        onNewCode={() => {
          setProved(null);
          return calls.sendCode();
        }}
        onChangeFields={() => {
          calls.forget();
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
        calls.forget();
        setFields((now) => ({ ...now, ...changed }));
      }}
      onDone={leaveFields}
    />
  );
}

const isProvedPhone = (proved: ProvedPhone, fields: OrderFields): boolean =>
  proved.phone === fields.phone && proved.phoneCountryCode === fields.phoneCountryCode;
