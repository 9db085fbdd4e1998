import type { TableFormat } from '@sporta/contract';
import type { ReactNode } from 'react';
import { DownloadMenu } from '../../shared/downloads/index.ts';

/** Address of the table of a panel, by format. */
export type FileOf = (format: TableFormat) => string;

interface PanelProps {
  title: string;
  /** What the figures are, in a word. */
  unit?: string;
  /** The same as a file. */
  file: FileOf;
  children: ReactNode;
}

/** One figure of the report with its file. */
export function Panel({ title, unit, file, children }: PanelProps) {
  return (
    <section className="bx report-panel">
      <div className="report-head">
        <div>
          <h2>{title}</h2>
          {unit ? <p className="muted">{unit}</p> : null}
        </div>
        <DownloadMenu kind="quiet" size="sm" what={title} hrefOf={file} />
      </div>
      {children}
    </section>
  );
}

/** Said where a period has none of something. */
export const Nothing = ({ children }: { children: ReactNode }) => <p className="muted">{children}</p>;
