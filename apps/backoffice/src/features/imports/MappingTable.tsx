import type { ReactNode } from 'react';

interface MappingTableProps {
  /** What is matched, for screen readers. */
  caption: string;
  /** What the second column says of a row of the file; a phone says it below its name. */
  fact: string;
  children: ReactNode;
}

/** What a file has at the left, what it is in the shop at the right, and whether somebody must look. */
export function MappingTable({ caption, fact, children }: MappingTableProps) {
  return (
    <table className="dt imp-columns">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th>Nel file</th>
          <th className="from-tablet">{fact}</th>
          <th>In Sporta</th>
          <th className="from-tablet">
            <span className="sr">Stato</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
