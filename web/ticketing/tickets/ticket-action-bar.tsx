import { useId, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

export type BarButton = {
  label: string;
  icon: IconName;
  /** It takes something away. */
  isDanger: boolean;
  /** Why it is unavailable now; null when it is not. */
  obstacle: string | null;
  onPress: () => void;
};

/** The actions of a ticket, the one that takes something away last; unavailable ones are behind “…”, each with its reason. */
export function TicketActionBar({ buttons }: { buttons: readonly BarButton[] }) {
  const t = useTexts('ticket-actions');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const unavailable = buttons.filter(({ obstacle }) => obstacle !== null);
  return (
    <div className="grid gap-2 border-t border-line bg-sunken px-(--space-panel) py-3">
      <div className="flex flex-wrap gap-2">
        {buttons
          .filter(({ obstacle }) => obstacle === null)
          .map(({ label, icon, isDanger, onPress }) => (
            <Button
              key={label}
              icon={icon}
              variant={isDanger ? 'danger' : 'secondary'}
              className={isDanger ? 'px-3 max-sm:flex-auto sm:ml-auto' : 'px-3 max-sm:flex-auto'}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        {unavailable.length > 0 && (
          <IconButton
            icon="more"
            label={t('unavailableActions')}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && (
        <ul id={id} className="grid gap-1.5 text-small">
          {unavailable.map(({ label, icon, obstacle }) => (
            <li key={label} className="flex items-start gap-2 text-ink-muted">
              <Icon name={icon} className="mt-0.5 size-4" />
              <span>
                <span className="font-semibold">{label}:</span> {obstacle}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
