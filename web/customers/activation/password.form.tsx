import {
  type PasswordFault,
  passwordFaults,
  passwordLength,
} from '@takst/domain/customers/users/new-password.rules.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { PasswordField } from './password.field.tsx';

interface PasswordFormProps {
  email: string;
  isPending: boolean;
  onChosen: (password: string) => void;
}

const faultTexts = {
  required: 'faultRequired',
  minLength: 'faultTooShort',
  maxLength: 'faultTooLong',
  different: 'faultDifferent',
} as const;

/** Password and repeated password. The hidden e-mail field is for password managers. */
export function PasswordForm({ email, isPending, onChosen }: PasswordFormProps) {
  const t = useTexts('activation');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [isVisible, setIsVisible] = useState(false);
  const faults = passwordFaults({ password, repeated });
  const faultText = (fault: PasswordFault | undefined) =>
    hasSubmitted && fault ? t(faultTexts[fault], passwordLength) : undefined;

  function submit() {
    const [faultyField] = Object.keys(faults);
    if (faultyField === undefined) return onChosen(password);
    setHasSubmitted(true);
    focusField(faultyField);
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        name="email"
        label={t('email')}
        value={email}
        onChange={() => undefined}
        readOnly
        autoComplete="username"
      />
      <PasswordField
        name="password"
        label={t('password')}
        description={t('passwordHelp', passwordLength)}
        value={password}
        onChange={setPassword}
        error={faultText(faults.password)}
        isVisible={isVisible}
        onToggle={setIsVisible}
      />
      <PasswordField
        name="repeated"
        label={t('repeat')}
        value={repeated}
        onChange={setRepeated}
        error={faultText(faults.repeated)}
        isVisible={isVisible}
      />
      <Button type="submit" variant="primary" isPending={isPending} className="mt-1 w-full">
        {t('activate')}
      </Button>
    </form>
  );
}
