// A report goes to the list of the back-office and, where the house has an address, to its mailbox, both in one
// transaction. Programs that fill the hidden field are thanked and not heard.
import { MOTIVOS_DE_PROBLEMA } from '@martelo/domain/lotes/problemas.ts'
import { relatarProblema } from '@martelo/contracts/lotes/relatar-problema.contract.ts'
import { maiuscula, palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
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
    const { emailContato, tipo } = ctx.hotsite
    if (emailContato)
      await ctx.servicos.correio.enviar(tx, hotId, {
        canal: 'email',
        para: emailContato,
        assunto: `Problema relatado: ${palavras(tipo as TipoHotsite).lote.um} ${lote.numero}, ${lote.nome}`,
        texto: [
          `${maiuscula(palavras(tipo as TipoHotsite).lote.um)} ${lote.numero}, ${lote.nome} (${lote.leilao})`,
          MOTIVOS_DE_PROBLEMA[body.motivo],
          body.texto,
          body.email ? `Responder a: ${body.email}` : 'A pessoa não deixou e-mail.',
        ].join('\n\n'),
      })
    return {}
  })
})
