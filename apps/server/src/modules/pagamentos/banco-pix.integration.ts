// The house's bank by the Pix API (Bacen, version 2). What the bank says is checked before it is believed; what it does
// not say within eight seconds counts as "the bank is out".
//
// Refuses: answers of another shape, a code whose check digits are wrong. How one could get it wrong: to conclude
// anything from a notice. A notice only names a Pix; this file asks the bank for it.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DevolucaoPix } from '@martelo/domain/pagamentos/conferir-pix.ts'
import { escreverValorPix, lerPix, lerValorPix } from '@martelo/domain/pagamentos/pix.ts'
import { z } from 'zod'

const TEMPO_MS = 8000

/** The bank did not answer, or not as the API says: try again later. */
export class BancoFora extends Error {}

export interface PedidoDeCobranca {
  readonly txid: string
  readonly chave: string
  /** centavos */
  readonly valor: number
  readonly devedor: { readonly documento: string; readonly nome: string }
  readonly recebedor: { readonly nome: string; readonly cidade: string }
  readonly expiracaoSegundos: number
  readonly mensagem: string
}

export interface PixDoBanco {
  readonly endToEndId: string
  readonly txid: string | null
  readonly valor: number
  readonly horario: Date
  readonly pagadorNome: string | null
  readonly pagadorDocumento: string | null
  readonly devolucoes: readonly DevolucaoPix[]
  readonly bruto: unknown
}

export interface BancoPix {
  /** Makes the charge, or finds the one of that txid again. Answers the code to copy. */
  cobrar(p: PedidoDeCobranca): Promise<{ copiaECola: string }>
  /** null: the bank knows no such Pix */
  ler(endToEndId: string): Promise<PixDoBanco | null>
  /** everything received or refunded in the period, page by page */
  listar(inicio: Date, fim: Date): AsyncGenerator<PixDoBanco>
  devolver(endToEndId: string, id: string, valor: number): Promise<void>
  registrarAviso(chave: string, url: string): Promise<void>
}

const PixLido = z.object({
  endToEndId: z.string(),
  txid: z.string().optional(),
  valor: z.string(),
  horario: z.string(),
  pagador: z
    .object({ cpf: z.string().optional(), cnpj: z.string().optional(), nome: z.string().optional() })
    .optional(),
  devolucoes: z
    .array(
      z.object({
        id: z.string().optional(),
        valor: z.string(),
        status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
      }),
    )
    .optional(),
})
const Cobranca = z.object({ txid: z.string(), pixCopiaECola: z.string() })
const Pagina = z.object({
  parametros: z.object({ paginacao: z.object({ quantidadeDePaginas: z.number().int() }) }),
  pix: z.array(z.unknown()),
})

function interpretar(bruto: unknown): PixDoBanco {
  const p = PixLido.safeParse(bruto)
  const valor = p.success ? lerValorPix(p.data.valor) : null
  if (!p.success || valor === null) throw new BancoFora('the bank answered a Pix of another shape')
  const { endToEndId, txid, horario, pagador, devolucoes } = p.data
  return {
    endToEndId,
    txid: txid ?? null,
    valor,
    horario: new Date(horario),
    pagadorNome: pagador?.nome ?? null,
    pagadorDocumento: pagador?.cnpj ?? pagador?.cpf ?? null,
    devolucoes: (devolucoes ?? []).map((d) => ({
      id: d.id,
      status: d.status,
      valor: lerValorPix(d.valor) ?? 0,
    })),
    bruto,
  }
}

interface Acesso {
  readonly url: string
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
}

export function abrirBancoPix(acesso: Acesso): BancoPix {
  let token: { valor: string; ate: number } | null = null

  const buscar = async (metodo: string, caminho: string, corpo?: unknown, extra?: Record<string, string>) => {
    try {
      return await fetch(`${acesso.url}${caminho}`, {
        method: metodo,
        headers: { 'content-type': 'application/json', ...extra },
        signal: AbortSignal.timeout(TEMPO_MS),
        ...(corpo === undefined ? {} : { body: typeof corpo === 'string' ? corpo : JSON.stringify(corpo) }),
      })
    } catch (e) {
      throw new BancoFora('the bank does not answer', { cause: e })
    }
  }

  const entrar = async (): Promise<string> => {
    if (token !== null && token.ate > Date.now()) return token.valor
    const basica = Buffer.from(`${acesso.clientId ?? ''}:${acesso.clientSecret ?? ''}`).toString('base64')
    const r = await buscar('POST', '/oauth/token', 'grant_type=client_credentials', {
      authorization: `Basic ${basica}`,
      'content-type': 'application/x-www-form-urlencoded',
    })
    if (!r.ok) throw new BancoFora(`the bank refuses the login (${r.status})`)
    const lido = z.object({ access_token: z.string(), expires_in: z.number() }).parse(await r.json())
    token = { valor: lido.access_token, ate: Date.now() + (lido.expires_in - 60) * 1000 }
    return token.valor
  }

  /** null: 404. */
  const pedir = async (metodo: string, caminho: string, corpo?: unknown): Promise<unknown> => {
    const r = await buscar(metodo, caminho, corpo, { authorization: `Bearer ${await entrar()}` })
    if (r.status === 404) return null
    if (r.status === 401) token = null
    if (!r.ok) throw new BancoFora(`the bank answered ${r.status} to ${metodo} ${caminho.split('?')[0]}`)
    return r.json()
  }

  return {
    async cobrar(p) {
      const { documento, nome } = p.devedor
      const lida = Cobranca.safeParse(
        await pedir('PUT', `/cob/${p.txid}`, {
          calendario: { expiracao: p.expiracaoSegundos },
          devedor: documento.length === 14 ? { cnpj: documento, nome } : { cpf: documento, nome },
          valor: { original: escreverValorPix(p.valor) },
          chave: p.chave,
          solicitacaoPagador: p.mensagem.slice(0, 140),
          infoAdicionais: [
            { nome: 'Recebedor', valor: p.recebedor.nome },
            { nome: 'Cidade', valor: p.recebedor.cidade },
          ],
        }),
      )
      if (!lida.success || !lerPix(lida.data.pixCopiaECola).ok)
        throw new BancoFora('the bank answered no readable code')
      return { copiaECola: lida.data.pixCopiaECola }
    },
    async ler(endToEndId) {
      const bruto = await pedir('GET', `/pix/${endToEndId}`)
      return bruto === null ? null : interpretar(bruto)
    },
    async *listar(inicio, fim) {
      for (let pagina = 0, paginas = 1; pagina < paginas; pagina++) {
        const busca = new URLSearchParams({
          inicio: inicio.toISOString(),
          fim: fim.toISOString(),
          'paginacao.paginaAtual': String(pagina),
        })
        const lida = Pagina.safeParse(await pedir('GET', `/pix?${busca.toString()}`))
        if (!lida.success) throw new BancoFora('the bank answered a list of another shape')
        paginas = lida.data.parametros.paginacao.quantidadeDePaginas
        for (const p of lida.data.pix) yield interpretar(p)
      }
    },
    async devolver(endToEndId, id, valor) {
      const r = await pedir('PUT', `/pix/${endToEndId}/devolucao/${id}`, { valor: escreverValorPix(valor) })
      if (r === null) throw new BancoFora('the bank knows no such Pix')
    },
    async registrarAviso(chave, url) {
      await pedir('PUT', `/webhook/${encodeURIComponent(chave)}`, { webhookUrl: url })
    },
  }
}

interface Ligado {
  readonly banco: BancoPix
  /** seals the addresses to which the bank posts */
  readonly segredo: Uint8Array
  readonly registrados: Set<string>
}
let ligado: Ligado | null = null

export function ligarBancoPix(banco: BancoPix, segredo: Uint8Array): () => void {
  ligado = { banco, segredo, registrados: new Set() }
  return () => {
    ligado = null
  }
}

/** Null when no bank is configured. */
export function bancoPix(): BancoPix | null {
  return ligado?.banco ?? null
}

function selo(hotUid: string): string {
  return createHmac('sha256', ligado?.segredo ?? new Uint8Array(32))
    .update(`webhook-pix\n${hotUid}`)
    .digest('hex')
}

/** Whether a notice came to the address that we gave the bank for this hotsite. */
export function avisoAutentico(hotUid: string, hmac: string): boolean {
  if (ligado === null) return false
  const [certo, recebido] = [Buffer.from(selo(hotUid)), Buffer.from(hmac)]
  return certo.length === recebido.length && timingSafeEqual(certo, recebido)
}

/** Tells the bank where to post notices of this key, once per process. */
export async function garantirAviso(hot: { uid: string; chave: string; origem: string }): Promise<void> {
  if (ligado === null || ligado.registrados.has(hot.chave)) return
  await ligado.banco.registrarAviso(hot.chave, `${hot.origem}/v1/pix/webhook?hmac=${selo(hot.uid)}`)
  ligado.registrados.add(hot.chave)
}
