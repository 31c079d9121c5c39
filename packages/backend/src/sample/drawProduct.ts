import { coloursOf } from './pictures.js'

/** What a product of the sample is, for its picture: outlines of 100 × 100, the main part and what is drawn upon it. */
const outlines = {
  bag: ['M22 38h56l6 46H16zM36 38q0-22 14-22t14 22h-6q0-15-8-15t-8 15z', 'M22 38h56l2 16q-30 14-60 0zM46 56h8v8h-8z'],
  boots: ['M36 14h24v38l24 12q4 4 4 12H36z', 'M34 78h56v8H34zM36 22h24v5H36zM40 34h20v3H40zM40 42h20v3H40z'],
  cap: ['M20 60q0-34 30-34t30 34q14 2 16 10H20z', 'M48 24h4v36h-4zM20 60h60v3H20z'],
  gloves: [
    'M34 88V56L22 44q-2-8 6-8l8 8V18q5-6 9 0v18h2V12q5-6 9 0v24h2V18q5-6 9 0v24q6-4 7 4l-6 42z',
    'M34 74h34v6H34z',
  ],
  helmet: ['M16 66q0-44 34-44t34 44h6v8H10v-8z', 'M44 20h12v30H44zM26 42q2-10 10-14v22zM16 65h68v3H16z'],
  jacket: [
    'M38 14h24l18 12 10 46-12 3-8-30v43H30V45l-8 30-12-3 10-46z',
    'M49 16h2v72h-2zM34 60h10v14H34zM56 60h10v14H56zM38 14l12 12 12-12z',
  ],
  scarf: ['M30 16h40v16L56 44v44H40V50L30 34z', 'M40 66h16v4H40zM40 74h16v4H40zM34 22h32v4H34z'],
  shirt: ['M38 16h24l26 14-8 18-12-6v44H32V42l-12 6-8-18z', 'M38 16l12 14 12-14v4L50 36 38 20zM49 40h2v46h-2z'],
  trousers: ['M30 12h40l6 76H58l-8-50-8 50H24z', 'M30 12h40l1 8H29zM27 52h14l-2 12H26zM59 52h14l1 12H61z'],
  vest: ['M34 14h8l8 14 8-14h8l6 22v52H28V36z', 'M28 50h44v6H28zM28 68h44v6H28zM49 28h2v60h-2z'],
  watch: [
    'M40 8h20l3 22H37zM40 92h20l3-22H37zM50 26a24 24 0 1 1 0 48 24 24 0 0 1 0-48z',
    'M50 32a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM49 38h2v12l8 5-1 2-9-5zM75 47h4v6h-4z',
  ],
} as const

/** What a product of the sample is. */
export type ProductKind = keyof typeof outlines

/** The parts of a product that its pictures show, as view boxes: the whole, its upper and its lower half. */
const views = { whole: '0 0 100 100', above: '20 4 60 60', below: '20 36 60 60' } as const

/** A picture of a product in the colours of its name, as an address that needs no network. */
export function drawProduct(name: string, kind: ProductKind, view: keyof typeof views = 'whole'): string {
  const [background, foreground] = coloursOf(name)
  const [shape, details] = outlines[kind]
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${views[view]}"><rect width="100" height="100" fill="${background}"/>` +
      `<ellipse cx="50" cy="91" rx="34" ry="4" fill="${foreground}" opacity=".2"/><path fill="${foreground}" d="${shape}"/>` +
      `<path fill="${background}" fill-rule="evenodd" opacity=".45" d="${details}"/></svg>`,
  )}`
}
