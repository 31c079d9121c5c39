import { Badge } from '@embpm/ui/badge'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'

/** Props of `PeopleHere`. */
export interface PeopleHereProps {
  /** Name of the kind of entity. */
  kind: string
  id: string
  /** Whether something is typed here. */
  editing: boolean
}

/** Says that somebody has the page of an object open, and who else has: those who type there first. Nothing where nobody is. */
export function PeopleHere({ kind, id, editing }: PeopleHereProps) {
  const { t, i18n } = useTranslation()
  const { live } = useServices()
  const people = useSyncExternalStore(live.subscribe, live.people, live.people)
  useEffect(() => {
    live.setPlace({ kind, id, editing })
  }, [live, kind, id, editing])
  useEffect(() => () => live.setPlace(null), [live])

  const list = useMemo(() => new Intl.ListFormat(i18n.language), [i18n.language])
  const [typing, looking] = [true, false].map((isTyping) =>
    list.format(people.filter((one) => one.editing === isTyping).map(({ name }) => name)),
  )
  return (
    <>
      {typing !== '' && <Badge tone="warning">{t('object.hereEditing', { names: typing })}</Badge>}
      {looking !== '' && <Badge>{t('object.here', { names: looking })}</Badge>}
    </>
  )
}
