/** Names the entry of the history that is shown; one that is left and stepped back to has its name again, also once loaded anew. */
export const historyEntry = (): string => String(window.history.state?.__TSR_key ?? window.location.href);
