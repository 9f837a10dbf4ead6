// What a Pix that the bank confirms does to its charge. The judgement is the domain's (`conferirPix`); this writes it:
// payment, bank's record, sale, mail, in one transaction.
//
// How one could get it wrong: to look the charge up before the sale is locked and trust what was read.

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
  lerVenda,
  type QuemMexe,
  somasDe,
  travarVenda,
  type VendaLida,
  type VendaMudada,
} from '../vendas/door.ts'
import type { PixDoBanco } from './banco-pix.integration.ts'
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
    return null
  }
  const conferencia = conferirPix(pix, {
    txid: p.pixTxid ?? '',
    valor: p.valor,
    situacao: p.situacao,
    compradorDocumento: v.venda.documento,
    conhecidos: await pixConhecidos(tx, hotId, { pagId: p.id }),
  })
  const decidida = aoRetornar(v, p, pix, conferencia)
  if (decidida.tipo === 'ignorado') return null
  await ESCREVER[decidida.tipo](m, tx, { v, p, pix, c: decidida })
  const devolvido = decidida.tipo === 'devolvido' ? decidida.valor : 0
  await concluirPix(tx, hotId, pix.endToEndId, {
    resultado: decidida.tipo,
    motivo: motivoDe(decidida),
    pagId: p.id,
    devolvido,
  })
  const mudada = await assentarVenda(m, tx, v.venda.id, ASSINATURA_DO_BANCO)
  if (decidida.tipo === 'divergente') {
    const nova = await lerVenda(tx, hotId, v.venda.id)
    if (nova !== undefined) await escreverAoComprador(m.servicos, tx, nova, 'divergente')
  }
  return mudada
}

/**
 * A charge that the buyer had replaced, or whose sale ended, may still be paid: its old code works at the bank. While the
 * sale still needs that money it is taken as paid; otherwise it goes back.
 */
function aoRetornar(
  v: VendaLida,
  p: PagamentoTravado,
  pix: PixDoBanco,
  c: ConferenciaDoPix,
): ConferenciaDoPix {
  if (c.tipo === 'ignorado' || c.tipo === 'devolvido' || c.tipo === 'devolver' || c.tipo === 'semCobranca')
    return c
  const aberta = v.venda.situacao === 'Aguardando Pagamento' || v.venda.situacao === 'Aguardando Validação'
  if (!aberta) return { tipo: 'devolver', motivo: `A compra está como ${v.venda.situacao}.` }
  if (!p.ativo && somasDe(v).restante < pix.valor)
    return { tipo: 'devolver', motivo: 'A cobrança tinha sido substituída e o valor já não falta.' }
  return c
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
      // Of a charge paid twice, only the Pix that counts takes the payment back with it.
      return endToEndId === caso.pix.endToEndId ? mover(m, tx, caso, 'estornar', ['sistema']) : undefined
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
