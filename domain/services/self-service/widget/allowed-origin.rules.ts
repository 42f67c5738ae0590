/** How many web sites one widget may stand on. */
export const maxAllowedOrigins = 20;

const hostName =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The origin of a web site as `frame-ancestors` takes it: scheme, host and port, and nothing else, so that
 * no typed text reaches the header. Accepts what people paste: an address with a path, or a host alone.
 * Only https, except on the local machine. Null for anything else.
 */
export function originOfSite(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const [, scheme = '', rest = ''] = /^(https?):\/\/([^/?#]+)(?:[/?#]\S*)?$/i.exec(address) ?? [];
  const [, host = '', port = ''] = /^([^:@]+)(?::(\d{1,5}))?$/.exec(rest.toLowerCase()) ?? [];
  if (!hostName.test(host) || host.length > 253 || Number(port || 1) > 65_535) return null;
  const isLocal = host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';
  if (!isLocal && (scheme.toLowerCase() !== 'https' || !host.includes('.'))) return null;
  const usualPort = scheme.toLowerCase() === 'https' ? '443' : '80';
  return `${scheme.toLowerCase()}://${host}${port && port !== usualPort ? `:${port}` : ''}`;
}
