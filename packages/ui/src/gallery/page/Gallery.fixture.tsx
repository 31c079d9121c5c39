import { parts } from './parts.fixture.js'
import { Tokens } from './Tokens.fixture.js'

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
        <section key={name} className="gallery-part">
          <h3>{name}</h3>
          <div className="gallery-row">{part}</div>
        </section>
      ))}
    </div>
  </main>
)
