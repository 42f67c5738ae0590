import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { voucherOfferCalls } from '@takst/contract/services/vouchers/voucher-offer-calls.ts';
import { voucherOffers } from '@takst/contract/services/vouchers/voucher-offers.ts';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { SlashOrder } from '#ticketing/batches/draft/slash-order.tsx';
import { formatDate, formatNumber } from '#platform/design/format.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What is wrong with a row; one without a text does not compile. */
const faults: Readonly<
  Record<(typeof voucherOffers)['faults'][number] | 'ROW_TWICE', PlainTextKey<'vouchers'>>
> = {
  OFFER_EXISTS: 'offerExists',
  PERIOD_OVER: 'periodOver',
  PERIOD_ENDS_BEFORE_START: 'periodEndsBeforeStart',
  NO_CODES_OF_AMOUNT: 'noCodesOfAmount',
  ROW_TWICE: 'rowTwice',
};

const isOwn = (code: string): code is keyof typeof faults => Object.hasOwn(faults, code);

/** Offers from a file: what the pages of a batch need to know of them. */
export function useOffersKit(): BatchKit {
  const t = useTexts('vouchers');
  const countOf = (count: number) => ({ count, rows: formatNumber(count) });
  return {
    service: voucherOffers,
    calls: voucherOfferCalls,
    startPath: '/kodelager/tilbud/nye',
    pathOf: (id) => pathTo('/kodelager/tilbud/nye/{id}', { id }),
    subjectPath: () => null,
    texts: {
      title: t('fileTitle'),
      read: (rows) => t('read', { rows }),
      nameOf: ({ source: { name } }) =>
        name === null ? t('offersOfCells') : t('offersOf', { source: name }),
      effect: ({ startDate }) =>
        startDate ? t('offerReady', { date: formatDate(startDate) }) : '',
      carryOut: (rows) => t('carryOut', countOf(rows)),
      carriedOut: (rows) => t('carriedOut', countOf(rows)),
      fault: (code) => (isOwn(code) ? t(faults[code]) : null),
    },
    optionsForm: ({ totals, options, onChange }) => (
      <SlashOrder
        totals={totals}
        // The contract has parsed them by the schema of this service.
        value={(options as OptionsOf<typeof voucherOffers>).slashOrder}
        onChange={onChange}
      />
    ),
    summary: ({ totals: { ready, faulty } }) => (
      <p>
        {t('ready', countOf(ready))} {faulty > 0 && t('faulty', countOf(faulty))}
      </p>
    ),
    facts: ({ ready }) => (
      <DescriptionList items={[{ term: t('people'), value: formatNumber(ready) }]} />
    ),
    acceptance: null,
  };
}
