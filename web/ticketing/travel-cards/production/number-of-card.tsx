import type { RequestedCard } from '@takst/contract/ticketing/travel-cards/list-requested-cards.contract.ts';
import { setCardNumber } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import {
  isMadeCardNumber,
  withoutSpaces,
} from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FieldHints, hintAttributes } from '#platform/design/fields/field.tsx';
import { controlClass } from '#platform/design/fields/field-style.ts';
import type { Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { cardNumberRefusals } from '../lists/card-number-refusals.ts';

interface NumberOfCardProps {
  card: RequestedCard;
  onMade: (number: string) => void;
}

/** The name of the field of a card, by which it gets the focus. */
export const numberField = ({ id }: Pick<RequestedCard, 'id'>): string => `number-${id}`;

/** Whose card it is; a nameless one goes by its request. */
export const cardTitle = (
  { cardName, id }: Pick<RequestedCard, 'cardName' | 'id'>,
  t: Translate<'travel-cards'>,
): string => cardName ?? t('requestNumber', { id });

/** The number of a card that waits: it counts the characters, Enter saves, and a number that is refused says why. */
export function NumberOfCard({ card, onMade }: NumberOfCardProps) {
  const t = useTexts('travel-cards');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const number = withoutSpaces(typed);
  const operation = useOperation(setCardNumber, {
    texts: 'travel-cards',
    refusals: cardNumberRefusals,
    about: number,
    onDone: () => onMade(number),
  });
  const error = isFaulty ? t('numberFault') : operation.problem?.text;

  function change(text: string) {
    setTyped(text);
    setFaulty(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') change('');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setFaulty(!isMadeCardNumber(number));
    if (isMadeCardNumber(number)) {
      operation.send({ params: { id: card.id, cardNumber: number } });
    }
  }

  return (
    <div data-field={numberField(card)} className="min-w-0">
      <div className="relative">
        <input
          {...hintAttributes(id, { description: t('numberHelp'), error })}
          aria-label={t('cardNumberOf', { name: cardTitle(card, t) })}
          name={numberField(card)}
          value={typed}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          disabled={operation.isPending}
          autoComplete="off"
          className={`${controlClass} pr-16 tabular-nums`}
        />
        <span
          id={`${id}-help`}
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-small text-ink-muted"
        >
          {number.length > 0 && t('numberCount', { count: number.length })}
        </span>
      </div>
      <FieldHints id={id} error={error} />
    </div>
  );
}
