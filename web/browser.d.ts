import 'react'

// What browsers have and the types of React and TypeScript lack.

declare module 'react' {
  /** A style attribute may set variables of a style sheet. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}
