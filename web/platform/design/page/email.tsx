/** In a narrow column the address goes on in the next line before its @. */
export function Email({ email }: { email: string }) {
  const at = email.indexOf('@');
  if (at < 0) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr style={{ display: 'inline' }} />
      {email.slice(at)}
    </>
  );
}
