import type {
  TicketCard,
  TicketCards,
} from '@takst/contract/ticketing/travel-cards/ticket-cards.schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CardState as State } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import type { ReplacementReason } from '@takst/domain/ticketing/travel-cards/replacement-reason.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatMoment } from '#platform/design/format-moment.ts';
import { formatPrice } from '#platform/design/format.ts';
import { Modal } from '#platform/design/overlays/modal.tsx';
import { CardState } from '#platform/design/page/card-state.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { useSession } from '#platform/session/use-session.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const meanings = {
  REQUESTED: 'requestedMeans',
  CREATED: 'createdMeans',
  DEACTIVATED: 'deactivatedMeans',
  CANCELLED: 'cancelledMeans',
  ANONYMISED: 'anonymisedMeans',
} as const satisfies Record<State, PlainTextKey<'ticket-cards'>>;

const reasons = {
  lost: 'replacesLost',
  defective: 'replacesDefective',
  'new-name': 'replacesName',
} as const satisfies Record<ReplacementReason, string>;

interface TicketCardsModalProps {
  /** Whose ticket it is. */
  subtitle: string;
  cards: Pick<UseQueryResult<TicketCards>, 'data' | 'isError' | 'refetch'>;
  onClose: () => void;
}

/** What the state of a ticket's card means, and what became of the cards before (spec 3 §2, §4). */
export function TicketCardsModal({ subtitle, cards, onClose }: TicketCardsModalProps) {
  const t = useTexts('ticket-cards');
  const tDesign = useDesignTexts();
  const { data, isError, refetch } = cards;
  return (
    <Modal
      isOpen
      title={t('cardsTitle')}
      subtitle={subtitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{tDesign('close')}</Button>}
    >
      {isError ? (
        <Notice kind="warning" title={t('cardsFailed')}>
          <Button className="mt-2" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      ) : data ? (
        <ol className="grid gap-4">
          {data.cards.map((card, place) => (
            <li key={card.id}>
              <CardInHistory card={card} replaced={data.cards[place + 1]} />
            </li>
          ))}
        </ol>
      ) : (
        <SkeletonLines lines={5} />
      )}
    </Modal>
  );
}

interface CardInHistoryProps {
  card: TicketCard;
  /** The one that it replaces. */
  replaced: TicketCard | undefined;
}

function CardInHistory({ card, replaced }: CardInHistoryProps) {
  const t = useTexts('ticket-cards');
  const steps = useSteps(card);
  return (
    <section className="grid gap-3 rounded-ui border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">
          {card.number === null ? t('cardWithoutNumber') : t('cardNumber', { number: card.number })}
        </h3>
        <CardState state={card.state} />
      </div>
      <p className="text-table">{t(meanings[card.state])}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-table">
        {steps.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {card.replacementReason && (
        <p className="text-table text-ink-muted">
          {replaced?.number
            ? t(reasons[card.replacementReason], { number: replaced.number })
            : t('replacesErased')}
        </p>
      )}
    </section>
  );
}

/** When the card was requested, made and closed, and what it costs. */
function useSteps(card: TicketCard): readonly (readonly [term: string, value: string])[] {
  const t = useTexts('ticket-cards');
  const language = usePageLanguage();
  const { today } = useSession();
  const moment = (at: Temporal.Instant) => formatMoment(at, { language, today });
  return [
    [t('requestedAt'), moment(card.requestedAt)],
    ...(card.manufacturedAt ? [[t('madeAt'), moment(card.manufacturedAt)] as const] : []),
    ...(card.closedAt
      ? [
          [
            t(card.state === 'CANCELLED' ? 'cancelledAt' : 'blockedAt'),
            moment(card.closedAt),
          ] as const,
        ]
      : []),
    ...(card.fee > 0 ? [[t('fee'), formatPrice(Math.round(card.fee * 100))] as const] : []),
  ];
}
