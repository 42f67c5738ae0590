import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import {
  onboardingCode,
  verifyPhone,
} from '@takst/contract/services/onboarding/verify-phone.contract.ts';
import { type FormEvent, useState } from 'react';
import { useVisitorOperation } from '#platform/operations/use-visitor-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useFaultText } from '#platform/texts/use-fault-text.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { NewCode } from './new-code.tsx';

interface CodeFormProps {
  onboarding: Onboarding;
  onVerified: (onboarding: Onboarding) => void;
}

/** Six characters, typed or pasted; with them the company and its administrator are made. */
export function CodeForm({ onboarding, onVerified }: CodeFormProps) {
  const t = useTexts('verify-phone');
  const faultText = useFaultText();
  const { id, phoneEnding: ending } = onboarding;
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fault = onboardingCode.safeParse(code).error?.issues[0]?.message;
  const verify = useVisitorOperation(verifyPhone, {
    texts: 'verify-phone',
    refusals: {
      CODE_WRONG: (translate, { triesLeft: count }) => translate('triesLeft', { count }),
      CODE_NOT_VALID: 'notValid',
      PHONE_NOT_AWAITED: 'notAwaited',
      ONBOARDING_NOT_FOUND: 'gone',
    },
    // "Other errors are thrown" (spec 3 §8).
    usesErrorPage: true,
    onDone: onVerified,
    onProblem: () => focusField('code'),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (fault === undefined) verify.send({ params: { id }, body: { code } });
    else focusField('code');
  }

  return (
    <div className="max-w-xl">
      <PageHeader title={t('title')} subtitle={t('sentTo', { ending })} />
      <Card>
        <form method="post" noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            name="code"
            label={t('code')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            value={code}
            onChange={(typed) => {
              verify.fieldChanged('code');
              setChecked(false);
              setCode(codeIn(typed));
            }}
            error={isChecked && fault !== undefined ? faultText(fault) : undefined}
          />
          {verify.problem && (
            <Notice
              kind="error"
              title={t(verify.refused?.code === 'CODE_WRONG' ? 'wrong' : 'notConfirmed')}
              isAnnounced
            >
              {verify.problem.text}
            </Notice>
          )}
          <div>
            <Button type="submit" variant="primary" isPending={verify.isPending}>
              {t('confirm')}
            </Button>
          </div>
        </form>
        <div className="mt-6 border-t border-line pt-5">
          <NewCode
            id={id}
            onSent={() => {
              verify.forget();
              setCode('');
              setChecked(false);
              focusField('code');
            }}
          />
          <p className="mt-3 text-small text-ink-muted">
            {t('wrongNumber')} <Link to="/register">{t('toStartOver')}</Link>
          </p>
        </div>
      </Card>
    </div>
  );
}

/** As the SMS writes it: capitals without spaces, and no more than its six characters. */
const codeIn = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase().slice(0, 6);
