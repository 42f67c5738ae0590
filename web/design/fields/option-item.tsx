import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '#design/icon.tsx';
import { optionClass } from './field-style.ts';
import type { Option } from './option.ts';

export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={optionClass}
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0">
            <span className="block">{option.label}</span>
            {option.description && (
              <span className="block text-sm font-normal text-ink-muted">{option.description}</span>
            )}
          </span>
          {isSelected && <Icon name="check" className="text-accent" />}
        </>
      )}
    </ListBoxItem>
  );
}
