export { type Clash, type Edits, type FieldEdit, useEdits } from './use-edits.ts';
