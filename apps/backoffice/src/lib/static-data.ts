declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page has the whole screen of the Banco: no rooms beside it. */
    wholeScreen?: boolean;
  }
}

export {};
