import names from '../../database/demo/names.json' with { type: 'json' };
import postAreas from '../../database/reference/post-areas.json' with { type: 'json' };

const trades = (
  'Bygg, Eiendom, Transport, Regnskap, Rør, Elektro, Konsult, Helse, Økonomi, Maskin, Tømrerservice, ' +
  'Malerservice, Blikkenslagerverksted, Bakeri, Frisør, Tannklinikk, Fysioterapi, Advokatfirma, ' +
  'Arkitektkontor, Barnehage, Bilverksted, Blomster, Bokhandel, Dagligvare, Fiskeoppdrett, Gårdsdrift, ' +
  'Hotell, Invest, Kjøkken og bad, Logistikk, Møbler, Næringsbygg, Optikk, Renhold, Restaurant, ' +
  'Samvirkelag, Shipping, Skogsdrift, Teknologi, Treningssenter, Utleie, Vaskeri, Veiservice, Verft'
).split(', ');
const forms = ['AS', 'AS', 'AS', 'AS', 'AS', 'AS', 'ANS', 'DA', 'SA', 'ASA'];

/** `MO I RANA` as it stands in a name: `Mo i Rana`. */
const asInNames = (area: string): string =>
  area
    .toLowerCase()
    .split(' ')
    .map((word) => (word.length > 1 ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join(' ');
const areas = [...new Set(postAreas.postAreas.map(({ area }) => asInNames(area)))];
const firstNames = [...names.women, ...names.men];

/** Looks like chance and is the same every time. */
function pick<T>(from: readonly T[], place: number, salt: number): T | undefined {
  const chance = Math.floor((((place + salt) * 2_654_435_761) % 4_294_967_291) / 977);
  return from[chance % from.length];
}

/** What companies are called in Norway: by a place or a family, with what they do and what they are. */
export function companyName(place: number): string {
  const of = <T>(from: readonly T[], salt: number) => pick(from, place, salt);
  const [area, family, trade, form] = [
    of(areas, 3),
    of(names.lastNames, 5),
    of(trades, 7),
    of(forms, 11),
  ];
  switch (pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], place, 13)) {
    case 0:
    case 1:
    case 2:
      return `${family} ${trade} ${form}`;
    case 3:
    case 4:
    case 5:
      return `${area} ${trade} ${form}`;
    case 6:
      return `${family} & ${of(names.lastNames, 17)} ${trade} ${form}`;
    case 7:
      return `${trade} ${area} ${of(firstNames, 19)} ${family}`;
    case 8:
      return `Borettslaget ${family}gården ${area}`;
    default:
      return `${area} kommune ${trade?.toLowerCase()}`;
  }
}
