// The house's bank by the Pix API (Bacen, version 2). What the bank says is checked before it is believed; what it does
// not say within eight seconds counts as "the bank is out".
//
// Refuses: answers of another shape, a code whose check digits are wrong.
// A notice only names a Pix: nothing follows from it until this file has asked the bank.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DevolucaoPix } from '@martelo/domain/pagamentos/conferir-pix.ts'
import { escreverValorPix, lerPix, lerValorPix } from '@martelo/domain/pagamentos/pix.ts'
import { z } from 'zod'
import { CofreFechado } from '../../core/externo/cofre.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import type { Ligacao } from '../../core/externo/ligacao.ts'
import { definirParceiro } from '../../core/externo/parceiro.ts'
import type { Servicos } from '../../core/servicos.ts'

const TEMPO_MS = 8000

/** The bank did not answer, or not as the API says: retry later. */
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

export interface PedidoDeEnvioDePix {
  /** letters and digits, at most 35: the same again is the same payment */
  readonly idEnvio: string
  /** centavos */
  readonly valor: number
  readonly chave: string
  readonly favorecido: { readonly nome: string; readonly documento: string }
  readonly mensagem: string
}
export interface PixEnviado {
  readonly status: 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO'
  readonly endToEndId: string | null
  readonly motivo: string | null
}

export interface BancoPix {
  /** Pays from the house's account. */
  enviar(p: PedidoDeEnvioDePix): Promise<PixEnviado>
  /** What became of it; null: the bank never heard of it. */
  lerEnvio(idEnvio: string): Promise<PixEnviado | null>
  /** Makes the charge, or finds the one of that txid again. Answers the code to copy. */
  cobrar(p: PedidoDeCobranca): Promise<{ copiaECola: string }>
  /** null: the bank knows no such Pix */
  ler(endToEndId: string): Promise<PixDoBanco | null>
  /** everything received or refunded in the period, page by page */
  listar(inicio: Date, fim: Date): AsyncGenerator<PixDoBanco>
  devolver(endToEndId: string, id: string, valor: number): Promise<void>
  /** Takes an unpaid charge back. `paga`: the payer was faster. */
  cancelar(txid: string): Promise<'cancelada' | 'paga' | 'desconhecida'>
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
const Enviado = z.object({
  status: z.enum(['EM_PROCESSAMENTO', 'REALIZADO', 'NAO_REALIZADO']),
  endToEndId: z.string().nullish(),
  motivo: z.string().nullish(),
})
function interpretarEnvio(bruto: unknown): PixEnviado {
  const lido = Enviado.safeParse(bruto)
  if (!lido.success) throw new BancoFora('the bank answered a payment of another shape')
  const { status, endToEndId = null, motivo = null } = lido.data
  return { status, endToEndId, motivo }
}
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

type Credencial = Readonly<Record<'url' | 'clientId' | 'clientSecret', string>>

const Entrada = z.object({ access_token: z.string(), expires_in: z.number() })

/** Whatever went wrong outside is "the bank is out" here. */
async function noBanco<T>(fn: () => Promise<T>): Promise<T> {
  try {
    return await fn()
  } catch (e) {
    if (e instanceof FalhaExterna) throw new BancoFora(`the bank: ${e.message}`, { cause: e })
    throw e
  }
}

export function abrirBancoPix(l: Ligacao<Credencial>): BancoPix {
  const { url, clientId, clientSecret } = l.credencial
  const base = url.replace(/\/$/, '')

  const entrar = (): Promise<string> =>
    l.lembrar('token', async () => {
      const r = await l.pedir(
        {
          operacao: 'entrar',
          metodo: 'POST',
          endereco: `${base}/oauth/token`,
          corpo: 'grant_type=client_credentials',
          cabecalhos: {
            authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
        },
        Entrada,
      )
      const { access_token: valor = '', expires_in: segundos = 0 } = r.valor ?? {}
      return { valor, ate: Date.now() + (segundos - 60) * 1000 }
    })

  /** null: 404. */
  const pedir = (
    operacao: string,
    metodo: 'GET' | 'PUT' | 'PATCH',
    caminho: string,
    corpo?: object,
  ): Promise<unknown> =>
    noBanco(async () => {
      try {
        const r = await l.pedir(
          {
            operacao,
            metodo,
            endereco: `${base}${caminho}`,
            cabecalhos: { authorization: `Bearer ${await entrar()}` },
            aceitos: [404],
            ...(corpo === undefined ? {} : { corpo }),
          },
          z.unknown(),
        )
        return r.status === 404 ? null : r.valor
      } catch (e) {
        // A token may end before its time.
        if (e instanceof FalhaExterna && e.desfecho === 'credencial') l.esquecer('token')
        throw e
      }
    })

  return {
    async cobrar(p) {
      const { documento, nome } = p.devedor
      const lida = Cobranca.safeParse(
        await pedir('cobrar', 'PUT', `/cob/${p.txid}`, {
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
      const bruto = await pedir('ler', 'GET', `/pix/${endToEndId}`)
      return bruto === null ? null : interpretar(bruto)
    },
    async *listar(inicio, fim) {
      for (let pagina = 0, paginas = 1; pagina < paginas; pagina++) {
        const busca = new URLSearchParams({
          inicio: inicio.toISOString(),
          fim: fim.toISOString(),
          'paginacao.paginaAtual': String(pagina),
        })
        const lida = Pagina.safeParse(await pedir('listar', 'GET', `/pix?${busca.toString()}`))
        if (!lida.success) throw new BancoFora('the bank answered a list of another shape')
        paginas = lida.data.parametros.paginacao.quantidadeDePaginas
        for (const p of lida.data.pix) yield interpretar(p)
      }
    },
    async devolver(endToEndId, id, valor) {
      const r = await pedir('devolver', 'PUT', `/pix/${endToEndId}/devolucao/${id}`, {
        valor: escreverValorPix(valor),
      })
      if (r === null) throw new BancoFora('the bank knows no such Pix')
    },
    async cancelar(txid) {
      const lida = await pedir('ler-cobranca', 'GET', `/cob/${txid}`)
      if (lida === null) return 'desconhecida'
      const { status } = z.object({ status: z.string() }).parse(lida)
      if (status === 'CONCLUIDA') return 'paga'
      if (status !== 'ATIVA') return 'cancelada'
      try {
        await pedir('cancelar', 'PATCH', `/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
      } catch (e) {
        // It may have been paid between the two questions.
        const depois = z
          .object({ status: z.string() })
          .safeParse(await pedir('ler-cobranca', 'GET', `/cob/${txid}`))
        if (depois.success && depois.data.status === 'CONCLUIDA') return 'paga'
        throw e
      }
      return 'cancelada'
    },
    async enviar(p) {
      const { nome, documento } = p.favorecido
      return interpretarEnvio(
        await pedir('enviar-pix', 'PUT', `/pix/envio/${p.idEnvio}`, {
          valor: escreverValorPix(p.valor),
          favorecido: {
            chave: p.chave,
            nome,
            ...(documento.length === 14 ? { cnpj: documento } : { cpf: documento }),
          },
          infoPagador: p.mensagem.slice(0, 140),
        }),
      )
    },
    async lerEnvio(idEnvio) {
      const bruto = await pedir('ler-envio', 'GET', `/pix/enviados/id-envio/${idEnvio}`)
      return bruto === null ? null : interpretarEnvio(bruto)
    },
    async registrarAviso(chave, webhookUrl) {
      await pedir('registrar-aviso', 'PUT', `/webhook/${encodeURIComponent(chave)}`, { webhookUrl })
    },
  }
}

export const BANCO_PIX = definirParceiro({
  nome: 'banco-pix',
  titulo: 'Banco (Pix)',
  descricao: 'Cobra por Pix, confirma o que foi pago e devolve. Cada casa pode ter o seu banco.',
  campos: {
    url: { rotulo: 'Endereço da API Pix', tipo: 'endereco', obrigatorio: true },
    clientId: { rotulo: 'Client ID', tipo: 'texto', obrigatorio: true },
    clientSecret: { rotulo: 'Client secret', tipo: 'segredo', obrigatorio: true },
    certificado: {
      rotulo: 'Certificado (PEM)',
      tipo: 'certificado',
      obrigatorio: false,
      ajuda: 'Com que a casa se apresenta ao banco (mTLS), se o banco pedir.',
    },
    chavePrivada: { rotulo: 'Chave privada (PEM)', tipo: 'certificado', obrigatorio: false },
  },
  tempoMs: TEMPO_MS,
  certificado: (c) => (c.certificado && c.chavePrivada ? { cert: c.certificado, key: c.chavePrivada } : null),
  abrir: abrirBancoPix,
  testar: async (banco) => {
    await banco.ler(PIX_DE_TESTE)
    return 'O banco aceitou o acesso.'
  },
})
/** A number of a Pix that cannot exist: the question is harmless and needs the login. */
const PIX_DE_TESTE = `E${'0'.repeat(31)}`

/** The bank of houses without one of their own. Answers how to end it. */
export function usarBancoDaPlataforma(
  { config, externo }: Pick<Servicos, 'config' | 'externo'>,
  url: string,
): () => void {
  const { clientId = '', clientSecret = '' } = config.pix
  return externo.usarPlataforma(BANCO_PIX, { url, clientId, clientSecret })
}

/**
 * The bank of a house: its own, or the platform's; null: neither. `hotId` null: the platform's own. `uid`: of what is
 * paid, for the log.
 */
export async function bancoDaCasa(
  s: Pick<Servicos, 'externo'>,
  hotId: number | null,
  uid?: string,
): Promise<BancoPix | null> {
  try {
    const objeto = uid === undefined ? undefined : { tipo: 'pagamento', uid }
    return await s.externo.porta(BANCO_PIX, { hotId, objeto })
  } catch (e) {
    if (e instanceof CofreFechado)
      throw new BancoFora('the credential of the bank cannot be opened', { cause: e })
    throw e
  }
}

/** Whether a house can charge by Pix at all. */
export async function temBanco(s: Pick<Servicos, 'externo'>, hotId: number): Promise<boolean> {
  try {
    return (await s.externo.acesso(BANCO_PIX, hotId)) !== null
  } catch (e) {
    if (e instanceof CofreFechado) return false
    throw e
  }
}

function selo(segredo: Uint8Array, hotUid: string): string {
  return createHmac('sha256', segredo).update(`webhook-pix\n${hotUid}`).digest('hex')
}

/** Whether a notice came to the address that we gave the bank for this hotsite. */
export function avisoAutentico(s: Pick<Servicos, 'chaveDoPix'>, hotUid: string, hmac: string): boolean {
  const [certo, recebido] = [Buffer.from(selo(s.chaveDoPix, hotUid)), Buffer.from(hmac)]
  return certo.length === recebido.length && timingSafeEqual(certo, recebido)
}

/** Tells the bank where to post notices of this key, once per process and credential. */
export async function garantirAviso(
  s: Pick<Servicos, 'externo' | 'chaveDoPix'>,
  hot: { id: number; uid: string; chave: string; origem: string },
): Promise<void> {
  const acesso = await s.externo.acesso(BANCO_PIX, hot.id)
  const banco = await bancoDaCasa(s, hot.id)
  const marca = `${BANCO_PIX.nome}|${hot.id}|${hot.chave}|${acesso?.marca}`
  if (banco === null || s.externo.ditos.has(marca)) return
  await banco.registrarAviso(hot.chave, `${hot.origem}/v1/pix/webhook?hmac=${selo(s.chaveDoPix, hot.uid)}`)
  s.externo.ditos.add(marca)
}
