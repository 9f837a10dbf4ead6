import { MOTORISTA } from '@martelo/contracts/remocoes/motorista.cadastro.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'

handleCadastro(MOTORISTA, {
  colunas: { usuarioEmail: sql`(select u.email from usuario u where u.id = t.usu_id)` },
  emUso: { remocao: ['remoção', 'remoções'] },
  async antesDeSalvar({ ctx, tx, dados, mudou }) {
    if (!mudou.has('usuarioEmail')) return {}
    if (dados.usuarioEmail === null) return { usuId: null }
    const usuario = await tx
      .selectFrom('usuario')
      .select(['id', 'papeis'])
      .where('hotId', '=', ctx.hotsite.id)
      .where(sql`lower(email)`, '=', dados.usuarioEmail)
      .executeTakeFirst()
    if (usuario?.papeis.includes('Motorista')) return { usuId: usuario.id }
    const frase = 'Nenhum usuário com o papel Motorista tem este e-mail'
    return recusar('REFERENCIA', `${frase}.`, { campos: { usuarioEmail: frase } })
  },
})
