import { charts } from './charts.fixture.js'
import { data } from './data.fixture.js'
import { describeServerRender } from './describeServerRender.fixture.js'
import { fields } from './fields.fixture.js'
import { layouts } from './layouts.fixture.js'
import { menus } from './menus.fixture.js'
import { overlays } from './overlays.fixture.js'
import { parts } from './parts.fixture.js'

describeServerRender([...parts, ...fields, ...overlays, ...menus, ...layouts, ...data, ...charts])
