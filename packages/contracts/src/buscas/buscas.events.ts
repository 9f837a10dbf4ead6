// Notices to a client about his saved searches: only that there is something new; the screen fetches it.
export interface AvisosDoClienteSobreBuscas {
  notificacao: { readonly titulo: string }
}
