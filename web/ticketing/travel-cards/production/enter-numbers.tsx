import {
  listRequestedCards,
  type RequestedCard,
} from '@takst/contract/ticketing/travel-cards/list-requested-cards.contract.ts';
import type { ManufactureReport } from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { formatDate, formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { focusIfLost } from '#platform/design/overlays/focus-if-lost.ts';
import { addressLines } from './copy-address.tsx';
import { cardTitle, numberField, NumberOfCard } from './number-of-card.tsx';

/** As many as are shown at once; the next ones come as these get their numbers. */
const maxCards = 50;

/** A card that waits, or one that has got its number here. */
type EnteredCard = RequestedCard & { readonly number: string | null };

type EnterNumbersProps = Pick<ManufactureReport, 'company' | 'postAddress'>;

/** The cards of a company that wait, with a field for the number of each: Enter saves and goes on. */
export function EnterNumbers({ company, postAddress }: EnterNumbersProps) {
  const t = useTexts('travel-cards');
  const [newCards, setNewCards] = useState<readonly EnteredCard[]>([]);
  const { data } = useQuery(
    queryOf(listRequestedCards, {
      params: { id: company.id },
      query: { maxEntries: maxCards, offset: 0 },
    }),
  );
  const waiting = data?.matches.filter(({ id }) => !newCards.some((card) => card.id === id));
  const isLoaded = waiting !== undefined;
  const fields = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLoaded) fields.current?.querySelector('input')?.focus();
  }, [isLoaded]);
  // The row goes with its last card.
  useEffect(() => () => focusIfLost(), []);

  function onMade(card: RequestedCard, number: string) {
    setNewCards((before) => [...before, { ...card, number }]);
    const place = waiting?.findIndex(({ id }) => id === card.id) ?? 0;
    const next = waiting?.[place + 1] ?? waiting?.find(({ id }) => id !== card.id);
    if (next) focusField(numberField(next));
  }

  const columns = useCardColumns(onMade);

  return (
    <section
      ref={fields}
      aria-label={t('enterTitle', { company: company.name })}
      className="grid items-start border-select bg-sunken max-sm:-mx-4 max-sm:mt-3 lg:grid-cols-[1fr_14rem]"
    >
      <div className="bg-surface">
        <Table
          label={t('cards')}
          columns={columns}
          rows={waiting && [...newCards, ...waiting.map((card) => ({ ...card, number: null }))]}
          rowKey={({ id }) => id}
          skeletonRows={3}
          empty={null}
        />
      </div>
      <div className="space-y-4 p-4 text-small">
        <EnterProgress made={newCards.length} waiting={data?.totalEntries ?? 0} />
        <p className="text-ink-muted">{t('enterKeys')}</p>
        {postAddress && (
          <div>
            <p className="font-semibold">{t('postAddress')}</p>
            {[company.name, ...addressLines(postAddress)].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** How far it is; cards that got their numbers here are not among those that wait any more. */
function EnterProgress({ made: madeCount, waiting }: { made: number; waiting: number }) {
  const t = useTexts('travel-cards');
  const all = madeCount + waiting;
  const label = t('madeOf', { made: formatNumber(madeCount), all: formatNumber(all) });
  return (
    <div role="status">
      <Progress label={label} value={madeCount} max={Math.max(all, 1)} />
    </div>
  );
}

type OnNumberSaved = (card: RequestedCard, number: string) => void;

function useCardColumns(onMade: OnNumberSaved): Column<EnteredCard>[] {
  const t = useTexts('travel-cards');
  const requestedOn = ({ requestedAt }: RequestedCard) => formatDate(businessDayOf(requestedAt));
  return [
    {
      id: 'cardName',
      header: t('cardName'),
      isRowHeader: true,
      cell: (card) => (
        <>
          {cardTitle(card, t)}
          {card.replacedCardNumber !== null && (
            <span className="block text-small font-normal text-warning">
              {t('blockReplaced', { number: card.replacedCardNumber })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'requestedAt',
      header: t('requested'),
      width: 7,
      cell: requestedOn,
      cardCell: (card) => t('requestedOn', { date: requestedOn(card) }),
    },
    {
      id: 'startDate',
      header: t('startDate'),
      width: 7,
      cell: ({ startDate }) => formatDate(startDate),
      cardCell: ({ startDate }) => t('startsOn', { date: formatDate(startDate) }),
    },
    {
      id: 'cardNumber',
      header: t('madeCardNumber'),
      width: 15,
      cell: (card) =>
        card.number === null ? (
          <NumberOfCard card={card} onMade={(number) => onMade(card, number)} />
        ) : (
          <span className="inline-flex items-center gap-2 tabular-nums">
            <Icon name="check" className="text-success" />
            {card.number}
          </span>
        ),
      onCard: 'below',
    },
  ];
}
