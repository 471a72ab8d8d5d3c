import { lazy, type ComponentType } from 'react'

/** A part that is loaded when it is opened, with MUI's theme, which the first screen does without. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [{ Themed }, Part] = await Promise.all([import('./themed.tsx'), load()])
    return {
      default: (props: P) => (
        <Themed>
          <Part {...props} />
        </Themed>
      ),
    }
  })
