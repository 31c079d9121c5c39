import { Card } from '@embpm/ui/card'
import { ComboBox } from '@embpm/ui/combobox'
import { LanguageSelector } from '@embpm/ui/language-selector'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useVisitor } from '../../../entity/useUser.js'
import { areas } from '../../../routes/registry.js'
import { menuOf } from '../../../routes/views.js'
import { languageSchema } from '../../../session/languages.js'
import { switchedPath } from '../../../shell/switchedPath.js'
import type { LookProps } from './AppearanceCard.js'

/** The language, and the page that a visit begins with: one of those in the menus that the user can open. */
export function LanguageCard({ look, onLookChange }: LookProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const place = usePlace()
  const visitor = useVisitor()
  const options = useMemo(() => {
    const seen = new Set<string>()
    return areas.flatMap(({ id }) =>
      menuOf(id, place, visitor)
        .flatMap((group) => group.pages)
        .filter(({ path }) => !seen.has(path) && seen.add(path))
        .map(({ path, title }) => ({ value: path, label: t(title), detail: t(`${id}.title`) })),
    )
  }, [place, visitor, t])
  return (
    <Card title={t('mySettings.language')}>
      <div className="emb-app-settings-fields" data-columns="2">
        <LanguageSelector
          value={place.language}
          onValueChange={(next) => {
            const { pathname, searchStr } = router.state.location
            void router.navigate({ href: switchedPath(pathname, { language: languageSchema.parse(next) }) + searchStr })
          }}
        />
        <ComboBox
          label={t('mySettings.start')}
          description={t('mySettings.startHelp')}
          placeholder={t('processes.title')}
          options={options}
          value={options.some(({ value }) => value === look.start) ? look.start : null}
          onValueChange={(start) => onLookChange({ start: start ?? '' })}
        />
      </div>
    </Card>
  )
}
