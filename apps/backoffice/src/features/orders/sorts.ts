/** How the list can be sorted, in the words of the shop; "-": the other way round. */
const sorts: readonly { value: string; label: string }[] = [
  { value: 'slot', label: 'Fascia' },
  { value: '-slot', label: 'Fascia, dall’ultima' },
  { value: 'number', label: 'Numero' },
  { value: '-number', label: 'Numero, dal più alto' },
  { value: 'customer', label: 'Cliente' },
  { value: '-total', label: 'Totale, dal più alto' },
  { value: 'total', label: 'Totale, dal più basso' },
  { value: '-lines', label: 'Righe, da chi ne ha di più' },
  { value: 'state', label: 'Stato' },
  { value: '-created', label: 'Ordinati per ultimi' },
];

/** What only the head of a column chooses. */
const rare: Record<string, string> = {
  '-customer': 'Cliente, dalla Z',
  lines: 'Righe, da chi ne ha meno',
  '-state': 'Stato, dal finito',
  created: 'Ordinati per primi',
};

/** The choices of the menu, with the order in force among them. */
export function sortOptions(inForce: string): readonly { value: string; label: string }[] {
  const label = rare[inForce];
  return label === undefined ? sorts : [...sorts, { value: inForce, label }];
}
