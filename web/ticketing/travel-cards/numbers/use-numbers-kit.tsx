import { pathTo } from '@takst/contract/app/path-to.ts';
import { travelCardNumberCalls } from '@takst/contract/ticketing/travel-cards/travel-card-number-calls.ts';
import { travelCardNumbers } from '@takst/contract/ticketing/travel-cards/travel-card-numbers.ts';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { formatNumber } from '#platform/design/format.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What is wrong with a row; one without a text does not compile. */
const faults: Readonly<
  Record<(typeof travelCardNumbers)['faults'][number] | 'ROW_TWICE', PlainTextKey<'travel-cards'>>
> = {
  CARD_NOT_FOUND: 'rowNotFound',
  CARD_NOT_REQUESTED: 'rowNotRequested',
  CARD_NUMBER_IN_USE: 'numberInUse',
  WRONG_CARD_NUMBER: 'numberFault',
  ROW_TWICE: 'rowTwice',
};

const isOwn = (code: string): code is keyof typeof faults => Object.hasOwn(faults, code);

/** Numbers of cards from a file: what the pages of a batch need to know of them. */
export function useNumbersKit(): BatchKit {
  const t = useTexts('travel-cards');
  const countOf = (count: number) => ({ count, rows: formatNumber(count) });
  return {
    service: travelCardNumbers,
    calls: travelCardNumberCalls,
    startPath: '/reisekort/numre',
    pathOf: (id) => pathTo('/reisekort/numre/{id}', { id }),
    subjectPath: () => null,
    texts: {
      title: t('numbersTitle'),
      read: (rows) => t('readRows', { rows }),
      nameOf: ({ source: { name } }) =>
        name === null ? t('numbersOfCells') : t('numbersOf', { source: name }),
      effect: () => t('numberReady'),
      carryOut: (rows) => t('carryOut', countOf(rows)),
      carriedOut: (rows) => t('carriedOut', countOf(rows)),
      fault: (code) => (isOwn(code) ? t(faults[code]) : null),
    },
    optionsForm: () => null,
    summary: ({ totals: { ready, faulty } }) => (
      <p>
        {t('ready', countOf(ready))} {faulty > 0 && t('faulty', countOf(faulty))}
      </p>
    ),
    facts: ({ ready }) => (
      <DescriptionList items={[{ term: t('cards'), value: formatNumber(ready) }]} />
    ),
    acceptance: null,
  };
}
