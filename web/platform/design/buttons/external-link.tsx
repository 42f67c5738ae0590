import type { ComponentProps } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { buttonClass, type ButtonVariant } from './button-style.ts';
import { linkClass } from './link.tsx';

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Styles the link as a button. */
  variant?: ButtonVariant | undefined;
}

/** A link out of the portal; opens a new tab and says so. */
export function ExternalLink({ href, variant, className, children, ...rest }: ExternalLinkProps) {
  const t = useDesignTexts();
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noreferrer"
      className={variant ? buttonClass(variant, className) : classNames(linkClass, className)}
    >
      {children}
      <Icon name="external" className="ml-1 inline size-4 align-[-0.15em]" />
      <span className="sr-only"> ({t('opensNewWindow')})</span>
    </a>
  );
}
