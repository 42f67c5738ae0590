import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import { controlClass } from './field-style.ts';
import { isOffered, NativeSelect, type NativeSelectProps } from './native-select.tsx';

/** A native select as our other fields look. */
export function SelectBox<V extends string>({ className, ...select }: NativeSelectProps<V>) {
  return (
    <div className="relative grid w-full">
      <NativeSelect
        {...select}
        className={classNames(
          controlClass,
          // On a phone a long text wraps; a form in columns keeps its height.
          'appearance-none overflow-hidden py-2 pr-9 text-ellipsis whitespace-normal sm:whitespace-nowrap',
          !isOffered(select.options, select.value) && 'text-ink-muted',
          className,
        )}
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-muted"
      />
    </div>
  );
}
