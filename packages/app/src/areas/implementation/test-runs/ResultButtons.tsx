import { Button } from '@embpm/ui/button'
import { Kbd } from '@embpm/ui/kbd'
import { ArrowLeft, ArrowRight, Ban, Check, TriangleAlert, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { resultKeys } from './useRunKeys.js'
import type { Runner } from './useRunner.js'

const large = { size: 20, strokeWidth: 2, 'aria-hidden': true } as const
const small = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const buttons = [
  ['pass', <Check key="pass" {...large} />],
  ['reservations', <TriangleAlert key="reservations" {...large} />],
  ['fail', <X key="fail" {...large} />],
  ['blocked', <Ban key="blocked" {...large} />],
] as const

/** One button for each result, and the ways to the steps before and behind. */
export function ResultButtons({ runner }: { runner: Runner }) {
  const { t } = useTranslation()
  const { step, place, steps, isOpen } = runner
  return (
    <footer className="emb-app-run-results">
      {isOpen ? (
        <div className="emb-app-run-buttons" role="group" aria-label={t('fields.result')}>
          {buttons.map(([result, icon]) => (
            <Button
              key={result}
              icon={icon}
              className="emb-app-run-button"
              data-result={result}
              aria-pressed={step?.result.result === result}
              onPress={() => runner.record(result)}
            >
              {t(`testRuns.buttons.${result}`)} <Kbd>{resultKeys[result]}</Kbd>
            </Button>
          ))}
        </div>
      ) : (
        <p>{t('testRuns.isFinished')}</p>
      )}
      <div className="emb-app-run-ways">
        <Button
          variant="ghost"
          icon={<ArrowLeft {...small} />}
          disabled={place === 0}
          onPress={() => runner.go(place - 1)}
        >
          {t('testRuns.previous')}
        </Button>
        {isOpen && (
          <>
            <span>{t('testRuns.help')}</span>
            <Button variant="ghost" icon={<Undo2 {...small} />} onPress={runner.undo}>
              {t('list.undo')} <Kbd>U</Kbd>
            </Button>
          </>
        )}
        <Button
          variant="primary"
          disabled={place === steps.length - 1}
          onPress={() => runner.go(place + 1)}
          icon={<ArrowRight {...small} />}
        >
          {t('testRuns.next')}
        </Button>
      </div>
    </footer>
  )
}
