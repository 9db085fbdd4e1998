import type { Call } from './call.ts';
import type { Calls } from './calls/index.ts';

/** What a client must know of a call to make it; the types of request and answer come along without their schemas. */
export type Endpoint<C extends Call = Call> = Pick<Call, 'method' | 'path' | 'changesState' | 'answers'> & {
  /** Only a type: never there at run time. */
  readonly '~call'?: C;
};

/** `calls` without schemas: the table of `endpoints.ts`. */
export type Endpoints = {
  [Group in keyof Calls]: {
    [Name in keyof Calls[Group]]: Calls[Group][Name] extends Call ? Endpoint<Calls[Group][Name]> : never;
  };
};
