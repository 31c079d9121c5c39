import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import type { OverlayProps } from '../lazy-part/usePopup.js'
import { pageDirection, physicalPlacement } from '../popover/index.js'
import { LanguageFlag } from './LanguageFlag.js'
import type { LanguageOption } from './languageOptions.js'

interface LanguageListProps extends OverlayProps {
  /** Id of what names the list. */
  labelledBy: string
  placement: NonNullable<PopoverProps['placement']>
  options: readonly LanguageOption[]
  showLabels: boolean
  value: string | null
  /** The language that was typed for on the closed button; the focus goes there. */
  typed: string | undefined
  onChoose: (code: string) => void
  onBlur: (() => void) | undefined
}

const takeFocus = (option: HTMLElement | null) => option?.focus({ preventScroll: true })

/** The open list of a `LanguageSelector`. */
export function LanguageList({
  anchor,
  open,
  onClose,
  id,
  labelledBy,
  placement,
  options,
  showLabels,
  value,
  typed,
  onChoose,
  onBlur,
}: LanguageListProps) {
  return (
    <Popover
      className="emb-menu emb-language-selector-list"
      aria-labelledby={labelledBy}
      trigger="Select"
      triggerRef={anchor}
      placement={physicalPlacement(placement)}
      offset={4}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <ListBox
        id={id}
        className="emb-menu-list"
        dir={pageDirection()}
        aria-labelledby={labelledBy}
        autoFocus={typed === undefined}
        shouldFocusOnHover
        shouldSelectOnPressUp
        escapeKeyBehavior="none"
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        // Choosing the chosen one again empties the selection: that changes nothing here and closes the list.
        onSelectionChange={(keys) => {
          const [key] = keys
          onClose()
          if (key !== undefined) onChoose(String(key))
        }}
        onBlur={onBlur}
      >
        {options.map((option) => (
          <ListBoxItem
            key={option.code}
            id={option.code}
            ref={option.code === typed ? takeFocus : undefined}
            className="emb-menu-item"
            textValue={option.label}
            isDisabled={option.disabled}
            lang={option.code}
          >
            {({ isSelected }) => (
              <>
                <LanguageFlag flag={option.flag} flagUrl={option.flagUrl} />
                <span className={showLabels ? 'emb-menu-label' : 'emb-visually-hidden'}>{option.label}</span>
                {isSelected && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  )
}
