import { exportPersonalData } from '@takst/contract/app/people/personal-data.contract.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useWhyForm, WhyFields } from './use-why-form.tsx';

interface MakeFileModalProps {
  phone: string;
  onClose: () => void;
}

/** Makes the file of a person and has the browser save it. */
export function MakeFileModal({ phone, onClose }: MakeFileModalProps) {
  const t = useTexts('people');
  const form = useWhyForm('export-personal-data');
  const operation = useOperation(exportPersonalData, {
    texts: 'people',
    failed: 'fileFailed',
    refusals: { PERSON_NOT_FOUND: 'notFound' },
    toast: 'fileMade',
    onDone: (file) => {
      save(file);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('fileTitle')}
      subtitle={phone}
      submitLabel={t('makeFile')}
      operation={operation}
      form={form}
      onSubmit={form.submit((body) => operation.send({ body: { ...body, phoneNumber: phone } }))}
      onClose={onClose}
    >
      <p>{t('fileText')}</p>
      <WhyFields />
    </FormDialog>
  );
}

function save({ fileName, text }: { fileName: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
