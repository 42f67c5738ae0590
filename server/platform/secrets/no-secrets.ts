import type { Secrets } from './secrets.ts';

const refuse = (): never => {
  throw new Error(
    'TAKST_KEY is missing: without it no secret in the database can be stored or read.',
  );
};

/** Of a database that is opened for work without secrets. */
export const noSecrets: Secrets = {
  seal: refuse,
  open: refuse,
  prefix: '',
  names: [],
  proofOf: refuse,
  isProved: () => false,
};
