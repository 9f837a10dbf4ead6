// The address that letters and papers carry: the site's own name, and a port that this installation knows. The header
// names the site (an unknown one is answered nothing); its port is whatever the asker wrote, and a link with a secret in
// it would lead there.
import type { Config } from '../config.ts'

interface Chegada {
  readonly host: string
  readonly https: boolean
  /** the port that this process took the request on */
  readonly porta: number | undefined
}

const DE_COSTUME = { http: 80, https: 443 } as const

/** Scheme, name and port, such as `https://leilao.exemplo.com.br`. Behind a proxy its port is asked of the settings. */
export function origemPublica(p: Chegada, config: Pick<Config, 'portaPublica' | 'atrasDeProxy'>): string {
  const esquema = p.https ? 'https' : 'http'
  const nome = p.host.toLowerCase().replace(/:\d*$/, '')
  const porta = config.portaPublica ?? (config.atrasDeProxy ? undefined : p.porta)
  return `${esquema}://${nome}${porta === undefined || porta === DE_COSTUME[esquema] ? '' : `:${porta}`}`
}
