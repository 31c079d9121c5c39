import '../../../ui/src/styles.css'
import { describeConformance } from '../../../ui/src/testing/describeConformance.fixture.js'
import '../styles.css'
import { pickers } from './pickers.fixture.js'
import { tablePickers } from './tablePickers.fixture.js'
import { treePickers } from './treePickers.fixture.js'

for (const one of pickers) describeConformance(one)
for (const one of tablePickers) describeConformance(one)
for (const one of treePickers) describeConformance(one)
