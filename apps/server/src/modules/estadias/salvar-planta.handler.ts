import { salvarPlanta } from '@martelo/contracts/estadias/salvar-planta.contract.ts'
import { erroDaPlanta } from '@martelo/domain/estadias/planta-do-patio.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { vagasDoPatio } from './estadias.sql.ts'
import { lerPlanta, marcaDaPlanta, patioAoAlcance } from './planta-lida.ts'

handle(salvarPlanta, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const p = await patioAoAlcance(ctx, tx, params.patUid, true)
    if (p === undefined) return recusar('NAO_ENCONTRADO', 'Pátio não encontrado')
    await sql`select pg_advisory_xact_lock(hashtextextended(${`planta|${p.id}`}, 0))`.execute(tx)
    const antes = await vagasDoPatio(tx, hotId, p.id)
    if (marcaDaPlanta(antes) !== body.marca)
      throw new RecusaLancada(
        recusar('MUDOU', 'Outra pessoa mudou a planta enquanto você a editava. Abra de novo.'),
      )
    const conhecidas = new Set(antes.map((v) => v.uid))
    const erro = body.vagas.some((v) => v.uid !== null && !conhecidas.has(v.uid))
      ? 'Esta planta tem uma vaga de outro pátio.'
      : erroDaPlanta(body.vagas)
    if (erro !== null) return recusar('CAMPOS', erro, { campos: { vagas: erro } })
    const ficam = new Set(body.vagas.map((v) => v.uid))
    const saem = antes.filter((v) => !ficam.has(v.uid))
    const ocupada = saem.find((v) => v.estadiaUid !== null)
    if (ocupada !== undefined)
      return recusar('OCUPADA', `A vaga ${ocupada.codigo} tem um veículo: leve-o a outra vaga antes.`)
    // Out of the way first, so that two places can change cells or codes in one go.
    await sql`update vaga set ativa = false where hot_id = ${hotId} and pat_id = ${p.id} and ativa`.execute(
      tx,
    )
    const linhas = JSON.stringify(body.vagas)
    await sql`update vaga g set codigo = n.codigo, linha = n.linha, coluna = n.coluna, coberta = n.coberta, ativa = true
      from jsonb_to_recordset(${linhas}::jsonb) as n(uid uuid, codigo text, linha int, coluna int, coberta boolean)
      where g.hot_id = ${hotId} and g.pat_id = ${p.id} and g.uid = n.uid`.execute(tx)
    await sql`insert into vaga (hot_id, pat_id, codigo, linha, coluna, coberta)
      select ${hotId}, ${p.id}, n.codigo, n.linha, n.coluna, n.coberta
      from jsonb_to_recordset(${linhas}::jsonb) as n(uid uuid, codigo text, linha int, coluna int, coberta boolean) where n.uid is null`.execute(
      tx,
    )
    await auditar(ctx, tx, {
      entidade: 'patio',
      uid: p.uid,
      acao: 'salvarPlanta',
      antes: { vagas: antes.length },
      depois: { vagas: body.vagas.length },
    })
    return lerPlanta(ctx, tx, p)
  }),
)
