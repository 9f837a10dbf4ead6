/** A server that helps two browsers find each other, as the browser's `RTCConfiguration` takes it. */
export interface ServidorIce {
  readonly urls: string
  readonly username?: string
  readonly credential?: string
}

/**
 * From the setting's addresses: `stun:host:port`, `turn:host:port` or `turn:user:secret@host:port` (also `turns:`). What is no
 * such address is left out. Scheme: RFC 7064 and 7065, which have no place for the credential; ours stands before the host.
 */
export function servidoresIce(enderecos: readonly string[]): ServidorIce[] {
  return enderecos.flatMap((endereco) => {
    const partes = /^(stuns?|turns?):(?:([^:@]+):([^@]+)@)?([^@\s]+)$/.exec(endereco)
    if (partes === null) return []
    const [, esquema, username, credential, onde] = partes
    const urls = `${esquema}:${onde}`
    return [username === undefined || credential === undefined ? { urls } : { urls, username, credential }]
  })
}
