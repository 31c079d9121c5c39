import { linksOf, modelOf, readDefinitions } from '@embpm/bpmn'
import { problemsOf } from '@embpm/bpmn/check'

/** Checks one model beside the page, which stays fluid meanwhile. */
const check = async (xml: string) => ({
  problems: await problemsOf(xml),
  links: linksOf(modelOf((await readDefinitions(xml)).definitions)),
})

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== 'string') return
  check(data).then(
    (checked) => self.postMessage(checked, { transfer: [] }),
    () => self.postMessage({ failed: true }, { transfer: [] }),
  )
})
