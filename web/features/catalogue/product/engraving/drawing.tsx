import roseAvif from '#brand/inside-rose.avif'
import roseWebp from '#brand/inside-rose.webp'
import whiteAvif from '#brand/inside-white.avif'
import whiteWebp from '#brand/inside-white.webp'
import yellowAvif from '#brand/inside-yellow.avif'
import yellowWebp from '#brand/inside-yellow.webp'
import { COLOURS, hueOf, stoneColour, type Hue, type MetalColours } from './metals.ts'
import styles from './personalise.module.css'
import type { Engraving, Face } from './rules.ts'

const FONTS: Readonly<Record<Face, string>> = {
  SERIF: 'var(--text)',
  SCRIPT: 'var(--script)',
  DEVANAGARI: 'var(--devanagari)',
}

interface DrawingProps {
  place: Engraving['place']
  words: string
  face: Face
  stone: string
  metal: string | undefined
}

/** Long texts get smaller letters, as an engraver would cut them. */
const sizeOf = (words: string, face: Face, room: number, most: number) => {
  const wide = face === 'SCRIPT' ? 0.46 : 0.56
  return Math.min(most, room / (Math.max([...words].length, 8) * wide)) * (face === 'SCRIPT' ? 1.15 : 1)
}

/** A cut in metal: dark where the burin went, a light line on its lower edge. */
const Cut = ({
  path,
  words,
  face,
  size,
  at,
  colours,
}: {
  path: string
  words: string
  face: Face
  size: number
  at: string
  colours: MetalColours
}) => (
  <g textAnchor="middle" fontSize={size} style={{ fontFamily: FONTS[face] }}>
    <text fill={colours.pale} opacity={0.8} transform="translate(0 1.8)">
      <textPath href={path} startOffset={at}>
        {words}
      </textPath>
    </text>
    <text fill={colours.cut}>
      <textPath href={path} startOffset={at}>
        {words}
      </textPath>
    </text>
  </g>
)

const Gem = ({ x, y, r, name }: { x: number; y: number; r: number; name: string }) => (
  <g>
    <circle cx={x} cy={y} r={r + 3} fill="#000" opacity={0.35} />
    <circle cx={x} cy={y} r={r} fill={stoneColour(name)} />
    <path
      d={`M${x - r * 0.5} ${y - r * 0.1}L${x} ${y - r * 0.55}L${x + r * 0.5} ${y - r * 0.1}L${x} ${y + r * 0.5}Z`}
      fill="#fff"
      opacity={0.4}
    />
  </g>
)

/** The renderings of `catalogue/models/places.py` that look into a band, by its metal. */
const INSIDES: Readonly<Record<Hue, { avif: string; webp: string }>> = {
  yellow: { avif: yellowAvif, webp: yellowWebp },
  rose: { avif: roseAvif, webp: roseWebp },
  white: { avif: whiteAvif, webp: whiteWebp },
}

const Band = ({ words, face, stone, hue }: Omit<DrawingProps, 'place' | 'metal'> & { hue: Hue }) => (
  <div className={styles.band}>
    <picture>
      <source type="image/avif" srcSet={INSIDES[hue].avif} />
      <img src={INSIDES[hue].webp} alt="" width={1200} height={750} loading="lazy" />
    </picture>
    <svg viewBox="0 0 1200 750" aria-hidden="true">
      <defs>
        {/* The middle of the wall that faces the eye, as the camera of the rendering sees it. */}
        <path id="pz-line" d="M249 401A351 174 0 0 1 951 401" />
      </defs>
      <Cut
        path="#pz-line"
        words={words}
        face={face}
        size={sizeOf(words, face, stone ? 460 : 530, 64)}
        at={stone ? '46%' : '50%'}
        colours={COLOURS[hue]}
      />
      {stone ? (
        // A round stone looks narrow where the wall turns away.
        <g transform="translate(862 264) rotate(16) scale(.74 .95)">
          <Gem x={0} y={0} r={18} name={stone} />
        </g>
      ) : null}
    </svg>
  </div>
)

/** The back of a pendant or brooch, or of a watch's case with its ring of screws. */
const Disc = ({
  words,
  face,
  watch,
  colours,
}: Omit<DrawingProps, 'place' | 'metal' | 'stone'> & { watch: boolean; colours: MetalColours }) => (
  <svg viewBox="0 0 900 440" aria-hidden="true">
    <defs>
      <linearGradient id="pz-face" x1=".1" y1="0" x2=".9" y2="1">
        <stop offset="0" stopColor={colours.pale} />
        <stop offset=".35" stopColor={colours.light} />
        <stop offset=".7" stopColor={colours.body} />
        <stop offset="1" stopColor={colours.light} />
      </linearGradient>
      <path id="pz-line" d="M262 232H638" />
    </defs>
    <ellipse cx="466" cy="410" rx="170" ry="20" fill="#2a2013" opacity=".18" />
    <circle cx="450" cy="216" r="204" fill={colours.body} />
    <circle cx="450" cy="216" r="198" fill="url(#pz-face)" />
    <circle
      cx="450"
      cy="216"
      r={watch ? 160 : 184}
      fill="none"
      stroke={colours.shadow}
      strokeOpacity=".4"
      strokeWidth="1.5"
    />
    {watch
      ? [0, 60, 120, 180, 240, 300].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 450 216) translate(450 37)`}>
            <circle r="8" fill={colours.body} />
            <path d="M-6 0H6" stroke={colours.cut} strokeWidth="2" />
          </g>
        ))
      : null}
    <Cut
      path="#pz-line"
      words={words}
      face={face}
      size={sizeOf(words, face, watch ? 290 : 330, 62)}
      at="50%"
      colours={colours}
    />
  </svg>
)

/** The piece with the lettering as it will be cut. */
export const Drawing = ({ place, metal, ...drawn }: DrawingProps) => {
  const hue = hueOf(metal)
  return place === 'BAND' ? (
    <Band {...drawn} hue={hue} />
  ) : (
    <Disc {...drawn} watch={place === 'CASE'} colours={COLOURS[hue]} />
  )
}

/** The lid of the signature box, from above. */
export const Lid = ({ initials }: { initials: string }) => (
  <svg viewBox="0 0 220 220" aria-hidden="true">
    <rect x="8" y="14" width="204" height="204" fill="#000" opacity=".14" />
    <rect x="4" y="4" width="204" height="204" fill="var(--house)" />
    <rect x="4" y="4" width="204" height="204" fill="none" stroke="var(--house-lift)" strokeWidth="2" />
    <text
      x="106"
      y="120"
      textAnchor="middle"
      fontSize="40"
      letterSpacing="6"
      fill="#c3a467"
      style={{ fontFamily: /[\u0900-\u097F]/.test(initials) ? 'var(--devanagari)' : 'var(--display)' }}
    >
      {initials}
    </text>
  </svg>
)
