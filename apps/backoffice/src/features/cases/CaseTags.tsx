import { type CaseKind, type CaseState, caseKindLabels, caseStateLabels } from '@sporta/contract/staff-case-words.ts';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';

const tones: Record<CaseState, TagTone> = { new: 'lemon', taken: 'info', answered: 'white', closed: 'green' };

export function CaseStateTag({ state }: { state: CaseState }) {
  return <Tag tone={tones[state]}>{caseStateLabels[state]}</Tag>;
}

export function CaseKindTag({ kind }: { kind: CaseKind }) {
  return <Tag tone="edged">{caseKindLabels[kind]}</Tag>;
}
