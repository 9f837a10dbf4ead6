// From the engine's answer to the call's: instants as text, refusals as sentences in the words of the hotsite's kind.
// What a reader may see besides is decided here too.
import { permite, type Permissao } from '@martelo/contracts/core/permissions.ts'
import type {
  LanceAceito,
  LoteDepoisDoLance,
  RECUSAS_DE_LANCE,
} from '@martelo/contracts/lances/recusas-de-lance.schemas.ts'
import { textoDaRecusa } from '@martelo/domain/lances/recusas.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { com } from '@martelo/domain/hotsites/concordar.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { contaImpedida } from '../../core/database/cliente-impedido.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import { type LoteDepois, type PedidoDeCliente, type RespostaDoMotor } from '../../engines/lances/port.ts'
import { segurarOferta } from '../validacoes/door.ts'

export type CodigoDeLance = keyof typeof RECUSAS_DE_LANCE & string

export const tipoDoSite = (ctx: Pick<Ctx, 'hotsite'>): TipoHotsite =>
  ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao'

function loteDepois(l: LoteDepois): LoteDepoisDoLance {
  return { ...l, dataFim: l.dataFim === null ? null : new Date(l.dataFim).toISOString() }
}

/** An answer that was kept under the request's key is this request's only if it is about the same value. */
export const doMesmoPedido = (r: RespostaDoMotor, valor: number | null): RespostaParaMostrar =>
  r.tipo === 'aceito' && r.valor !== valor ? { tipo: 'nao-decidido', codigo: 'CHAVE_REUSADA' } : r

type RespostaParaMostrar =
  | RespostaDoMotor
  | { readonly tipo: 'nao-decidido'; readonly codigo: 'CHAVE_REUSADA' }

const NAO_DECIDIDO = {
  OCUPADO: () => 'Muita gente ao mesmo tempo. Tentaremos novamente em instantes.',
  MUITOS_LANCES: (tipo) =>
    `Você enviou ${palavras(tipo).lance.varios} demais em um segundo. Aguarde um instante.`,
  CHAVE_REUSADA: () => 'Este pedido já foi enviado com outro valor. Confira o valor atual e tente novamente.',
  LOTE_INEXISTENTE: (tipo) => `${com('este', palavras(tipo).lote)} não existe neste site.`,
} satisfies Record<string, (tipo: TipoHotsite) => string>

/** The engine's answer as a reply or a refusal. `dados` of a refusal: where the lot stands, and what the refusal knows. */
export function apresentarResposta(
  r: RespostaParaMostrar,
  tipo: TipoHotsite,
): LanceAceito | Recusada<CodigoDeLance> {
  if (r.tipo === 'nao-decidido') return recusar(r.codigo, NAO_DECIDIDO[r.codigo](tipo))
  if (r.tipo === 'recusado') {
    const { codigo, ...resto } = r.recusa
    return recusar(codigo, textoDaRecusa(r.recusa, tipo), { dados: { ...resto, lote: loteDepois(r.lote) } })
  }
  return {
    situacao: r.situacao,
    valor: r.valor,
    data: new Date(r.instante).toISOString(),
    recibo: r.recibo,
    lote: loteDepois(r.lote),
  }
}

type DoPedido = Pick<PedidoDeCliente, 'tipo' | 'lelUid' | 'valor' | 'chave'> &
  Partial<Pick<PedidoDeCliente, 'confirmarValorAlto' | 'contato'>>

/** Sends a signed-in client's request to the engine. */
export async function pedirPeloCliente(
  ctx: Ctx,
  p: DoPedido,
): Promise<LanceAceito | Recusada<CodigoDeLance>> {
  const { cliId, usuId } = exigirCliente(ctx)
  // The engine reads the facts of the client in whose name it is; who gives it must be free to bid himself.
  const por = ctx.sessao?.por?.usuId
  if (por !== undefined && (await ctx.ler((tx) => contaImpedida(tx, ctx.hotsite.id, por))))
    return recusar('cliente-bloqueado', textoDaRecusa({ codigo: 'cliente-bloqueado' }, tipoDoSite(ctx)))
  const resposta = await ctx.servicos.lances.pedir({
    confirmarValorAlto: false,
    ...p,
    hotId: ctx.hotsite.id,
    usuId,
    cliId,
    ...(por === undefined ? {} : { porUsuId: por }),
    ip: ctx.ip,
    reqId: ctx.reqId,
  })
  if (resposta.tipo === 'recusado' && resposta.recusa.codigo === 'oferta-aguarda-validacao')
    await segurarOferta(ctx, p.lelUid, p.valor)
  return apresentarResposta(doMesmoPedido(resposta, p.valor), tipoDoSite(ctx))
}

const DA_CASA: readonly Permissao[] = ['pregao:acompanhar', 'pregao:conduzir', 'lote:ver']

/** Staff that may know who bids. */
export const ehDaCasa = (ctx: Pick<Ctx, 'sessao'>): boolean =>
  ctx.sessao !== null && DA_CASA.some((p) => permite(p, ctx.sessao))

/** The hotsite shows lots only after a login. */
export const exigeLogin = (ctx: Pick<Ctx, 'hotsite' | 'sessao'>): boolean =>
  ctx.hotsite.necessarioLoginParaVisualizar && ctx.sessao === null
