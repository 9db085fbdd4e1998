import { createContext } from 'react';

/** Whether header and footer of the shop are around already. */
export const InShell = createContext(false);
