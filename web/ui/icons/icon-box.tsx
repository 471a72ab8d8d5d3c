import type { SVGProps } from 'react'
import styles from './icon.module.css'

/** 22 px, thin stroke, square caps. Hidden from screen readers, which read the word beside it. */
export const IconBox = ({ className, ...svg }: SVGProps<SVGSVGElement>) => (
  <svg
    className={className ? `${styles.icon} ${className}` : styles.icon}
    viewBox="0 0 22 22"
    aria-hidden="true"
    {...svg}
  />
)
