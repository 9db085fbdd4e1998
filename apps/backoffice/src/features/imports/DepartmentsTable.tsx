import type { DepartmentValue } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { useState } from 'react';
import { type Answers, meaningOf, openValues } from './department-answers.ts';
import type { DepartmentsData } from './imports-queries.ts';
import { MappingTable } from './MappingTable.tsx';
import { counted } from './states.ts';

/** Values that are seen at once; a list of a chain has some thirty, and those that need somebody come first. */
const few = 8;

const matchWords: Record<DepartmentValue['match'], string> = {
  answer: 'Scelto',
  name: 'Stesso nome',
  products: 'Dai prodotti',
  alike: 'Proposto',
  none: '',
};

interface DepartmentsTableProps {
  found: DepartmentsData;
  answers: Answers;
  /** Departments that are missing are made. */
  adds: boolean;
  onAnswer: (value: string, path: string) => void;
}

/** What the file calls departments, and the department of the shop that is meant. */
export function DepartmentsTable({ found, answers, adds, onAnswer }: DepartmentsTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { values, departments } = found;
  if (found.tooMany) {
    return (
      <Note kind="warn" className="imp-hint">
        Questa colonna ha più di mille valori diversi: forse non è quella dei reparti.
      </Note>
    );
  }
  if (values.length === 0) return null;
  const open = openValues(found, answers).length;
  // somebody who has just answered must find the row where it was: the order is that of the first look
  const shown = isWhole ? values : values.slice(0, few);
  return (
    <>
      <div className="imp-head" id="valori-reparti">
        <h3 className="grow">Reparti nel file</h3>
        <Tag tone={open > 0 ? 'warn' : 'green'} icon={open > 0 ? undefined : CheckBold}>
          {open > 0 ? `${open} da abbinare su ${values.length}` : `Tutti abbinati: ${values.length}`}
        </Tag>
      </div>
      <MappingTable caption="Valori della colonna dei reparti e reparti di Sporta" fact="Righe">
        {shown.map((each) => {
          const path = meaningOf(each, answers, departments);
          const isOwn = Object.hasOwn(answers, each.value) || each.match === 'none';
          return (
            <tr key={each.value}>
              <td>
                <code>{each.value}</code>
                <small className="phone-only">{counted(each.rows, 'riga', 'righe')}</small>
              </td>
              <td className="from-tablet muted imp-rows">{counted(each.rows, 'riga', 'righe')}</td>
              <td>
                <Select
                  label={`Reparto per ${each.value}`}
                  hideLabel
                  value={path}
                  onChange={({ target }) => onAnswer(each.value, target.value)}
                >
                  <option value="">{adds && each.match === 'none' ? 'Reparto nuovo' : 'Da abbinare'}</option>
                  {departments.map((department) => (
                    <option key={department.path} value={department.path}>
                      {department.name}
                    </option>
                  ))}
                </Select>
              </td>
              <td className="from-tablet">
                {path === '' ? (
                  <Tag tone={adds && each.match === 'none' ? undefined : 'warn'}>
                    {adds && each.match === 'none' ? 'Si crea' : 'Da abbinare'}
                  </Tag>
                ) : (
                  <Tag tone={!isOwn && each.match === 'alike' ? 'warn' : 'green'}>
                    {isOwn ? matchWords.answer : matchWords[each.match]}
                  </Tag>
                )}
              </td>
            </tr>
          );
        })}
      </MappingTable>
      {shown.length < values.length ? (
        <p className="imp-hint">
          <Button kind="line" size="sm" onClick={() => setIsWhole(true)}>
            Mostra tutti i {values.length} valori
          </Button>
        </p>
      ) : null}
    </>
  );
}
