import {
  type PasswordFault,
  passwordFaults,
  passwordLength,
} from '@takst/domain/users/new-password.rules.ts';
import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { focusField } from '#design/fields/focus-field.ts';
import { TextField } from '#design/fields/text-field.tsx';
import { useTexts } from '#texts/use-texts.ts';
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
  const [isTried, setTried] = useState(false);
  const [isShown, setShown] = useState(false);
  const faults = passwordFaults({ password, repeated });
  const told = (fault: PasswordFault | undefined) =>
    isTried && fault ? t(faultTexts[fault], passwordLength) : undefined;

  function submit() {
    const [wrong] = Object.keys(faults);
    if (wrong === undefined) return onChosen(password);
    setTried(true);
    focusField(wrong);
  }

  return (
    <form
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
        error={told(faults.password)}
        isShown={isShown}
        onShow={setShown}
      />
      <PasswordField
        name="repeated"
        label={t('repeat')}
        value={repeated}
        onChange={setRepeated}
        error={told(faults.repeated)}
        isShown={isShown}
      />
      <Button type="submit" variant="primary" isPending={isPending} className="mt-1 w-full">
        {t('activate')}
      </Button>
    </form>
  );
}
