import type { provePhone } from '@takst/contract/services/self-service/order-form/prove-phone.contract.ts';
import type { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import type { submitOrderForm } from '@takst/contract/services/self-service/order-form/submit-order-form.contract.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import { TooManyRequests } from '#platform/api/call-failures.ts';
import { callProblemOf } from '#platform/api/call-problem.ts';
import { formatLongDate, type Language } from '#platform/design/format.ts';
import type { Translate } from '#platform/texts/texts.ts';

export type FormRefusal =
  | Refusal<typeof sendPhoneCode>
  | Refusal<typeof provePhone>
  | Refusal<typeof submitOrderForm>;

/** Why a call of the form came to nothing. */
export type FormProblem = { refused: FormRefusal } | { failure: unknown };

type FormWords = {
  t: Translate<'order-form'>;
  language: Language;
  company: string;
  /** What the company calls the employee number. */
  label: string;
};

/** What the visitor reads; a refusal without words does not compile. */
export function problemText(problem: FormProblem, words: FormWords): string {
  return 'refused' in problem
    ? refusalText(problem.refused, words)
    : failureText(problem.failure, words);
}

function refusalText(refused: FormRefusal, { t, language, company, label }: FormWords): string {
  switch (refused.code) {
    case 'TICKET_ALREADY_HELD':
      return t('alreadyHeld');
    case 'START_DATE_IN_QUARANTINE':
      return t('inQuarantine', {
        expiry: formatLongDate(refused.lastOrder.expirationDate, language),
        start: formatLongDate(refused.expectedQuaranteenEndDate, language),
      });
    case 'EMPLOYEE_ID_NOT_VALID':
      return t('faultPattern', { label: label.toLocaleLowerCase('nb'), company });
    case 'PHONE_NOT_MOBILE':
      return t('faultPhone');
    case 'CODE_WRONG':
      return t('wrongCode', { count: refused.triesLeft });
    case 'CODE_NOT_VALID':
      return t('codeNotValid');
    case 'PHONE_NOT_PROVED':
      return t('notProved');
    case 'ORDER_FORM_CLOSED':
      return t('closedText', { company });
    case 'ORDER_FORM_NOT_FOUND':
      return t('notFoundText');
    case 'AGREEMENT_NOT_VALID':
    case 'START_DATE_NOT_OFFERED':
    case 'ZONES_NOT_OFFERED':
    case 'PROFILE_NOT_OFFERED':
    case 'PRODUCT_NOT_OFFERED':
      return t('notOffered');
  }
}

function failureText(failure: unknown, { t }: FormWords): string {
  if (failure instanceof TooManyRequests) {
    return t('tooMany', { minutes: Math.max(1, Math.ceil(failure.retryAfterSeconds / 60)) });
  }
  return t(callProblemOf(failure) === 'offline' ? 'offline' : 'trouble');
}
