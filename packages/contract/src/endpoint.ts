import type { Call } from './call.ts';
import type { Calls } from './calls/index.ts';

/** What a client must know of a call to make it; the types of request and answer come along without their schemas. */
export type Endpoint<C extends Call = Call> = Pick<Call, 'method' | 'path' | 'changesState' | 'answers' | 'roles'> & {
  /** Only a type: never there at run time. */
  readonly '~call'?: C;
};

type StaffGroup = Extract<keyof Calls, `staff${string}`>;

/** Groups whose calls only single pages of the profile and of the checkout make: no other page loads their table. */
export const profileGroups = [
  'weeklySlots',
  'fiscal',
  'rewards',
  'offers',
  'dueDates',
  'quotes',
] as const satisfies (keyof Calls)[];
type ProfileGroup = (typeof profileGroups)[number];

type EndpointsOf<Groups extends keyof Calls> = {
  [Group in Groups]: {
    [Name in keyof Calls[Group]]: Calls[Group][Name] extends Call ? Endpoint<Calls[Group][Name]> : never;
  };
};

/** The calls of the shop without schemas: the table of `endpoints.ts`. */
export type Endpoints = EndpointsOf<Exclude<keyof Calls, StaffGroup | ProfileGroup>>;

/** Those of single pages of the profile: the table of `profile-endpoints.ts`. */
export type ProfileEndpoints = EndpointsOf<ProfileGroup>;

/** Those of the Banco, which the shop's pages do not load: the table of `staff-endpoints.ts`. */
export type StaffEndpoints = EndpointsOf<StaffGroup>;
