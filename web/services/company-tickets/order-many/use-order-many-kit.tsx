import type { GeneralFault } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { lazy, useContext } from 'react';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { ConsentLinks } from '#platform/design/links/consent-links.tsx';
import { formatNumber } from '#platform/design/format.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { useOwnColumnNames } from '#ticketing/tickets/use-employee-id-label.ts';
import { ManyOrdersContext } from './many-orders.ts';

const OrderOptionsForm = lazy(async () => ({
  default: (await import('./order-options.form.tsx')).OrderOptionsForm,
}));

type Service = typeof companyTicketOrders;
type OwnFault = Service['faults'][number] | GeneralFault<Service>;

/** What the service finds wrong with a row; a fault without a text does not compile. */
const faults: Readonly<Record<OwnFault, PlainTextKey<'batch-company-ticket-orders'>>> = {
  TICKET_ALREADY_HELD: 'ticketAlreadyHeld',
  START_DATE_IN_QUARANTINE: 'startDateInQuarantine',
  AGREEMENT_NOT_FOUND: 'agreementNotFound',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  START_DATE_NOT_OFFERED: 'startDateNotOffered',
  ZONES_NOT_OFFERED: 'zonesNotOffered',
  PROFILE_NOT_OFFERED: 'profileNotOffered',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
  PHONE_NOT_MOBILE: 'phoneNotMobile',
  NO_VALID_AGREEMENT: 'noValidAgreement',
  ZONES_NOT_CHOSEN: 'zonesNotChosen',
  START_DATE_NOT_CHOSEN: 'startDateNotChosen',
  AGREEMENT_NOT_CHOSEN: 'invoiceReference',
};

const isOwn = (code: string): code is OwnFault => code in faults;

/** Tickets for many, by the service of the page: what the pages of a batch need to know of them. */
export function useOrderManyKit(): BatchKit {
  const t = useTexts('batch-company-ticket-orders');
  const { orderMany, orderManyBatch, person } = useServicePages();
  const countOf = (count: number) => ({ count, rows: formatNumber(count) });
  const { service, calls, useOwnTexts } = useContext(ManyOrdersContext);
  const ownTexts = useOwnTexts();
  const ownColumnNames = useOwnColumnNames();
  return {
    service,
    calls,
    ownColumnNames,
    startPath: orderMany,
    pathOf: (id) => pathTo(orderManyBatch, { id }),
    subjectPath: ({ id }) => pathTo(person, { id }),
    texts: {
      title: t('title'),
      carryOut: (rows) => t('carryOut', countOf(rows)),
      carriedOut: (rows) => t('carriedOut', countOf(rows)),
      ...ownTexts,
      fault: (code) =>
        code === 'ROW_TWICE'
          ? t('rowTwice')
          : (ownTexts.fault?.(code) ?? (isOwn(code) ? t(faults[code]) : null)),
    },
    optionsForm: (draft) => <OrderOptionsForm {...draft} />,
    acceptance: {
      label: t('acceptance'),
      missing: t('faultAccepted'),
      links: <ConsentLinks />,
    },
  };
}
