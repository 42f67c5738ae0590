import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { controlClass } from '#platform/design/fields/field-style.ts';
import { Keys } from '#platform/design/palette/keys.tsx';
import { useThrottled } from './use-throttled.ts';

export const searchPause = 500;

interface SearchBoxProps {
  /** What is searched for; also the hint in the empty box, where there is no shorter one. */
  label: string;
  placeholder?: string;
  /** The search that the page shows the answer to, for example from its address. */
  value: string;
  onSearch: (text: string) => void;
  className?: string | undefined;
}

/** Searches while you type, at most every 500 ms; Escape or the cross clears. */
export function SearchBox({
  label,
  placeholder = label,
  value,
  onSearch,
  className,
}: SearchBoxProps) {
  const t = useDesignTexts();
  const box = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState(value);
  const lastSearch = useRef(value);
  const send = useThrottled((text: string) => {
    lastSearch.current = text;
    onSearch(text);
  }, searchPause);

  useEffect(() => {
    // The page changed the search itself (back, or a reset): show that. Our own echo must not
    // overwrite what has been typed since.
    if (value !== lastSearch.current) {
      lastSearch.current = value;
      setInput(value);
    }
  }, [value]);

  function search(text: string) {
    setInput(text);
    send(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && input !== '') {
      event.preventDefault();
      event.stopPropagation();
      search('');
    }
  }

  return (
    <search className={classNames('relative block w-full max-w-md', className)}>
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-muted"
      />
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={input}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(
          controlClass,
          'appearance-none px-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {input === '' && (
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-muted max-sm:hidden pointer-coarse:hidden [[role=dialog]_&]:hidden">
          <Keys keys={['/']} />
        </span>
      )}
      {input !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          onClick={() => {
            search('');
            box.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-(--size-control) place-items-center rounded-ui text-ink-muted hover:text-ink"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </search>
  );
}
