import type {
  GeneralFault,
  ServiceFault,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import { schoolTicketOrderCalls } from '@takst/contract/services/school-tickets/order/school-ticket-order-calls.ts';
import { schoolTicketOrders } from '@takst/contract/services/school-tickets/order/school-ticket-orders.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { lazy } from 'react';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { formatNumber } from '#platform/design/format.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { twoHomesTexts } from '#services/school-tickets/two-homes/two-homes-texts.ts';

const SchoolOptionsForm = lazy(async () => ({
  default: (await import('./school-options.form.tsx')).SchoolOptionsForm,
}));

type Service = typeof schoolTicketOrders;
type Own = ServiceFault<Service> | GeneralFault<Service> | 'ROW_TWICE';

/** What is wrong with a row or a list; one without a text does not compile. */
const faults: Readonly<Record<Own, PlainTextKey<'school-many'>>> = {
  PHONE_AND_CARD: 'phoneAndCard',
  AGREEMENT_NOT_FOUND: 'agreementNotFound',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  START_DATE_NOT_OFFERED: 'startNotOffered',
  INVALID_ZONE_FROM: 'invalidZoneFrom',
  INVALID_ZONE_TO: 'invalidZoneTo',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
  MEDIUM_NOT_OFFERED: 'mediumNotOffered',
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: 'noPostAddress',
  CARD_NUMBER_INVALID: 'cardNumberInvalid',
  MOBILE_TICKET_INVALID_PHONE: 'phoneNotMobile',
  CONFLICTING_TICKET: 'pupilHasTicket',
  PHONE_HAS_TICKET: 'phoneHasTicket',
  CARD_HAS_TICKET: 'cardHasTicket',
  ...twoHomesTexts,
  ROW_TWICE: 'rowTwice',
  NO_VALID_AGREEMENT: 'noValidAgreement',
  ZONES_NOT_CHOSEN: 'zonesNotChosen',
  START_DATE_NOT_CHOSEN: 'startNotChosen',
  AGREEMENT_NOT_CHOSEN: 'invoiceReference',
};

const isOwn = (code: string): code is Own => Object.hasOwn(faults, code);

/** Orders for many pupils: what the pages of a batch need to know of them. */
export function useSchoolOrderKit(): BatchKit {
  const t = useTexts('school-many');
  const countOf = (count: number) => ({ count, rows: formatNumber(count) });
  return {
    service: schoolTicketOrders,
    calls: schoolTicketOrderCalls,
    startPath: '/skole/bestill/mange',
    pathOf: (id) => pathTo('/skole/bestill/mange/{id}', { id }),
    subjectPath: ({ id }) => pathTo('/skole/{id}', { id }),
    explainsFaults: true,
    isConfirmedOnPage: true,
    acceptance: null,
    texts: {
      title: t('title'),
      carryOut: (rows) => t('orderRows', countOf(rows)),
      carriedOut: (rows) => t('orderedRows', countOf(rows)),
      fault: (code) => (isOwn(code) ? t(faults[code]) : null),
    },
    optionsForm: (draft) => <SchoolOptionsForm {...draft} />,
  };
}
