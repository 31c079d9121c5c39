// The version that the footer shows.
export { version } from '../../package.json'

/** The year of the copyright line, as the clock says when it is asked. */
export const currentYear = (): number => new Date().getFullYear()

/** The product's mark, 28 px. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <rect className="emb-app-brand-fill" width="28" height="28" rx="6" />
      <path className="emb-app-brand-line" d="M12.5 10.5h3.4a1.8 1.8 0 0 1 1.8 1.8v3.4" />
      <rect className="emb-app-brand-line" x="7.2" y="8" width="5.2" height="5" rx="1" />
      <rect className="emb-app-brand-line" x="15.2" y="15.6" width="5.2" height="5" rx="1" />
    </svg>
  )
}

/** The product's mark and name. */
export function Brand() {
  return (
    <div className="emb-app-brand">
      <BrandMark />
      <span>EMBPM</span>
    </div>
  )
}
