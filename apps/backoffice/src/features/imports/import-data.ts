import type { DataOf, staffEndpoints } from '@sporta/contract';

/** An import with the fields its columns may become. */
export type ImportData = DataOf<NonNullable<(typeof staffEndpoints.staffImports.detail)['~call']>>;
