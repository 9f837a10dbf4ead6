// The ONE place where the acquirer's word changes a card payment: by the domain's table, with sale, payment and lots in the same
// transaction. Idempotent: a state that was applied, or is older than what was applied, changes nothing.
import {
  conferirAutorizacao,
  conferirCaptura,
  motivoDaRecusa,
} from '@martelo/domain/cartoes/conferir-cartao.ts'
import {
  type EventoDeCartao,
  esperaOCartao,
  eventosAte,
  podeTransitarCartao,
} from '@martelo/domain/cartoes/states.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import {
  assentarVenda,
  escreverAoComprador,
  faltaAprovar,
  lerVenda,
  preverDevolucao,
  type QuemMexe,
  somasDe,
  travarVenda,
  type VendaLida,
  type VendaMudada,
} from '../vendas/door.ts'
import { cancelarNoAdquirente, capturarNoAdquirente } from './adquirente.integration.ts'
import { type LinhaDeCartao, lerCartao, lerRegraDoCartao, mudarCartao } from './cartoes.sql.ts'
import { abrirContestacao, encerrarContestacao } from './contestacao.ts'
import type { EstadoNoAdquirente } from './estado-no-adquirente.ts'
import { aplicarEstornos } from './estornos-do-cartao.ts'
import { abandonarLinha, aprovarLinha, esperarLinha } from './linha-do-cartao.ts'
import { lotesLiquidados, lotesPagosNoCartao, lotesSemOCartao } from './lotes-do-cartao.ts'

export const ASSINATURA = 'Confirmação do adquirente (cartão)'

export interface Caso {
  readonly m: QuemMexe
  readonly tx: Tx
  readonly v: VendaLida
  readonly c: LinhaDeCartao
  readonly e: EstadoNoAdquirente
}
type Lotes = VendaMudada['lotes']

const aberta = (v: VendaLida): boolean =>
  v.venda.situacao === 'Aguardando Pagamento' || v.venda.situacao === 'Aguardando Validação'

/** Null: nothing new. Locks sale and payment by itself. */
export async function aplicarEstado(
  m: QuemMexe,
  tx: Tx,
  carId: number,
  e: EstadoNoAdquirente,
): Promise<VendaMudada | null> {
  const hotId = m.hotsite.id
  const lido = await lerCartao(tx, hotId, { id: carId })
  if (lido === undefined || (await travarVenda(tx, hotId, lido.vndId)) === undefined) return null
  const c = await lerCartao(tx, hotId, { id: carId }, { travar: true })
  if (c === undefined || e.versao <= c.versaoAdquirente) return null
  await mudarCartao(tx, hotId, carId, dadosDe(m, c, e))
  const lotes: Lotes[number][] = []
  for (const evento of eventosAte(c.situacao, e.situacao)) {
    const caso = await reler(m, tx, carId, e)
    await mover(caso, evento)
    lotes.push(...(await FAZER[evento](await reler(m, tx, carId, e))))
  }
  await aplicarEstornos(await reler(m, tx, carId, e))
  const mudada = await assentarVenda(m, tx, c.vndId, ASSINATURA)
  const v = await exigir(m, tx, c.vndId)
  const soltos =
    DEVOLVE.has(e.situacao) && aberta(v) ? await lotesSemOCartao(m, tx, v, () => exigir(m, tx, c.vndId)) : []
  return { ...mudada, lotes: [...lotes, ...mudada.lotes, ...soltos] }
}

const DEVOLVE: ReadonlySet<string> = new Set(['ESTORNADA', 'CONTESTADA', 'PERDIDA'])

const exigir = async (m: QuemMexe, tx: Tx, vndId: number): Promise<VendaLida> => {
  const v = await lerVenda(tx, m.hotsite.id, vndId)
  if (v === undefined) throw new Error(`sale ${vndId} is gone from hotsite ${m.hotsite.id}`)
  return v
}

async function reler(m: QuemMexe, tx: Tx, carId: number, e: EstadoNoAdquirente): Promise<Caso> {
  const c = await lerCartao(tx, m.hotsite.id, { id: carId })
  if (c === undefined) throw new Error(`card payment ${carId} is gone from hotsite ${m.hotsite.id}`)
  return { m, tx, c, e, v: await exigir(m, tx, c.vndId) }
}

/** What the acquirer says of card and money, whatever the state. */
function dadosDe(m: QuemMexe, c: LinhaDeCartao, e: EstadoNoAdquirente) {
  return {
    versaoAdquirente: e.versao,
    conferidaAt: new Date(m.agora),
    ...(e.situacao === 'CRIADA' || e.situacao === 'AUTENTICANDO' ? {} : { formulario: null }),
    ...(e.cartao === null
      ? {}
      : { bandeira: e.cartao.bandeira, numero: e.cartao.final, nome: e.cartao.nome.slice(0, 80) }),
    autorizacao: e.autorizacao ?? c.autorizacao,
    nsu: e.nsu ?? c.nsu,
    tarifa: e.tarifa,
    valorEstornado: e.estornado,
    erro: null,
  }
}

const INSTANTE: Partial<
  Record<EventoDeCartao, 'autorizadaAt' | 'capturadaAt' | 'liquidadaAt' | 'encerradaAt'>
> = {
  autorizar: 'autorizadaAt',
  capturar: 'capturadaAt',
  liquidar: 'liquidadaAt',
  recusar: 'encerradaAt',
  cancelar: 'encerradaAt',
  estornar: 'encerradaAt',
  perderContestacao: 'encerradaAt',
}

async function mover({ m, tx, c, e }: Caso, evento: EventoDeCartao): Promise<void> {
  const r = podeTransitarCartao({ de: c.situacao, evento, atores: ['sistema'] })
  if (!r.pode) throw new Error(`card payment ${c.uid}: ${c.situacao} knows no ${evento}`)
  const instante = INSTANTE[evento]
  const motivo = evento === 'recusar' ? motivoDaRecusa(e.codigoDaRecusa) : c.motivo
  await mudarCartao(tx, m.hotsite.id, c.id, {
    situacao: r.para,
    motivo,
    pedido: null,
    ...(instante === undefined ? {} : { [instante]: new Date(m.agora) }),
  })
  await auditar(m, tx, {
    entidade: 'cartao',
    uid: c.uid,
    acao: evento,
    antes: { situacao: c.situacao },
    depois: { situacao: r.para },
    motivo: evento === 'recusar' || evento === 'cancelar' ? motivo : undefined,
  })
}

const nada = (): Promise<Lotes> => Promise.resolve([])

async function autorizada(caso: Caso): Promise<Lotes> {
  const { m, tx, v, c } = caso
  const r = conferirAutorizacao(c.valor, {
    aberta: aberta(v),
    situacao: v.venda.situacao,
    falta: somasDe(v).restante,
    substituido: !c.pagAtivo,
  })
  const objeto = { tipo: 'cartao', uid: c.uid }
  if (!r.aceita) {
    await abandonarLinha(caso, r.motivo)
    await mudarCartao(tx, m.hotsite.id, c.id, { pedido: 'cancelamento', motivo: r.motivo })
    await cancelarNoAdquirente.agendar(tx, { hotId: m.hotsite.id, dados: { id: c.id }, objeto, chave: c.uid })
    return []
  }
  await esperarLinha(caso)
  const { capturaAutomatica } = await lerRegraDoCartao(tx, m.hotsite.id)
  if (!capturaAutomatica) return []
  await mudarCartao(tx, m.hotsite.id, c.id, { pedido: 'captura' })
  await capturarNoAdquirente.agendar(tx, { hotId: m.hotsite.id, dados: { id: c.id }, objeto, chave: c.uid })
  return []
}

/** Money is here, the first time or after a chargeback that was won. */
async function capturada(caso: Caso): Promise<Lotes> {
  const { m, tx, v, c } = caso
  const propria = v.pagamentos.find((p) => p.id === c.pagId)
  if (propria?.situacao === 'aprovado') return []
  const r = conferirCaptura({ aberta: aberta(v), situacao: v.venda.situacao, falta: faltaAprovar(v) })
  if (r.conta) {
    await aprovarLinha(caso)
    return lotesPagosNoCartao(m, tx, await exigir(m, tx, c.vndId))
  }
  await abandonarLinha(caso, r.motivo)
  await preverDevolucao(m, tx, v, {
    origem: 'cartao',
    pagId: c.pagId,
    endToEndId: null,
    valor: c.valorComJuros - c.valorEstornado,
    motivo: r.motivo,
  })
  return []
}

async function liquidada({ m, tx, v, c }: Caso): Promise<Lotes> {
  const outros = await tx
    .selectFrom('cartaoTransacao')
    .select('id')
    .where('hotId', '=', m.hotsite.id)
    .where('vndId', '=', c.vndId)
    .where('situacao', '=', 'capturada')
    .executeTakeFirst()
  return outros === undefined ? lotesLiquidados(m, tx, v) : []
}

async function encerrada(caso: Caso): Promise<Lotes> {
  await abandonarLinha(caso, caso.c.motivo ?? 'O pagamento no cartão foi cancelado.')
  return []
}

async function estornada(caso: Caso): Promise<Lotes> {
  const { m, tx, v, c } = caso
  const contava = v.pagamentos.some((p) => p.id === c.pagId)
  const motivo = c.motivo ?? 'O pagamento no cartão foi estornado.'
  await abandonarLinha(caso, motivo)
  await encerrarContestacao(m, tx, c.id, 'perdida')
  if (contava)
    await escreverAoComprador(
      m.servicos,
      tx,
      v,
      'devolvida',
      `Estornamos ${formatarReais(c.valorComJuros)} no seu cartão${c.numero ? ` final ${c.numero}` : ''}. ${motivo} O estorno aparece na próxima fatura.`,
    )
  return []
}

async function contestada(caso: Caso): Promise<Lotes> {
  const { m, tx, v, c, e } = caso
  const contava = v.pagamentos.some((p) => p.id === c.pagId)
  await abrirContestacao(caso)
  await abandonarLinha(
    caso,
    `Contestado pelo titular do cartão: ${e.contestacao?.motivo ?? 'sem motivo informado'}`,
  )
  if (contava)
    await escreverAoComprador(
      m.servicos,
      tx,
      v,
      'divergente',
      `O pagamento de ${formatarReais(c.valor)} no cartão foi contestado e deixou de valer para esta compra. Se não foi você quem contestou, fale com o banco do cartão e com a nossa equipe.`,
    )
  return []
}

async function ganha(caso: Caso): Promise<Lotes> {
  await encerrarContestacao(caso.m, caso.tx, caso.c.id, 'ganha')
  return capturada(caso)
}

async function perdida({ m, tx, c }: Caso): Promise<Lotes> {
  await encerrarContestacao(m, tx, c.id, 'perdida')
  return []
}

const FAZER: Readonly<Record<EventoDeCartao, (c: Caso) => Promise<Lotes>>> = {
  autenticar: nada,
  autorizar: autorizada,
  capturar: capturada,
  liquidar: liquidada,
  recusar: encerrada,
  cancelar: encerrada,
  estornar: estornada,
  contestar: contestada,
  ganharContestacao: ganha,
  perderContestacao: perdida,
}

/** A page that no one opened at the acquirer: it knows nothing of it, and nothing will come. */
export async function esquecerCartao(m: QuemMexe, tx: Tx, carId: number): Promise<VendaMudada | null> {
  const hotId = m.hotsite.id
  const lido = await lerCartao(tx, hotId, { id: carId })
  if (lido === undefined || (await travarVenda(tx, hotId, lido.vndId)) === undefined) return null
  const c = await lerCartao(tx, hotId, { id: carId }, { travar: true })
  if (c === undefined || !esperaOCartao(c.situacao) || c.versaoAdquirente > 0) return null
  const e = { ...NUNCA_ABERTO, referencia: c.uid }
  const caso = await reler(m, tx, carId, e)
  await mover(caso, 'cancelar')
  await encerrada(caso)
  return assentarVenda(m, tx, c.vndId, ASSINATURA)
}

const NUNCA_ABERTO: EstadoNoAdquirente = {
  referencia: '',
  versao: 1,
  situacao: 'CANCELADA',
  valor: 0,
  codigoDaRecusa: null,
  cartao: null,
  autorizacao: null,
  nsu: null,
  tarifa: 0,
  estornado: 0,
  estornos: [],
  contestacao: null,
}
