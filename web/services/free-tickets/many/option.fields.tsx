import {
  openQuestions,
  type BatchService,
} from '@takst/contract/ticketing/batches/batch-service.ts';
import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import {
  lastFreeDay,
  quickFreeDays,
} from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { QuickDayField } from '#ticketing/tickets/quick-day.field.tsx';
import { departmentsToChoose } from './departments-to-choose.ts';

interface DepartmentOptionProps {
  label: string;
  value: string | null;
  isMissing: boolean;
  onChange: (agreementName: string) => void;
}

/** The department of rows that name none. */
export function DepartmentOption({ label, value, isMissing, onChange }: DepartmentOptionProps) {
  const t = useTexts('free-many');
  const departments = departmentsToChoose(useSession());
  return (
    <Select
      name="agreementName"
      label={label}
      value={value}
      error={isMissing ? t('departmentMissing') : undefined}
      onChange={onChange}
      options={departments.map((department) => ({
        value: String(department.id),
        label: agreementLabel(department),
      }))}
    />
  );
}

interface DayOptionProps {
  name: string;
  label: string;
  description?: string;
  error: string | undefined;
  value: Temporal.PlainDate | null;
  onChange: (day: Temporal.PlainDate | null) => void;
}

/** A day from today to six months ahead (spec 3 §5). */
export function DayOption(props: DayOptionProps) {
  const { today } = useSession();
  return (
    <QuickDayField {...props} choices={quickFreeDays(today)} min={today} max={lastFreeDay(today)} />
  );
}

/** Whether a question of the service waits for its answer. */
export const isOpen = (service: BatchService, totals: BatchTotals, code: string): boolean =>
  openQuestions(service, totals).some((question) => question.code === code);
