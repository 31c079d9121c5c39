import { Form } from '@embpm/forms/form'
import { Badge } from '@embpm/ui/badge'
import { Button } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Page } from '@embpm/ui/page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { LeaveGuard } from '../../../shell/LeaveGuard.js'
import { usePart } from '../../../shell/usePart.js'
import { dataTableKind } from '../data/dataTableKind.js'
import { FieldsCard } from './FieldsCard.js'
import { filledRows } from './fieldRows.js'
import { ReviewCard } from './ReviewCard.js'
import type { Source } from './sources.js'
import { TableCard } from './TableCard.js'
import { useCreation } from './useCreation.js'
import { useFields } from './useFields.js'
import './styles.css'

const takeOverPart = lazyPart(async () => (await import('./TakeOverDialog.js')).TakeOverDialog)

const formId = 'table-creation'

/**
 * Creates a table with its fields and the data elements that these need in one step, all of it or nothing: what the table is, its fields as a grid
 * that a spreadsheet, a script or an export of DD03L fills, and what will be created. All steps are on one page.
 */
export function CreateScreen() {
  const { t } = useTranslation()
  const place = usePlace()
  const creation = useCreation()
  const { form, unsaved } = creation
  const fields = useFields(form, creation.isChecked, creation.check)
  const [source, setSource] = useState<Source | null>(null)
  const { Part: TakeOver } = usePart(takeOverPart, source !== null, () => setSource(null))
  const title = t('tableCreation.title')
  return (
    <Page>
      <Page.Head
        breadcrumbs={[{ label: t('dataTables.title'), href: kindHref(dataTableKind, place) }, { label: title }]}
        title={title}
        badge={unsaved ? <Badge tone="warning">{t('object.unsaved')}</Badge> : undefined}
        actions={
          <>
            <Button disabled={!unsaved} onPress={creation.discard}>
              {t('object.discard')}
            </Button>
            <Button type="submit" form={formId} variant="primary" pending={form.formState.isSubmitting}>
              {t('tableCreation.create')}
            </Button>
          </>
        }
      />
      <Page.Body tint>
        <Form id={formId} form={form} onSubmit={creation.create} className="emb-app-cards">
          <TableCard />
          <FieldsCard fields={fields} onTakeOver={setSource} />
          <ReviewCard />
        </Form>
      </Page.Body>
      {source !== null && TakeOver && (
        <TakeOver
          source={source}
          present={filledRows(fields.rows).length}
          onTakeOver={fields.takeOver}
          onClose={() => setSource(null)}
        />
      )}
      <LeaveGuard unsaved={unsaved} onSessionLost={creation.putAside} onDiscard={creation.giveUp} />
    </Page>
  )
}
