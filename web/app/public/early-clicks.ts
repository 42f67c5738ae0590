import { earlyClick, liveEvent } from '@takst/contract/platform/calls/early-clicks.ts';

declare global {
  interface Window {
    [earlyClick]?: HTMLButtonElement;
  }
}

/** Presses the button again that was pressed last before the page could react; from here on buttons work by themselves. */
export function repeatEarlyClick(): void {
  document.dispatchEvent(new CustomEvent(liveEvent));
  const button = window[earlyClick];
  delete window[earlyClick];
  button?.click();
}
