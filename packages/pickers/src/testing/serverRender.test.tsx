import { describeServerRender } from '../../../ui/src/testing/describeServerRender.fixture.js'
import { pickers } from './pickers.fixture.js'
import { tablePickers } from './tablePickers.fixture.js'
import { treePickers } from './treePickers.fixture.js'

describeServerRender(pickers)
describeServerRender(tablePickers)
describeServerRender(treePickers)
