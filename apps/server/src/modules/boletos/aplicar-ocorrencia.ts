// The ONE place where the bank's word changes a boleto: by the domain's table, with sale, payment and lots in the same
// transaction. API, notices and retorno files end here. Each answers what it did, for the file's report.
import { conferirLiquidacao } from '@martelo/domain/boletos/conferir-liquidacao.ts'
import type { EfeitoDaOcorrencia } from '@martelo/domain/boletos/cnab/arquivo-de-cobranca.ts'
import { type EventoDeBoleto, podeTransitarBoleto } from '@martelo/domain/boletos/states.ts'
import { diaEmBrasilia, formatarDia, inicioDoDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { podeTransitarPagamento } from '@martelo/domain/pagamentos/states.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { mudarPagamento, pagamentoPor } from '../pagamentos/door.ts'
import {
  assentarVenda,
  calendarioBancario,
  escreverAoComprador,
  faltaAprovar,
  lerVenda,
  preverDevolucao,
  type QuemMexe,
  travarVenda,
  type VendaLida,
  type VendaMudada,
} from '../vendas/door.ts'
import { type LinhaDeBoleto, lerBoleto, mudarBoleto } from './boletos.sql.ts'
import { escreverBoleto } from './escrever-boleto.ts'
import { lotesComBoleto, lotesSemBoleto } from './lotes-do-boleto.ts'
import { pedirBaixaNoBanco } from './pedir-baixa.ts'

export interface OcorrenciaDoBanco {
  readonly efeito: EfeitoDaOcorrencia
  readonly fonte: 'api' | 'retorno'
  /** of the money: the bank's id, or file and line */
  readonly chave: string
  readonly pago: number
  readonly dia: string | null
  readonly creditoEm: string | null
  readonly tarifa: number
  readonly motivo: string | null
  readonly pix?: string | null
}

export interface Aplicada {
  readonly resultado: string
  readonly detalhe: string | null
  /** null: nothing of the sale changed */
  readonly mudada: VendaMudada | null
}

const ASSINATURA = 'Confirmação bancária (boleto)'
const nada = (resultado: string, detalhe: string | null = null): Aplicada => ({
  resultado,
  detalhe,
  mudada: null,
})

interface Caso {
  readonly m: QuemMexe
  readonly tx: Tx
  readonly v: VendaLida
  readonly b: LinhaDeBoleto
  readonly o: OcorrenciaDoBanco
}

/** Locks sale and boleto by itself. */
export async function aplicarOcorrencia(
  m: QuemMexe,
  tx: Tx,
  bolId: number,
  o: OcorrenciaDoBanco,
): Promise<Aplicada> {
  const hotId = m.hotsite.id
  const lido = await lerBoleto(tx, hotId, { id: bolId })
  const v = lido && (await travarVenda(tx, hotId, lido.vndId))
  const b = lido && (await lerBoleto(tx, hotId, { id: bolId }, { travar: true }))
  if (v === undefined || b === undefined) return nada('ignorado', 'O boleto não existe mais.')
  const fazer = FAZER[o.efeito]
  return fazer === undefined ? nada('informativo', o.motivo) : fazer({ m, tx, v, b, o })
}

/** Moves the boleto; false when it is already there. */
async function mover(
  { m, tx, b, o }: Caso,
  evento: EventoDeBoleto,
  mudar: object = {},
): Promise<string | null> {
  const r = podeTransitarBoleto(
    { de: b.situacao, evento, atores: ['sistema'] },
    { motivo: o.motivo ?? 'banco' },
  )
  if (!r.pode) return null
  const fim = r.para === 'pago' || r.para === 'baixado' || r.para === 'recusado'
  await mudarBoleto(tx, m.hotsite.id, b.id, {
    situacao: r.para,
    erro: null,
    ...(fim ? { encerradoAt: new Date(m.agora) } : {}),
    ...mudar,
  })
  await auditar(m, tx, {
    entidade: 'boleto',
    uid: b.uid,
    acao: evento,
    antes: { situacao: b.situacao },
    depois: { situacao: r.para, fonte: o.fonte },
    motivo: o.motivo,
  })
  return r.para
}

async function registrado(c: Caso): Promise<Aplicada> {
  const { m, tx, v, b, o } = c
  if (b.registradoAt !== null) return nada('repetida', 'O boleto já estava registrado.')
  const para = await mover(c, 'registrar', {
    registradoAt: new Date(m.agora),
    ...(o.pix ? { pixCopiaCola: o.pix } : {}),
  })
  if (para === null) return nada('repetida', 'O boleto não esperava registro.')
  if (para === 'cancelando') {
    await pedirBaixaNoBanco(tx, { ...b, situacao: 'registrado' })
    return nada('registrado', 'A baixa já tinha sido pedida.')
  }
  const lotes = await lotesComBoleto(m, tx, v)
  await escreverBoleto(m, tx, v, { ...b, pixCopiaCola: o.pix ?? b.pixCopiaCola })
  const mudada = await assentarVenda(m, tx, v.venda.id, null)
  return { resultado: 'registrado', detalhe: null, mudada: { ...mudada, lotes: [...lotes, ...mudada.lotes] } }
}

/** The line that need not be paid any more goes aside; lots go back when no other boleto is open. */
async function encerrar(c: Caso, motivo: string): Promise<VendaMudada> {
  const { m, tx, b, v } = c
  const p = v.pagamentos.find((x) => x.id === b.pagId)
  if (p?.situacao === 'aguardandoEnvio')
    await mudarPagamento(tx, m.hotsite.id, b.pagId, { ativo: false, motivo })
  const depois = (await lerVenda(tx, m.hotsite.id, v.venda.id)) ?? v
  const lotes = await lotesSemBoleto(m, tx, depois)
  const mudada = await assentarVenda(m, tx, v.venda.id, null)
  return { ...mudada, lotes: [...lotes, ...mudada.lotes] }
}

async function recusado(c: Caso): Promise<Aplicada> {
  const motivo = c.o.motivo ?? 'O banco recusou o boleto.'
  const para = await mover(c, 'recusar', { erro: motivo })
  if (para === null) return nada('repetida', 'O boleto já não esperava registro.')
  return { resultado: 'recusado', detalhe: motivo, mudada: await encerrar(c, motivo) }
}

async function baixado(c: Caso): Promise<Aplicada> {
  const motivo = c.b.motivo ?? c.o.motivo ?? 'O banco baixou o boleto.'
  const para = await mover(c, 'baixar', { motivo })
  if (para === null) return nada('repetida', 'O boleto já estava encerrado.')
  return { resultado: 'baixado', detalhe: motivo, mudada: await encerrar(c, motivo) }
}

async function baixaRecusada(c: Caso): Promise<Aplicada> {
  const motivo = c.o.motivo ?? 'O banco recusou a baixa.'
  const para = await mover(c, 'recusarBaixa', { erro: motivo })
  return nada(para === null ? 'repetida' : 'baixaRecusada', motivo)
}

/** The same money told twice: by the file and by the notice, or by two files. */
async function jaContada({ tx, b, o, m }: Caso, dia: string): Promise<boolean> {
  const iguais = await tx
    .selectFrom('boletoLiquidacao')
    .select(['chave', 'fonte', 'pago', 'dia'])
    .where('hotId', '=', m.hotsite.id)
    .where('bolId', '=', b.id)
    .execute()
  const arquivo = (chave: string): string => chave.split(':').slice(0, 2).join(':')
  return iguais.some(
    (x) =>
      x.chave === o.chave ||
      (x.pago === o.pago &&
        x.dia === dia &&
        (x.fonte !== o.fonte || (o.fonte === 'retorno' && arquivo(x.chave) !== arquivo(o.chave)))),
  )
}

async function liquidado(c: Caso): Promise<Aplicada> {
  const { m, tx, v, b, o } = c
  const hotId = m.hotsite.id
  const dia = o.dia ?? diaEmBrasilia(m.agora)
  if (o.pago <= 0) return nada('ignorado', 'O banco não disse quanto foi pago.')
  if (await jaContada(c, dia)) return nada('repetida', 'Este pagamento já tinha sido contado.')
  const aberta = v.venda.situacao === 'Aguardando Pagamento' || v.venda.situacao === 'Aguardando Validação'
  const r = conferirLiquidacao(
    { pago: o.pago, dia },
    {
      ...b,
      faltaNaVenda: faltaAprovar(v),
      vendaAberta: aberta,
      porQueNao:
        v.venda.situacao === 'Fechada'
          ? 'A compra já estava paga.'
          : `A compra está como ${v.venda.situacao}.`,
    },
    calendarioBancario(m.agora),
  )
  const devolver = r.tipo === 'divergente' ? o.pago : r.devolver
  await tx
    .insertInto('boletoLiquidacao')
    .values({
      hotId,
      bolId: b.id,
      chave: o.chave,
      fonte: o.fonte,
      pago: o.pago,
      dia,
      creditoEm: o.creditoEm,
      tarifa: o.tarifa,
      resultado: r.tipo,
      encargos: r.tipo === 'aprovado' ? r.encargos : 0,
      devolver,
      motivo: r.motivo,
    })
    .execute()
  await mover(c, 'pagar')
  if (r.tipo !== 'devolver') await mudarPeloBanco(c, dia, r.tipo, r.motivo)
  if (devolver > 0)
    await preverDevolucao(m, tx, v, {
      origem: 'boleto',
      pagId: b.pagId,
      endToEndId: null,
      valor: devolver,
      motivo: r.motivo ?? 'O valor não é devido.',
    })
  const antes = (await lerVenda(tx, hotId, v.venda.id)) ?? v
  const lotes = r.tipo === 'aprovado' ? [] : await lotesSemBoleto(m, tx, antes)
  const mudada = await assentarVenda(m, tx, v.venda.id, ASSINATURA)
  if (r.tipo === 'divergente') {
    const nova = await lerVenda(tx, hotId, v.venda.id)
    if (nova !== undefined) await escreverAoComprador(m.servicos, tx, nova, 'divergente')
  }
  return {
    resultado: r.tipo,
    detalhe: r.motivo ?? `Recebidos ${formatarReais(o.pago)} em ${formatarDia(dia)}.`,
    mudada: { ...mudada, lotes: [...lotes, ...mudada.lotes] },
  }
}

/** The payment's line: what is due of it is paid, or the whole is divergent with what came. */
async function mudarPeloBanco(
  { m, tx, b, o }: Caso,
  dia: string,
  tipo: 'aprovado' | 'divergente',
  motivo: string | null,
): Promise<void> {
  const p = await pagamentoPor(tx, m.hotsite.id, { uid: await uidDoPagamento(m, tx, b.pagId) })
  if (p === undefined) return
  const evento = tipo === 'aprovado' ? 'confirmarPeloBanco' : 'divergirPeloBanco'
  const t = podeTransitarPagamento(
    { de: p.situacao, evento, atores: ['sistema'] },
    { temArquivo: true, motivo: motivo ?? undefined },
  )
  const situacao = t.pode ? t.para : p.situacao
  await mudarPagamento(tx, m.hotsite.id, p.id, {
    situacao,
    ativo: true,
    motivo,
    valor: tipo === 'aprovado' ? b.valor : o.pago,
    dataPagamento: new Date(inicioDoDia(dia)),
    pagadorNome: b.pagador.nome,
    pagadorDocumento: b.pagador.documento,
    ...(situacao === 'aprovado' ? { respondidoAt: new Date(m.agora) } : {}),
  })
  await auditar(m, tx, {
    entidade: 'pagamento',
    uid: p.uid,
    acao: evento,
    antes: { situacao: p.situacao },
    depois: { situacao, valor: o.pago, boleto: b.nossoNumeroImpresso },
    motivo,
  })
}

async function uidDoPagamento(m: QuemMexe, tx: Tx, pagId: number): Promise<string> {
  const p = await tx
    .selectFrom('pagamento')
    .select('uid')
    .where('hotId', '=', m.hotsite.id)
    .where('id', '=', pagId)
    .executeTakeFirstOrThrow()
  return p.uid
}

/** The bank took the money back (a cheque without funds): the line is open again. */
async function estornado({ m, tx, v, b, o }: Caso): Promise<Aplicada> {
  const motivo = o.motivo ?? 'O banco estornou o pagamento do boleto.'
  const p = v.pagamentos.find((x) => x.id === b.pagId)
  if (p?.situacao !== 'aprovado') return nada('repetida', 'O pagamento não estava aprovado.')
  const t = podeTransitarPagamento(
    { de: p.situacao, evento: 'estornar', atores: ['sistema'] },
    { temArquivo: true, motivo },
  )
  if (!t.pode) return nada('ignorado', t.motivo)
  await mudarPagamento(tx, m.hotsite.id, p.id, { situacao: t.para, motivo })
  // The bank has its money again: the ledger counts it no more.
  await tx
    .updateTable('boletoLiquidacao')
    .set({ resultado: 'estornado' })
    .where('hotId', '=', m.hotsite.id)
    .where('bolId', '=', b.id)
    .where('resultado', '=', 'aprovado')
    .execute()
  await auditar(m, tx, { entidade: 'pagamento', uid: p.uid, acao: 'estornar', motivo })
  return { resultado: 'estornado', detalhe: motivo, mudada: await assentarVenda(m, tx, v.venda.id, null) }
}

const FAZER: Partial<Record<EfeitoDaOcorrencia, (c: Caso) => Promise<Aplicada>>> = {
  registrado,
  recusado,
  liquidado,
  baixado,
  baixaRecusada,
  estornado,
}
