import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A component in a file of its own. Once `preload` has loaded the file, it renders at once: `lazy` suspends
 * even then, and shows a placeholder.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loadedComponent: ComponentType<Props> | undefined;
  const preload = async () => (loadedComponent ??= await load());
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await preload() }));
  function Preloadable(props: Props) {
    const [component] = useState(() => loadedComponent ?? Lazy);
    return createElement(component, props);
  }
  return Object.assign(Preloadable, { preload });
}
