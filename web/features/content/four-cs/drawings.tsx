import { Brilliant, type Mark } from './brilliant.tsx'
import styles from './four-cs.module.css'
import { t } from '#web/words/t.ts'

const CLEAR = '#eef3f7'

const COLOURS = [
  { name: 'D', tint: CLEAR, says: t('filters.colour.none') },
  { name: 'G', tint: '#f1f1e8', says: t('fourCs.colour.white') },
  { name: 'J', tint: '#f4eed3', says: t('fourCs.colour.breath') },
  { name: 'M', tint: '#f2e3b0', says: t('fourCs.colour.warm') },
] as const

const CLARITIES: readonly { name: string; says: string; marks: readonly Mark[] }[] = [
  { name: 'IF', says: t('fourCs.clarity.nothing'), marks: [] },
  { name: 'VS', says: t('fourCs.clarity.lens'), marks: [{ x: 14, y: 22, r: 1 }] },
  {
    name: 'SI',
    says: t('fourCs.clarity.eye'),
    marks: [
      { x: 12, y: -8, r: 2.2 },
      { x: -18, y: 20, r: 1.6 },
    ],
  },
  {
    name: 'I',
    says: t('fourCs.clarity.all'),
    marks: [
      { x: -6, y: 4, r: 5 },
      { x: 18, y: 16, r: 3.4 },
      { x: -24, y: -18, r: 3 },
    ],
  },
]

/** Round brilliants of usual proportions: weight and width. */
const CARATS = [
  { carats: '0.25', mm: 4.1 },
  { carats: '0.50', mm: 5.1 },
  { carats: '1.00', mm: 6.4 },
  { carats: '2.00', mm: 8.1 },
] as const

/** A finger of a usual hand is so wide; everything in this drawing is in millimetres. */
const FINGER_MM = 17
const GAP_MM = 3.5

const Row = ({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text: string
  children: React.ReactNode
}) => (
  <section className={styles.row} aria-labelledby={id}>
    <div className={styles.words}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
)

const Stone = ({
  name,
  says,
  tint,
  marks,
}: {
  name: string
  says: string
  tint: string
  marks?: readonly Mark[]
}) => (
  <figure>
    <svg viewBox="-54 -54 108 108" aria-hidden="true">
      <Brilliant tint={tint} marks={marks} />
    </svg>
    <figcaption>
      <strong>{name}</strong>
      <span>{says}</span>
    </figcaption>
  </figure>
)

/** Four fingers side by side with a stone on each, to one scale. */
const Hand = () => (
  <svg
    className={styles.hand}
    viewBox="0 0 82 62"
    role="img"
    aria-label={t('fourCs.carat.drawing', { carats: CARATS.map(({ carats }) => carats).join(', ') })}
  >
    {CARATS.map(({ carats, mm }, place) => {
      const x = place * (FINGER_MM + GAP_MM) + FINGER_MM / 2 + 1
      const top = [10, 4, 2, 8][place] ?? 4
      return (
        <g key={carats} transform={`translate(${x} 0)`}>
          <path
            d={`M${-FINGER_MM / 2} 62V${top + 9}A${FINGER_MM / 2} 9 0 0 1 ${FINGER_MM / 2} ${top + 9}V62`}
            className={styles.finger}
          />
          <path
            d={`M-4.6 ${top + 6.6}A4.6 5 0 0 1 4.6 ${top + 6.6}V${top + 12}A4.6 3.4 0 0 1 -4.6 ${top + 12}Z`}
            className={styles.nail}
          />
          <path d={`M${-FINGER_MM / 2} 44.6Q0 47.4 ${FINGER_MM / 2} 44.6`} className={styles.shank} />
          <g transform={`translate(0 45.6) scale(${mm / 100})`}>
            <Brilliant tint={CLEAR} />
          </g>
          <text y={57.5} textAnchor="middle" className={styles.carats}>
            {t('fourCs.carat.count', { carats })}
          </text>
        </g>
      )
    })}
  </svg>
)

/** The same stone in four colours and four clarities, and carats to scale on a hand. Drawn here, no photographs. */
export const Drawings = () => (
  <div className={`wrap ${styles.drawings}`}>
    <Row id="colour" title={t('fourCs.colour.title')} text={t('fourCs.colour.text')}>
      <div className={styles.stones}>
        {COLOURS.map((stone) => (
          <Stone key={stone.name} {...stone} />
        ))}
      </div>
    </Row>
    <Row id="clarity" title={t('fourCs.clarity.title')} text={t('fourCs.clarity.text')}>
      <div className={styles.stones}>
        {CLARITIES.map((stone) => (
          <Stone key={stone.name} tint={CLEAR} {...stone} />
        ))}
      </div>
    </Row>
    <Row id="carat" title={t('fourCs.carat.title')} text={t('fourCs.carat.text', { width: FINGER_MM })}>
      <Hand />
    </Row>
  </div>
)
