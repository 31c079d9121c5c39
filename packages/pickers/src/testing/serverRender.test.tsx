import { describeServerRender } from '../../../ui/src/testing/describeServerRender.fixture.js'
import { pickers } from './pickers.fixture.js'

describeServerRender(pickers)
