import { createContext, useContext } from 'react';

const Context = createContext<() => void>(() => undefined);

/** Given by the shell: pages that have the whole screen open the rooms of the Banco with it. */
export const OpenRooms = Context.Provider;

export const useOpenRooms = (): (() => void) => useContext(Context);
