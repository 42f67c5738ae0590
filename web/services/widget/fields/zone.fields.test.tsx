// @vitest-environment happy-dom
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { sendPhoneCode } from '@takst/contract/services/self-service/order-form/send-phone-code.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { pressNow, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import {
  cards,
  chooseCard,
  fillIn,
  openOrderForm,
  optionsOf,
  plain,
  priceBar,
  select,
} from '../test-order-form.tsx';

afterEach(cleanup);

const pairInfo = () => screen.queryByText(/are one zone\./)?.textContent;
const chosenCard = () =>
  plain(screen.getByRole('radio', { checked: true }).closest('label')?.textContent);

describe('the zones of the public order form', () => {
  it('are those of the operator at first, the second among the neighbours of the first', async () => {
    await openOrderForm({ zones: zonesInARow('1', '2Ø', '3Ø', 'Arendal') });
    expect([select('From zone').value, select('To zone').value]).toEqual(['1', '2Ø']);
    expect(optionsOf('From zone')).toEqual(['Zone 1', 'Zone 2Ø', 'Zone 3Ø', 'Arendal']);
    expect(optionsOf('To zone')).toEqual(['Zone 2Ø']);
    write('From zone', '3Ø');
    expect([optionsOf('To zone'), select('To zone').value]).toEqual([['Zone 2Ø', 'Arendal'], '2Ø']);
    write('To zone', 'Arendal');
    expect([select('To zone').value, select('To zone').disabled]).toEqual(['Arendal', false]);
    write('From zone', '1');
    expect(select('To zone').value).toBe('');
    expect(priceBar()).toBe('Choose zones, and we show the price.');
  });

  it.each([
    [/^One zone/, ['Zone'], '700 kr per month'],
    [/^Two zones/, ['From zone', 'To zone'], '1 300 kr per month'],
    [/^All zones/, [], '1 900 kr per month'],
  ])('have as many boxes as zones are chosen: %s', async (choice, labels, price) => {
    await openOrderForm();
    chooseCard(/^(One|All)/.test(choice.source) ? /^Two/ : /^One/);
    chooseCard(choice);
    const boxes = [...document.querySelectorAll('[data-field^="zone"] label[for]')].map(
      (label) => label.textContent,
    );
    expect([boxes, priceBar(), choice.test(chosenCard())]).toEqual([labels, price, true]);
  });

  it('are all missing where the operator names none: the first comes before the second', async () => {
    const { server } = await openOrderForm({ tenant: 'fjord' });
    expect(cards()).toEqual(['One zone', 'Two zones']);
    expect([chosenCard(), select('Zone').value]).toEqual(['One zone', '']);
    chooseCard(/^Two zones/);
    expect(select('To zone').disabled).toBe(true);
    screen.getByText('Choose the from zone first.');
    fillIn();
    pressNow('Send a code by SMS');
    expect(screen.getAllByText('Choose a zone')).toHaveLength(1);
    expect(document.activeElement).toBe(select('From zone'));
    write('From zone', '2Ø');
    expect(select('To zone').disabled).toBe(false);
    expect(screen.queryByText('Choose the from zone first.')).toBeNull();
    pressNow('Send a code by SMS');
    expect(document.activeElement).toBe(select('To zone'));
    expect([screen.getAllByText('Choose a zone').length, server.callsTo(sendPhoneCode)]).toEqual([
      1,
      [],
    ]);
    write('To zone', '1');
    expect([screen.queryByText('Choose a zone'), priceBar()]).toEqual([null, '1 300 kr per month']);
  });
});

describe('two zones that count as one, in the public order form', () => {
  const zones = zonesInARow('Birkenes', '900', '950').map((zone) => ({
    ...zone,
    name: { 900: 'Kristiansand', 950: 'Vennesla' }[zone.id] ?? zone.name,
  }));
  const within = 'The ticket is valid in both, at the price of one zone.';
  const beside = 'A ticket for only one of them is valid in both.';

  it('are explained where they are chosen, or one of them stands beside another', async () => {
    await openOrderForm({ tenant: 'akt', zones });
    expect([select('From zone').value, select('To zone').value]).toEqual(['900', 'Birkenes']);
    expect(pairInfo()).toBe(`Kristiansand and Vennesla are one zone. ${beside}`);
    write('To zone', '950');
    expect(pairInfo()).toBe(`Kristiansand and Vennesla are one zone. ${within}`);
    chooseCard(/^One zone/);
    expect(pairInfo()).toContain(within);
    write('Zone', 'Birkenes');
    expect(pairInfo()).toBeUndefined();
    chooseCard(/^All zones/);
    expect(pairInfo()).toBeUndefined();
  });

  it('are chosen together on the map', async () => {
    await openOrderForm({ tenant: 'akt', zones });
    chooseCard(/^One zone/);
    await waitFor(() => expect(statesOnMap()).toEqual([['900', '950'], ['Birkenes'], []]));
  });

  /** Ids of the zones on the map that are chosen, can be chosen next, and neither. */
  const statesOnMap = () =>
    [/fill-select /, /fill-select-tint/, /fill-neutral-tint/].map((look) =>
      zones
        .filter(({ name }) =>
          [...document.querySelectorAll('svg path')].some(
            (path) =>
              path.querySelector('title')?.textContent === name &&
              look.test(path.getAttribute('class') ?? ''),
          ),
        )
        .map(({ id }) => id),
    );
});

describe('the map of the public order form', () => {
  const onMap = () =>
    [...document.querySelectorAll('svg path')].filter((path) => path.querySelector('title'));
  const pressZone = (name: string) => {
    const path = onMap().find((one) => one.querySelector('title')?.textContent === name);
    if (path) fireEvent.click(path);
  };

  it('chooses the zones of the boxes', async () => {
    await openOrderForm();
    await waitFor(() => expect(onMap()).toHaveLength(3));
    pressZone('2Ø');
    expect([select('From zone').value, select('To zone').value]).toEqual(['1', '']);
    pressZone('3Ø');
    expect([select('From zone').value, select('To zone').value]).toEqual(['3Ø', '']);
    pressZone('2Ø');
    expect([select('From zone').value, select('To zone').value]).toEqual(['3Ø', '2Ø']);
    chooseCard(/^All zones/);
    pressZone('1');
    expect([chosenCard(), select('Zone').value]).toEqual(['One zone700 kr', '1']);
  });

  it('is left out where it cannot be loaded, as the boxes suffice', async () => {
    await openOrderForm({}, [
      listZones,
      { status: 500, body: { code: 'UNEXPECTED', id: 'an-id' } },
    ]);
    // The map or, while it loads, its place.
    await waitFor(() => expect(document.querySelector('.h-61\\.5')).toBeNull());
    expect(onMap()).toEqual([]);
    write('From zone', '2Ø');
    write('To zone', '3Ø');
    expect(priceBar()).toBe('1 300 kr per month');
  });
});
