import { classNames } from './class-names.ts';
import { iconPaths, type IconName } from './icon-paths.ts';

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
      className={classNames('size-5 shrink-0', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
