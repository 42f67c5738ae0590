import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { buttonClass, type ButtonVariant } from './button-style.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  icon?: IconName | undefined;
  /** Work is in progress: the button keeps its size and focus, shows a spinner and does nothing. */
  isPending?: boolean | undefined;
}

/** A plain HTML button, cheap enough for the shell and public pages. */
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
  const t = useDesignTexts();

  function click(event: MouseEvent<HTMLButtonElement>) {
    // A pending submit button stays focusable, so it prevents the second submit itself.
    if (isPending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        onClick={click}
        data-pending={isPending || undefined}
        aria-disabled={isPending || rest['aria-disabled']}
        className={buttonClass(variant, className)}
      >
        <span className={classNames('inline-flex items-center gap-2', isPending && 'opacity-0')}>
          {icon && <Icon name={icon} />}
          {children}
        </span>
        {isPending && (
          <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
            <span className="size-5 animate-spin rounded-full border-2 border-current border-t-transparent" />
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {isPending && t('pending')}
      </span>
    </>
  );
}
