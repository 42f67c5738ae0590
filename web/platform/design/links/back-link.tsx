import { Link } from '#platform/design/buttons/link.tsx';
import { Icon } from '#platform/design/icon.tsx';
import type { PageLinkProps } from './page-link.tsx';

/** The link to the page above, for `PageHeader`. */
export const BackLink = ({ children, ...rest }: PageLinkProps) => (
  <Link {...rest} className="inline-flex min-h-8 items-center gap-1">
    <Icon name="chevron-left" className="size-4" />
    {children}
  </Link>
);
