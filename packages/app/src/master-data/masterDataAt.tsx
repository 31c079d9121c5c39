import { MasterDataScreen, type MasterDataScreenProps } from './MasterDataScreen.js'

/** The master data of an area, as a page of it. */
export const masterDataAt = (props: MasterDataScreenProps) =>
  function MasterDataPage() {
    return <MasterDataScreen {...props} />
  }
