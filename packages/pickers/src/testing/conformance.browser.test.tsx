import '../../../ui/src/styles.css'
import { describeConformance } from '../../../ui/src/testing/describeConformance.fixture.js'
import '../styles.css'
import { pickers } from './pickers.fixture.js'

for (const one of pickers) describeConformance(one)
