import type { ComponentProps } from 'react';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import type { Option } from './option.ts';

export interface NativeSelectProps<V extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> {
  value: string | null;
  options: readonly Option<V>[];
  onChoose: (value: V) => void;
  /** Stands in the box while nothing is selected; by default 'Choose'. */
  placeholder?: string | undefined;
}

export const isOffered = (options: readonly Option[], value: string | null): boolean =>
  options.some((option) => option.value === value);

/**
 * The only `<select>` of the portal. A browser shows the first option for a value that is none of them, and
 * choosing that option then changes nothing; here the placeholder stands in its place.
 */
export function NativeSelect<V extends string>(props: NativeSelectProps<V>) {
  const { value, options, onChoose, placeholder, ...select } = props;
  const t = useDesignTexts();
  const isKnown = isOffered(options, value);

  const shownValue = isKnown && value !== null ? value : '';

  function choose(box: HTMLSelectElement) {
    const option = options.find((candidate) => candidate.value === box.value);
    // Preact leaves a choice that its form does not take.
    box.value = shownValue;
    if (option) onChoose(option.value);
  }

  return (
    <select {...select} value={shownValue} onChange={(event) => choose(event.target)}>
      {!isKnown && (
        <option value="" disabled hidden>
          {placeholder ?? t('chooseOne')}
        </option>
      )}
      {options.map((option) => (
        <option
          key={option.value}
          value={option.value}
          disabled={option.isDisabled}
          className="text-ink disabled:text-ink-muted"
        >
          {option.label}
        </option>
      ))}
    </select>
  );
}
