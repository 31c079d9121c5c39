import type { Document } from '@embpm/contract/document'
import { Link } from '@embpm/ui/link'
import { TextField } from '@embpm/ui/text-field'
import { Kbd } from '@embpm/ui/kbd'
import { ImagePlus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useDates } from '../../../shell/useDates.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { FileGlyph } from '../../../uploads/FileGlyph.js'
import { UploadButton } from '../../../uploads/UploadButton.js'
import { PhotoButton } from './PhotoButton.js'
import { ResultMark } from './ResultMark.js'
import type { ShownStep } from './runModel.js'
import type { Runner } from './useRunner.js'
import { useThumbnail } from './useThumbnail.js'

/** Props of `EvidencePanel`. */
export interface EvidencePanelProps {
  step: ShownStep
  runner: Runner
  onFiles: (files: readonly File[]) => void
  /** Whether photos are taken here. Default `false`. */
  withCamera?: boolean
}

/** What shows the result of a step: files and screenshots, the defect, and what came of it in earlier runs. */
export function EvidencePanel({ step, runner, onFiles, withCamera = false }: EvidencePanelProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { id } = step.result
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.kind(organisation, 'documents'), 'of', 'scenarioResults', id],
    queryFn: ({ signal }) => client.documentFiles.ofSubject({ kind: 'scenarioResults', id }, { signal }),
  })
  return (
    <aside className="emb-app-run-evidence" aria-label={t('testRuns.evidence')}>
      <section>
        <h2>
          {t('testRuns.evidence')} {data && data.length > 0 && <span>{data.length}</span>}
        </h2>
        {error && <AsideFailed onRetry={refetch} />}
        {data && data.length > 0 && (
          <ul>
            {data.map((document) => (
              <Evidence key={document.id} document={document} />
            ))}
          </ul>
        )}
        {runner.isOpen && (
          <div className="emb-app-run-drop">
            {withCamera ? (
              <PhotoButton onFiles={onFiles} />
            ) : (
              <p>
                <ImagePlus size={16} strokeWidth={1.5} aria-hidden /> {t('testRuns.dropOrPaste')} <Kbd>Ctrl</Kbd>{' '}
                <Kbd>V</Kbd>
              </p>
            )}
            <UploadButton variant="ghost" size="s" label={t('testRuns.chooseFile')} onFiles={onFiles} />
          </div>
        )}
      </section>
      <section>
        <TextField
          label={t('testRuns.defect')}
          placeholder={runner.isOpen ? 'DEF-0412' : undefined}
          maxLength={200}
          readOnly={!runner.isOpen}
          value={runner.shown.defectRef}
          onValueChange={(defectRef) => runner.type({ defectRef: defectRef ?? '' })}
          onBlur={runner.keepTyped}
        />
      </section>
      <EarlierRuns step={step} />
    </aside>
  )
}

function EarlierRuns({ step: { earlier, result } }: { step: ShownStep }) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <section>
      <h2>{t('testRuns.earlier')}</h2>
      {result.executedBy && result.executedAt && (
        <p className="emb-app-run-by">
          {t('testRuns.recordedBy', { name: result.executedBy.name, time: dates.time(result.executedAt) })}
        </p>
      )}
      {earlier.length === 0 ? (
        <p className="emb-app-run-by">{t('testRuns.noEarlier')}</p>
      ) : (
        <ul className="emb-app-run-earlier">
          {earlier.map((one) => (
            <li key={one.runNo}>
              <ResultMark result={one.result} />
              <span>
                {[t('testRuns.number', { number: one.runNo }), one.by].filter((text) => text !== '').join(', ')}
              </span>
              <small>{one.at !== null && dates.date(one.at.slice(0, 10))}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Evidence({ document: { id, title, file } }: { document: Document }) {
  const place = usePlace()
  const picture = useThumbnail(id, file)
  return (
    <li>
      {picture !== null && <img src={picture} alt="" />}
      <p>
        <FileGlyph name={file?.name ?? ''} />
        <Link href={kindHref({ name: 'documents' }, place, id)}>{title}</Link>
      </p>
    </li>
  )
}
