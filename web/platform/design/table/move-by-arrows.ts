import type { KeyboardEvent } from 'react';

const offsets: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** The row's link, and the box that ticks it: each moves to its own kind. */
const stops = ['[data-row-link]', 'input[type="checkbox"]'] as const;

/** The arrow keys move the focus between the rows of a list; Enter opens a row, because it is a link. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const offset = offsets[event.key];
  const { target, currentTarget } = event;
  if (!offset || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement)) return;
  const stop = stops.find((selector) => target.matches(selector));
  if (!stop) return;
  event.preventDefault();
  const all = [...currentTarget.querySelectorAll<HTMLElement>(stop)];
  all[all.indexOf(target) + offset]?.focus();
}
