import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icon-paths.ts';
import { useWords } from '#design/words.ts';
import { buttonClass, type ButtonVariant } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  icon?: IconName | undefined;
  /** The work is under way: the button keeps its place, width and focus, says so, and does nothing. */
  isPending?: boolean | undefined;
}

/** A button of the light kind: nothing but HTML, so the shell and the visitor's pages may use it too. */
export function Button({
  variant = 'secondary',
  icon,
  isPending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const words = useWords();

  function click(event: MouseEvent<HTMLButtonElement>) {
    // A pending submit button stays focusable, so it must itself hold back the second submit.
    if (isPending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        onClick={click}
        aria-disabled={isPending || rest['aria-disabled']}
        className={buttonClass(variant, className)}
      >
        <span className={classNames('inline-flex items-center gap-2', isPending && 'opacity-0')}>
          {icon && <Icon name={icon} />}
          {children}
        </span>
        {isPending && <Spinner />}
      </button>
      <span role="status" className="sr-only">
        {isPending && words('pending')}
      </span>
    </>
  );
}
