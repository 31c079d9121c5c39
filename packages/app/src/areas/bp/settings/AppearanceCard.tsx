import { Card } from '@embpm/ui/card'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Look } from '../../../session/storage.js'
import { Tiles } from './Tiles.js'

const schemes = ['light', 'dark', 'auto'] as const
/** The themes of `@embpm/ui/styles.css`. */
const themes = ['theme-brand', 'theme-teal', 'theme-plum', 'theme-slate'] as const
const layouts = ['classy', 'dense'] as const
const densities = ['comfortable', 'compact'] as const

/** Props of the cards that change how the product looks. */
export interface LookProps {
  look: Look
  onLookChange: (change: Partial<Look>) => void
}

/** Colour scheme, theme, layout of the frame and height of rows; each is applied as it is chosen. */
export function AppearanceCard({ look, onLookChange }: LookProps) {
  const { t } = useTranslation()
  return (
    <Card title={t('mySettings.appearance')}>
      <div className="emb-app-settings-fields">
        <Tiles
          label={t('mySettings.scheme')}
          value={look.scheme}
          onValueChange={(scheme) => onLookChange({ scheme })}
          tiles={schemes.map((value) => ({
            value,
            label: t(`mySettings.schemes.${value}`),
            picture: (value === 'auto' ? (['light', 'dark'] as const) : [value]).map((one) => (
              <Mock key={one} scheme={one} />
            )),
          }))}
        />
        <Tiles
          label={t('mySettings.theme')}
          value={themes.find((theme) => theme === look.theme) ?? 'theme-brand'}
          onValueChange={(theme) => onLookChange({ theme })}
          tiles={themes.map((value) => ({
            value,
            label: t(`mySettings.themes.${value}`),
            picture: <Mock theme={value} />,
          }))}
        />
        <Named label={t('mySettings.layout')} help={t('mySettings.layoutHelp')}>
          <SegmentedControl
            label={t('mySettings.layout')}
            value={look.layout === 'dense' ? 'dense' : 'classy'}
            onValueChange={(layout) => onLookChange({ layout })}
            segments={layouts.map((value) => ({ value, label: t(`mySettings.layouts.${value}`) }))}
          />
        </Named>
        <Named label={t('mySettings.density')} help={t('mySettings.densityHelp')}>
          <SegmentedControl
            label={t('mySettings.density')}
            value={look.density}
            onValueChange={(density) => onLookChange({ density })}
            segments={densities.map((value) => ({ value, label: t(`mySettings.densities.${value}`) }))}
          />
        </Named>
      </div>
    </Card>
  )
}

/** A small page in a scheme and a theme. */
const Mock = ({ scheme, theme }: { scheme?: 'light' | 'dark'; theme?: string }) => (
  <span className="emb-app-look-mock" data-scheme={scheme} data-theme={theme}>
    <i />
    <i />
    <i />
    <i />
  </span>
)

function Named({ label, help, children }: { label: string; help: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="emb-app-settings-named" role="group" aria-label={label} aria-describedby={id}>
      <span aria-hidden>{label}</span>
      {children}
      <p id={id}>{help}</p>
    </div>
  )
}
