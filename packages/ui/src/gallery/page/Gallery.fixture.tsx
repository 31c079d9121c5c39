import type { ReactNode } from 'react'
import { large } from './large.fixture.js'
import { parts } from './parts.fixture.js'
import { Tokens } from './Tokens.fixture.js'

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="gallery-part">
    <h3>{name}</h3>
    <div className="gallery-row">{children}</div>
  </section>
)

/** All tokens and all parts on one screen; the toolbar switches theme, density, language and direction. */
export const Gallery = () => (
  <main className="gallery">
    <h1>Gallery</h1>
    <h2>Tokens</h2>
    <div className="gallery-columns">
      <Tokens />
    </div>
    <h2>Parts</h2>
    <div className="gallery-columns">
      {parts.map(([name, part]) => (
        <Part key={name} name={name}>
          {part}
        </Part>
      ))}
    </div>
    <h2>Large parts</h2>
    <div className="gallery-large">
      {Object.entries(large).map(([name, part]) => (
        <Part key={name} name={name}>
          {part}
        </Part>
      ))}
    </div>
  </main>
)
