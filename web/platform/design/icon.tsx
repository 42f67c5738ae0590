import { classNames } from './class-names.ts';
import { firstIconPaths } from './first-icon-paths.ts';
import type { IconName } from './icon-paths.ts';

let paths: { readonly [N in IconName]?: string } = firstIconPaths;

/** Makes more icons drawable: the shell adds those of visitors, `signed-in-design.ts` all of them. */
export const addIconPaths = (more: typeof paths): void => {
  paths = { ...paths, ...more };
};

/** A decorative icon, hidden from screen readers: always beside a text or label. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      // A size of its own goes instead of the usual one: two would be decided by the style sheet's order.
      className={classNames('shrink-0', !className?.includes('size-') && 'size-5', className)}
    >
      <path d={paths[name]} />
    </svg>
  );
}
