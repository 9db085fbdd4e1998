import type { ImportMapping } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { useState } from 'react';
import type { ImportData } from './import-data.ts';
import { useImportActs } from './use-import-acts.ts';

const rates = [0, 4, 5, 10, 22] as const;

/** What each column of the file means, and what new products get where it is silent. */
export function ColumnsPanel({ data: { import: found, fields } }: { data: ImportData }) {
  const [mapping, setMapping] = useState<ImportMapping>(
    found.mapping ?? { fields: {}, vat: 22, tidyNames: false, addCategories: false },
  );
  const { check } = useImportActs(found.importId);
  const chosen = Object.values(mapping.fields);
  const isNew = found.state === 'mapping';
  const choose = (column: string, field: string) => {
    const { [column]: _, ...others } = mapping.fields;
    setMapping({ ...mapping, fields: field === '' ? others : { ...others, [column]: field } });
  };
  const change = (part: Partial<ImportMapping>) => setMapping({ ...mapping, ...part });
  return (
    <section className="bx table" aria-labelledby="colonne">
      <div className="imp-head">
        <h2 id="colonne" className="grow">
          Colonne
        </h2>
        {found.remembered ? <Tag>Come l’ultima volta</Tag> : null}
        <Tag tone="green" icon={CheckCircleFill}>
          {chosen.length} su {found.columns.length} abbinate
        </Tag>
      </div>
      {chosen.length === 0 ? (
        <Note kind="warn" className="imp-hint">
          Nessuna colonna è stata riconosciuta. La prima riga del file deve avere i nomi delle colonne: se li ha, scegli
          qui sotto che cosa sono.
        </Note>
      ) : null}
      <table className="dt imp-columns">
        <caption className="sr">Colonne del file e campi del prodotto</caption>
        <thead>
          <tr>
            <th>Nel file</th>
            <th className="from-tablet">Esempio</th>
            <th>In Sporta</th>
            <th className="from-tablet">
              <span className="sr">Stato</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {found.columns.map(({ name, sample }) => {
            const field = mapping.fields[name] ?? '';
            return (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                  <small className="phone-only">{sample}</small>
                </td>
                <td className="from-tablet muted imp-sample">{sample}</td>
                <td>
                  <Select
                    label={`Che cos’è ${name}`}
                    hideLabel
                    value={field}
                    onChange={({ target }) => choose(name, target.value)}
                  >
                    <option value="">Non importare</option>
                    {fields.map((each) => (
                      <option
                        key={each.field}
                        value={each.field}
                        disabled={each.field !== field && chosen.includes(each.field)}
                      >
                        {each.name}
                      </option>
                    ))}
                  </Select>
                </td>
                <td className="from-tablet">
                  {field === '' ? (
                    <Tag>Ignorata</Tag>
                  ) : (
                    <Tag tone="green" icon={CheckBold}>
                      Abbinata
                    </Tag>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="imp-options">
        <Select
          label="Iva dei prodotti nuovi che non la dicono"
          value={String(mapping.vat)}
          onChange={({ target }) => change({ vat: Number(target.value) as ImportMapping['vat'] })}
        >
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {rate}%
            </option>
          ))}
        </Select>
        <Checkbox
          label="Nomi TUTTI MAIUSCOLI in minuscolo, senza ripetere la marca"
          checked={mapping.tidyNames}
          onChange={({ target }) => change({ tidyNames: target.checked })}
        />
        <Checkbox
          label="Crea i reparti che non ci sono (altrimenti i prodotti vanno in “Da sistemare”)"
          checked={mapping.addCategories}
          onChange={({ target }) => change({ addCategories: target.checked })}
        />
        <Button
          kind={isNew ? 'primary' : 'line'}
          busy={check.isPending}
          disabled={chosen.length === 0 && !found.columns.some(({ name }) => name === 'kind')}
          onClick={() => check.mutate(mapping)}
        >
          {isNew ? 'Controlla il file' : 'Controlla di nuovo con queste colonne'}
        </Button>
      </div>
    </section>
  );
}
