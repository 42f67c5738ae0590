import { preferenceSeconds } from '@takst/domain/platform/retention/preference-cookies.ts';
import * as z from 'zod/mini';

const looks = {
  language: z.enum(['nb', 'en']),
  theme: z.enum(['auto', 'light', 'dark']),
};

/**
 * What a link to another language or theme asks for: cookies that keep it, and the address without the parameter. Null for
 * an address without one. So it works without a script.
 */
export function chosenLook(
  url: string,
): { headers: { 'set-cookie': string[] }; address: string } | null {
  const [path = '/', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const cookies = Object.entries(looks).flatMap(([name, schema]) => {
    const value = schema.safeParse(parameters.get(name));
    if (!value.success) return [];
    parameters.delete(name);
    return [`${name}=${value.data}; Path=/; Max-Age=${preferenceSeconds}; SameSite=Lax`];
  });
  if (cookies.length === 0) return null;
  const rest = parameters.toString();
  // Two slashes at the start, of either kind, would name another host.
  const own = path.replace(/^[/\\]+/, '/');
  return { headers: { 'set-cookie': cookies }, address: rest === '' ? own : `${own}?${rest}` };
}
