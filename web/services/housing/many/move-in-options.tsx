import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { housingOrders } from '@takst/contract/services/housing/many/housing-orders.ts';
import type { OccupantAct } from '@takst/domain/services/housing/move-in-from-list.rules.ts';
import type { OptionProps } from '#services/company-tickets/order-many/many-orders.ts';
import { DatePicker } from '#platform/design/dates/date-picker.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const acts = {
  ask: 'occupantsAsk',
  'live-together': 'occupantsLiveTogether',
  'move-out': 'occupantsMoveOut',
} as const satisfies Record<OccupantAct, string>;
const actNames = Object.keys(acts) as readonly OccupantAct[];

/** When the people of a list move in, and what those do who live there. */
export function MoveInOptions({ options, onChange }: OptionProps) {
  const t = useTexts('batch-company-ticket-orders');
  // The contract has parsed them by the schema of this service.
  const { movesInOn, existingResidents } = options as OptionsOf<typeof housingOrders>;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <DatePicker
        name="movesInOn"
        label={t('movesInOn')}
        isOptional
        description={t('movesInOnHelp')}
        value={movesInOn}
        onChange={(day) => onChange({ movesInOn: day })}
      />
      <Select
        name="existingResidents"
        label={t('existingResidents')}
        description={existingResidents === 'move-out' ? t('occupantsMoveOutHelp') : undefined}
        value={existingResidents}
        onChange={(act) => onChange({ existingResidents: act })}
        options={actNames.map((act) => ({ value: act, label: t(acts[act]) }))}
      />
    </div>
  );
}
