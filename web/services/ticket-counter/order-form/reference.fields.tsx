import { exampleOf } from '@takst/domain/services/ticket-counter/personal-reference.rules.ts';
import { linkClass } from '#platform/design/buttons/link.tsx';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { beyondBudget } from './counter-order-body.ts';
import { referenceIn } from './counter-order-fields.ts';
import { useCounterOrderField } from './use-counter-order-field.ts';
import { useCounterFields, useSetCounterFields } from './use-counter-order-form.ts';

interface ReferenceFieldsProps {
  onNewReference: () => void;
  /** The server has said that the order is beyond the budget. */
  isBeyond: boolean;
}

/** Under which references the order is invoiced. */
export function ReferenceFields({ onNewReference, isBeyond }: ReferenceFieldsProps) {
  const t = useTexts('counter-order-form');
  const { offer, fields } = useCounterFields();
  const beyondOre = beyondBudget(fields, offer);
  return (
    <div className="grid gap-4 border-b border-line pb-3">
      <div>
        <ReferenceField />
        {offer.mayAddReference && (
          <button
            type="button"
            className={`${linkClass} mt-1.5 text-left text-small`}
            onClick={onNewReference}
          >
            {t('newReference')}
          </button>
        )}
      </div>
      <PersonalReferenceField />
      {(beyondOre > 0 || isBeyond) && <BeyondBudgetField beyondOre={beyondOre} />}
    </div>
  );
}

function ReferenceField() {
  const t = useTexts('counter-order-form');
  const { offer, fields } = useCounterFields();
  const change = useSetCounterFields();
  const field = useCounterOrderField('invoiceReferenceId');
  const { references, isReferenceMandatory } = offer;
  const leftOre = referenceIn(fields, offer)?.leftOre ?? null;
  const budgetText =
    leftOre === null
      ? undefined
      : leftOre > 0
        ? t('budgetLeft', { price: formatPrice(leftOre) })
        : t('budgetSpent');
  return (
    <Select
      {...field}
      isOptional={!isReferenceMandatory}
      // What was confirmed was the budget of another one.
      onChange={(invoiceReferenceId) =>
        change((before) => ({ ...before, invoiceReferenceId, isBeyondBudget: false }))
      }
      description={isReferenceMandatory && references.length === 0 ? t('noReferences') : budgetText}
      options={[
        ...(isReferenceMandatory ? [] : [{ value: '', label: t('noReference') }]),
        ...references.map(({ id, reference }) => ({ value: String(id), label: reference })),
      ]}
    />
  );
}

function PersonalReferenceField() {
  const t = useTexts('counter-order-form');
  const { offer, fields } = useCounterFields();
  const pattern = referenceIn(fields, offer)?.personalReferencePattern ?? null;
  return (
    <TextField
      {...useCounterOrderField('personalReference')}
      isOptional={pattern === null}
      description={
        pattern === null
          ? t('personalHelp')
          : t('patternHelp', { pattern, example: exampleOf(pattern) })
      }
      autoComplete="off"
    />
  );
}

function BeyondBudgetField({ beyondOre }: { beyondOre: number }) {
  const t = useTexts('counter-order-form');
  return (
    <Checkbox
      {...useCounterOrderField('isBeyondBudget')}
      isRequired
      label={
        beyondOre > 0 ? t('beyondBudgetBy', { price: formatPrice(beyondOre) }) : t('beyondBudget')
      }
    />
  );
}
