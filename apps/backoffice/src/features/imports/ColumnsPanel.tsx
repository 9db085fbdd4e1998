import type { ImportMapping } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { DepartmentsTable } from './DepartmentsTable.tsx';
import { type Answers, answersOf, openValues } from './department-answers.ts';
import type { ImportData } from './import-data.ts';
import { type DepartmentsData, departmentsQuery } from './imports-queries.ts';
import { MappingTable } from './MappingTable.tsx';
import { counted } from './states.ts';
import { useImportActs } from './use-import-acts.ts';

/** "07 → Conserve": the example of the column with what it is taken for. */
function exampleOf({ departments }: DepartmentsData, answers: Answers, sample: string): string {
  const path = Object.hasOwn(answers, sample) ? answers[sample] : undefined;
  const name = departments
    .find((each) => each.path === path)
    ?.name.split(' › ')
    .at(-1);
  return name === undefined ? sample : `${sample} → ${name}`;
}

const rates = [0, 4, 5, 10, 22] as const;

/** What each column of the file means, and what new products get where it is silent. */
export function ColumnsPanel({ data: { import: found, fields } }: { data: ImportData }) {
  const [mapping, setMapping] = useState<ImportMapping>({
    ...{ fields: {}, vat: 22, tidyNames: false, addCategories: false, departments: {} },
    ...found.mapping,
  });
  const { check } = useImportActs(found.importId);
  const chosen = Object.values(mapping.fields);
  const departmentColumn = Object.entries(mapping.fields).find(([, field]) => field === 'categories')?.[0];
  const table = useQuery(departmentsQuery(useApi(), found.importId, departmentColumn));
  const values = departmentColumn === undefined ? undefined : table.data;
  const departments = values ? answersOf(values.values, mapping.departments, values.departments) : mapping.departments;
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
      <MappingTable caption="Colonne del file e campi del prodotto" fact="Esempio">
        {found.columns.map(({ name, sample }) => {
          const field = mapping.fields[name] ?? '';
          return (
            <tr key={name}>
              <td>
                <code>{name}</code>
                <small className="phone-only">{sample}</small>
              </td>
              <td className="from-tablet muted imp-sample">
                {field === 'categories' && values ? exampleOf(values, departments, sample) : sample}
              </td>
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
                ) : field === 'categories' && values && values.values.length > 0 ? (
                  <a href="#valori-reparti">
                    <Tag tone={openValues(values, mapping.departments).length > 0 ? 'warn' : 'green'}>
                      Tabella, {counted(values.values.length, 'valore', 'valori')}
                    </Tag>
                  </a>
                ) : (
                  <Tag tone="green" icon={CheckBold}>
                    Abbinata
                  </Tag>
                )}
              </td>
            </tr>
          );
        })}
      </MappingTable>
      {values ? (
        <DepartmentsTable
          key={departmentColumn}
          found={values}
          answers={mapping.departments}
          adds={mapping.addCategories}
          onAnswer={(value, path) => change({ departments: { ...mapping.departments, [value]: path } })}
        />
      ) : null}
      {departmentColumn !== undefined && table.error ? (
        <Note kind="err" className="imp-hint">
          I valori dei reparti non si leggono: {messageOf(table.error)}
        </Note>
      ) : null}
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
          busy={check.isPending || (departmentColumn !== undefined && table.isLoading)}
          disabled={chosen.length === 0 && !found.columns.some(({ name }) => name === 'kind')}
          onClick={() => check.mutate({ ...mapping, departments })}
        >
          {isNew ? 'Controlla il file' : 'Controlla di nuovo con queste colonne'}
        </Button>
      </div>
    </section>
  );
}
