import { Brilliant, Facets, type Mark } from './brilliant.tsx'
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

/**
 * The inner diameter of a ring for an average finger, and the thickness of its metal; all drawings are in millimetres.
 */
const FINGER_MM = 17
const METAL_MM = 1.7

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

/** A ring from above, as its wearer sees it: the band falls away on both sides of the stone. */
const Solitaire = ({ carats, mm }: (typeof CARATS)[number]) => {
  const half = FINGER_MM / 2 + METAL_MM
  const claw = mm / 2
  return (
    <figure>
      <svg className={styles.ring} viewBox="-11.5 -6 23 12" aria-hidden="true">
        <rect x={-half} y={-1} width={2 * half} height={2} rx={0.9} fill="url(#four-cs-band)" />
        <g transform={`scale(${mm / 100})`}>
          <Brilliant tint={CLEAR} />
        </g>
        {[30, 90, 150, 210, 270, 330].map((turn) => (
          <rect
            key={turn}
            className={styles.claw}
            transform={`rotate(${turn}) translate(0 ${-claw})`}
            x={-0.24}
            y={-0.32}
            width={0.48}
            height={0.95}
            rx={0.24}
          />
        ))}
      </svg>
      <figcaption>
        <strong>{t('fourCs.carat.count', { carats })}</strong>
        <span>{t('fourCs.carat.across', { mm })}</span>
      </figcaption>
    </figure>
  )
}

/** Shared by all drawings: the facets of a stone, and the light on a band that curves away. */
const Shared = () => (
  <svg className={styles.shared} aria-hidden="true">
    <defs>
      <Facets />
    </defs>
    <linearGradient id="four-cs-band">
      <stop offset="0" stopColor="#7d5f28" />
      <stop offset=".12" stopColor="#c39b4f" />
      <stop offset=".26" stopColor="#f4e2b4" />
      <stop offset=".4" stopColor="#b98d42" />
      <stop offset=".6" stopColor="#a67c38" />
      <stop offset=".76" stopColor="#e9cf94" />
      <stop offset=".9" stopColor="#b48a41" />
      <stop offset="1" stopColor="#6d5222" />
    </linearGradient>
  </svg>
)

/** The same stone in four colours and four clarities, and carats to scale on rings. Drawn here, not photographed. */
export const Drawings = () => (
  <div className={`wrap ${styles.drawings}`}>
    <Shared />
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
      <div className={`${styles.stones} ${styles.rings}`}>
        {CARATS.map((ring) => (
          <Solitaire key={ring.carats} {...ring} />
        ))}
      </div>
    </Row>
  </div>
)
