import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { PageLink, type PageLinkProps } from '#platform/design/links/page-link.tsx';
import { buttonClass, type ButtonVariant } from './button-style.ts';

interface LinkButtonProps extends PageLinkProps {
  variant?: ButtonVariant;
  icon?: IconName | undefined;
}

/** A link styled as a button: it can be opened in a new tab. */
export function LinkButton({
  variant = 'secondary',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <PageLink {...rest} className={buttonClass(variant, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </PageLink>
  );
}
