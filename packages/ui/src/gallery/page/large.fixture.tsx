import { useMemo, useState, type ReactNode } from 'react'
import { Badge } from '../../badge/Badge.js'
import { Button } from '../../button/index.js'
import { columnHelper, DataTable, useDataTable } from '../../data-table/DataTable.js'
import { interfaces, type Interface } from '../../data-table/interfaces.test.data.js'
import { applyTreeChange, DataTree, type TreeNode } from '../../data-tree/DataTree.js'
import { processes } from '../../data-tree/processes.test.data.js'
import { Drawer } from '../../drawer/index.js'
import { KeyValue } from '../../key-value/KeyValue.js'
import { ObjectPage } from '../../object-page/ObjectPage.js'
import { Page } from '../../page/Page.js'
import { arraySource } from '../../row-source/index.js'
import { TextField } from '../../text-field/TextField.js'
import { nestedTree } from '../../tree-source/index.js'

const column = columnHelper<Interface>()
const columns = column.columns([
  column.accessor('name', { header: 'Name', meta: { type: 'name', pinned: true } }),
  column.accessor('wbs', { header: 'WBS', size: 72 }),
  column.accessor('status', { header: 'Status', meta: { type: 'status' } }),
  column.accessor('technology', { header: 'Technology', size: 120, enableColumnFilter: true }),
  column.accessor('size', { header: 'Size, kB', meta: { type: 'number' } }),
  column.accessor('changed', { header: 'Changed', meta: { type: 'date' } }),
])

const rows = arraySource(interfaces(48))
const rowActions = () => [{ id: 'open', label: 'Open' }]

const Table = () => {
  const [selectedKeys, setSelectedKeys] = useState<readonly string[]>(['if-2', 'if-3'])
  const table = useDataTable<Interface>({
    columns,
    source: rows,
    selectionMode: 'multiple',
    selectedKeys,
    onSelectedKeysChange: setSelectedKeys,
    defaultView: { pageSize: 25 },
    rowActions,
  })
  return (
    <div className="gallery-frame">
      <DataTable.Toolbar table={table} searchLabel="Search interfaces" exportName="interfaces" />
      <DataTable.Grid table={table} aria-label="Interfaces" />
      <DataTable.SelectionBar table={table} />
      <DataTable.Pager table={table} />
    </div>
  )
}

const nameOf = (node: TreeNode): string => node.attr1

const Tree = () => {
  const [nodes, setNodes] = useState<readonly TreeNode[]>(processes)
  const source = useMemo(() => nestedTree(nodes), [nodes])
  return (
    <div className="gallery-frame">
      <DataTree
        source={source}
        label={nameOf}
        mode="edit"
        selectionMode="multiple"
        aria-label="Processes"
        searchLabel="Search processes"
        defaultExpandedKeys={['1', '1.1']}
        defaultSelectedKeys={['1.2']}
        onChange={(change) =>
          setNodes((now) =>
            applyTreeChange(now, change, {
              newNode: ({ parentKey, index }) => ({
                id: `${parentKey}/${index}/${now.length}`,
                internalId: '',
                parentId: parentKey,
                order: index,
                type: 'step',
                attr1: 'New entry',
                attr2: null,
                attr3: null,
                meta: null,
                children: [],
              }),
              copyNode: (node) => ({ ...node, id: `${node.id}-copy`, attr1: `${node.attr1} (copy)` }),
            }),
          )
        }
      />
    </div>
  )
}

const object = (
  <div className="gallery-frame">
    <ObjectPage
      breadcrumbs={[
        { label: 'Data', href: '/data' },
        { label: 'Services', href: '/services' },
        { label: 'Sales order' },
      ]}
      title="Sales order"
      status={<Badge tone="warning">Unsaved changes</Badge>}
      actions={[
        <Button key="d">Discard</Button>,
        <Button key="s" variant="primary">
          Save service
        </Button>,
      ]}
      sections={[
        {
          id: 'general',
          title: 'General',
          content: (
            <div className="gallery-fields">
              <TextField label="Service name" defaultValue="Sales order" />
              <TextField label="Host" defaultValue="s4p.example.test" />
            </div>
          ),
        },
        {
          id: 'origin',
          title: 'Origin',
          content: (
            <KeyValue
              items={[
                { label: 'Created', value: '2026-11-02' },
                { label: 'Changed', value: '2026-11-19' },
              ]}
            />
          ),
        },
      ]}
    />
  </div>
)

const Details = () => {
  // Where it would lie over the whole page it is opened by its button.
  const [open, setOpen] = useState(() => matchMedia('(width >= 1280px)').matches)
  return (
    <div className="gallery-frame" data-row>
      <Page>
        <Page.Head title="Services" count={214} actions={<Button onPress={() => setOpen(!open)}>Details</Button>} />
        <Page.Body tint>Sales order</Page.Body>
      </Page>
      <Drawer title="Sales order" open={open} onOpenChange={setOpen} footer={<Button>Open service</Button>}>
        <KeyValue
          items={[
            { label: 'Host', value: 's4p.example.test' },
            { label: 'Technology', value: 'OData V2' },
            { label: 'WBS', value: '1.3.2' },
          ]}
        />
      </Drawer>
    </div>
  )
}

/** What takes the width of a page, by its name: live, with a few rows. */
export const large: Readonly<Record<string, ReactNode>> = {
  DataTable: <Table />,
  DataTree: <Tree />,
  ObjectPage: object,
  'Page, Drawer': <Details />,
}
