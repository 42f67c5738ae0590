import { useImperativeHandle, useRef } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import {
  Button,
  FieldError,
  Label,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { useWords } from '#design/words.ts';
import { LabelText } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import {
  controlGroupClass,
  descriptionClass,
  errorClass,
  invalidGroupClass,
  labelClass,
  popoverClass,
} from './field-style.ts';
import { type Option, OptionItem } from './option-item.tsx';

interface SelectProps<V extends string> extends Omit<FieldProps<V | null>, 'onChange'> {
  onChange: (value: V) => void;
  options: readonly Option<V>[];
  placeholder?: string | undefined;
}

/** One of a handful. For more than some twenty choices, a combobox. */
export function Select<V extends string>({
  label,
  name,
  value,
  onChange,
  onBlur,
  ref,
  disabled = false,
  description,
  error,
  isOptional = false,
  options,
  placeholder,
}: SelectProps<V>) {
  const words = useWords();
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => trigger.current?.focus() }), []);

  return (
    <AriaSelect
      data-field={name}
      validationBehavior="aria"
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      {...(onBlur && { onBlur })}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      isRequired={!isOptional}
      placeholder={placeholder ?? words('chooseOne')}
      className="min-w-0"
    >
      <Label className={labelClass}>
        <LabelText label={label} isOptional={isOptional} />
      </Label>
      <Button
        ref={trigger}
        className={classNames(
          controlGroupClass,
          'justify-between gap-2 px-3 text-left',
          error && invalidGroupClass,
        )}
      >
        <SelectValue className="min-w-0 truncate data-placeholder:text-ink-muted" />
        <Icon name="chevron-down" />
      </Button>
      {description && (
        <Text slot="description" elementType="p" className={descriptionClass}>
          {description}
        </Text>
      )}
      <FieldError elementType="p" className={errorClass}>
        {error}
      </FieldError>
      <Popover className={classNames(popoverClass, 'min-w-(--trigger-width) overflow-auto')}>
        <ListBox items={options} className="max-h-80 p-1 outline-none">
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
