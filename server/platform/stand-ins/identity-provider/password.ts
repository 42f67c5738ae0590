import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const cost = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

/** `scrypt$N$r$p$salt$key`, for `embedded_provider.account.password_hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, keyLength, cost);
  const parts = [cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')];
  return `scrypt$${parts.join('$')}`;
}

/** Compared for an unknown e-mail, so that it takes as long as a wrong password. */
const dummyHash = `scrypt$16384$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? dummyHash).split('$');
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await derive(
    password.normalize('NFKC'),
    Buffer.from(salt, 'base64url'),
    expected.length,
    options,
  );
  return timingSafeEqual(actual, expected) && hash !== null;
}
