// A report goes to the list of the back-office and is told to the house, both in one transaction. Programs that fill the hidden field are thanked and not heard.
import { MOTIVOS_DE_PROBLEMA } from '@martelo/domain/lotes/problemas.ts'
import { relatarProblema } from '@martelo/contracts/lotes/relatar-problema.contract.ts'
import { sql } from 'kysely'
import { handle, recusar } from '../../core/http/handle.ts'
import { PUBLICADO } from './publico-cartoes.sql.ts'

handle(relatarProblema, async (ctx, { params, body }) => {
  if (body.site) return {}
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const { rows } = await sql<{ id: number; numero: string; nome: string; leilao: string }>`
      select l.id, l.numero, l.nome, a.nome as leilao from lote l join leilao a on a.id = l.lei_id
      where l.hot_id = ${hotId} and l.uid = ${params.lelUid} and ${PUBLICADO}`.execute(tx)
    const [lote] = rows
    if (lote === undefined) return recusar('NAO_ENCONTRADO', 'Este lote não existe ou já saiu do ar.')
    await tx
      .insertInto('problemaRelatado')
      .values({
        hotId,
        lelId: lote.id,
        cliId: ctx.sessao?.cliId ?? null,
        motivo: body.motivo,
        texto: body.texto,
        email: body.email || null,
      })
      .execute()
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: 'problema-relatado',
      para: { casa: true },
      variaveis: {
        lote: `${lote.numero}, ${lote.nome}`,
        leilao: lote.leilao,
        motivo: MOTIVOS_DE_PROBLEMA[body.motivo],
        relato: body.texto,
        contato: body.email ? `Responder a: ${body.email}` : 'A pessoa não deixou e-mail.',
      },
      link: '/admin/problemas-relatados',
      marca: `lote:${params.lelUid}`,
    })
    return {}
  })
})
