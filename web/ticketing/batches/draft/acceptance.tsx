import { type ReactNode, useState } from 'react';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { useBatchKit } from '../batch/batch-kit.ts';

/** What must be accepted before the rows are carried out: its box, and whether it is ticked. */
export function useAcceptance(): { field: ReactNode; isGiven: () => boolean } {
  const { acceptance } = useBatchKit();
  const [hasAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  if (acceptance === null) return { field: null, isGiven: () => true };
  return {
    field: (
      <div className="flex w-full flex-wrap items-start gap-x-6 text-small max-sm:flex-col">
        <div className="min-w-0 flex-1">
          <Checkbox
            name="hasAccepted"
            label={acceptance.label}
            value={hasAccepted}
            onChange={setAccepted}
            isRequired
            error={isMissing && !hasAccepted ? acceptance.missing : undefined}
          />
        </div>
        <div className="sm:-ml-8 sm:py-2">{acceptance.links}</div>
      </div>
    ),
    /** A press without it leads to the box. */
    isGiven() {
      if (hasAccepted) return true;
      setMissing(true);
      focusField('hasAccepted');
      return false;
    },
  };
}
