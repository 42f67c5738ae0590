import { pathTo } from '@takst/contract/app/path-to.ts';
import {
  type PupilFields,
  type PupilText,
  wholeName,
} from '@takst/domain/services/school-tickets/ticket/pupil-edit.rules.ts';
import { useWatch } from 'react-hook-form';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import {
  type EditPupilFields,
  editPupilResolver,
  fieldOfPath,
  fieldsOfPupil,
  isPupilUnchanged,
  visibleTexts,
} from './edit-pupil-fields.ts';
import { editPupilOperation } from './edit-pupil-operation.ts';
import type { SchoolDialogProps } from './school-dialog-props.ts';

/** In page order. */
const fieldNames = ['name', 'className', 'studentId', 'cardName'] as const satisfies PupilText[];

const usePupilField = createFieldHook<EditPupilFields>();

/** Changes what is known of a pupil: only the fields whose action is allowed are shown (spec 3 §4, §5). */
export function EditPupilModal({ ticket, onClose }: SchoolDialogProps) {
  const t = useTexts('school-ticket');
  const tChange = useTexts('change-ticket');
  const { name, subtitle, toast } = useChangeTexts(ticket);
  const { className, studentId, cardName } = ticket;
  const pupil: PupilFields = { ...ticket.pupil, className, studentId, cardName };
  const form = useDraftForm({
    draftName: `edit-pupil:${ticket.id}`,
    start: fieldsOfPupil(pupil),
    resolver: editPupilResolver(ticket),
    fields: usePupilFieldTexts(),
    nameOf: fieldOfPath,
  });
  const { control, getValues } = form.form;
  const fields = { ...getValues(), ...useWatch({ control }) } as EditPupilFields;
  const isNamed = wholeName(pupil) !== null;
  const edit = editPupilOperation({
    who: name,
    toast: ({ body: { firstName, lastName } }) =>
      toast(
        t('saved'),
        wholeName({ firstName: firstName ?? null, lastName: lastName ?? null }) ?? name,
        pathTo('/skole/{id}', { id: ticket.id }),
      ),
    onDone: onClose,
  });
  const editable = visibleTexts(fields.initialPupil, ticket);
  return (
    <FormDialog
      title={t(isNamed ? 'editTitle' : 'nameTitle')}
      subtitle={subtitle}
      cancelLabel={tChange('back')}
      operation={edit}
      form={form}
      isDisabled={isPupilUnchanged(fields, ticket)}
      onSubmit={form.submit((body) => edit.send({ id: ticket.id, body }))}
      onClose={onClose}
    >
      {fieldNames
        .filter((text) => editable.has(text))
        .map((text) => (
          <PupilField
            key={text}
            text={text}
            isNamed={isNamed}
            // What is not known may stay so; a pupil has a name.
            isOptional={
              text === 'studentId' || (text !== 'name' && fields.initialPupil[text] === null)
            }
          />
        ))}
      <ChangeEffect
        notes={[
          { icon: 'users', text: t(isNamed ? 'ofPupil' : 'becomesPupils') },
          { icon: 'info', text: t('daysStay') },
        ]}
      />
    </FormDialog>
  );
}

interface PupilFieldProps {
  text: PupilText;
  isNamed: boolean;
  isOptional: boolean;
}

function PupilField({ text, isNamed, isOptional }: PupilFieldProps) {
  const t = useTexts('school-ticket');
  const helps: Partial<Record<PupilText, string>> = {
    name: t('nameHelp'),
    cardName: t(isNamed ? 'cardNameHelp' : 'cardNameAsName'),
  };
  return (
    <TextField
      {...usePupilField(text)}
      description={helps[text]}
      isOptional={isOptional}
      autoComplete="off"
    />
  );
}

function usePupilFieldTexts() {
  const t = useTexts('school-ticket');
  const field = (
    name: PupilText,
    fault: 'faultName' | 'faultClassName' | 'faultStudentId' | 'faultCardName',
  ) => ({
    name,
    label: t(name),
    sentence: (key: string) => (key === 'nameOnly' ? undefined : t(fault)),
  });
  return [
    field('name', 'faultName'),
    field('className', 'faultClassName'),
    field('studentId', 'faultStudentId'),
    field('cardName', 'faultCardName'),
  ];
}
