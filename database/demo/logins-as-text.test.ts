import { expect, it } from 'vitest';
import { loginsAsText } from './logins-as-text.ts';

it.each([
  ['ruter', 'hr@ruter.example'],
  ['akt', 'hr@akt.example'],
  ['nord', 'operator@nord.example'],
])('at %s the start lists %s and the password', (tenant, email) => {
  const [password, ...lines] = loginsAsText(tenant, 'en').split('\n');
  expect(password).toBe('  (password: demo)');
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^  ${email} +\\S.*: .+$`)));
  for (const line of lines) expect(line).toContain(`@${tenant}.example`);
});
