import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icon-paths.ts';
import { buttonClass, type ButtonVariant } from './button-style.ts';

interface ButtonAnchorProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  icon?: IconName | undefined;
}

function ButtonAnchor({
  variant = 'secondary',
  icon,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass(variant, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/** A link styled as a button: it can be opened in a new tab. */
export const LinkButton = createLink(ButtonAnchor);
