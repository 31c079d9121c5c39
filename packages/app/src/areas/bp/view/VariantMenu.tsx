import { Button } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { Check, ChevronDown, GitBranch, GitCompareArrows } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useVariants, useVariantText } from '../diagrams/useVariants.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `VariantMenu`. */
export interface VariantMenuProps {
  /** Of the process that is shown. */
  id: string
  /** Of the process that it is a variant of; `null` for a main process. */
  mainId: string | null
  /** Address of where processes are chosen. */
  chooserHref: string
}

/** The main process and its variants, to open one, and to compare them; nothing for a process without variants. */
export function VariantMenu({ id, mainId, chooserHref }: VariantMenuProps) {
  const { t } = useTranslation()
  const textOf = useVariantText()
  const { main, variants } = useVariants(mainId ?? id)
  if (!main || variants.length === 0) return null
  const current = variants.find((one) => one.id === id)
  const compared = current ?? variants.find(({ published }) => published) ?? variants[0]
  const hrefOf = (search: Readonly<Record<string, string>>) => chooserHref + stringifySearch(search)
  return (
    <Menu
      aria-label={t('processView.variants.title')}
      placement="bottom end"
      items={[
        ...[main, ...variants].map((one) => ({
          id: one.id,
          label: `${one.code} ${one.name}`,
          description: [one === main ? t('processView.variants.main') : '', textOf(one)].filter(Boolean).join(' · '),
          icon: <Glyph isShown={one.id === id} />,
          href: hrefOf({ process: one.id }),
        })),
        { id: 'line', separator: true },
        ...(compared
          ? [
              {
                id: 'compare',
                label: t('processView.variants.compare'),
                icon: <GitCompareArrows {...glyph} />,
                href: hrefOf({ process: main.id, variant: compared.id }),
              },
            ]
          : []),
      ]}
      trigger={
        <Button icon={<GitBranch {...glyph} />}>
          <span className="emb-app-menu-label">
            {current ? t('processView.variants.one', { name: current.name }) : t('processView.variants.main')}
            <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
          </span>
        </Button>
      }
    />
  )
}

/** Marks the one that is shown; the others keep its room. */
const Glyph = ({ isShown }: { isShown: boolean }) =>
  isShown ? <Check {...glyph} /> : <span className="emb-app-menu-room" />
