// What a Pix that the bank confirms does to its charge. The judgement is the domain's (`conferirPix`); this writes it:
// payment, bank's record, sale, mail, in one transaction.
//
// The charge is read again once the sale is locked: what was read before is stale.

import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { type ConferenciaDoPix, conferirPix } from '@martelo/domain/pagamentos/conferir-pix.ts'
import { type EventoDePagamento, podeTransitarPagamento } from '@martelo/domain/pagamentos/states.ts'
import type { Updateable } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Pagamento } from '../../core/database/schema.gen.ts'
import {
  assentarVenda,
  escreverAoComprador,
  faltaAprovar,
  inserirDevolucao,
  lerVenda,
  preverDevolucao,
  type QuemMexe,
  travarVenda,
  type VendaLida,
  type VendaMudada,
} from '../vendas/door.ts'
import type { PixDoBanco } from './banco-pix.integration.ts'
import { acertarDevolucoes } from './mover-devolucao.ts'
import {
  concluirPix,
  guardarPix,
  mudarPagamento,
  type PagamentoTravado,
  pagamentoPor,
  pixConhecidos,
} from './pagamentos.sql.ts'

const ASSINATURA_DO_BANCO = 'Confirmação bancária (Pix)'

/** Null when no sale changed. */
export async function receberPix(m: QuemMexe, tx: Tx, pix: PixDoBanco): Promise<VendaMudada | null> {
  const hotId = m.hotsite.id
  await guardarPix(tx, hotId, pix)
  const achado = pix.txid === null ? undefined : await pagamentoPor(tx, hotId, { txid: pix.txid })
  const v = achado && (await travarVenda(tx, hotId, achado.vndId))
  const p = achado && (await pagamentoPor(tx, hotId, { uid: achado.uid }))
  if (p === undefined || v === undefined) {
    await concluirPix(tx, hotId, pix.endToEndId, {
      resultado: 'semCobranca',
      motivo: null,
      pagId: null,
      devolvido: 0,
    })
    await inserirDevolucao(tx, {
      hotId,
      endToEndId: pix.endToEndId,
      origem: 'sem-cobranca',
      valor: pix.valor,
      motivo: 'O Pix não indica nenhuma cobrança nossa.',
    })
    await acertarDevolucoes(m, tx, pix)
    return null
  }
  await acertarDevolucoes(m, tx, pix)
  const conferencia = conferirPix(pix, {
    txid: p.pixTxid ?? '',
    valor: p.valor,
    situacao: p.situacao,
    compradorDocumento: v.venda.documento,
    conhecidos: await pixConhecidos(tx, hotId, { pagId: p.id }),
  })
  const decidida = aoRetornar(v, p, conferencia)
  if (decidida.tipo === 'ignorado') return null
  await ESCREVER[decidida.tipo](m, tx, { v, p, pix, c: decidida })
  const devolvido = decidida.tipo === 'devolvido' ? decidida.valor : 0
  await concluirPix(tx, hotId, pix.endToEndId, {
    // The part above what was due went back: the Pix still pays its charge.
    resultado: soOExcedente(v, pix, decidida) ? 'aprovado' : decidida.tipo,
    motivo: motivoDe(decidida),
    pagId: p.id,
    devolvido,
  })
  if (decidida.tipo === 'devolver' || decidida.tipo === 'divergente')
    await preverDevolucao(m, tx, v, {
      origem: 'pix',
      pagId: p.id,
      endToEndId: pix.endToEndId,
      valor: pix.valor,
      motivo: motivoDe(decidida) ?? 'O valor não é devido.',
    })
  const mudada = await assentarVenda(m, tx, v.venda.id, ASSINATURA_DO_BANCO)
  if (decidida.tipo === 'divergente') {
    const nova = await lerVenda(tx, hotId, v.venda.id)
    if (nova !== undefined) await escreverAoComprador(m.servicos, tx, nova, 'divergente')
  }
  return mudada
}

/**
 * A charge that was replaced, or whose sale was paid otherwise or ended, may still be paid: the bank was slower than
 * the payer. While something is missing it is taken (what it brings too much waits for its refund); otherwise it goes
 * back. Money that the bank confirms comes before money that a person says was paid.
 */
function aoRetornar(v: VendaLida, p: PagamentoTravado, c: ConferenciaDoPix): ConferenciaDoPix {
  if (c.tipo === 'ignorado' || c.tipo === 'devolvido' || c.tipo === 'devolver' || c.tipo === 'semCobranca')
    return c
  const aberta = v.venda.situacao === 'Aguardando Pagamento' || v.venda.situacao === 'Aguardando Validação'
  if (!aberta)
    return {
      tipo: 'devolver',
      motivo:
        v.venda.situacao === 'Fechada'
          ? 'A compra já estava paga.'
          : `A compra está como ${v.venda.situacao}.`,
    }
  if (faltaAprovar(v) <= 0)
    return {
      tipo: 'devolver',
      motivo: p.ativo
        ? 'A compra já estava paga.'
        : 'O código tinha sido substituído e a compra já estava paga.',
    }
  return c
}

/** Whether what went back of this Pix is no more than was taken too much with it. */
function soOExcedente(v: VendaLida, pix: PixDoBanco, c: ConferenciaDoPix): boolean {
  if (c.tipo !== 'devolvido') return false
  const excedente = v.devolucoes
    .filter((d) => d.endToEndId === pix.endToEndId && d.origem === 'excedente' && d.situacao !== 'dispensada')
    .reduce((t, d) => t + d.valor, 0)
  return c.valor <= excedente
}

function motivoDe(c: ConferenciaDoPix): string | null {
  if (c.tipo === 'divergente') return c.motivos.join(' ')
  return 'motivo' in c ? c.motivo : null
}

interface Caso {
  readonly v: VendaLida
  readonly p: PagamentoTravado
  readonly pix: PixDoBanco
  readonly c: ConferenciaDoPix
}
type Escrita = (m: QuemMexe, tx: Tx, caso: Caso) => Promise<void>

const ESCREVER: Readonly<Record<Exclude<ConferenciaDoPix['tipo'], 'ignorado'>, Escrita>> = {
  aprovado: (m, tx, caso) => mover(m, tx, caso, 'confirmarPeloBanco', ['sistema']),
  divergente: (m, tx, caso) => mover(m, tx, caso, 'divergirPeloBanco', ['sistema']),
  // The bank's own record stands for the proof; a person looks at it.
  validar: (m, tx, caso) => mover(m, tx, caso, 'enviarComprovante', ['Cliente']),
  async devolvido(m, tx, caso) {
    const { situacao, endToEndId } = caso.p
    if (situacao === 'aprovado') {
      // Of a charge paid twice, only the Pix that counts takes the payment back with it; and not for what was too much.
      return endToEndId === caso.pix.endToEndId && !soOExcedente(caso.v, caso.pix, caso.c)
        ? mover(m, tx, caso, 'estornar', ['sistema'])
        : undefined
    }
    // Money of a divergent line went back: the line is over and the buyer may pay anew.
    await mudarPagamento(tx, m.hotsite.id, caso.p.id, { ativo: false, motivo: motivoDe(caso.c) })
  },
  devolver: () => Promise.resolve(),
  semCobranca: () => Promise.resolve(),
}

async function mover(
  m: QuemMexe,
  tx: Tx,
  { p, pix, c }: Caso,
  evento: EventoDePagamento,
  quem: readonly Ator[],
): Promise<void> {
  const motivo = motivoDe(c)
  const r = podeTransitarPagamento(
    { de: p.situacao, evento, atores: quem },
    { temArquivo: true, motivo: motivo ?? undefined },
  )
  // A divergent line that the bank reports divergent again stays what it is.
  const situacao = r.pode ? r.para : p.situacao
  const mudar: Updateable<Pagamento> = {
    situacao,
    ativo: true,
    motivo,
    dataPagamento: pix.horario,
    pagadorNome: pix.pagadorNome,
    pagadorDocumento: pix.pagadorDocumento,
    ...(situacao === 'aprovado' ? { endToEndId: pix.endToEndId, respondidoAt: new Date(m.agora) } : {}),
  }
  await mudarPagamento(tx, m.hotsite.id, p.id, mudar)
  await auditar(m, tx, {
    entidade: 'pagamento',
    uid: p.uid,
    acao: evento,
    antes: { situacao: p.situacao },
    depois: { situacao, endToEndId: pix.endToEndId, valor: pix.valor },
    motivo,
  })
}
