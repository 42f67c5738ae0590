import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Storage of the provider's state; implemented by `embedded-provider.store.ts`. */
export type ProviderEntries = {
  put: (entry: { model: string; id: string }, content: EntryContent) => Promise<void>;
  find: (entry: { model: string; by: 'id' | 'uid'; value: string }) => Promise<StoredEntry | null>;
  consume: (entry: { model: string; id: string }) => Promise<void>;
  remove: (entry: { model: string; id: string }) => Promise<void>;
  removeGrant: (grantId: string) => Promise<void>;
};
export type EntryContent = {
  payload: object;
  grantId: string | null;
  uid: string | null;
  expiresInSeconds: number | null;
};
export type StoredEntry = { payload: object; consumedAtSeconds: number | null };

/** oidc-provider's adapter for one kind of state (`model`) of one tenant; persistent, so that sign-ins survive a restart. */
export const providerAdapter = (model: string, entries: ProviderEntries): Adapter => {
  const find = async (by: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
    const entry = await entries.find({ model, by, value });
    if (!entry) return undefined;
    const consumed = entry.consumedAtSeconds === null ? {} : { consumed: entry.consumedAtSeconds };
    return { ...entry.payload, ...consumed };
  };
  return {
    upsert: (id, payload, expiresIn) =>
      entries.put(
        { model, id },
        {
          payload,
          // Revoking a grant deletes its tokens, but no running sign-in of another user.
          grantId: payload.kind === 'Interaction' ? null : (payload.grantId ?? null),
          uid: payload.uid ?? null,
          expiresInSeconds: expiresIn ?? null,
        },
      ),
    find: (id) => find('id', id),
    findByUid: (uid) => find('uid', uid),
    // Device codes are not supported.
    findByUserCode: async () => undefined,
    consume: (id) => entries.consume({ model, id }),
    destroy: (id) => entries.remove({ model, id }),
    revokeByGrantId: (grantId) => entries.removeGrant(grantId),
  };
};
