import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CardFields } from './card.fields.tsx';
import { type CounterChoice, choicesOf, counterChoices } from './counter-order-fields.ts';
import { CountFields } from './count.fields.tsx';
import { GuestFields } from './guest.fields.tsx';
import { PaperFields } from './paper.fields.tsx';
import { useCounterOrderField } from './use-counter-order-field.ts';
import { useCounterFields } from './use-counter-order-form.ts';

export const mediumTexts = {
  sms: { name: 'sms', text: 'smsText' },
  codes: { name: 'codes', text: 'codesText' },
  paper: { name: 'paper', text: 'paperText' },
  card: { name: 'card', text: 'cardText' },
} as const;

/** How tickets are handed out; the chosen way opens only its own fields. */
export function HowCard() {
  const t = useTexts('counter-order-form');
  const { fields } = useCounterFields();
  const OwnFields = fieldsOf[fields.medium];
  return (
    <Card title={t('sectionHow')}>
      <div className="grid gap-4">
        <MediumField />
        <OwnFields />
      </div>
    </Card>
  );
}

const fieldsOf = {
  sms: GuestFields,
  codes: CountFields,
  paper: PaperFields,
  card: CardFields,
} as const;

function MediumField() {
  const t = useTexts('counter-order-form');
  const { offer, fields, product } = useCounterFields();
  const choices = choicesOf(offer, fields.agreementNumber, product);
  const hasPaper = offer.handOversOf(fields.agreementNumber).length > 0;
  return (
    <RadioCards<CounterChoice>
      {...useCounterOrderField('medium')}
      columns={4}
      cards={counterChoices.map((value) => {
        const isOffered = choices.includes(value);
        const reason = value === 'paper' && !hasPaper ? t('notAgreed') : t('notForProduct');
        return {
          value,
          label: t(mediumTexts[value].name),
          description: isOffered ? t(mediumTexts[value].text) : reason,
          isDisabled: !isOffered,
        };
      })}
    />
  );
}
