import { phoneCode } from '@takst/contract/services/self-service/order-form/prove-phone.contract.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { formatPhone } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';
import type { OrderFields } from './fields/order-fields.ts';
import { ProblemNotice } from './calls/problem-notice.tsx';
import { useFormTexts } from './words/use-form-texts.ts';
import type { OrderCalls } from './calls/use-order-calls.ts';

interface CodeStepProps {
  fields: OrderFields;
  company: string;
  label: string;
  isRequest: boolean;
  calls: OrderCalls;
  onCode: (code: string) => Promise<void>;
  onNewCode: () => Promise<boolean | null>;
  onChangeFields: () => void;
}

/** The code of the SMS; giving it orders. */
export function CodeStep({
  fields,
  company,
  label,
  isRequest,
  calls,
  onCode,
  onNewCode,
  onChangeFields,
}: CodeStepProps) {
  const t = useFormTexts();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isNewCodeSent, setNewCodeSent] = useState(false);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const isWellFormed = phoneCode.safeParse(code).success;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isWellFormed) void onCode(code);
    else focusField('code');
  }

  async function sendNewCode() {
    setNewCodeSent(false);
    if (await onNewCode()) {
      setCode('');
      setChecked(false);
      setNewCodeSent(true);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Card>
        <h2 ref={heading} tabIndex={-1} className="text-section font-semibold outline-none">
          {t('codeTitle')}
        </h2>
        <p className="mt-1 mb-4">
          {t('codeSent', { phone: formatPhone(fields.phoneCountryCode, fields.phone) })}
        </p>
        <TextField
          name="code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          onChange={(typed) => {
            calls.fieldsChanged(['code']);
            setCode(typed.replaceAll(/\s/g, ''));
          }}
          error={isChecked && !isWellFormed ? t('faultCode') : undefined}
        />
        <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
          <Button onClick={() => void sendNewCode()} disabled={calls.isPending}>
            {t('newCode')}
          </Button>
          <Button variant="quiet" onClick={onChangeFields} disabled={calls.isPending}>
            {t('changeFields')}
          </Button>
        </div>
        <p role="status" className="mt-2 text-small">
          {isNewCodeSent && t('newCodeSent')}
        </p>
      </Card>
      <ProblemNotice
        problem={calls.problem}
        company={company}
        label={label}
        isRequest={isRequest}
      />
      <Button type="submit" variant="primary" isPending={calls.isPending} className="w-full">
        {t(isRequest ? 'request' : 'order')}
      </Button>
    </form>
  );
}
