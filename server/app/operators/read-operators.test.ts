import { tenantIds, tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandStyle } from '#platform/tenants/brand.ts';
import { brandOf } from '#platform/tenants/brands.ts';
import {
  OperatorFaults,
  projectOperators,
  readOperators,
  takeOperatorsFrom,
} from './read-operators.ts';
import { zonesGeoJson } from './zones-geojson.ts';

/** A copy of the project's folders that a test may change. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takst-operators-'));
  cpSync(projectOperators, folder, { recursive: true });
  return folder;
}

function change(folder: string, file: string, values: object): void {
  const path = join(folder, file);
  const content = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...content, ...values }));
}

function faultsOf(folder: string): readonly string[] {
  try {
    readOperators(folder);
    return [];
  } catch (error) {
    if (error instanceof OperatorFaults) return error.faults;
    throw error;
  }
}

describe('the folders of the operators', () => {
  it('are read in the order of their positions', () => {
    expect(readOperators(projectOperators).map(({ tenant }) => tenant.id)).toEqual([
      'ruter',
      'akt',
      'fjord',
    ]);
  });

  it('become the operators of the process, with their brands and words', () => {
    const folder = copied();
    rmSync(join(folder, 'ruter'), { recursive: true });
    change(folder, 'fjord/operator.json', { position: 1, operator: 'Fjorden' });
    try {
      takeOperatorsFrom(folder);
      expect(tenantIds()).toEqual(['fjord', 'akt']);
      expect(tenantOf('fjord').operator).toBe('Fjorden');
      expect(() => tenantOf('ruter')).toThrow('There is no operator ruter');
      expect(tenantOf('akt').words.en).toMatchObject({
        'home.benefits': 'What you get',
        'terms-e-bike.aboutSold': expect.stringMatching(
          /^\{\{operator\}\} does not sell/,
        ) as string,
      });
      expect(brandStyle('akt', brandOf('akt'))).toMatch(
        /^\[data-tenant='akt'\]\{--brand:oklch\(0\.5 0\.1 180\);.*--font-ui:'Figtree Variable'/,
      );
    } finally {
      takeOperatorsFrom(projectOperators);
    }
  });

  it('tell the faults of all of them at once, with file and field', () => {
    const folder = copied();
    change(folder, 'ruter/operator.json', { offers: ['money'], links: {}, colour: 'red' });
    change(folder, 'akt/brand.json', { primaryLight: 'oklch(0.8 0.1 180)', mark: 'green' });
    change(folder, 'akt/operator.json', {
      defaultZones: { from: 'Oslo', to: 'Birkenes' },
      commonZonePair: { memberIds: ['900', '950'], from: 'Kristiansand', to: 'Bergen' },
    });
    change(folder, 'fjord/words.json', { en: {} });
    writeFileSync(join(folder, 'fjord/zones.geojson'), '{');
    rmSync(join(folder, 'fjord/brand.json'));
    cpSync(join(folder, 'akt'), join(folder, 'Nord-Øst'), { recursive: true });
    const faults = faultsOf(folder).join('\n');
    for (const fault of [
      /^ruter\/operator\.json: offers\.0: /m,
      /^ruter\/operator\.json: links\.terms: /m,
      /^ruter\/operator\.json: .*colour/m,
      /^akt\/brand\.json: mark: is neither oklch\(0\.5 0\.18 27\) nor #b3261e$/m,
      /^akt\/operator\.json: defaultZones\.from: there is no zone Oslo in zones\.geojson$/m,
      /^akt\/operator\.json: commonZonePair\.to: there is no zone Bergen in zones\.geojson$/m,
      /^fjord\/words\.json: en\.home\.title: is missing$/m,
      /^fjord\/zones\.geojson: is no JSON: /m,
      /^fjord\/brand\.json: is missing$/m,
      /^Nord-Øst: the name of a folder is 2 to 20 small letters and digits$/m,
    ]) {
      expect(faults).toMatch(fault);
    }
  });

  it('are refused where a text cannot be read on its colour', () => {
    const folder = copied();
    change(folder, 'akt/brand.json', { primaryLight: '#7fc8a9' });
    expect(faultsOf(folder)).toEqual([
      expect.stringMatching(
        /^akt\/brand\.json: primaryLight: has the contrast 1\.\d\d with white; 4\.5 is the least for texts$/,
      ),
    ]);
  });

  it.each([
    [
      'has a neighbour that is not there',
      /("adjacentZoneIds":\s*\[\s*)"/,
      '$1"X',
      0,
      /the unknown neighbour X/,
    ],
    ['is there twice', /"id": "F2"/, '"id": "F1"', 1, /F1 is there twice/],
  ])('are refused where a zone %s', (_, from, to, place, said) => {
    const folder = copied();
    const path = join(folder, 'fjord/zones.geojson');
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    const [fault] = faultsOf(folder).filter((one) => one.includes(`features.${place}.`));
    expect(fault).toMatch(/^fjord\/zones\.geojson: /);
    expect(fault).toMatch(said);
  });

  it('are refused where a default is not allowed, or a text stands in the wrong file', () => {
    const folder = copied();
    change(folder, 'fjord/operator.json', { defaultAgreements: ['TICKETOFFICE', 'SCHOOLTICKET'] });
    const moved = { 'home.title': 'Fjord' };
    change(folder, 'fjord/terms.json', { nb: moved, en: moved });
    expect(faultsOf(folder)).toEqual([
      'fjord/operator.json: defaultAgreements.1: SCHOOLTICKET is not allowed here',
      'fjord/terms.json: home.title: belongs into words.json',
    ]);
  });

  it('have the middle of the outline where a zone does not say where its name stands', () => {
    const ring = [
      [10, 60],
      [14, 60],
      [14, 61],
      [10, 60],
    ];
    const zone = (geometry: object, more: object = {}) => ({
      type: 'Feature',
      properties: { id: '1', name: 'En', adjacentZoneIds: [], ...more },
      geometry,
    });
    const labels = [
      zone({ type: 'Polygon', coordinates: [ring] }),
      zone({
        type: 'MultiPolygon',
        coordinates: [
          [ring],
          [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ],
          ],
        ],
      }),
      zone({ type: 'Polygon', coordinates: [ring] }, { labelPoint: [11, 60.5] }),
    ].map((feature) => {
      const facts = { origin: 'invented', asOf: '2026-01-01', validFrom: '2026-01-01' };
      const file = { type: 'FeatureCollection', sources: ['x'], ...facts, features: [feature] };
      return zonesGeoJson.parse(file).zones[0]?.labelPoint;
    });
    expect(labels).toEqual([
      [12, 60.5],
      [12, 60.5],
      [11, 60.5],
    ]);
  });

  it('are missing where there is no such folder, or none in it', () => {
    expect(faultsOf('/nowhere')).toEqual(['there is no folder /nowhere']);
    const empty = mkdtempSync(join(tmpdir(), 'takst-none-'));
    expect(faultsOf(empty)).toEqual([`${empty} has no folder of an operator`]);
  });
});
