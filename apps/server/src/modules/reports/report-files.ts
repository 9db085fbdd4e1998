import type { Report, ReportTable } from '@sporta/contract';
import { formatDayNumeric } from '@sporta/domain';
import { type Cell, euroCell } from '../../platform/http/table-cell.ts';

/** The tables of a report as files have them: names of columns, then rows. Amounts are euro, shares per cent. */
export const reportFiles: Record<ReportTable, (report: Report) => { columns: string[]; rows: Cell[][] }> = {
  giorni: ({ days }) => ({
    columns: [
      'Giorno',
      'Vendite',
      'Ordini',
      'Da preparare',
      'Scontrino medio',
      'Margine %',
      'Mancanti %',
      'Puntuali %',
      'Clienti nuovi',
      'Vendite del periodo prima',
    ],
    rows: days.map((day) => [
      formatDayNumeric(day.day),
      euroCell(day.sales),
      day.orders,
      day.estimated,
      day.basket === undefined ? '' : euroCell(day.basket),
      percent(day.margin),
      percent(day.missing),
      percent(day.onTime),
      day.newcomers,
      euroCell(day.before),
    ]),
  }),
  ore: ({ hours }) => ({
    columns: ['Inizio della fascia', 'Ordini', 'Vendite'],
    rows: hours.map(({ hour, orders, sales }) => [`${hour}:00`, orders, euroCell(sales)]),
  }),
  sedi: ({ byStore }) => ({
    columns: ['Sede', 'Ordini', 'Vendite', 'Vendite del periodo prima'],
    rows: byStore.map(({ name, orders, sales, before }) => [name, orders, euroCell(sales), euroCell(before)]),
  }),
  fasce: ({ windows, days }) => ({
    columns: ['Fascia', ...days.map(({ day }) => formatDayNumeric(day))],
    rows: windows.map((each) => [each.window, ...each.days.map((fill) => percent(fill ?? undefined))]),
  }),
  preparazione: ({ pickers }) => ({
    columns: ['Persona', 'Ordini', 'Righe', 'Righe l’ora', 'Mancanti %'],
    rows: pickers.map(({ name, orders, lines, linesPerHour, missing }) => [
      name,
      orders,
      lines,
      linesPerHour ?? '',
      percent(missing),
    ]),
  }),
  mancanti: ({ missing }) => ({
    columns: ['Codice', 'Prodotto', 'Righe', 'Valore perso'],
    rows: missing.map(({ code, name, lines, lost }) => [code, name, lines, euroCell(lost)]),
  }),
  sostituzioni: ({ substitutions: { worst } }) => ({
    columns: ['Prodotto', 'Sostituto', 'Rifiutate', 'Proposte'],
    rows: worst.map(({ name, substitute, refused, proposed }) => [name, substitute, refused, proposed]),
  }),
  pagamenti: ({ payments = [] }) => ({
    columns: ['Gestore', 'Giorni', 'Incassato da noi', 'Accreditato', 'Differenza', 'Da guardare'],
    rows: payments.map(({ provider, days, ours, theirs, difference, open }) => [
      provider,
      days,
      euroCell(ours),
      euroCell(theirs),
      euroCell(difference),
      open,
    ]),
  }),
};

const percent = (part: number | undefined): Cell => (part === undefined ? '' : Math.round(part * 10_000) / 100);
