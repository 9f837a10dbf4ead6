import { fotoDaMinhaRemocao } from '@martelo/contracts/remocoes/foto-da-minha-remocao.contract.ts'
import { sql } from 'kysely'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { travarRemocao } from './remocoes.sql.ts'
import { tomarFoto } from './tomar-foto.ts'

handle(fotoDaMinhaRemocao, (ctx, { params, body, arquivos }) =>
  tomarFoto(ctx, body, arquivos[0], (tx) => {
    const meu = sql`r.mot_id in (select x.id from motorista x where x.hot_id = r.hot_id and x.usu_id = ${exigirSessao(ctx).usuId})`
    return travarRemocao(tx, ctx.hotsite.id, sql`r.uid = ${params.uid} and ${meu}`)
  }),
)
