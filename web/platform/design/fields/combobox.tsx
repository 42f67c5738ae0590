import { useState } from 'react';
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import { LocaleProvider } from '#platform/design/locale-provider.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { FaultText, LabelText } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import {
  controlGroupClass,
  descriptionClass,
  errorClass,
  groupFocusClass,
  invalidGroupClass,
  labelClass,
  optionClass,
  popoverClass,
} from './field-style.ts';
import { matchesEveryWord } from '#platform/design/search/match-words.ts';
import type { Option } from './option.ts';

interface ComboboxProps<V extends string> extends FieldProps<V | null> {
  options: readonly Option<V>[];
  placeholder?: string | undefined;
}

const searchableText = ({ label, description }: Option) => `${label} ${description ?? ''}`;

export function Combobox<V extends string>(props: ComboboxProps<V>) {
  const { label, name, value, onChange, onBlur, disabled = false, description, error } = props;
  const { isOptional = false, options, placeholder } = props;
  const t = useDesignTexts();
  const [inputText, setInputText] = useState('');

  // While the field shows the selected option's own label, all options are listed.
  const isSearching = !options.some(
    (option) => option.value === value && option.label === inputText,
  );
  const visibleOptions = options.filter(
    (option) => !isSearching || matchesEveryWord(searchableText(option), inputText),
  );

  return (
    <LocaleProvider>
      <ComboBox
        data-field={name}
        validationBehavior="aria"
        menuTrigger="focus"
        allowsEmptyCollection
        items={visibleOptions}
        value={value}
        onChange={(key) => onChange(options.find((option) => option.value === key)?.value ?? null)}
        onInputChange={setInputText}
        {...(onBlur && { onBlur })}
        isDisabled={disabled}
        isInvalid={Boolean(error)}
        isRequired={!isOptional}
        className="min-w-0"
      >
        <Label className={labelClass}>
          <LabelText label={label} isOptional={isOptional} />
        </Label>
        <Group
          className={classNames(controlGroupClass, groupFocusClass, error && invalidGroupClass)}
        >
          <Input
            placeholder={placeholder ?? t('chooseOne')}
            className="min-w-0 flex-1 bg-transparent px-3 outline-none placeholder:text-ink-muted"
          />
          <Button className="grid w-10 place-items-center rounded-ui">
            <Icon name="chevron-down" />
          </Button>
        </Group>
        {description && (
          <Text slot="description" elementType="p" className={descriptionClass}>
            {description}
          </Text>
        )}
        <FieldError elementType="p" className={errorClass}>
          <FaultText>{error}</FaultText>
        </FieldError>
        <Popover className={classNames(popoverClass, 'w-(--trigger-width) min-w-60 overflow-auto')}>
          <ListBox<Option<V>>
            className="max-h-100 p-1 outline-none"
            renderEmptyState={() => <p className="px-3 py-3 text-ink-muted">{t('noHits')}</p>}
          >
            {/* By its id: the options that are left while one types are told apart by their places otherwise. */}
            {(option) => <OptionItem id={option.value} option={option} />}
          </ListBox>
        </Popover>
      </ComboBox>
    </LocaleProvider>
  );
}

function OptionItem({ id, option }: { id: string; option: Option }) {
  return (
    <ListBoxItem
      id={id}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={optionClass}
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0">
            <span className="block">{option.label}</span>
            {option.description && (
              <span className="block text-small font-normal text-ink-muted">
                {option.description}
              </span>
            )}
          </span>
          {isSelected && <Icon name="check" className="text-select" />}
        </>
      )}
    </ListBoxItem>
  );
}
