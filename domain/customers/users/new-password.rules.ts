/** How long a password that a user chooses is, in characters, of whatever kind. */
export const passwordLength = { min: 12, max: 200 } as const;

export type PasswordFault = 'required' | 'minLength' | 'maxLength' | 'different';

type PasswordFields = { password: string; repeated: string };

/** What is wrong with a password that was typed twice, in the order of its two fields. */
export function passwordFaults({ password, repeated }: PasswordFields): {
  password?: PasswordFault;
  repeated?: PasswordFault;
} {
  if (password === '') return { password: 'required' };
  if (password.length < passwordLength.min) return { password: 'minLength' };
  if (password.length > passwordLength.max) return { password: 'maxLength' };
  return repeated === password ? {} : { repeated: 'different' };
}
