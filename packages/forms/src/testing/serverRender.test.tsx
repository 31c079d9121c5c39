import { describeServerRender } from '../../../ui/src/testing/describeServerRender.fixture.js'
import { forms } from './forms.fixture.js'

describeServerRender(forms)
