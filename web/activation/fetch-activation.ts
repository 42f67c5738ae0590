import type { activateUser } from '@takst/contract/users/activate-user.contract.ts';
import type { getActivation } from '@takst/contract/users/get-activation.contract.ts';
import type { Reply } from '@takst/contract/route.ts';

const address: (typeof activateUser)['path'] = '/user-api/activation/{token}';
const timeoutMs = 30_000;

export type Activation = Pick<Reply<typeof getActivation>, 'firstName' | 'email' | 'way'>;

/** Why a link leads no further: what the contract says of it, or what went wrong on the way. */
export type DeadEnd = 'not-found' | 'used' | 'expired' | 'too-many' | 'offline' | 'trouble';

type Code = keyof (typeof activateUser)['refusals'];

const deadEnds: { readonly [C in Code]?: DeadEnd } = {
  ACTIVATION_NOT_FOUND: 'not-found',
  ACTIVATION_USED: 'used',
  ACTIVATION_EXPIRED: 'expired',
};

type Answered = { body: unknown } | { deadEnd: DeadEnd };

/**
 * Not through `call`: whoever opens the link has none of the portal yet, so the page carries no
 * schemas; the types are the contract's all the same.
 */
async function ask(token: string, request: RequestInit): Promise<Answered> {
  try {
    const response = await fetch(address.replace('{token}', encodeURIComponent(token)), {
      ...request,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => null);
    return response.ok ? { body } : { deadEnd: deadEndOf(response.status, body) };
  } catch {
    return { deadEnd: 'offline' };
  }
}

function deadEndOf(status: number, body: unknown): DeadEnd {
  if (status === 429) return 'too-many';
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  return deadEnds[String(code) as Code] ?? 'trouble';
}

/** Whose link it is, and what they do with it. */
export async function fetchActivation(token: string): Promise<Activation | DeadEnd> {
  const answered = await ask(token, { headers: { accept: 'application/json' } });
  return 'deadEnd' in answered ? answered.deadEnd : (answered.body as Activation);
}

/** Uses the link, with a password where it is chosen here. */
export async function activate(
  token: string,
  body: { password?: string },
): Promise<DeadEnd | null> {
  const answered = await ask(token, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return 'deadEnd' in answered ? answered.deadEnd : null;
}
