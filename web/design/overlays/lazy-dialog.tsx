import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

/**
 * A dialog whose code is loaded when it is opened. On close the focus returns to the opener, or to
 * the page's heading if the opener is gone.
 */
export function lazyDialog<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Dialog = lazy(async () => ({ default: await load() }));
  return function LazyDialog(props: P) {
    const [opener] = useState(() => document.activeElement);
    useEffect(() => () => focusIfLost(() => reachable(opener)), [opener]);
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

const reachable = (opener: Element | null) =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    ? opener
    : document.querySelector<HTMLElement>('h1');
