// Connections that leave: undici agents, one per credential (it may carry a certificate). What a house typed leads neither
// into private networks nor to this machine: a name is looked at again when it is resolved, so that it cannot change in
// between. What the operator set in the environment is trusted.
import { lookup } from 'node:dns'
import { lookup as procurar } from 'node:dns/promises'
import { isIP } from 'node:net'
import { ehInterno } from '@martelo/domain/externo/campos-da-credencial.ts'
import { Agent, request } from 'undici'
import { FalhaExterna } from './falha-externa.ts'

export interface PedidoHttp {
  readonly metodo: string
  readonly endereco: string
  readonly cabecalhos: Readonly<Record<string, string>>
  readonly corpo: string | Uint8Array | null
  readonly sinal: AbortSignal
  /** bytes of a file that is fetched; a larger one is refused for good. Without it, the size of an answer */
  readonly maiorResposta?: number | undefined
}
export interface RespostaHttp {
  readonly status: number
  readonly cabecalhos: Readonly<Record<string, string>>
  readonly corpo: Buffer
}

const MAIOR_RESPOSTA = 4 * 1024 * 1024
const LIGAR_MS = 5_000

class RedeInterna extends Error {
  readonly code = 'REDE_INTERNA'
}

/** `guardada`: refuses the inner network. */
export function abrirAgente(o: { guardada: boolean; cert?: string; key?: string }): Agent {
  return new Agent({
    connections: 16,
    connect: {
      timeout: LIGAR_MS,
      ...(o.cert && o.key ? { cert: o.cert, key: o.key } : {}),
      ...(o.guardada ? { lookup: lookupGuardado } : {}),
    },
  })
}

function lookupGuardado(
  nome: string,
  opcoes: object,
  pronto: (
    e: Error | null,
    enderecos: { address: string; family: number }[] | string,
    familia?: number,
  ) => void,
): void {
  const { all } = opcoes as { all?: boolean }
  lookup(nome, { ...opcoes, all: true }, (e, enderecos) => {
    if (e) return pronto(e, [])
    const fora = enderecos.filter((a) => !ehInterno(a.address))
    const [primeiro] = fora
    if (primeiro === undefined) return pronto(new RedeInterna(`${nome} is of the inner network`), [])
    return all ? pronto(null, fora) : pronto(null, primeiro.address, primeiro.family)
  })
}

/** One address of a host for those who connect by themselves (SMTP). Throws `FalhaExterna`. */
export async function enderecoDeFora(host: string, guardada: boolean): Promise<string> {
  if (!guardada) return host
  const achados = isIP(host) ? [{ address: host }] : await procurar(host, { all: true })
  const fora = achados.find((a) => !ehInterno(a.address))
  if (fora === undefined) throw new FalhaExterna('endereco', 'the address is of the inner network')
  return fora.address
}

/** One request; the whole answer, up to a size. Redirects are answers. Throws errors with a `code`. */
export async function pedirPorHttp(agente: Agent, guardada: boolean, p: PedidoHttp): Promise<RespostaHttp> {
  const host = new URL(p.endereco).hostname
  // A literal address is never resolved.
  if (guardada && ehInterno(host)) throw new RedeInterna(`${host} is of the inner network`)
  const r = await request(p.endereco, {
    dispatcher: agente,
    method: p.metodo as 'GET',
    headers: { ...p.cabecalhos },
    body: p.corpo,
    signal: p.sinal,
  })
  const partes: Buffer[] = []
  let total = 0
  for await (const parte of r.body as AsyncIterable<Buffer>) {
    total += parte.length
    if (total > (p.maiorResposta ?? MAIOR_RESPOSTA)) {
      r.body.destroy()
      const desfecho = p.maiorResposta === undefined ? 'ilegivel' : 'recusado'
      throw new FalhaExterna(desfecho, 'the answer is too large', { status: r.statusCode })
    }
    partes.push(parte)
  }
  return {
    status: r.statusCode,
    cabecalhos: Object.fromEntries(
      Object.entries(r.headers).flatMap(([n, v]) => (v === undefined ? [] : [[n.toLowerCase(), String(v)]])),
    ),
    corpo: Buffer.concat(partes),
  }
}

/** The code of an error, or of what caused it. */
export function codigoDoErro(e: unknown): string | undefined {
  for (let atual = e, i = 0; atual instanceof Error && i < 4; atual = atual.cause, i++) {
    const { code, errors } = atual as Error & { code?: unknown; errors?: unknown[] }
    if (typeof code === 'string') return code
    // Both addresses of a name failed.
    if (Array.isArray(errors) && errors[0] !== undefined) return codigoDoErro(errors[0])
    if (atual.name === 'TimeoutError' || atual.name === 'AbortError') return 'ETIMEDOUT'
  }
  return undefined
}
