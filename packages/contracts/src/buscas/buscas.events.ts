// What a client is told about his saved searches: only that there is something new; the screen asks for it.
export interface AvisosDoClienteSobreBuscas {
  notificacao: { readonly titulo: string }
}
