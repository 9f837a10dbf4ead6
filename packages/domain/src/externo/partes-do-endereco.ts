/** An address taken apart without the platform's classes; null when it is none. */
export interface PartesDoEndereco {
  /** with its colon */
  readonly protocolo: string
  readonly login: string
  readonly host: string
  readonly porta: string
  readonly caminho: string
  readonly busca: string
}

const ENDERECO =
  /^([a-z][a-z0-9+.-]*:)\/\/(?:([^/?#@]*)@)?(\[[0-9a-f:.]+\]|[^/?#:@\s\\]+)(?::(\d{1,5}))?([^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/i

export function partesDoEndereco(texto: string): PartesDoEndereco | null {
  const m = ENDERECO.exec(texto)
  if (m === null) return null
  const [, protocolo = '', login = '', host = '', porta = '', caminho = '', busca = ''] = m
  return { protocolo: protocolo.toLowerCase(), login, host: host.toLowerCase(), porta, caminho, busca }
}
