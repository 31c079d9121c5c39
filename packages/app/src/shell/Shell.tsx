import { lazyPart } from '@embpm/ui/lazy-part'
import { SidebarLayout } from '@embpm/ui/layout'
import { ViewLayout } from '@embpm/ui/view-layout'
import { getRouteApi, Outlet, useRouterState } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { EmbeddedGate } from '../embedded/EmbeddedGate.js'
import { useHost } from './ServicesProvider.js'
import { inOrganisation } from '../routes/page.js'
import { addressOf, areaAt, layoutAt, pageAt } from '../routes/views.js'
import type { AreaId } from '../routes/registry.js'
import { AreaNavigation } from './AreaNavigation.js'
import { Banners } from './Banners.js'
import { Brand, BrandMark, currentYear, version } from './Brand.js'
import { OrganisationFilter } from './OrganisationFilter.js'
import { ShellTools } from './ShellTools.js'
import { LazyScreen } from './ErrorScreen.js'
import { HasMainLandmark } from '../embedded/EmbeddedFrame.js'
import { UploadsPlace } from './UploadsPlace.js'
import { usePart } from './usePart.js'
import { useAreaLinks } from './useAreaLinks.js'
import { useLook } from './useLook.js'
import { useShownPage } from './useShownPage.js'

const organisationRoute = getRouteApi('/$lang/$orgId')

const embeddedShell = lazyPart(async () => (await import('../embedded/EmbeddedShell.js')).EmbeddedShell)
const projectFilterPart = lazyPart(async () => (await import('./ProjectFilter.js')).ProjectFilter)
const insufficientDialog = lazyPart(async () => (await import('./InsufficientDialog.js')).InsufficientDialog)

/**
 * The frame around every page of an organisation: one of the four layouts, with navigation, header and banners. Which one
 * the address, the registry or the user's own choice says; inside a host's window it is the embedded one. The embedded
 * start page waits for the host. Source: spec.md, section 2.
 */
export function Shell(): ReactNode {
  const { organisation, language } = organisationRoute.useRouteContext()
  // The page that is shown, not the one that is being loaded.
  const embedded = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/$lang/$orgId/ms-teams'),
  })
  const web = addressOf(inOrganisation('bp'), { language, organisation: organisation.organisationId })
  return (
    <EmbeddedGate needed={embedded} web={web}>
      <Frame />
    </EmbeddedGate>
  )
}

function Frame(): ReactNode {
  const { user, visitor, organisation, organisations, language } = organisationRoute.useRouteContext()
  const [look, setLook] = useLook()
  const [year] = useState(currentYear)
  const { pathname, layout: asked } = useShownPage()
  const place = useMemo(
    () => ({ language, organisation: organisation.organisationId }),
    [language, organisation.organisationId],
  )
  const area = areaAt(pathname, visitor)
  const links = useAreaLinks(area, place, visitor)
  const embedded = useHost().status === 'ready'
  const refused = useRouterState({ select: ({ location }) => location.state.insufficient === true })
  const layout = layoutAt(pathname, asked, look.layout)
  const project = usePart(projectFilterPart, layout === 'dense' && followsProjects(area), () => undefined)
  const insufficient = usePart(insufficientDialog, refused, () => undefined)

  const page = (
    <HasMainLandmark value={true}>
      <Banners />
      <Outlet />
      <UploadsPlace />
      {refused && insufficient.Part && <insufficient.Part />}
    </HasMainLandmark>
  )
  if (embedded) {
    return (
      <LazyScreen part={embeddedShell}>
        {(EmbeddedShell) => (
          <EmbeddedShell user={user} visitor={visitor} place={place}>
            {page}
          </EmbeddedShell>
        )}
      </LazyScreen>
    )
  }
  if (layout === 'empty') return <main className="emb-app-bare">{page}</main>

  const projectFilter = project.Part && <project.Part />
  const tools = (
    <ShellTools
      user={user}
      visitor={visitor}
      place={place}
      look={look}
      onLookChange={setLook}
      projectFilter={projectFilter}
    />
  )
  if (layout === 'view') {
    return (
      <ViewLayout brand={<Brand />} items={links} current={pathname} header={tools}>
        {page}
      </ViewLayout>
    )
  }

  return (
    <SidebarLayout
      look={layout}
      user={{
        name: `${user.firstname} ${user.lastname}`,
        email: user.email,
        avatar: user.metadata?.profilePicture,
      }}
      mark={<BrandMark />}
      version={version}
      year={year}
      header={tools}
      organisation={
        <>
          <OrganisationFilter
            user={user}
            organisation={organisation}
            organisations={organisations}
            administration={pageAt(pathname)?.page.area === 'administration'}
          />
          {projectFilter && <span className="emb-app-wide-tools">{projectFilter}</span>}
        </>
      }
      navigation={<AreaNavigation area={area} place={place} visitor={visitor} pathname={pathname} />}
    >
      {page}
    </SidebarLayout>
  )
}

/** Whether the lists of an area follow the chosen project. Source: spec.md, section 2. */
const followsProjects = (area: AreaId): boolean => area === 'project' || area === 'implementation'
