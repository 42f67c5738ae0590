import type { PageAddress } from '@takst/contract/app/path-to.ts';
import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type Looks = 'className' | 'children' | 'title' | 'onClick' | 'aria-label' | 'aria-current';

export interface PageLinkProps extends Pick<ComponentProps<'a'>, Looks> {
  /** The link of a list's row, which the arrow keys move to. */
  'data-row-link'?: true;
  to: PageAddress;
  /** Parameters of the query string. */
  search?: Readonly<Record<string, string>>;
  /** False for a page whose code should not be preloaded. */
  preload?: false;
  /** Cannot be followed at present. */
  disabled?: boolean;
}

// Without this a link to a page above the current one would be called the current page.
const exactly = { exact: true } as const;

export const PageLink = (props: PageLinkProps) => <RouterLink activeOptions={exactly} {...props} />;
