import {
  type CompanyPrefill,
  getCompanyPrefill,
} from '@takst/contract/companies/get-company-prefill.contract.ts';
import { type ReactNode, useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useChange } from '#api/use-change.ts';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { useDraft, useKeepDraft } from '#drafts/use-draft.ts';
import { useTexts } from '#texts/use-texts.ts';
import { findResolver, type FindFields, isNumberFault } from './find-company-fields.ts';
import { NotFoundNotice } from './not-found-notice.tsx';

interface FindCompanyFormProps {
  /** The one that was looked for before. */
  number: string;
  back: ReactNode;
  onFound: (prefill: CompanyPrefill) => void;
}

const draftName = 'new-company-number';
const nothing = [] as const;

/** Step 1: the company by its number, from the national register. */
export function FindCompanyForm({ number, back, onFound }: FindCompanyFormProps) {
  const t = useTexts('new-company');
  const draft = useDraft<FindFields>(draftName);
  const form = useForm<FindFields>({
    defaultValues: { organisationNumber: number, ...draft },
    resolver: findResolver,
  });
  useKeepDraft(draftName, form);
  const {
    field: { disabled: _, ...field },
    fieldState: { error },
  } = useController({ control: form.control, name: 'organisationNumber' });
  const find = useChange(getCompanyPrefill, { invalidates: nothing, onDone: onFound });
  const { forget } = find;
  // What was found out is about the number as it was.
  useEffect(() => forget(), [field.value, forget]);
  const fault = error?.message;

  return (
    <>
      <PageHeader title={t('title')} back={back} />
      <Card title={t('findTitle')}>
        <form
          noValidate
          className="grid max-w-xl gap-5"
          onSubmit={(event) =>
            void form.handleSubmit(({ organisationNumber: orgNumber }) =>
              find.send({ params: { orgNumber } }),
            )(event)
          }
        >
          <TextField
            {...field}
            label={t('organisationNumber')}
            description={t('organisationNumberHelp')}
            error={isNumberFault(fault) ? t(fault) : undefined}
            inputMode="numeric"
            autoComplete="off"
          />
          <div>
            <Button type="submit" variant="primary" icon="search" isPending={find.isPending}>
              {t('search')}
            </Button>
          </div>
          <NotFoundNotice problem={find.problem} />
        </form>
      </Card>
    </>
  );
}
