import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type {
  GeneralFault,
  ServiceFault,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import { schoolTicketRollover } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover.ts';
import { schoolTicketRolloverCalls } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover-calls.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import {
  type RolloverAct,
  rolloverActs,
} from '@takst/domain/services/school-tickets/rollover/rollover-act.ts';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { formatDate, formatNumber, formatPrice } from '#platform/design/format.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import type { PlainTextKey, Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { twoHomesTexts } from '#services/school-tickets/two-homes/two-homes-texts.ts';

type Service = typeof schoolTicketRollover;
type Own = ServiceFault<Service> | GeneralFault<Service> | 'ROW_TWICE';

/** What is wrong with a row; one without a text does not compile. */
const faults: Readonly<Record<Own, PlainTextKey<'school-rollover'>>> = {
  TICKET_NOT_FOUND: 'ticketNotFound',
  TICKET_CHANGED: 'ticketChanged',
  NAMELESS_CARD: 'faultNamelessCard',
  HAS_NEXT_TICKET: 'faultHasNextTicket',
  PHONE_NOT_VALID: 'faultPhone',
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
  NOT_ORDERED_TODAY: 'notOrderedToday',
  TICKET_NOT_PENDING: 'ticketBegun',
  ...twoHomesTexts,
  ROW_TWICE: 'rowTwice',
  YEAR_NOT_OPEN: 'yearNotOpen',
};
const isOwn = (code: string): code is Own => Object.hasOwn(faults, code);

const textsOf = {
  order: { title: 'batchTitle', carryOut: 'orderRows', carriedOut: 'orderedRows' },
  'take-back': { title: 'backTitle', carryOut: 'backRows', carriedOut: 'backedRows' },
} as const;

const noteTexts: Readonly<Record<string, 'noteSecondYear' | 'noteUpperSecondary' | 'noteNewCard'>> =
  {
    'second-year': 'noteSecondYear',
    'upper-secondary': 'noteUpperSecondary',
    'new-card': 'noteNewCard',
  };

export const actOf = (act: string | null): RolloverAct =>
  rolloverActs.find((one) => one === act) ?? 'order';

function noteText(
  t: Translate<'school-rollover'>,
  { code, rows }: BatchTotals['notes'][number],
): string | null {
  const key = noteTexts[code];
  return key ? t(key, countOf(rows)) : null;
}

const countOf = (count: number) => ({ count, rows: formatNumber(count) });

/** The next school year: what the pages of a batch need to know of it. */
export function useRolloverKit(act: RolloverAct): BatchKit {
  const t = useTexts('school-rollover');
  const texts = textsOf[act];
  return {
    service: schoolTicketRollover,
    calls: schoolTicketRolloverCalls,
    options: { act },
    startPath: '/skole/nytt-skolear',
    pathOf: (id) => pathTo('/skole/nytt-skolear/{id}', { id }),
    subjectPath: ({ id }) => pathTo('/skole/{id}', { id }),
    explainsFaults: true,
    acceptance: null,
    isDanger: act === 'take-back',
    texts: {
      title: t('title'),
      nameOf: ({ act: name, total }) => t(textsOf[actOf(name)].title, countOf(total)),
      effect: ({ startDate, pricePerMonth }) =>
        act === 'take-back'
          ? t('effectBack')
          : t('effectOrder', {
              date: startDate ? formatDate(startDate) : '',
              price: formatPrice(Math.round((pricePerMonth ?? 0) * 100)),
            }),
      carryOut: (rows) => t(texts.carryOut, countOf(rows)),
      carriedOut: (rows) => t(texts.carriedOut, countOf(rows)),
      fault: (code) => (isOwn(code) ? t(faults[code]) : null),
      note: (note) => noteText(t, note),
    },
    // What is done was chosen on the page before.
    optionsForm: () => null,
    summary: ({ totals }) => <Summary act={act} totals={totals} />,
    facts: (totals) => <Facts act={act} totals={totals} />,
  };
}

type PartProps = { act: RolloverAct; totals: BatchTotals };

function Summary({ act, totals: { ready, faulty, pricePerMonth, notes } }: PartProps) {
  const t = useTexts('school-rollover');
  const sentences = [
    t('readySentence', countOf(ready)),
    faulty > 0 && t('faultySentence', countOf(faulty)),
    act === 'order' &&
      pricePerMonth !== null &&
      t('monthSentence', { price: kroner(pricePerMonth) }),
    act === 'take-back' && t('backSentence'),
    ...notes.map((note) => noteText(t, note)),
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}

function Facts({ act, totals: { ready, pricePerMonth, firstStart } }: PartProps) {
  const t = useTexts('school-rollover');
  return (
    <DescriptionList
      items={[
        { term: t('tickets'), value: formatNumber(ready) },
        ...(firstStart ? [{ term: t('firstDay'), value: formatDate(firstStart) }] : []),
        ...(act === 'order' && pricePerMonth !== null
          ? [{ term: t('pricePerMonth'), value: kroner(pricePerMonth) }]
          : []),
      ]}
    />
  );
}

const kroner = (amount: number): string => formatPrice(Math.round(amount * 100));
