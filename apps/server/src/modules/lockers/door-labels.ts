import { type CompartmentSize, countText, cratesOfSize, type StorageZone } from '@sporta/domain';
import PDFDocument from 'pdfkit';
import type { Db } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { barsOf, drawBars, printable } from '../documents/index.ts';
import { doorNotFound, stationNotFound, storeNotFound } from './lockers.errors.ts';
import { readDoorRows, readStations } from './stations.repo.ts';

const millimetre = 72 / 25.4;
/** A label of thermal printers, as for crates: 100 × 70 mm. */
const width = 100 * millimetre;
const height = 70 * millimetre;
const margin = 5 * millimetre;
const room = width - 2 * margin;
/** Ten millimetres at least, or scanners do not read it. */
const barsHeight = 15 * millimetre;
const temperatureWords = { dry: 'SECCO', chilled: 'FRESCO', frozen: 'GELO' } as const;

/** What the bars of a door say: scanners are told from typing by texts long enough, and "A1" is not. */
export const doorCode = (label: string): string => `VANO-${label.toUpperCase()}`;

export interface LabelledDoor {
  label: string;
  size: CompartmentSize;
  temperature: StorageZone;
}

/**
 * Labels for doors of the station of a store, as PDF, in the order of their numbers.
 * @param compartmentIds none: all doors
 * @throws BusinessError `store-not-found`, `station-not-found`, `door-not-found`
 */
export async function printDoorLabels(
  { db, account, now }: { db: Db; account: Account; now: Date },
  { warehouseId, compartmentIds }: { warehouseId: number; compartmentIds: readonly number[] | undefined },
): Promise<Buffer> {
  if (!seesStore(account.staff!, warehouseId)) throw storeNotFound();
  const [station] = await readStations(db, [warehouseId]);
  if (!station) throw stationNotFound();
  const all = await readDoorRows(db, [station.lockerStationId], now);
  const wanted = new Set(compartmentIds ?? all.map(({ compartmentId }) => compartmentId));
  const doors = all.filter(({ compartmentId }) => wanted.has(compartmentId));
  if (doors.length === 0 || doors.length < wanted.size) throw doorNotFound('compartment_ids');
  return renderDoorLabels(station.name, doors, now);
}

/** One page for each door: its number to be read from the van, what belongs behind it, and the bars that are scanned. */
export function renderDoorLabels(station: string, doors: readonly LabelledDoor[], madeAt: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    lang: 'it',
    info: { Title: `Vani ${station}`, Author: 'Sporta', CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const door of doors) drawLabel(pdf, station, door);
  pdf.end();
  return done;
}

function drawLabel(
  pdf: InstanceType<typeof PDFDocument>,
  station: string,
  { label, size, temperature }: LabelledDoor,
): void {
  pdf.addPage();
  const line = { width: room, lineBreak: false };
  pdf.fillColor('#000000').font('Helvetica').fontSize(11);
  pdf.text(printable(station), margin, margin, { width: room, height: 14, ellipsis: true });

  pdf.font('Helvetica-Bold').fontSize(14);
  const word = temperatureWords[temperature];
  const box = pdf.widthOfString(word) + 20;
  const right = width - margin - box;
  pdf.roundedRect(right, margin + 24, box, 20, 4).fill('#000000');
  pdf.fillColor('#ffffff').text(word, right, margin + 28, { width: box, align: 'center' });
  pdf.fillColor('#000000').font('Helvetica').fontSize(11);
  pdf.text(countText(cratesOfSize[size], 'cassa', 'casse'), margin, margin + 50, { ...line, align: 'right' });

  // the longest number there may be ("A-1234567890") still stands beside the word
  pdf.font('Helvetica-Bold').fontSize(54);
  const beside = room - box - 12;
  const fits = Math.min(54, Math.floor((54 * beside) / pdf.widthOfString(label)));
  pdf.fontSize(fits).text(label, margin, margin + 20 + (54 - fits) / 2, { lineBreak: false });

  const top = height - margin - barsHeight - 14;
  drawBars(pdf, barsOf(doorCode(label)), { left: margin, top, width: room, height: barsHeight });
  pdf.font('Helvetica').fontSize(10);
  pdf.text(doorCode(label), margin, top + barsHeight + 4, { ...line, align: 'center' });
}
