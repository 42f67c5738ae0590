import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classNames } from '#design/class-names.ts';

export const linkClass =
  'rounded-sm text-accent underline decoration-1 underline-offset-4 hover:decoration-2';

function Anchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(linkClass, className)}>
      {children}
    </a>
  );
}

/** A link to a page of the portal, with the router's own typed `to`, `params` and `search`. */
export const Link = createLink(Anchor);
