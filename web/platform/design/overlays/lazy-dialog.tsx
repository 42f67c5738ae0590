import { type ComponentType, type FunctionComponent, lazy, useEffect } from 'react';
import { WhenLoaded } from '#platform/design/page/when-loaded.tsx';
import { focusIfLost } from './focus-if-lost.ts';

/**
 * A dialog whose code is loaded when it is opened. On close the focus returns to the opener, or to
 * the page's heading if the opener is gone.
 */
export function lazyDialog<P extends object>(
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> {
  const Dialog = lazy(async () => ({ default: await load() }));
  return function LazyDialog(props: P) {
    useEffect(() => () => focusIfLost(), []);
    return (
      // The page would be hidden while the code loads, and its button lose the focus that the dialog
      // returns on close.
      <WhenLoaded>
        <Dialog {...props} />
      </WhenLoaded>
    );
  };
}
