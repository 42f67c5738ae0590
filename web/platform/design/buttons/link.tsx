import { classNames } from '#platform/design/class-names.ts';
import { PageLink, type PageLinkProps } from '#platform/design/links/page-link.tsx';

export const linkClass =
  'rounded-small text-link underline decoration-1 underline-offset-4 hover:text-select';

/** A link to a page of the portal, underlined. */
export const Link = ({ className, ...rest }: PageLinkProps) => (
  <PageLink {...rest} className={classNames(linkClass, className)} />
);
