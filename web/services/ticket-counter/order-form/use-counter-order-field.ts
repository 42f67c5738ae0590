import {
  maxDaysToSend,
  maxTicketsOfOrder,
} from '@takst/domain/services/ticket-counter/order-limits.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { FormField } from '#platform/design/form/form-fields.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useCounterOffer } from './counter-order-offer.ts';
import type { CounterOrderFields } from './counter-order-fields.ts';

export const useCounterOrderField = createFieldHook<CounterOrderFields>();

/** The fields in page order, each with a sentence for its faults. */
export function useCounterOrderFieldTexts(): FormField[] {
  const t = useTexts('counter-order-form');
  const tTickets = useTexts('tickets');
  const { amounts } = useCounterOffer();
  const max = formatNumber(maxTicketsOfOrder);
  const field = (
    name: keyof CounterOrderFields | 'counts',
    label: string,
    fault: string | ((key: string) => string | undefined),
  ): FormField => ({
    name,
    label,
    sentence: typeof fault === 'string' ? () => fault : fault,
  });
  const ofList = (required: string) => (key: string) =>
    key === 'required'
      ? required
      : key === 'tooMany'
        ? t('faultTooMany', { max })
        : t('faultLines');
  return [
    field('agreementNumber', t('agreement'), t('faultAgreement')),
    field('productId', t('product'), t('faultProduct')),
    field('zoneFrom', tTickets('zoneFrom'), tTickets('faultZone')),
    field('zoneTo', tTickets('zoneTo'), tTickets('faultZoneTo')),
    field('medium', t('medium'), t('faultMedium')),
    field('counts', t('counts'), ofList(t('faultCounts'))),
    field('guests', t('guests'), ofList(t('faultGuests'))),
    field('cards', t('cards'), ofList(t('faultCards'))),
    field('amount', t('amount'), amounts ? t('faultAmount', amounts) : t('amountNotOffered')),
    field('profileId', t('profileOfOthers'), t('faultProfile')),
    field('sendTime', t('sendTime'), t('faultSendTime', { days: maxDaysToSend })),
    field('sendDay', t('sendDay'), t('faultSendTime', { days: maxDaysToSend })),
    field('sendClock', t('sendClock'), t('faultSendTime', { days: maxDaysToSend })),
    field('startDate', t('startDate'), t('faultStartDate')),
    field('handOver', t('handOver'), t('faultHandOver')),
    { name: 'addressLine1', label: t('addressLine1') },
    { name: 'addressLine2', label: t('addressLine2') },
    { name: 'postCode', label: t('postCode') },
    { name: 'postArea', label: t('postArea') },
    field('invoiceReferenceId', t('invoiceReference'), t('faultReference')),
    field('personalReference', t('personalReference'), (key) =>
      key === 'pattern' ? t('faultPattern') : undefined,
    ),
    field('isBeyondBudget', t('beyondBudget'), t('faultBeyondBudget')),
  ];
}
