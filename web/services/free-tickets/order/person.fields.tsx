import { freeHolderTypes } from '@takst/domain/services/free-tickets/holder-type.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { LazyDatePicker } from '#platform/design/dates/lazy-date-picker.tsx';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DepartmentField } from './department.field.tsx';
import { dateIn, type FreeOrderFields } from './free-order-fields.ts';
import { useFreeOffer } from './free-order-offer.ts';
import { ProfileField } from './profile.field.tsx';
import { useFreeOrderField } from './use-free-order-field.ts';

const relationTexts = {
  EMPLOYEE: 'employee',
  RETIRED: 'retired',
  FAMILY_MEMBER: 'familyMember',
} as const;

/** The holder of the ticket: the employee, or a person who has it by the employee's number. */
export function PersonFields() {
  const t = useTexts('free-order');
  const { today } = useFreeOffer();
  const { control } = useFormContext<FreeOrderFields>();
  const relation = useWatch({ control, name: 'ticketHolderType' });
  const {
    value: birthDate,
    onChange: onBirthDate,
    ...birthDateField
  } = useFreeOrderField('dateOfBirth');
  return (
    <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <RadioCards
          {...useFreeOrderField('ticketHolderType')}
          columns={3}
          cards={freeHolderTypes.map((value) => ({ value, label: t(relationTexts[value]) }))}
        />
      </div>
      {/* The department stands with its employee: at the end of the page nobody would see that it is asked. */}
      <div className="grid items-start gap-x-3 gap-y-4 sm:col-span-2 sm:grid-cols-3">
        <TextField
          {...useFreeOrderField('employeeId')}
          description={relation === 'FAMILY_MEMBER' ? t('employeeIdOfFamily') : undefined}
          autoComplete="off"
        />
        <LazyDatePicker
          {...birthDateField}
          description={t('dateOfBirthHelp')}
          max={today.subtract({ days: 1 })}
          value={dateIn(birthDate)}
          onChange={(date) => onBirthDate(date?.toString() ?? '')}
        />
        <DepartmentField />
      </div>
      <TextField {...useFreeOrderField('firstName')} autoComplete="off" />
      <TextField {...useFreeOrderField('lastName')} autoComplete="off" />
      <div className="sm:col-span-2">
        <ProfileField />
      </div>
    </div>
  );
}
