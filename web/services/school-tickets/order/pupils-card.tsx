import { maxPupilsOfOrder } from '@takst/domain/services/school-tickets/order/order-limits.ts';
import { pastedPupils } from '@takst/domain/services/school-tickets/order/pasted-pupils.rules.ts';
import { type ClipboardEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { readPhone } from '#platform/design/phone/read-phone.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { PupilRow } from './pupil-row.tsx';
import { emptyPupil, isEmptyPupil, type SchoolOrderFields } from './school-order-fields.ts';
import { useSchoolOrderField } from './use-school-order-field.ts';

/** The pupils of an order, typed one by one or pasted from a spreadsheet; of new cards only how many. */
export function PupilsCard() {
  const t = useTexts('school-order');
  const { control } = useFormContext<SchoolOrderFields>();
  const medium = useWatch({ control, name: 'medium' });
  return (
    <Card title={t(medium === 'new-card' ? 'sectionCards' : 'sectionPupils')}>
      {medium === 'new-card' ? <CardCountField /> : <Pupils />}
    </Card>
  );
}

function CardCountField() {
  const t = useTexts('school-order');
  return (
    <div className="max-w-xs">
      <TextField
        {...useSchoolOrderField('cardCount')}
        description={t('cardCountHelp')}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}

function Pupils() {
  const t = useTexts('school-order');
  const { control, formState, getValues, setValue } = useFormContext<SchoolOrderFields>();
  // All values are in the form, so that rows may go by their place: `useFieldArray` would weigh on every page with a form.
  const pupils = useWatch({ control, name: 'pupils' });
  const paste = usePaste();
  function add() {
    setValue('pupils', [...getValues('pupils'), emptyPupil]);
    // The row is there after the next paint.
    requestAnimationFrame(() => focusField(`pupils.${pupils.length}.firstName`));
  }
  function removeAt(place: number) {
    const otherPupils = getValues('pupils').filter((_, other) => other !== place);
    // The faults of the pupils below are those of other rows now.
    setValue('pupils', otherPupils, { shouldValidate: formState.isSubmitted });
    requestAnimationFrame(() => focusField(`pupils.${Math.max(0, place - 1)}.firstName`));
  }
  return (
    <div className="grid gap-4" onPaste={paste.take}>
      <p className="text-small text-ink-muted">
        {t('pupilsHelp')} <Link to="/skole/bestill/mange">{t('toFile')}</Link>
      </p>
      {pupils.map((_, place) => (
        <PupilRow
          key={place}
          place={place}
          onRemove={pupils.length > 1 ? () => removeAt(place) : undefined}
        />
      ))}
      {paste.leftOut > 0 && (
        <Notice kind="warning" title={t('tooManyTitle', { count: paste.leftOut })} isAnnounced>
          <p>
            {t('tooManyText', { max: maxPupilsOfOrder })}{' '}
            <Link to="/skole/bestill/mange">{t('toFile')}</Link>
          </p>
        </Notice>
      )}
      <Button
        className="justify-self-start"
        disabled={pupils.length >= maxPupilsOfOrder}
        onClick={add}
      >
        {t('addPupil')}
      </Button>
    </div>
  );
}

/** Several cells that are pasted anywhere among the pupils become rows below those that are filled in. */
function usePaste() {
  const { getValues, setValue, formState } = useFormContext<SchoolOrderFields>();
  const [leftOut, setLeftOut] = useState(0);
  function take(event: ClipboardEvent) {
    const pasted = pastedPupils(event.clipboardData.getData('text/plain'));
    if (!pasted) return;
    event.preventDefault();
    const { pupils, medium } = getValues();
    const newPupils = pasted.map(({ medium: typed, ...pupil }) => ({
      ...emptyPupil,
      ...pupil,
      ...(medium === 'phone' ? readPhone(typed, '+47') : { cardNumber: typed }),
    }));
    const all = [...pupils.filter((pupil) => !isEmptyPupil(pupil)), ...newPupils];
    setValue('pupils', all.slice(0, maxPupilsOfOrder), { shouldValidate: formState.isSubmitted });
    setLeftOut(Math.max(0, all.length - maxPupilsOfOrder));
  }
  return { take, leftOut };
}
