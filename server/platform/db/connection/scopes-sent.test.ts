import { describe, expect, it } from 'vitest';
import { beyondCompanies, withRowScope } from '../row-scope.ts';
import { scopesSent } from './scopes-sent.ts';

const one = { tenant: 'ruter', companies: [7, 8] } as const;
const none = { tenant: 'ruter', companies: [] } as const;

describe('the row scope of a connection', () => {
  it('goes along with each statement outside of a transaction, and is none without a call', () => {
    const scopes = scopesSent();
    expect(scopes.before('select 1')).toBeNull();
    withRowScope(one, () => {
      const along = { scope: 'ruter:7,8', place: 'along' };
      expect(scopes.before('select 1')).toEqual(along);
      expect(scopes.before('select 1')).toEqual(along);
    });
    withRowScope(none, () =>
      expect(scopes.before('select 1')).toEqual({ scope: 'ruter:', place: 'along' }),
    );
    expect(scopes.before('select 1')).toBeNull();
  });

  it('is sent once for a transaction, which may have been begun by another call', () => {
    const scopes = scopesSent();
    withRowScope(one, () => {
      expect(scopes.before('begin')).toEqual({ scope: 'ruter:7,8', place: 'after' });
      expect(scopes.before('select 1')).toBeNull();
      expect(scopes.before('commit')).toBeNull();
    });
    expect(scopes.before('begin')).toBeNull();
    withRowScope(one, () =>
      expect(scopes.before('select 1')).toEqual({ scope: 'ruter:7,8', place: 'before' }),
    );
    expect(scopes.before('select 1')).toEqual({ scope: '*', place: 'before' });
  });

  it('is sent again within a transaction where it becomes wider, narrower, or is taken back', () => {
    const scopes = scopesSent();
    withRowScope(one, () => {
      scopes.before('start transaction isolation level serializable');
      beyondCompanies(() =>
        expect(scopes.before('select 1')).toEqual({ scope: 'ruter:*', place: 'before' }),
      );
      const narrower = { scope: 'ruter:7,8', place: 'before' };
      expect(scopes.before('select 1')).toEqual(narrower);
      expect(scopes.before('savepoint here')).toBeNull();
      expect(scopes.before('rollback to here')).toBeNull();
      expect(scopes.before('select 1')).toEqual(narrower);
      expect(scopes.before('rollback')).toBeNull();
      expect(scopes.before('select 1')).toEqual({ scope: 'ruter:7,8', place: 'along' });
    });
  });

  it('is always sent behind a pooler, which lends a session that says nothing', () => {
    const scopes = scopesSent(null);
    expect(scopes.before('select 1')).toEqual({ scope: '*', place: 'along' });
    expect(scopes.before('begin')).toEqual({ scope: '*', place: 'after' });
    expect(scopes.before('select 1')).toBeNull();
  });

  it('of a wider part of a call stays with its operator, and is none where the call has none', () => {
    const scopes = scopesSent();
    beyondCompanies(() => expect(scopes.before('select 1')).toBeNull());
  });
});
