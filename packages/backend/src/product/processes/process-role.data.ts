/** A role of the samples. */
export interface SampleRole {
  code: string
  name: string
  description: string
}

const rows = `
SALES-CLERK|Sales clerk|Takes orders, enters them and answers customers.
SHIPPING-PLANNER|Shipping planner|Plans deliveries, loads and routes.
HEAD-OF-SALES|Head of sales|Answers for orders, prices and credit decisions.
REQUESTER|Requester|Needs something and describes it.
PURCHASER|Purchaser|Finds suppliers, agrees on prices and orders.
BUDGET-OWNER|Budget owner|Releases what is spent from a budget.
PRODUCTION-PLANNER|Production planner|Balances demand, material and capacity.
SHOP-FLOOR-SUPERVISOR|Shop floor supervisor|Leads a shift and confirms what was made.
HEAD-OF-PRODUCTION|Head of production|Answers for output, quality and safety of the plant.
GOODS-RECEIPT-CLERK|Goods receipt clerk|Takes deliveries in and compares them with the order.
WAREHOUSE-OPERATOR|Warehouse operator|Stores, picks, packs and loads.
WAREHOUSE-LEAD|Warehouse lead|Answers for stock and for the people of the warehouse.
SERVICE-AGENT|Service agent|Takes calls and decides who helps.
FIELD-TECHNICIAN|Field technician|Repairs and maintains on site.
SERVICE-MANAGER|Service manager|Answers for contracts, response times and goodwill.
PRODUCT-MANAGER|Product manager|Decides what a product has to do and when it comes.
DESIGN-ENGINEER|Design engineer|Draws parts, bills of material and changes of both.
APPROVAL-BOARD|Approval board|Releases products and changes of design.
ACCOUNTANT|Accountant|Posts, reconciles and closes periods.
CONTROLLER|Controller|Plans, allocates and explains costs.
FINANCE-LEAD|Finance lead|Answers for the accounts and releases payments.
BUSINESS-UNIT-HEAD|Head of a business unit|Plans and answers for a unit's result.
MANAGEMENT-BOARD|Management board|Sets targets and decides on budgets.
EMPLOYEE|Employee|Records times, travels and absences.
PERSONNEL-OFFICER|Personnel officer|Keeps the records of employees and pays them.
LINE-MANAGER|Line manager|Leads employees and approves what they ask for.
DATA-STEWARD|Data steward|Keeps master data complete and free of doubles.
DATA-OWNER|Data owner|Answers for the rules of a kind of master data.
ACCOUNT-MANAGER|Account manager|Looks after a customer, from offer to complaint.
CREDIT-ANALYST|Credit analyst|Checks limits and proposes what to do with blocked orders.
BILLING-CLERK|Billing clerk|Writes invoices and credit notes.
QUALITY-INSPECTOR|Quality inspector|Tests samples and blocks what fails.
TAX-SPECIALIST|Tax specialist|Decides how a business is taxed.
INTERNAL-AUDITOR|Internal auditor|Checks that what is written down is done.
`

/** The roles of the samples. Ids count from the first one: what is added goes to the end. */
export const sampleRoles: readonly SampleRole[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', description = ''] = row.split('|')
    return { code, name, description }
  })
