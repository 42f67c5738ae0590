import type { CardRequest } from '@takst/contract/ticketing/travel-cards/card-request.schema.ts';
import type { cardRequestList } from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatDate } from '#platform/design/format.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { Badge } from '#platform/design/page/badge.tsx';
import { CardState } from '#platform/design/page/card-state.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The columns of the back office; the act of a row depends on the state of its card. */
export function useRequestColumns(
  onAct: (request: CardRequest) => void,
): ColumnContents<typeof cardRequestList> {
  const t = useTexts('travel-cards');
  const validityOf = useValidityText();
  return {
    requestedAt: {
      width: 8,
      cell: ({ requestedAt, id }) => (
        <span className="tabular-nums">
          {formatDate(businessDayOf(requestedAt))}
          <span className="block text-small text-ink-muted">{t('requestNumber', { id })}</span>
        </span>
      ),
      cardCell: ({ requestedAt, id }) =>
        `${formatDate(businessDayOf(requestedAt))} · ${t('requestNumber', { id })}`,
    },
    cardName: { isRowHeader: true, cell: (request) => <CardHolder request={request} /> },
    company: {
      cell: ({ companyName, hasPostAddress }) => (
        <span>
          {companyName}
          {!hasPostAddress && (
            <span className="block">
              <Badge tone="error">{t('noAddress')}</Badge>
            </span>
          )}
        </span>
      ),
    },
    startDate: {
      width: 8,
      cell: (request) => <span className="tabular-nums">{validityOf(request)}</span>,
      cardCell: validityOf,
    },
    state: {
      width: 8,
      cell: ({ state, cardNumber }) => (
        <span>
          <CardState state={state} />
          {cardNumber !== null && (
            <span className="block text-small text-ink-muted tabular-nums">{cardNumber}</span>
          )}
        </span>
      ),
      onCard: 'aside',
    },
    actions: {
      width: 8,
      align: 'end',
      cell: (request) => <Act request={request} onAct={onAct} />,
      onCard: 'below',
    },
  };
}

const reasonTexts = {
  lost: 'replacesLost',
  defective: 'replacesDefective',
  'new-name': 'replacesName',
} as const;

/** Whose card it is, and which one it replaces. */
function CardHolder({ request }: { request: CardRequest }) {
  const t = useTexts('travel-cards');
  const { cardName, employeeId, replacementReason, replacedCardNumber: number } = request;
  return (
    <span>
      {cardName ?? <span className="text-ink-muted">{t('nameless')}</span>}
      {employeeId !== null && (
        <span className="block text-small font-normal text-ink-muted">{employeeId}</span>
      )}
      {replacementReason && (
        <span className="block text-small font-normal text-ink-muted">
          {number === null
            ? t('replacesErased', { count: request.replacementCount })
            : t(reasonTexts[replacementReason], { number })}
        </span>
      )}
    </span>
  );
}

function useValidityText() {
  const t = useTexts('travel-cards');
  return ({ startDate, expirationDate }: CardRequest): string => {
    const start = formatDate(startDate);
    return expirationDate
      ? t('until', { start, end: formatDate(expirationDate) })
      : t('endless', { start });
  };
}

type ActProps = { request: CardRequest; onAct: (request: CardRequest) => void };

function Act({ request, onAct }: ActProps) {
  const t = useTexts('travel-cards');
  const { state, cardName, cardNumber } = request;
  const act = () => onAct(request);
  if (state === 'REQUESTED') {
    const name = cardName ?? t('requestNumber', { id: request.id });
    return (
      <Button onClick={act} aria-label={t('enterNumberOf', { name })}>
        {t('enter')}
      </Button>
    );
  }
  return (
    <Button onClick={act} aria-label={t('deactivateOf', { number: cardNumber ?? '' })}>
      {t('deactivate')}
    </Button>
  );
}
