import { mm, type Shape } from './shapes.ts'
import styles from './true-scale.module.css'

/** How far a line is from its shape, the length of half a tick, and the room that line and figure take. Millimetres. */
const AWAY = 2
const TICK = 0.7
const LINE = 3
const FIGURE = 5.5

/** The height of a part that is measured by another: a line on the left. */
const bodyHeight = ({ body, height }: Shape) => (body && body.height < height ? body.height : undefined)

/** The room round a shape for its dimension lines. Millimetres. */
export const roomOf = (shape: Shape) => {
  const room = shape.figures ? FIGURE : LINE
  return { left: hasBodyLine(shape) ? room : 0, right: room, below: room }
}

/** A round case is as high as it is wide, which is said below it. */
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

/** How wide a shape is, below it, and how high, beside it where that is another figure. */
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
