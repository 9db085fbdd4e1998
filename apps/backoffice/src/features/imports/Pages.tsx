import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { count } from './states.ts';

interface PagesProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** What is paged, for screen readers: two lists share the room. */
  label: string;
}

/** "1–20 di 49" and the two arrows; none where there is one page. */
export function Pages({ page, pageSize, total, onPage, label }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (total === 0) return null;
  return (
    <span className="imp-pages">
      <span className="small muted">
        {count((page - 1) * pageSize + 1)}–{count(Math.min(page * pageSize, total))} di {count(total)}
      </span>
      {last > 1 ? (
        <>
          <IconButton
            icon={CaretLeftBold}
            label={`Prima, ${label}`}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            icon={CaretRightBold}
            label={`Dopo, ${label}`}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          />
        </>
      ) : null}
    </span>
  );
}
