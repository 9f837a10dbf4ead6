// A yard that a vehicle's record gets is its entry into that yard: a stay opens, the announced one begins, or the vehicle
// moves. A closed yard takes nothing, and no record lets a vehicle out: that is an exit, with a name.
import { noPatio } from '@martelo/domain/estadias/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import {
  type NoPatio,
  porVeiculoNoPatio,
  type QuemMudaDePatio,
  quandoMudarDePatio,
} from '../veiculos/door.ts'
import { abrirVarias } from './abrir-varias.ts'
import { lerEstadiasAtivas } from './estadias-ativas.sql.ts'
import type { LinhaDeEstadia } from './estadias.sql.ts'
import { mudarDeLugar } from './mudar-de-lugar.ts'
import { transitarEstadia } from './transitar-estadia.ts'

const MOTIVO = 'Pelo cadastro do veículo'
const recusarPatio = (frase: string): RecusaLancada =>
  new RecusaLancada(recusar('REFERENCIA', frase, { campos: { patioUid: frase } }))

async function recusarFechado(tx: Tx, hotId: number, patIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ nome: string }>`
    select nome from patio where hot_id = ${hotId} and id = any(${[...new Set(patIds)]}::int[]) and not ativo limit 1`.execute(
    tx,
  )
  if (rows[0] !== undefined) throw recusarPatio(`O pátio ${rows[0].nome} está fechado: não recebe veículos.`)
}

async function seguirUma(ctx: QuemMudaDePatio, tx: Tx, e: LinhaDeEstadia, para: number | null) {
  const hotId = ctx.hotsite.id
  if (para === null) {
    if (noPatio(e.situacao))
      throw recusarPatio(`O veículo está em estadia em ${e.patio}: registre a saída na estadia.`)
    return
  }
  if (e.situacao === 'AGUARDANDO_ENTRADA') {
    await tx
      .updateTable('estadia')
      .set({ patId: para, ...(e.patId === para ? {} : { vagaId: null }) })
      .where('id', '=', e.id)
      .where('hotId', '=', hotId)
      .execute()
    await transitarEstadia(ctx, tx, { ...e, patId: para }, { evento: 'entrar', quem: ['sistema'] })
  } else if (e.patId === para) await porVeiculoNoPatio(tx, hotId, e.veiId, para)
  else await mudarDeLugar(ctx, tx, e, { patId: para, vagaId: null, motivo: MOTIVO })
}

quandoMudarDePatio(async (ctx, tx, mudados) => {
  const hotId = ctx.hotsite.id
  const ativas = await lerEstadiasAtivas(
    tx,
    hotId,
    mudados.map((m) => m.veiId),
  )
  const fica = (m: NoPatio): boolean => ativas.get(m.veiId)?.patId === m.patId
  await recusarFechado(
    tx,
    hotId,
    mudados.flatMap((m) => (m.patId === null || fica(m) ? [] : [m.patId])),
  )
  await abrirVarias(
    ctx,
    tx,
    mudados.flatMap((m) => (m.patId === null || ativas.has(m.veiId) ? [] : [{ ...m, patId: m.patId }])),
  )
  for (const m of mudados) {
    const e = ativas.get(m.veiId)
    if (e !== undefined) await seguirUma(ctx, tx, e, m.patId)
  }
})
