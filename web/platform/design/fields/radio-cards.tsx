import { type ReactNode, useId } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { FieldHints, hintAttributes, LabelText } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { labelClass } from './field-style.ts';

interface RadioCard<V extends string> {
  value: V;
  label: string;
  description?: ReactNode;
  /** At the right edge: a price, a badge. */
  aside?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsProps<V extends string> extends Omit<FieldProps<V | null>, 'onChange'> {
  onChange: (value: V) => void;
  cards: readonly RadioCard<V>[];
  /** Side by side where there is room; three and more are small. Three are side by side on a phone, more are in pairs. */
  columns?: 1 | 2 | 3 | 4 | 5;
}

const grids = {
  1: 'gap-3',
  2: 'gap-3 sm:grid-cols-2',
  3: 'grid-cols-3 gap-2',
  4: 'grid-cols-2 gap-2 sm:grid-cols-4',
  5: 'grid-cols-2 gap-2 sm:grid-cols-3 2xl:grid-cols-5',
} as const;

/** A choice among a few options that are worth comparing. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { label, name, value, onBlur, disabled, description, error, isOptional } = props;
  const { onChange, cards, columns = 1 } = props;
  const id = useId();
  return (
    <fieldset
      data-field={name}
      disabled={disabled}
      role="radiogroup"
      aria-required={!isOptional}
      {...hintAttributes(id, props)}
      className="min-w-0"
    >
      <legend className={labelClass}>
        <LabelText label={label} isOptional={isOptional} />
      </legend>
      <div className={classNames('grid', grids[columns])}>
        {cards.map((card) => (
          <RadioCardLabel
            key={card.value}
            card={card}
            name={`${id}-${name}`}
            isChosen={card.value === value}
            isInvalid={Boolean(error)}
            isSmall={columns >= 3}
            onChoose={() => onChange(card.value)}
            onBlur={onBlur}
          />
        ))}
      </div>
      <FieldHints id={id} description={description} error={error} />
    </fieldset>
  );
}

interface RadioCardLabelProps {
  card: RadioCard<string>;
  name: string;
  isChosen: boolean;
  isInvalid: boolean;
  isSmall: boolean;
  onChoose: () => void;
  onBlur: (() => void) | undefined;
}

const cardClass =
  'flex min-h-(--size-control) items-start rounded-ui border bg-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-neutral-tint has-disabled:text-ink-muted';

function RadioCardLabel({
  card,
  name,
  isChosen,
  isInvalid,
  isSmall,
  onChoose,
  onBlur,
}: RadioCardLabelProps) {
  const border = isInvalid ? 'border-error' : 'border-control not-has-disabled:hover:bg-hover';
  return (
    <label
      className={classNames(
        cardClass,
        isSmall ? 'gap-1.5 p-2 text-table' : 'gap-3 p-3.5',
        isChosen ? 'border-select bg-select-tint ring-1 ring-select' : border,
      )}
    >
      <input
        type="radio"
        name={name}
        value={card.value}
        checked={isChosen}
        disabled={card.isDisabled}
        onChange={onChoose}
        onBlur={onBlur}
        className={classNames(
          'shrink-0 appearance-none rounded-full border border-control outline-none checked:border-select forced-colors:appearance-auto',
          isSmall
            ? 'mt-0.5 size-4 checked:border-5 max-sm:sr-only'
            : 'mt-0.5 size-5 checked:border-6',
        )}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{card.label}</span>
        {card.description && (
          <span className="block text-small text-ink-muted">{card.description}</span>
        )}
      </span>
      {card.aside}
    </label>
  );
}
