import { useId } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';

export type BarButton = {
  label: string;
  icon: IconName;
  /** It takes something away. */
  isDanger: boolean;
  /** Why it is unavailable now; null when it is not. */
  obstacle: string | null;
  onPress: () => void;
};

/** The actions of a ticket, the one that takes something away last; unavailable ones say why. */
export function TicketActionBar({ buttons }: { buttons: readonly BarButton[] }) {
  const id = useId();
  const obstacles = [...new Set(buttons.flatMap(({ obstacle }) => obstacle ?? []))];
  const idOf = (obstacle: string) => `${id}-${obstacles.indexOf(obstacle)}`;
  return (
    <div className="grid gap-3 border-t border-line bg-sunken px-(--space-panel) py-3">
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
        {buttons.map(({ label, icon, isDanger, obstacle, onPress }) => (
          <Button
            key={label}
            icon={icon}
            variant={isDanger ? 'danger' : 'secondary'}
            className={isDanger ? 'px-3 sm:ml-auto' : 'px-3'}
            aria-disabled={obstacle !== null}
            aria-describedby={obstacle === null ? undefined : idOf(obstacle)}
            onClick={() => obstacle ?? onPress()}
          >
            {label}
          </Button>
        ))}
      </div>
      {obstacles.length > 0 && (
        <ul className="grid gap-1 text-small text-ink-muted">
          {obstacles.map((obstacle) => (
            <li key={obstacle} id={idOf(obstacle)}>
              {obstacle}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
