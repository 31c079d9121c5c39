import '../../../ui/src/styles.css'
import { describeConformance } from '../../../ui/src/testing/describeConformance.fixture.js'
import '../styles.css'
import { forms } from './forms.fixture.js'

for (const one of forms) describeConformance(one)
