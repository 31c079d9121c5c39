/** How the harness finds the parts of this dialog. */
export const nativeTreeDialogParts = {
  searchInput: () => document.querySelector('#search'),
  expandButton: () => document.querySelector('#expand'),
}
