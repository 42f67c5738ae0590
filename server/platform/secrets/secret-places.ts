type StoredSecret = {
  readonly table: string;
  readonly column: string;
  /** Set where the column is JSON of many kinds: the field that holds the secret ones. */
  readonly field?: string;
  /** What tells its rows apart. */
  readonly key: readonly string[];
};

/** What a JSON value that is encrypted has instead of its own fields. */
export const encryptedField = 'encrypted';

/** Every column whose values are encrypted, by its name; all others that know a secret are in docs/decisions/0131. */
export const secretPlaces = {
  'session.session.id_token': {
    table: 'session.session',
    column: 'id_token',
    key: ['token_digest'],
  },
  'session.session.refresh_token': {
    table: 'session.session',
    column: 'refresh_token',
    key: ['token_digest'],
  },
  'session.sign_in.nonce': { table: 'session.sign_in', column: 'nonce', key: ['state'] },
  'session.sign_in.code_verifier': {
    table: 'session.sign_in',
    column: 'code_verifier',
    key: ['state'],
  },
  'tickets.link_key.key': { table: 'tickets.link_key', column: 'key', key: ['tenant'] },
  'tickets.signing_key.private_jwk': {
    table: 'tickets.signing_key',
    column: 'private_jwk',
    key: ['tenant', 'kid'],
  },
  'self_service.widget.client_secret': {
    table: 'self_service.widget',
    column: 'client_secret',
    key: ['company_id'],
  },
  'changes.answered_call.answer': {
    table: 'changes.answered_call',
    column: 'answer',
    field: encryptedField,
    key: ['tenant', 'user_id', 'key'],
  },
  'messages.undelivered.content': {
    table: 'messages.undelivered',
    column: 'content',
    field: encryptedField,
    key: ['id'],
  },
  'jobs.job.data': {
    table: 'jobs.job',
    column: 'data',
    field: encryptedField,
    key: ['name', 'id'],
  },
} as const satisfies Readonly<Record<string, StoredSecret>>;

export type SecretPlace = keyof typeof secretPlaces;

/** Of the JSON columns among them. */
export type JsonSecretPlace = {
  [Place in SecretPlace]: (typeof secretPlaces)[Place] extends { field: string } ? Place : never;
}[SecretPlace];
