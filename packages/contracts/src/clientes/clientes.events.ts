// Notices about clients' documents. They only say that something changed: the screens refetch.

/** To the staff of the hotsite. */
export interface AvisosDaRetaguardaSobreClientes {
  /** a client has sent all that is demanded: there is something to validate */
  'documentos-enviados': { readonly cliUid: string }
  /** the staff has answered */
  'documentos-validados': { readonly cliUid: string }
}

/** To the client himself. */
export interface AvisosDoClienteSobreDocumentos {
  'documentos-validados': { readonly documentoSituacao: string }
}
