import { changeCoveredUser } from '@takst/contract/services/ticket-counter/covers/change-covered-user.contract.ts';
import type { CoveredUser } from '@takst/contract/services/ticket-counter/covers/covered-user.schema.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useVersionChangedSince } from '#platform/design/changed-since/use-version-changed-since.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatPhone, formatPrice } from '#platform/design/format.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type CoverFields, coverIn, nameOfCoverField, typedCover } from './cover-fields.ts';
import { CoverFieldset, useCoverTexts } from './cover.fields.tsx';

/** With the version that its user saw at the beginning: a draft keeps it. */
type EditFields = CoverFields & { version: string };

const resolver = bodyResolver({
  schema: changeCoveredUser.body,
  bodyOf: ({ version, ...fields }: EditFields) => ({ ...coverIn(fields), version }),
  nameOf: nameOfCoverField,
});

interface EditCoverModalProps {
  user: CoveredUser;
  onClose: () => void;
}

/** Changes a covered person. */
export function EditCoverModal({ user, onClose }: EditCoverModalProps) {
  const t = useTexts('covered-users');
  const { company } = useSession();
  const changed = useVersionChangedSince<typeof changeCoveredUser, CoveredUser>({
    nowIn: (refused) => (refused.code === 'COVERED_USER_CHANGED_SINCE' ? refused.user : undefined),
    describe: useDescribedUser(),
  });
  const form = useDraftForm({
    draftName: `cover:${user.id}`,
    start: { ...typedCover(user), version: user.version },
    resolver,
    fields: useCoverTexts(),
    nameOf: nameOfCoverField,
  });
  const change = useOperation(changeCoveredUser, {
    texts: 'covered-users',
    failed: 'changeFailed',
    refusals: {
      COVERED_USER_NOT_FOUND: 'gone',
      REFERENCE_NOT_FOUND: 'referenceGone',
      PHONE_NOT_MOBILE: 'phoneNotMobile',
      PHONE_COVERED: (text, { name }) => text('phoneCovered', { name }),
      COVERED_USER_CHANGED_SINCE: changed.text,
    },
    causes: {
      REFERENCE_NOT_FOUND: ['invoiceReferenceId'],
      PHONE_NOT_MOBILE: ['phone', 'phoneCountryCode'],
      PHONE_COVERED: ['phone', 'phoneCountryCode'],
      COVERED_USER_CHANGED_SINCE: [],
    },
    toast: ({ reply }) => ({ title: t('changed'), text: reply.name }),
    onDone: onClose,
    onProblem: changed.onProblem,
  });
  return (
    <FormDialog
      title={t('editTitle', { name: user.name })}
      operation={change}
      form={form}
      {...changed.dialogOf({
        form,
        refused: change.refused,
        send: (body) => change.send({ params: { id: company.id, coveredUserId: user.id }, body }),
        onClose,
      })}
      onClose={onClose}
    >
      <CoverFieldset />
    </FormDialog>
  );
}

/** A covered person in words. */
function useDescribedUser() {
  const t = useTexts('covered-users');
  return ({ name, phoneCountryCode, phone, invoiceReference, limitOre }: CoveredUser): string =>
    t('now', {
      name,
      phone: formatPhone(phoneCountryCode, phone),
      reference: invoiceReference,
      limit: limitOre === null ? t('noLimit') : t('limitOf', { amount: formatPrice(limitOre) }),
    });
}
