import type { PageAddress } from '@takst/contract/path-to.ts';
import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type Looks = 'className' | 'children' | 'title' | 'aria-label' | 'aria-current';

export interface PageLinkProps extends Pick<ComponentProps<'a'>, Looks> {
  to: PageAddress;
  /** What stands after the question mark. */
  search?: Readonly<Record<string, string>>;
  /** False for a page whose code is not fetched before somebody goes there. */
  preload?: false;
  /** Cannot be followed for now. */
  disabled?: boolean;
}

/** A link to a page of the portal, without a look of its own. */
export const PageLink = (props: PageLinkProps) => <RouterLink {...props} />;
