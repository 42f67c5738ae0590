// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { draftStore } from './draft-store.ts';

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is restored after a reload, dates as dates', () => {
    const day = Temporal.PlainDate.from('2026-04-01');
    draftStore.keep('order', { name: 'Kari', starts: { on: day } });
    const draft = draftStore.read('order') as { name: string; starts: { on: Temporal.PlainDate } };
    expect(draft.name).toBe('Kari');
    expect(draft.starts.on).toBeInstanceOf(Temporal.PlainDate);
    expect(draft.starts.on.equals(day)).toBe(true);
  });

  it('is removed by discard', () => {
    draftStore.keep('order', { name: 'Kari' });
    expect(draftStore.holdsAny()).toBe(true);
    draftStore.discard('order');
    expect(draftStore.read('order')).toBeNull();
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('is not shown to another user of the same browser', () => {
    draftStore.belongTo(1);
    draftStore.keep('order', { name: 'Kari' });
    draftStore.belongTo(1);
    expect(draftStore.read('order')).toEqual({ name: 'Kari' });
    draftStore.belongTo(2);
    expect(draftStore.read('order')).toBeNull();
  });

  it('is ignored when it cannot be parsed', () => {
    sessionStorage.setItem('draft:order', '{');
    expect(draftStore.read('order')).toBeNull();
  });
});
