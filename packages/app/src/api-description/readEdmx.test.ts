import { service } from '@embpm/contract/service'
import { describe, expect, test } from 'vitest'
import { cellText } from '../entity/import/Cell.js'
import { importLimits } from '../entity/import/importLimits.js'
import { readApiDescription } from './readApiDescription.js'

function read(text: string) {
  const sheet = readApiDescription(text, importLimits)
  if (!sheet) throw new Error('This is no OData metadata')
  const rows = sheet.rows.map(({ cells }) =>
    Object.fromEntries(sheet.headers.map((name, index) => [name, cellText(cells[index])])),
  )
  return { rows, left: (sheet.left ?? []).map(({ what, reason }) => `${reason} ${what}`) }
}

const v4 = `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx">
  <edmx:Reference Uri="https://vocabularies.test/Core.xml"><edmx:Include Namespace="Core" Alias="Core"/></edmx:Reference>
  <edmx:DataServices>
    <Schema Namespace="shop.model" Alias="M" xmlns="http://docs.oasis-open.org/odata/ns/edm">
      <EntityType Name="Order" BaseType="M.Thing">
        <Property Name="Kind" Type="M.Kind"/>
        <NavigationProperty Name="Parent" Type="M.Order"/>
      </EntityType>
      <EntityType Name="Thing" Abstract="true"><Key><PropertyRef Name="Id"/></Key><Property Name="Id" Type="Edm.Guid"/></EntityType>
      <EnumType Name="Kind"><Member Name="A"/></EnumType>
      <ComplexType Name="Lonely"/>
      <Action Name="Cancel" IsBound="true"><Parameter Name="it" Type="shop.model.Order"/></Action>
      <Function Name="Best"><ReturnType Type="Collection(M.Order)"/></Function>
      <Annotations Target="M.Shop/Orders"><Annotation Term="Core.Description" String="All &lt;orders&gt;"/></Annotations>
      <EntityContainer Name="Shop">
        <EntitySet Name="Orders" EntityType="M.Order"><NavigationPropertyBinding Path="Parent" Target="Orders"/></EntitySet>
        <Singleton Name="Me" Type="M.Thing"/>
        <FunctionImport Name="Best" Function="M.Best"/>
      </EntityContainer>
    </Schema>
  </edmx:DataServices>
</edmx:Edmx>`

const v2 = `<edmx:Edmx Version="1.0" xmlns:edmx="http://schemas.microsoft.com/ado/2007/06/edmx" xmlns:m="urn:m" xmlns:sap="urn:sap">
  <edmx:DataServices m:DataServiceVersion="2.0"><Schema Namespace="API_SHOP_SRV" xmlns="urn:edm">
    <EntityType Name="A_Order"><Property Name="Id" Type="Edm.String"/><NavigationProperty Name="to_Item" Relationship="API_SHOP_SRV.assoc" FromRole="a" ToRole="b"/></EntityType>
    <Association Name="assoc"><End Type="API_SHOP_SRV.A_Order" Role="a"/></Association>
    <EntityContainer Name="C"><EntitySet Name="A_Order" EntityType="API_SHOP_SRV.A_Order" sap:label="Order header"/>
      <AssociationSet Name="Set" Association="API_SHOP_SRV.assoc"><End EntitySet="A_Order" Role="a"/></AssociationSet>
      <FunctionImport Name="Release" ReturnType="API_SHOP_SRV.Gone" m:HttpMethod="POST"/></EntityContainer>
  </Schema></edmx:DataServices>
</edmx:Edmx>`

describe('OData metadata', () => {
  test('of version 4 become entity sets, singletons and functions with all that belongs to them', () => {
    const { rows, left } = read(v4)
    expect(rows).toMatchObject([
      {
        name: 'Orders',
        serviceName: 'shop.model',
        parameter: 'Orders',
        technology: 'OData V4',
        description: 'All <orders>',
      },
      { parameter: 'Me' },
      { parameter: 'Best' },
    ])
    const metadata = rows.map((row) => row.metadata ?? '')
    for (const name of ['shop.model.Order"', 'shop.model.Thing', 'shop.model.Kind', 'Cancel', 'Core.Description'])
      expect(metadata[0]).toContain(name)
    expect(metadata[1]).toContain('shop.model.Thing')
    expect(metadata[1]).not.toContain('Core.Description')
    expect(metadata[2]).toContain('shop.model.Best(1)')
    expect(left).toEqual([
      'noHost shop.model',
      'remoteRef https://vocabularies.test/Core.xml',
      'unused shop.model.Lonely',
    ])
  })

  test('of version 2 have labels and associations, and say what they do not hold', () => {
    const { rows, left } = read(v2)
    expect(rows[0]).toMatchObject({
      name: 'Order header',
      serviceName: 'API_SHOP_SRV',
      technology: 'OData V2',
      type: 'OData',
    })
    expect(rows[0]?.metadata).toContain('"API_SHOP_SRV.assoc"')
    expect(rows[0]?.metadata).toContain('AssociationSet Set')
    expect(left).toContain('brokenRef API_SHOP_SRV.Gone')
    for (const { metadata = '', ...row } of rows) {
      const value: unknown = JSON.parse(metadata)
      expect(service.input.safeParse({ ...row, metadata: value }).error).toBeUndefined()
    }
  })

  test('of another version are refused', () => {
    expect(() => read('<Edmx Version="9"><DataServices/></Edmx>')).toThrow('otherVersion')
  })
})
