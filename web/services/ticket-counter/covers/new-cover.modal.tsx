import { coverUser } from '@takst/contract/services/ticket-counter/covers/cover-user.contract.ts';
import type { CoveredUser } from '@takst/contract/services/ticket-counter/covers/covered-user.schema.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatPhone } from '#platform/design/format.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { coverIn, nameOfCoverField, nobodyYet } from './cover-fields.ts';
import { CoverFieldset, useCoverTexts } from './cover.fields.tsx';

const resolver = bodyResolver({
  schema: coverUser.body,
  bodyOf: coverIn,
  nameOf: nameOfCoverField,
});

interface NewCoverModalProps {
  onAdded: (user: CoveredUser) => void;
  onClose: () => void;
}

/** Adds a covered person (spec 3 §2, §5). */
export function NewCoverModal({ onAdded, onClose }: NewCoverModalProps) {
  const t = useTexts('covered-users');
  const { company } = useSession();
  const form = useDraftForm({
    draftName: `new-cover:${company.id}`,
    start: nobodyYet,
    resolver,
    fields: useCoverTexts(),
    nameOf: nameOfCoverField,
  });
  const cover = useOperation(coverUser, {
    texts: 'covered-users',
    failed: 'addFailed',
    refusals: {
      REFERENCE_NOT_FOUND: 'referenceGone',
      PHONE_NOT_MOBILE: 'phoneNotMobile',
      PHONE_COVERED: (text, { name }) => text('phoneCovered', { name }),
    },
    causes: {
      REFERENCE_NOT_FOUND: ['invoiceReferenceId'],
      PHONE_NOT_MOBILE: ['phone', 'phoneCountryCode'],
      PHONE_COVERED: ['phone', 'phoneCountryCode'],
    },
    toast: ({ reply }) => ({
      title: t('added', { name: reply.name }),
      text: t('addedText', {
        phone: formatPhone(reply.phoneCountryCode, reply.phone),
        reference: reply.invoiceReference,
      }),
    }),
    onDone: (reply) => {
      onAdded(reply);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('add')}
      submitLabel={t('add')}
      operation={cover}
      form={form}
      onSubmit={form.submit((body) => cover.send({ params: { id: company.id }, body }))}
      onClose={onClose}
    >
      <CoverFieldset />
    </FormDialog>
  );
}
