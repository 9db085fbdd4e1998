import { describe, expect, it } from 'vitest';
import { type Door, isSameDoor } from './same-door.ts';

/* One door, however people write it; two doors, however alike. */

const door = (address1: string, addressNumber = '', more: Partial<Door> = {}): Door => ({
  address1,
  addressNumber,
  city: 'Milano',
  postalcode: '20144',
  userAddressId: null,
  position: null,
  ...more,
});
const both = (a: Door, b: Door) => {
  expect(isSameDoor(a, b)).toBe(isSameDoor(b, a));
  return isSameDoor(a, b);
};

describe('one door', () => {
  it.each([
    // where the number stands
    [door('Via Tortona', '31'), door('Via Tortona, 31')],
    [door('Via Tortona, 31'), door('Via Tortona 31')],
    [door('Via Tortona 31', '31'), door('via  tortona', ' 31 ')],
    [door('Via Tortona', 'n. 31'), door('VIA TORTONA N° 31')],
    [door('Via Tortona', '031'), door('Via Tortona nr. 31')],
    [door('Via Tortona', '31/A'), door('Via Tortona 31 a')],
    [door('Via Tortona', '31-A'), door('Via Tortona, 31a', '')],
    [door('Via Tortona', '31 bis'), door('Via Tortona 31/bis')],
    [door('Via Tortona', '31 int. 4'), door('Via Tortona 31, scala B')],
    [door('Via della Scala', '7 rosso'), door('Via della Scala 7/R')],
    [door('Località Pian del Colle', 'snc'), door('Loc. Pian del Colle', 's.n.c.')],
    // the kind of street
    [door('V.le Monza', '12'), door('Viale Monza', '12')],
    [door('P.zza Duomo', '1'), door('Piazza del Duomo', '1')],
    [door('P.za Napoli', '3'), door('Pzza Napoli', '3')],
    [door('P.le Lagosta', '6'), door('Piazzale Lagosta', '6')],
    [door('C.so Buenos Aires', '33'), door('Corso Buenos Aires', '33')],
    [door('L.go La Foppa', '2'), door('Largo La Foppa', '2')],
    [door('Vic. Lavandai', '5'), door('Vicolo dei Lavandai', '5')],
    [door('V. Savona', '58'), door('Via Savona', '58')],
    // saints, apostrophes, accents
    [door('Via S. Marco', '22'), door('Via San Marco', '22')],
    [door('Piazza S.Agostino', '7'), door('P.zza Sant’Agostino', '7')],
    [door('Via S. Maria alla Porta', '9'), door('Via Santa Maria alla Porta', '9')],
    [door("Corso dell'Indipendenza", '4'), door('Corso Indipendenza', '4')],
    [door('Via Forlì', '8'), door("Via Forli'", '8')],
    // days of history
    [door('Via XX Settembre', '10'), door('Via 20 Settembre', '10')],
    [door('Via Venti Settembre', '10'), door('Via XX settembre 10')],
    [door('Viale XXV Aprile', '2'), door('Viale 25 Aprile', '2')],
    [door('Via IV Novembre', '15'), door('Via 4 Novembre', '15')],
    [door('Piazza 1° Maggio', '1'), door('Piazza Primo Maggio', '1')],
    // people
    [door('Via A. Manzoni', '4'), door('Via Alessandro Manzoni', '4')],
    [door('Via Manzoni', '4'), door('Via Alessandro Manzoni', '4')],
    [door('Via F.lli Cervi', '20'), door('Via Fratelli Cervi', '20')],
    [door('Viale Gen. Cadorna', '20'), door('Viale Generale Cadorna', '20')],
  ])('%o is %o', (a, b) => {
    expect(both(a, b)).toBe(true);
  });

  it.each([
    ['Milano (MI)', 'MILANO'],
    ['Milano MI', 'Milano'],
    ['S. Giuliano Milanese', 'San Giuliano Milanese'],
    ['Cassano d’Adda', "Cassano D'Adda"],
    ['Reggio nell’Emilia', 'Reggio Emilia'],
  ])('is in one town: %s, %s', (city, other) => {
    expect(both(door('Via Roma', '5', { city }), door('Via Roma', '5', { city: other }))).toBe(true);
  });

  it('is a saved address whose street was corrected, not one that was made another', () => {
    const saved = { userAddressId: 7 };
    expect(both(door('Via Tortna', '31', saved), door('Via Tortona', '31', saved))).toBe(true);
    expect(both(door('Via Tortna', '31', saved), door('Via Tortona', '31', { userAddressId: 8 }))).toBe(false);
    // who moved house wrote the new one over the old
    expect(both(door('Via Tortona', '31', saved), door('Via Savona', '58', saved))).toBe(false);
    expect(both(door('Via Tortona', '31', saved), door('Via Po', '31', { ...saved, postalcode: '10123' }))).toBe(false);
  });

  it('is one place on the map, whatever the street is called there', () => {
    const at = (latitude: number) => ({ position: { latitude, longitude: 9.1652 } });
    const square = door('Piazza Gae Aulenti', '6', at(45.4836));
    expect(both(square, door('Piazza Aulenti Gae', '6', at(45.4837)))).toBe(true);
    expect(both(square, door('Piazza Alvar Aalto', '6', at(45.4846)))).toBe(false);
    expect(both(square, door('Piazza Aulenti Gae', '8', at(45.4836)))).toBe(false);
  });
});

describe('two doors', () => {
  it.each([
    [door('Via Tortona', '31'), door('Via Tortona', '33')],
    [door('Via Tortona', '31'), door('Via Tortona', '31/A')],
    [door('Via Tortona', '31'), door('Via Tortona', '')],
    [door('Via Tortona', '3'), door('Via Tortona', '31')],
    [door('Via Tortona', '31'), door('Piazza Tortona', '31')],
    [door('Via Savona', '31'), door('Via Tortona', '31')],
    [door('Via San Marco', '4'), door('Via Marco', '4')],
    [door('Via 20 Settembre', '5'), door('Via 25 Settembre', '5')],
    [door('Via Ugo Bassi', '5'), door('Via Laura Bassi', '5')],
    [door('Via A. Manzoni', '5'), door('Via Giuseppe Manzoni', '5')],
    [door('Strada Provinciale 12', '31'), door('Strada Provinciale 13', '31')],
    [door('Via 4 Novembre', ''), door('Via 4 Novembre', '4')],
    [door('Via dell’Orso', '1'), door('Via dell’Orto', '1')],
    [door('Via della Scala', '7 rosso'), door('Via della Scala', '7')],
    [
      door('Via Roma', '5', { city: 'Vignate', postalcode: '20052' }),
      door('Via Roma', '5', { city: 'Monza', postalcode: '20052' }),
    ],
    [door('Via Roma', '5', { postalcode: '20121' }), door('Via Roma', '5', { postalcode: '20122' })],
  ])('%o is not %o', (a, b) => {
    expect(both(a, b)).toBe(false);
  });
});
