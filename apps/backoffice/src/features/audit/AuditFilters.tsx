import { auditSubjectLabels, auditSubjects } from '@sporta/contract/staff-audit-words.ts';
import { FilterChip } from '@sporta/ui/components/form/Chip.tsx';
import { DayRange, FilterMenu } from '../../shared/filters/index.ts';
import { type AuditSearch, readAuditSearch } from './audit-search.ts';

interface AuditFiltersProps {
  search: AuditSearch;
  people: readonly { userId: number; name: string }[];
  /** The name of the one thing the log is asked about. */
  subjectName: string | undefined;
  onChange: (part: Partial<AuditSearch>) => void;
}

const everybody = { value: '', label: 'Tutti' };
const everything = { value: '', label: 'Tutto' };

/** Who, about what, and when. */
export function AuditFilters({ search, people, subjectName, onChange }: AuditFiltersProps) {
  const take = (part: Record<string, string>) => {
    const read = readAuditSearch(part);
    onChange(Object.fromEntries(Object.keys(part).map((key) => [key, read[key as keyof AuditSearch]])));
  };
  return (
    <div className="filters">
      <div className="filter-row audit-row">
        <FilterMenu
          name="Chi"
          value={String(search.user_id ?? '')}
          options={[everybody, ...people.map(({ userId, name }) => ({ value: String(userId), label: name }))]}
          onChange={(user_id) => take({ user_id })}
        />
        <FilterMenu
          name="Su"
          value={search.subject ?? ''}
          options={[everything, ...auditSubjects.map((value) => ({ value, label: auditSubjectLabels[value] }))]}
          onChange={(subject) => onChange({ ...readAuditSearch({ subject }), ...unchanged(search) })}
        />
        <DayRange {...{ from: search.from, to: search.to }} onChange={take} />
        {search.subject_id === undefined ? null : (
          <FilterChip name={`solo ${subjectName ?? 'questo'}`} onRemove={() => onChange({ subject_id: undefined })}>
            Solo {subjectName ?? 'questo'}
          </FilterChip>
        )}
      </div>
    </div>
  );
}

/** Another kind of things forgets which one it was, and nothing else. */
const unchanged = ({ user_id, from, to }: AuditSearch) => ({ user_id, from, to });
