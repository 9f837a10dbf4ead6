/** The menu of a phone, after one of its links was followed. */
export function fecharMenu(): void {
  document.getElementById('menu-do-site')?.hidePopover()
}
