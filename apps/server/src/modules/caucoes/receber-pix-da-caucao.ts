// What a Pix that the bank confirms does to a deposit. The judgement is the domain's (`conferirPix`), the move its
// table's; money that does not fit goes back by itself, because a deposit of the wrong sum or from the wrong person
// enables no bid.
//
// Only one Pix of a charge counts; a second one is sent back at once.
import { caucaoUsada } from '@martelo/domain/caucoes/devolucao.ts'
import { fimDaDevolucao } from '@martelo/domain/caucoes/states.ts'
import { type ConferenciaDoPix, conferirPix } from '@martelo/domain/pagamentos/conferir-pix.ts'
import type { Updateable } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'
import type { Caucao as LinhaDeCaucao } from '../../core/database/schema.gen.ts'
import {
  concluirPix,
  estornarCreditos,
  guardarPix,
  type PixDoBanco,
  pixConhecidos,
  type RecebedorDePix,
} from '../pagamentos/door.ts'
import { lancarCaucao } from '../razao/door.ts'
import { assentarVenda, concluir, type QuemMexe, type VendaMudada } from '../vendas/door.ts'
import { acharCaucao, type Caucao, fatosDaCaucao, travarCaucao } from './caucoes.sql.ts'
import {
  avisarCaucao,
  type CaucaoMovida,
  contextoDaCaucao,
  moverCaucao,
  numeroDaDevolucao,
} from './mover-caucao.ts'
import { pedirDevolucao } from './pedir-devolucao.job.ts'

async function hotsiteDaCobranca(db: Banco, txid: string): Promise<number | null> {
  const k = await db.selectFrom('caucao').select('hotId').where('pixTxid', '=', txid).executeTakeFirst()
  return k?.hotId ?? null
}

async function receber(m: QuemMexe, tx: Tx, pix: PixDoBanco): Promise<{ depois(): void } | null> {
  const hotId = m.hotsite.id
  if (pix.txid === null || (await acharCaucao(tx, hotId, { txid: pix.txid })) === null) return null
  const c = await travarCaucao(tx, hotId, { txid: pix.txid })
  if (c === null) return null
  await guardarPix(tx, hotId, pix)
  const conferencia = conferirPix(pix, {
    txid: c.pixTxid ?? '',
    valor: c.valor,
    situacao: c.endToEndId === null ? 'aguardandoEnvio' : 'aprovado',
    compradorDocumento: c.documento,
    conhecidos: await pixConhecidos(tx, hotId, { cauId: c.id }),
  })
  const caso: Caso = { m, tx, c, pix, vendas: [] }
  const movida =
    conferencia.tipo === 'ignorado' ? await devolucaoRecusada(caso) : await decidir(caso, conferencia)
  if (conferencia.tipo !== 'ignorado')
    await concluirPix(tx, hotId, pix.endToEndId, {
      resultado: conferencia.tipo,
      motivo: motivoDe(conferencia),
      cauId: c.id,
      devolvido: conferencia.tipo === 'devolvido' ? conferencia.valor : 0,
    })
  return {
    depois() {
      for (const v of caso.vendas) concluir(m.servicos, v)
      if (movida?.pode) avisarCaucao(m.servicos, movida.aviso)
      else if (movida !== null)
        m.servicos.log.warn({ caucao: c.uid, motivo: movida.motivo }, 'deposit not moved')
    },
  }
}

export const recebedorDeCaucoes: RecebedorDePix = { hotsiteDaCobranca, receber }

interface Caso {
  readonly m: QuemMexe
  readonly tx: Tx
  readonly c: Caucao
  readonly pix: PixDoBanco
  /** sales that change with it */
  readonly vendas: VendaMudada[]
}

const motivoDe = (c: ConferenciaDoPix): string | null =>
  c.tipo === 'divergente' ? c.motivos.join(' ') : 'motivo' in c ? c.motivo : null

const doPix = (pix: PixDoBanco): Updateable<LinhaDeCaucao> => ({
  endToEndId: pix.endToEndId,
  valorRecebido: pix.valor,
  pagadorNome: pix.pagadorNome,
  pagadorDocumento: pix.pagadorDocumento,
})

async function decidir(caso: Caso, conferencia: ConferenciaDoPix): Promise<CaucaoMovida | null> {
  const { m, tx, c, pix } = caso
  switch (conferencia.tipo) {
    case 'devolvido':
      return c.endToEndId === pix.endToEndId ? devolvida(caso, conferencia.valor) : null
    case 'devolver':
      await pedirDevolucao.agendar(tx, {
        hotId: c.hotId,
        endToEndId: pix.endToEndId,
        id: `D${pix.endToEndId.slice(-30)}`,
        valor: pix.valor,
      })
      return null
    case 'divergente':
      return recusarPix(caso, conferencia.motivos.join(' '))
    case 'aprovado':
    case 'validar': {
      const contexto = contextoDaCaucao(await fatosDaCaucao(tx, c))
      const aprovado = conferencia.tipo === 'aprovado'
      const movida = await moverCaucao(m, tx, c, {
        evento: aprovado ? 'confirmar' : 'conferir',
        quem: ['sistema'],
        contexto,
        mudar: { ...doPix(pix), ...(aprovado ? { pagaAt: pix.horario } : {}) },
      })
      if (movida.pode) return movida
      return recusarPix(
        caso,
        aprovado ? movida.motivo : 'O banco não informou quem pagou, e a cobrança já não vale.',
      )
    }
    default:
      return null
  }
}

/** The money goes back to its sender. */
async function recusarPix({ m, tx, c, pix }: Caso, motivo: string): Promise<CaucaoMovida> {
  return moverCaucao(m, tx, c, {
    evento: 'recusarPix',
    quem: ['sistema'],
    contexto: contextoDaCaucao(await fatosDaCaucao(tx, c), motivo),
    mudar: doPix(pix),
    devolver: pix.valor,
  })
}

/**
 * The bank says how much of the deposit's Pix has gone back in all. What it took back of one that had paid a purchase or was
 * retained is missing there: the lines it paid are taken back, and the sale asks for the money again.
 */
async function devolvida({ m, tx, c, vendas }: Caso, total: number): Promise<CaucaoMovida | null> {
  const { situacao, valorDevolver: devolver, valorAplicado: aplicado, valorRetido: retido } = c
  const evento = fimDaDevolucao(
    { situacao, recebido: c.valorRecebido ?? c.valor, devolver, aplicado, retido },
    total,
  )
  if (evento === null) {
    await tx
      .updateTable('caucao')
      .set({ valorDevolvido: total })
      .where('id', '=', c.id)
      .where('hotId', '=', c.hotId)
      .execute()
    await lancarCaucao(tx, c.hotId, c.id)
    return null
  }
  const desfeita = caucaoUsada(situacao)
  const movida = await moverCaucao(m, tx, c, {
    evento,
    quem: ['sistema'],
    contexto: contextoDaCaucao(await fatosDaCaucao(tx, c)),
    mudar: {
      valorDevolvido: total,
      ...(desfeita ? { valorAplicado: 0, valorRetido: 0, valorDevolver: total } : {}),
    },
  })
  if (movida.pode && desfeita)
    for (const vndId of await estornarCreditos(m, tx, c.id, 'O banco devolveu o Pix da caução'))
      vendas.push(await assentarVenda(m, tx, vndId, 'Caução da habilitação'))
  return movida
}

/** The bank did not carry our last refund out: a person finds another way. Null when it says nothing of the kind. */
async function devolucaoRecusada({ m, tx, c, pix }: Caso): Promise<CaucaoMovida | null> {
  if (c.situacao !== 'DEVOLVENDO' || c.endToEndId !== pix.endToEndId) return null
  const id = numeroDaDevolucao(c.uid, c.devolucaoNumero)
  const recusada = pix.devolucoes.some((d) => d.id === id && d.status === 'NAO_REALIZADO')
  if (!recusada) return null
  return moverCaucao(m, tx, c, {
    evento: 'recusarDevolucao',
    quem: ['sistema'],
    contexto: contextoDaCaucao(await fatosDaCaucao(tx, c), 'O banco não realizou a devolução.'),
  })
}
