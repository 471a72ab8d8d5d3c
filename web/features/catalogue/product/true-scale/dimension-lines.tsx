import { mm, type Shape } from './shapes.ts'
import styles from './true-scale.module.css'

/**
 * Millimetres: from a shape to its line, half the length of a tick, and the room for a line without and with its
 * figure.
 */
const AWAY = 2
const TICK = 0.7
const LINE = 3
const FIGURE = 5.5

/** The height of a part with its own dimension line, which is on the left. */
const bodyHeight = ({ body, height }: Shape) => (body && body.height < height ? body.height : undefined)

/** The room around a shape for its dimension lines, in millimetres. */
export const roomOf = (shape: Shape) => {
  const room = shape.figures ? FIGURE : LINE
  return { left: hasBodyLine(shape) ? room : 0, right: room, below: room }
}

/** Not for a round case: it is as high as it is wide, and the width is written below it. */
const hasBodyLine = (shape: Shape) => {
  const height = bodyHeight(shape)
  return height !== undefined && height !== shape.body?.width
}

const across = (y: number, width: number) =>
  `M0 ${y}H${width}M0 ${y - TICK}V${y + TICK}M${width} ${y - TICK}V${y + TICK}`
const upright = (x: number, from: number, to: number) =>
  `M${x} ${from}V${to}M${x - TICK} ${from}H${x + TICK}M${x - TICK} ${to}H${x + TICK}`

const Figure = ({ x, y, value, turned }: { x: number; y: number; value: number; turned?: boolean }) => (
  <text x={x} y={y} className={styles.figure} transform={turned ? `rotate(-90 ${x} ${y})` : undefined}>
    {mm(value)}
  </text>
)

/** The width of a shape, below it, and its height, next to it if it differs from the width. */
export const DimensionLines = ({ shape }: { shape: Shape }) => {
  const { width, height, figures } = shape
  const [below, beside] = [height + AWAY, width + AWAY]
  const inner = hasBodyLine(shape) ? (bodyHeight(shape) ?? 0) : 0
  const top = (height - inner) / 2
  return (
    <>
      <path
        className={styles.line}
        d={[
          across(below, width),
          width === height ? '' : upright(beside, 0, height),
          inner > 0 ? upright(-AWAY, top, top + inner) : '',
        ].join('')}
      />
      {figures ? (
        <>
          <Figure x={width / 2} y={below + 3} value={width} />
          {width === height ? null : <Figure x={beside + 3} y={height / 2} value={height} turned />}
          {inner > 0 ? <Figure x={-AWAY - 1} y={height / 2} value={inner} turned /> : null}
        </>
      ) : null}
    </>
  )
}
