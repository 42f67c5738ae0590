import { freeTicketBirthdayCalls } from '@takst/contract/ticketing/batches/free-ticket-birthday-calls.ts';
import { freeTicketBirthdays } from '@takst/contract/ticketing/batches/free-ticket-birthdays.ts';
import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import {
  type BirthdayAct,
  birthdayActs,
} from '@takst/domain/services/free-tickets/birthdays.rules.ts';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { formatNumber, formatPrice } from '#platform/design/format.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { countOf, useManyKit } from '#services/free-tickets/many/use-many-kit.tsx';
import { useRowDay } from '#services/free-tickets/many/use-row-day.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const textsOf = {
  'new-profile': { title: 'profileTitle', carryOut: 'giveRows', carriedOut: 'gaveRows' },
  end: { title: 'endTitle', carryOut: 'endRows', carriedOut: 'endedRows' },
} as const;

/** The act of a batch. */
export const birthdayActOf = (act: string | null): BirthdayAct =>
  birthdayActs.find((one) => one === act) ?? 'new-profile';

/** Changes because of age: what the pages of a batch need to know of them. */
export function useBirthdayKit(act: BirthdayAct): BatchKit {
  const t = useTexts('free-birthdays');
  const rowDay = useRowDay();
  const texts = textsOf[act];
  return useManyKit({
    service: freeTicketBirthdays,
    calls: freeTicketBirthdayCalls,
    options: { act },
    startPath: '/fribilletter/bursdager',
    pathOf: (id) => pathTo('/fribilletter/bursdager/{id}', { id }),
    texts: {
      title: t('title'),
      nameOf: ({ act: name, total }) => t(textsOf[birthdayActOf(name)].title, countOf(total)),
      effect: ({ startDate }) =>
        act === 'end'
          ? t('rowEnds', { date: rowDay(startDate && startDate.subtract({ days: 1 })) })
          : t('rowProfile', { date: rowDay(startDate) }),
      carryOut: (rows) => t(texts.carryOut, countOf(rows)),
      carriedOut: (rows) => t(texts.carriedOut, countOf(rows)),
    },
    // What is done was chosen with the tick.
    optionsForm: () => null,
    summary: ({ totals }) => <Summary act={act} totals={totals} />,
    facts: (totals) => <Facts totals={totals} />,
    isDanger: act === 'end',
  });
}

function Summary({ act, totals }: { act: BirthdayAct; totals: BatchTotals }) {
  const t = useTexts('free-birthdays');
  const { ready, faulty, pricePerMonth } = totals;
  const sentences = [
    t('ready', countOf(ready)),
    faulty > 0 && t('faulty', countOf(faulty)),
    ready > 0 && pricePerMonth !== null && t('aMonth', { price: signed(pricePerMonth) }),
    t(act === 'end' ? 'endIsTold' : 'keepsCode'),
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}

function Facts({ totals }: { totals: BatchTotals }) {
  const t = useTexts('free-birthdays');
  const { ready, pricePerMonth, taxPerMonth = null } = totals;
  const amount = (kroner: number | null) => (kroner === null ? t('unknownAmount') : signed(kroner));
  return (
    <DescriptionList
      items={[
        { term: t('tickets'), value: formatNumber(ready) },
        { term: t('priceChange'), value: amount(pricePerMonth) },
        { term: t('taxChange'), value: amount(taxPerMonth) },
      ]}
    />
  );
}

/** More or less by an amount in kroner. */
const signed = (kroner: number): string =>
  `${kroner > 0 ? '+' : ''}${formatPrice(Math.round(kroner * 100))}`;
