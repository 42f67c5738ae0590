import type { OrderForm } from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { provePhone } from '@takst/contract/services/self-service/order-form/prove-phone.contract.ts';
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { submitOrderForm } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import { useRef, useState } from 'react';
import { call } from '#platform/api/call.ts';
import type { FormProblem, FormRefusal } from './form-problem.ts';
import { orderBodyOf, type OrderFields, phoneBodyOf } from '../fields/order-fields.ts';
import { isFramed } from './tell-height.ts';
import { isForgotten } from './problem-causes.ts';

/** A phone whose code was given; in memory alone, so that it ends with the page. */
export type ProvedPhone = { token: string; phoneCountryCode: string; phone: string };

type Order = {
  clientId: string;
  form: OrderForm;
  fields: OrderFields;
  onRefused: (refused: FormRefusal) => void;
};

export type OrderCalls = ReturnType<typeof useOrderCalls>;

/** The calls of the form, one at a time: a second press while one is pending does nothing. */
export function useOrderCalls({ clientId, form, fields, onRefused }: Order) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const isBusy = useRef(false);
  const params = { clientId };

  async function run<Done>(
    work: () => Promise<{ done: Done } | FormProblem>,
  ): Promise<Done | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setPending(true);
    try {
      const result = await work();
      if ('done' in result) {
        setProblem(null);
        return result.done;
      }
      setProblem(result);
      if ('refused' in result) onRefused(result.refused);
    } catch (failure) {
      setProblem({ failure });
    } finally {
      isBusy.current = false;
      setPending(false);
    }
    return null;
  }

  return {
    isPending,
    problem,
    /** Forgets what the changed fields were refused for. */
    fieldsChanged: (fields: readonly string[]) =>
      setProblem((current) => (current && isForgotten(current, fields) ? null : current)),

    sendCode: () =>
      run(async () => {
        const body = { ...phoneBodyOf(fields), employeeId: fields.employeeId.trim() };
        const outcome = await call(sendPhoneCode, { params, body });
        return 'refused' in outcome ? outcome : { done: true };
      }),

    prove: (code: string) =>
      run<ProvedPhone>(async () => {
        const phone = phoneBodyOf(fields);
        const outcome = await call(provePhone, { params, body: { ...phone, code } });
        return 'refused' in outcome ? outcome : { done: { ...phone, token: outcome.reply.token } };
      }),

    order: (token: string) =>
      run(async () => {
        const order = orderBodyOf(form, fields);
        const outcome = await call(submitOrderForm, {
          params,
          body: {
            ...order,
            token,
            startDate: Temporal.PlainDate.from(order.startDate),
            channel: isFramed() ? 'widget' : 'link',
            hasAccepted: true,
          },
        });
        return 'refused' in outcome ? outcome : { done: outcome.reply.outcome };
      }),
  };
}
