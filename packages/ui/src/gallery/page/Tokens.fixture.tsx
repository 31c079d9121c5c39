import type { CSSProperties, ReactNode } from 'react'
import { Ratio } from './Ratio.fixture.js'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="gallery-part">
    <h3>{title}</h3>
    {children}
  </section>
)

const Scale = ({ name }: { name: string }) => (
  <div className="gallery-scale">
    {Array.from({ length: 12 }, (_, index) => (
      <span key={index} style={{ background: `var(--emb-${name}-${index + 1})` }} title={`${name} ${index + 1}`} />
    ))}
  </div>
)

const Swatches = ({ names }: { names: readonly string[] }) => (
  <div className="gallery-swatches">
    {names.map((name) => (
      <div key={name} className="gallery-swatch">
        <span style={{ background: `var(--emb-${name})` }} />
        {name}
      </div>
    ))}
  </div>
)

const grounds = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'selected', 'hover', 'pressed', 'fill']
const texts = ['text', 'text-muted', 'brand-text']
const pairs = [
  ['text-subtle', 'surface'],
  ['text-on-brand', 'brand-solid'],
  ['text-on-brand', 'danger-action'],
  ['text-on-brand-fill', 'brand-fill'],
  ['text-on-inverse', 'inverse'],
  ['inverse-link', 'inverse'],
  ['text-on-hero', 'hero'],
  ['text', 'mark'],
] as const
const fills = [
  'brand-solid',
  'brand-subtle',
  'brand-fill',
  'indicator',
  'focus',
  'border',
  'border-subtle',
  'border-strong',
  'disabled',
  'overlay',
  'inverse',
  'hero',
  'diagram-line',
  'diagram-dot',
]
const tones = ['success', 'warning', 'danger', 'info']
const statuses = ['development', 'implementation', 'active', 'inactive', 'planned', 'prepared', 'finished']
const sizes = ['11', '12', '13', '14', '16', '20', '24', '30']
const spaces = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16']
const brands = [
  ['theme-brand', undefined, undefined],
  ['Teal', 190, 0.7],
  ['Green', 150, 0.8],
  ['Plum', 330, 0.8],
  ['Slate', 264, 0.15],
] as const

type Look = CSSProperties & Partial<Record<`--emb-brand-${'hue' | 'chroma'}`, number | undefined>>

const brandLook = (hue: number | undefined, chroma: number | undefined): Look => ({
  '--emb-brand-hue': hue,
  '--emb-brand-chroma': chroma,
})

/** All tokens. What a part of the house may use are the roles; the scales stand behind them. */
export const Tokens = () => (
  <>
    <Section title="Scales">
      <p className="gallery-note">Neutral, brand: steps 1 to 12</p>
      <Scale name="neutral" />
      <Scale name="brand" />
    </Section>
    <Section title="Brand: one hue, one strength">
      {brands.map(([name, hue, chroma]) => (
        <div key={name} className="gallery-brand" data-theme={name} style={brandLook(hue, chroma)}>
          <Scale name="brand" />
          <span className="gallery-brand-button">Save</span>
          <span className="gallery-brand-text">{name}</span>
        </div>
      ))}
    </Section>
    <Section title="Text on grounds, with contrast">
      <table className="gallery-contrast">
        <tbody>
          {grounds.map((ground) => (
            <tr key={ground}>
              <th scope="row">{ground}</th>
              {texts.map((text) => (
                <td key={text}>
                  <Ratio front={text} ground={ground} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="gallery-pairs">
        {pairs.map(([front, ground]) => (
          <div key={front + ground} className="gallery-pair">
            <Ratio front={front} ground={ground} />
            {front} on {ground}
          </div>
        ))}
      </div>
    </Section>
    <Section title="Fills, lines and marks">
      <Swatches names={fills} />
    </Section>
    <Section title="Meaning: subtle, border, solid, text">
      {tones.map((tone) => (
        <div key={tone} className="gallery-tone">
          <Swatches names={['subtle', 'border', 'solid'].map((kind) => `${tone}-${kind}`)} />
          <Ratio front={`${tone}-text`} ground={`${tone}-subtle`} />
        </div>
      ))}
    </Section>
    <Section title="Status colours">
      <div className="gallery-pairs">
        {statuses.map((status) => (
          <div key={status} className="gallery-pair">
            <span className="gallery-dot" style={{ background: `var(--emb-status-${status})` }} />
            <Ratio front={`status-${status}-text`} ground={`status-${status}-subtle`} />
            {status}
          </div>
        ))}
      </div>
    </Section>
    <Section title="Charts, in this order">
      <div className="gallery-bars">
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} style={{ background: `var(--emb-chart-${index + 1})`, blockSize: `${90 - index * 9}px` }} />
        ))}
      </div>
    </Section>
    <Section title="Type">
      {sizes.map((size) => (
        <p key={size} className="gallery-type" style={{ fontSize: `var(--emb-text-${size})` }}>
          <span>{size}</span>Month-end accruals
        </p>
      ))}
      <p>
        Regular, <b className="gallery-medium">medium</b>, <b className="gallery-semibold">semibold</b>,{' '}
        <code>monospace 0O 1lI</code>
      </p>
      <p>Zażółć gęślą jaźń · Ελληνικά · Русский язык · Tiếng Việt</p>
    </Section>
    <Section title="Space, radius, depth">
      <div className="gallery-bars">
        {spaces.map((space) => (
          <span
            key={space}
            className="gallery-space"
            style={{ blockSize: `var(--emb-space-${space})` }}
            title={space}
          />
        ))}
      </div>
      <div className="gallery-shapes">
        {['1', '2', '3', 'full'].map((radius) => (
          <span key={radius} style={{ borderRadius: `var(--emb-radius-${radius})` }}>
            {radius}
          </span>
        ))}
        <span className="gallery-float">float</span>
        <span className="gallery-ring">ring</span>
      </div>
    </Section>
    <Section title="Motion: hover a bar">
      <div className="gallery-motion">
        {['fast', 'normal', 'slow'].map((name) => (
          <span key={name} style={{ transitionDuration: `var(--emb-${name})` }}>
            {name}
          </span>
        ))}
      </div>
    </Section>
  </>
)
