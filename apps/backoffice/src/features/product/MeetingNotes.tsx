import type { StaffProduct } from '@sporta/contract';
import { priceMeeting } from '@sporta/domain';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';

interface MeetingNotesProps {
  /** When the changes begin, milliseconds. */
  at: number;
  changes: readonly { field: string }[];
  lists: StaffProduct['priceLists'];
}

/** Where a planned price meets an imported list that waits too: which of the two remains. */
export function MeetingNotes({ at, changes, lists }: MeetingNotesProps) {
  if (!changes.some(({ field }) => field.startsWith('price:'))) return null;
  return lists.map(({ importId, fileName, from }) => {
    const text = priceMeeting(at, Date.parse(from), fileName);
    return text ? (
      <Note key={importId} kind="warn" live>
        {text}
      </Note>
    ) : null;
  });
}
