import { at, sceneAddress } from '@embpm/storybook/at'
import { expect, screen } from 'storybook/test'

const wide = { viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '1400px' } } } } }

/** What a dashboard shows first, by which a story knows that it is complete. */
export interface DashboardSceneOptions {
  /** The last part of its address. */
  name: string
  /** Name of a figure, in English and in German. */
  figure: readonly [english: string, german: string]
}

/** The scenes of every dashboard: as one opens it, on a phone, in German. */
export function dashboardScenes({ name, figure: [figure, germanFigure] }: DashboardSceneOptions) {
  const page = (search = '', language?: string) => `${sceneAddress(`bp/dashboards/${name}`, language)}${search}`
  const shown = async (of = figure, sample = 'Sample data') => {
    await screen.findByRole('figure', { name: of })
    await screen.findByRole('region', { name: sample })
  }
  /** All of it at once. */
  const onWide = (address: string, play = () => shown()) => ({
    ...at(address),
    parameters: { ...at(address).parameters, ...wide },
    globals: { viewport: { value: 'wide' } },
    play,
  })
  return {
    page,
    onWide,
    found: onWide(page()),
    phone: {
      ...at(page(), { phone: true }),
      play: async () => {
        await shown()
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
      },
    },
    german: onWide(page('', 'de'), () => shown(germanFigure, 'Beispieldaten')),
  }
}
