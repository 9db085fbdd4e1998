import type { ImportView } from '@sporta/contract';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { ErrorsPanel } from './ErrorsPanel.tsx';
import { HalfArrivedPanel } from './HalfArrivedPanel.tsx';
import type { ImportData } from './import-data.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { WorkPanel } from './WorkPanel.tsx';

interface ImportPanelsProps {
  data: ImportData;
  view: ImportView | undefined;
  onView: (view: ImportView) => void;
}

/** What is done to an import after it was applied. */
const isWorkOnApplied = (state: ImportData['import']['state']) => state === 'pricing' || state === 'undoing';

/** What there is to see and to decide of an import, by where it is. */
export function ImportPanels({ data, view, onView }: ImportPanelsProps) {
  const { import: found } = data;
  const { state } = found;
  const isJudged = state === 'checked' || state === 'mending';
  const isDone = state === 'applied' || state === 'undone' || isWorkOnApplied(state);
  const isWork = state === 'checking' || state === 'applying' || isWorkOnApplied(state);
  return (
    <>
      {found.problem ? (
        <Note kind="err" live className="imp-note">
          {found.problem}
        </Note>
      ) : null}
      <div className="imp-grid">
        <div className="imp-col">
          <SummaryPanel found={found} />
          {state === 'uploading' ? <HalfArrivedPanel found={found} /> : null}
          {isWork ? <WorkPanel found={found} /> : null}
          {(isJudged || isDone) && found.counts.error > 0 ? <ErrorsPanel found={found} /> : null}
          {state === 'mapping' || isJudged ? (
            <ColumnsPanel key={state === 'mapping' ? 'new' : 'checked'} data={data} />
          ) : null}
        </div>
        <div className="imp-col imp-side">
          {isJudged || isDone ? <ChangesPanel found={found} view={view} onView={onView} /> : null}
          {isJudged ? <ApplyPanel found={found} plansMet={data.plansMet} /> : null}
          {(isDone && !isWork) || state === 'cancelled' ? (
            <OutcomePanel found={found} plansMet={data.plansMet} />
          ) : null}
        </div>
      </div>
    </>
  );
}
