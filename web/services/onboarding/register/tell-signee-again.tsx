import '#platform/design/form/form-design.ts';
import { sendSigneeLinkAgain } from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import { type Onboarding, signee } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import { useState } from 'react';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useVisitorOperation } from '#platform/operations/use-visitor-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { Form } from '#platform/design/form/form.tsx';
import { ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ListedSigner } from '../signers/signer-list.tsx';

const WithdrawSigneeModal = lazyDialog(
  async () => (await import('./withdraw-signee.modal.tsx')).WithdrawSigneeModal,
);

interface TellSigneeAgainProps {
  onboarding: Onboarding;
  signer: ListedSigner;
  onChange: (onboarding: Onboarding) => void;
}

/** A new link for one who was asked, to the same address or another, or another person in their place; the old link is dead. */
export function TellSigneeAgain({ onboarding, signer, onChange }: TellSigneeAgainProps) {
  const t = useTexts('register');
  const [isEditing, setEditing] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { id } = onboarding;
  const { name, email } = signer;
  const send = useVisitorOperation(sendSigneeLinkAgain, {
    texts: 'register',
    failed: 'notSent',
    refusals: {
      ONBOARDING_NOT_FOUND: 'gone',
      SIGNEE_NOT_ASKED: (translate) => translate('alreadySigned', { name }),
    },
    onDone: (changed) => {
      setEditing(false);
      setSentTo(changed.signers.find((one) => one.name === name)?.email ?? null);
      onChange(changed);
    },
  });
  // The address is told only to the browser that named the signee; another one cannot send to it.
  if (!email) return null;
  return (
    <div className="mt-3 grid gap-3">
      {isEditing ? (
        <AddressForm
          name={name}
          email={email}
          operation={send}
          onSubmit={(body) => send.send({ params: { id }, body })}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          <div className="flex flex-wrap gap-3">
            <Button
              isPending={send.isPending}
              onClick={() => send.send({ params: { id }, body: { name, email } })}
            >
              {t('sendAgain')}
            </Button>
            <Button variant="quiet" onClick={() => setEditing(true)}>
              {t('changeAddress')}
            </Button>
            <Button variant="quiet" onClick={() => setWithdrawing(true)}>
              {t('chooseAnother')}
            </Button>
          </div>
          <ProblemNotice problem={send.problem} />
        </>
      )}
      {isWithdrawing && (
        <WithdrawSigneeModal
          id={id}
          name={name}
          onDone={onChange}
          onClose={() => setWithdrawing(false)}
        />
      )}
      <p role="status" className="text-small empty:hidden">
        {sentTo !== null && t('sentAgain', { email: sentTo })}
      </p>
    </div>
  );
}

type Fields = { email: string };

const useField = createFieldHook<Fields>();

interface AddressFormProps {
  name: string;
  email: string;
  operation: Parameters<typeof Form>[0]['operation'];
  onSubmit: (body: { name: string; email: string }) => void;
  onClose: () => void;
}

function AddressForm({ name, email, operation, onSubmit, onClose }: AddressFormProps) {
  const t = useTexts('register');
  const form = useDraftForm({
    draftName: `signee-address:${name}`,
    start: { email },
    resolver: bodyResolver({ schema: signee, bodyOf: (fields: Fields) => ({ ...fields, name }) }),
    fields: [{ name: 'email', label: t('signeeEmail') }],
  });
  return (
    <Form form={form} operation={operation} onSubmit={onSubmit} className="grid gap-3">
      <AddressField />
      <ProblemNotice problem={operation?.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={operation?.isPending ?? false}>
          {t('sendToNew')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

function AddressField() {
  return (
    <TextField {...useField('email')} type="email" inputMode="email" autoComplete="off" autoFocus />
  );
}
