import { lazyPart } from '@embpm/ui/lazy-part'
import { useSyncExternalStore } from 'react'
import { trayWanted } from '../uploads/trayWanted.js'
import { useServices } from './ServicesProvider.js'
import { usePart } from './usePart.js'

const uploadTray = lazyPart(async () => (await import('../uploads/UploadTray.js')).UploadTray)

/** Where the uploads are shown, on whatever page one is; nothing is loaded before there are any. */
export function UploadsPlace() {
  const services = useServices()
  const isWanted = () => trayWanted.in(services)
  const wanted = useSyncExternalStore(trayWanted.subscribe, isWanted, isWanted)
  const { Part } = usePart(uploadTray, wanted, () => undefined)
  return Part ? <Part /> : null
}
