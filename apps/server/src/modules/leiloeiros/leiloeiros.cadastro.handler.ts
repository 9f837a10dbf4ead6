import { LEILOEIRO } from '@martelo/contracts/leiloeiros/leiloeiros.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'

handleCadastro(LEILOEIRO, {
  colunas: {
    usuarioEmail: sql`(select u.email from usuario u where u.id = t.usu_id)`,
    leiloes: sql`(select count(*)::int from leilao a where a.leo_id = t.id)`,
  },
  emUso: { hotsite: ['ajuste do site', 'ajustes do site'], leilao: ['leilão', 'leilões'] },
  async antesDeSalvar({ ctx, tx, dados, mudou }) {
    if (!mudou.has('usuarioEmail')) return {}
    if (dados.usuarioEmail === null) return { usuId: null }
    const usuario = await tx
      .selectFrom('usuario')
      .select(['id', 'papeis'])
      .where('hotId', '=', ctx.hotsite.id)
      .where(sql`lower(email)`, '=', dados.usuarioEmail)
      .executeTakeFirst()
    if (usuario?.papeis.includes('Leiloeiro')) return { usuId: usuario.id }
    const frase = 'Nenhum usuário com o papel Leiloeiro tem este e-mail'
    return recusar('REFERENCIA', `${frase}.`, { campos: { usuarioEmail: frase } })
  },
})
