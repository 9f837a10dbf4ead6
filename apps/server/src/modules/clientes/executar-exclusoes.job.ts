// Carries out the requests whose days are over. One transaction per person, its request locked: two processes do it
// once. What has come between meanwhile (a purchase, a winning bid) postpones it to the next day.
import { impedimentosDaExclusao } from '@martelo/domain/clientes/exclusao.ts'
import { HORAS_DOS_LIVROS } from '@martelo/domain/guarda/guarda.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { apagarDepois } from '../../core/files/apagar-sem-dono.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { revogarTodas } from '../usuarios/door.ts'
import { travarCliente } from './clientes.sql.ts'
import { apagarPessoa, esquecerCompradores, fatosDaExclusao } from './exclusao.sql.ts'

type Maquina = Pick<Servicos, 'banco' | 'hotsites' | 'correio' | 'log'>

/** Answers how many were carried out. */
export async function executarExclusoes(s: Maquina): Promise<number> {
  const devidas = await sql<{ id: number; hotId: number; cliId: number }>`
    select id, hot_id, cli_id from pedido_exclusao where situacao = 'PEDIDO' and executar_at <= clock_timestamp() order by id limit 200`.execute(
    s.banco.sistema,
  )
  let feitas = 0
  for (const d of devidas.rows) {
    const hotsite = await s.hotsites.porId(d.hotId)
    if (hotsite === null) continue
    if (await s.banco.doHotsite(d.hotId, (tx) => excluir(s, tx, hotsite, d.id, d.cliId))) feitas += 1
  }
  return feitas
}

async function excluir(
  s: Maquina,
  tx: Tx,
  hotsite: Hotsite,
  pedido: number,
  cliId: number,
): Promise<boolean> {
  const travado =
    await sql`select 1 from pedido_exclusao where id = ${pedido} and hot_id = ${hotsite.id} and situacao = 'PEDIDO' for update skip locked`.execute(
      tx,
    )
  if (travado.rows.length === 0) return false
  const c = await travarCliente(tx, hotsite.id, cliId)
  if (impedimentosDaExclusao(await fatosDaExclusao(tx, hotsite.id, cliId)).length > 0) return false
  // The last letter goes to the address that is about to be forgotten.
  await s.correio.avisar(tx, hotsite.id, { tipo: 'exclusao-feita', para: { email: c.email }, variaveis: {} })
  await apagarDepois(tx, await apagarPessoa(tx, hotsite.id, cliId))
  await revogarTodas(tx, hotsite.id, c.usuId)
  await sql`update pedido_exclusao set situacao = 'EXECUTADO', encerrado_at = clock_timestamp() where id = ${pedido} and hot_id = ${hotsite.id}`.execute(
    tx,
  )
  const quem = { hotsite, sessao: null, ip: '', reqId: 'executar-exclusoes' }
  await auditar(quem, tx, { entidade: 'cliente', uid: c.uid, acao: 'excluir', motivo: 'Pedido do titular' })
  return true
}

const ESQUECER_POR_VEZ = 500

/** What the books kept of deleted buyers, when the books have outlived it. Answers how many. */
export async function esquecerCompradoresAntigos(s: Maquina): Promise<number> {
  return s.banco.sistema.transaction().execute(async (tx) => {
    const fora = await esquecerCompradores(tx, HORAS_DOS_LIVROS, ESQUECER_POR_VEZ)
    for (const { hotId, uid } of fora)
      await auditar({ hotsite: { id: hotId }, sessao: null, ip: '', reqId: 'executar-exclusoes' }, tx, {
        entidade: 'cliente',
        uid,
        acao: 'anonimizar',
        motivo: 'Fim da guarda dos livros (LGPD, art. 16, I)',
      })
    return fora.length
  })
}

definirTarefa<Record<string, never>>('executar-exclusoes', async (_, s) => {
  await executarExclusoes(s)
  await esquecerCompradoresAntigos(s)
})
