import { useWatch } from 'react-hook-form';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { schoolFieldOf, schoolOrderResolver } from './school-order-body.ts';
import {
  type SchoolOrderFields,
  schoolFieldsAtStart,
  withSchoolDraft,
} from './school-order-fields.ts';
import { useSchoolOffer } from './school-order-offer.ts';
import { useSchoolOrderFieldTexts } from './use-school-order-field.ts';

const noPupils: SchoolOrderFields['pupils'] = [];

/** The form of an order. */
export function useSchoolOrderForm() {
  const offer = useSchoolOffer();
  const ownFields = useSchoolOrderFieldTexts(noPupils);
  const form = useDraftForm({
    draftName: `order-school-tickets:${offer.company.id}`,
    start: (draft: Partial<SchoolOrderFields> | null) =>
      withSchoolDraft(schoolFieldsAtStart(offer), draft, offer),
    resolver: schoolOrderResolver(offer),
    // What the server finds wrong with a pupil is below it.
    fields: [...ownFields, { name: 'pupils', label: '' }],
    nameOf: schoolFieldOf,
  });
  const pupils = useWatch({ control: form.form.control, name: 'pupils' });
  return { ...form, fields: useSchoolOrderFieldTexts(pupils) };
}
