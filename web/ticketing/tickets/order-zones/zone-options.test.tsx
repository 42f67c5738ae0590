// @vitest-environment happy-dom
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { write } from '#testing/actions.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { ZoneOptions } from './zone-options.tsx';

afterEach(cleanup);

const ruter = tenantOf('ruter');
const none = { validAllZones: false, zoneFrom: null, zoneTo: null };
const zones = zonesInARow('1', '2', '3', 'Arendal').map((zone) => ({ ...zone, id: `z${zone.id}` }));
const beside = zones.map((zone) => ({
  ...zone,
  adjacentZoneIds: zone.adjacentZoneIds.map((id) => `z${id}`),
}));

async function open(
  options: Parameters<typeof ZoneOptions>[0]['options'],
  { tenant = ruter, missing = '' } = {},
) {
  const onChange = vi.fn();
  const Options = () => (
    <ZoneOptions
      offer={{ zones: beside, tenant }}
      options={options}
      isMissing={(column) => column === missing}
      onChange={onChange}
    />
  );
  await openPage({ pages: { '/': Options }, at: '/' });
  await screen.findByLabelText('From zone');
  return onChange;
}
const select = (label: string) => screen.queryByLabelText<HTMLSelectElement>(label);
const offered = (label: string) =>
  [...(select(label)?.options ?? [])].filter(({ value }) => value).map(({ text }) => text);
const selectedText = (label: string) => select(label)?.selectedOptions[0]?.text;

describe('the zones of many tickets', () => {
  it('are chosen from the first one on', async () => {
    const onChange = await open(none);
    expect(offered('From zone')).toEqual(['All zones', 'Zone 1', 'Zone 2', 'Zone 3', 'Arendal']);
    expect(select('To zone')?.disabled).toBe(true);
    screen.getByText('Choose the zone to travel from first.');
    expect(screen.queryByText('Choose a zone')).toBeNull();
    write('From zone', 'z2');
    expect(onChange).toHaveBeenLastCalledWith({ validAllZones: false, zoneFrom: '2', zoneTo: '2' });
    write('From zone', 'all');
    expect(onChange).toHaveBeenLastCalledWith({
      validAllZones: true,
      zoneFrom: null,
      zoneTo: null,
    });
  });

  it('go to the same zone or to one beside it', async () => {
    const onChange = await open({ validAllZones: false, zoneFrom: '2', zoneTo: '3' });
    expect([selectedText('From zone'), selectedText('To zone')]).toEqual(['Zone 2', 'Zone 3']);
    expect(offered('To zone')).toEqual(['Zone 1', 'Zone 2', 'Zone 3']);
    expect(select('To zone')?.disabled).toBe(false);
    expect(screen.queryByText('Choose the zone to travel from first.')).toBeNull();
    write('To zone', 'z1');
    expect(onChange).toHaveBeenLastCalledWith({ validAllZones: false, zoneFrom: '2', zoneTo: '1' });
    // Another first zone begins anew.
    write('From zone', 'z1');
    expect(onChange).toHaveBeenLastCalledWith({ validAllZones: false, zoneFrom: '1', zoneTo: '1' });
  });

  it('have no second one when they are all', async () => {
    await open({ ...none, validAllZones: true });
    expect(selectedText('From zone')).toBe('All zones');
    expect(select('To zone')).toBeNull();
  });

  it('are not all where these are not sold, and the common pair is two', async () => {
    const commonZonePair = { from: '1', to: '2', memberIds: ['z1', 'z2'] } as const;
    const onChange = await open(none, {
      tenant: { ...ruter, offersAllZones: false, commonZonePair },
      missing: 'zoneFrom',
    });
    expect(offered('From zone')).toEqual(['Zone 1', 'Zone 2', 'Zone 3', 'Arendal']);
    screen.getByText('Choose a zone');
    write('From zone', 'z2');
    expect(onChange).toHaveBeenLastCalledWith({ validAllZones: false, zoneFrom: '1', zoneTo: '2' });
  });
});
