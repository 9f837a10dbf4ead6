// What a Pix that the bank confirms does to a deposit. The judgement is the domain's (`conferirPix`), the move its table's;
// money that does not fit goes back by itself, because a deposit of the wrong sum or from the wrong person enables nobody.
//
// How one could get it wrong: to leave the second Pix of a charge lying: only one counts, the other is sent back at once.
import { fimDaDevolucao } from '@martelo/domain/caucoes/states.ts'
import { type ConferenciaDoPix, conferirPix } from '@martelo/domain/pagamentos/conferir-pix.ts'
import type { Updateable } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'
import type { Caucao as LinhaDeCaucao } from '../../core/database/schema.gen.ts'
import {
  concluirPix,
  guardarPix,
  type PixDoBanco,
  pixConhecidos,
  type RecebedorDePix,
} from '../pagamentos/door.ts'
import type { QuemMexe } from '../vendas/door.ts'
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
  const caso: Caso = { m, tx, c, pix }
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

/** The money goes back to whoever sent it. */
async function recusarPix({ m, tx, c, pix }: Caso, motivo: string): Promise<CaucaoMovida> {
  return moverCaucao(m, tx, c, {
    evento: 'recusarPix',
    quem: ['sistema'],
    contexto: contextoDaCaucao(await fatosDaCaucao(tx, c), motivo),
    mudar: doPix(pix),
    devolver: pix.valor,
  })
}

/** The bank says how much of the deposit's Pix has gone back in all. */
async function devolvida({ m, tx, c }: Caso, total: number): Promise<CaucaoMovida | null> {
  const mudar = { valorDevolvido: total }
  if (c.situacao === 'DEVOLVENDO' && total < c.valorDevolver) {
    await tx.updateTable('caucao').set(mudar).where('id', '=', c.id).where('hotId', '=', c.hotId).execute()
    return null
  }
  return moverCaucao(m, tx, c, {
    evento:
      c.situacao === 'DEVOLVENDO'
        ? fimDaDevolucao({ aplicado: c.valorAplicado, retido: c.valorRetido })
        : 'confirmarDevolucao',
    quem: ['sistema'],
    contexto: contextoDaCaucao(await fatosDaCaucao(tx, c)),
    mudar,
  })
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
