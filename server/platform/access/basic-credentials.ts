/** Name and secret of HTTP Basic (RFC 7617); null for anything else. */
export function basicCredentials(authorization = ''): { name: string; secret: string } | null {
  const encoded = /^basic ([a-z0-9+/]{1,400}={0,2})$/i.exec(authorization)?.[1];
  const pair = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  const [, name, secret] = /^([a-z0-9-]{3,50}):(.{1,200})$/s.exec(pair) ?? [];
  return name && secret ? { name, secret } : null;
}
